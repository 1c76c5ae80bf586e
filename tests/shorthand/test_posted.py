"""Blinds of a deal that is told card by card."""

import pytest

from trainer.grading.answers.answer import answer_on_hand
from trainer.kernel import gestures as g
from trainer.rules.book import book
from trainer.shorthand.reading import read

HEAD = ["blinds 100 200", "seats 4 20000", "---"]
ROUND = [f"D pitch {seat} down" for seat in (1, 2, 3, 4)]


def told(*lines: str, head: tuple[str, ...] = ()) -> list[tuple[int, int]]:
    """What each seat posts, in order."""
    hand = read("\n".join([*HEAD[:2], *head, "---", *lines])).record
    return [(each.seat, each.act.chips.amount) for each in hand.gestures if isinstance(each.act, g.Post)]


@pytest.mark.parametrize(
    ("lines", "head", "posts"),
    [
        (ROUND, (), [(1, 100), (2, 200)]),
        (ROUND, ("ante 25",), [(1, 25), (2, 25), (3, 25), (4, 25), (1, 100), (2, 200)]),
        (["P2 post 200", *ROUND], (), [(2, 200)]),
        (["deal"], (), [(1, 100), (2, 200)]),
        ([*ROUND, *ROUND, "D gather", *ROUND], (), [(1, 100), (2, 200)]),
    ],
)
def test_blinds_are_posted_before_the_first_card_unless_a_post_is_told(
    lines: list[str], head: tuple[str, ...], posts: list[tuple[int, int]]
) -> None:
    assert told(*lines, head=head) == posts


@pytest.mark.parametrize("house", [pytest.param("players-2025", id="players-2025:39")])
def test_a_button_dealt_short_is_completed_after_substantial_action(house: str) -> None:
    """The first to act raises, which is a raise of the big blind, and the action comes to the button."""
    acts = [*ROUND, *ROUND[:3], "P3 raise 600", "P4 say I have one card"]
    hand = read("\n".join([*HEAD, *acts])).record
    assert (
        answer_on_hand(hand, book(house)).sentence
        == "No misdeal: complete seat 4's hand from the top of the stub, and it plays."
    )


@pytest.mark.parametrize("ante", [25, 200])
@pytest.mark.parametrize(
    "acts",
    [
        ("P3 raise 600",),
        ("P4 raise 600", "P3 call 200"),
        ("P3 call 200", "P4 raise 600", "fold 1", "P2 raise 1000", "P3 call 1000"),
    ],
)
def test_an_ante_beside_a_bet_is_no_part_of_what_is_raised_or_called(ante: int, acts: tuple[str, ...]) -> None:
    with_ante = read("\n".join(["blinds 100 200", f"ante {ante}", "seats 4 20000", "---", "deal", *acts])).record
    without = read("\n".join([*HEAD, "deal", *acts])).record
    assert with_ante.course.committed == without.course.committed


@pytest.mark.parametrize(
    ("game", "line", "bets"),
    [
        ("stud", "P3 wager 100", [0, 0, 100, 0]),
        ("razz", "P2 post 100", [0, 100, 0, 0]),
        ("stud", "P3 bet 100", [0, 0, 100, 0]),
        ("stud-8", "P1 bet 400", [400, 0, 0, 0]),
    ],
)
def test_who_is_told_to_bring_it_in_after_the_deal_does_so_once(game: str, line: str, bets: list[int]) -> None:
    """Where no upcard is given for that seat, it gets the one for it."""
    stakes = ["ante 100", "bring-in 100", "small-bet 400", "big-bet 800"]
    known = ["cards 1 9h 9d 2c"] if game == "stud-8" else []
    hand = read("\n".join([f"game {game} limit", *stakes, "seats 4 20000", *known, "---", "deal", line])).record
    assert [each.bet.amount for each in hand.table.seats] == bets
