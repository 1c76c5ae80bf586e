"""What other rulebooks do differently is told in words, and where they do the same nothing is."""

import pytest

from tests.grading.dealt import TODAYS, perfectly_dealt, perfectly_graded
from trainer.grading.explain import weightiest
from trainer.grading.telling.elsewhere import FLOOR_RULES, NOT_COVERED, differs, there
from trainer.rules.book import BOOKS, book
from trainer.rules.record import Record

TDA, UPT = "tda-2022", "upt"
MOST_WORDS = 22
HELD_BACK = (
    "Set aside a full round, finish the betting, burn and deal on, early cards back into the stub, reshuffle, "
    "final street."
)


def differing(name: str, key: str, other: str) -> str:
    main = weightiest(perfectly_graded(name, key).assessment)
    record = Record.of(perfectly_dealt(name, key)[0])
    return differs(there(record, main, book(key)), there(record, main, book(other)))


@pytest.mark.parametrize(
    ("name", "other", "told"),
    [
        ("four-card-flop-last-two-stuck", UPT, "Board back into the stub, reshuffle, cut, new flop, no burn."),
        ("four-card-flop-last-two-stuck", "players-2025", ""),
        ("boxed-later-in-the-stub", UPT, "Take the boxed card out of play and replace it with the next card."),
        ("short-stub-two-for-four", "metropolitan", NOT_COVERED),
        ("bets-underraise-half", UPT, "A raise to 1,200, with 300 to add."),
        ("bets-over-the-pot", UPT, "Same steps, but the dealer decides."),
        ("bets-string-bet-opened", "metropolitan", ""),
        ("showdown-winner-in-the-muck", UPT, FLOOR_RULES),
        (
            "stud-fourth-street-before-the-last-call",
            "metropolitan",
            HELD_BACK,
        ),
    ],
)
def test_the_difference_in_words(name: str, other: str, told: str) -> None:
    assert differing(name, TDA, other) == told


def test_part_of_a_hand_is_not_called_uncovered_where_the_rule_on_tabling_covers_it() -> None:
    assert differing("showdown-one-card-and-no-more", TDA, UPT) != NOT_COVERED


@pytest.mark.parametrize(("name", "key"), TODAYS)
def test_a_line_each_and_none_against_itself(name: str, key: str) -> None:
    if perfectly_graded(name, key).assessment.matters:
        assert differing(name, key, key) == ""
        assert all(len(differing(name, key, other).split()) <= MOST_WORDS for other in BOOKS)
