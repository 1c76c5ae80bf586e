"""The shapes of the first two lines that a reader stumbled over."""

import pytest

from tests.grading.dealt import perfectly_dealt, perfectly_graded, scenarios
from tests.grading.simulated import dealt, late
from trainer.grading.assessment import AuthorityGrade, How
from trainer.grading.explain import weightiest
from trainer.grading.mistakes import MISTAKES
from trainer.grading.model import Dealer
from trainer.grading.telling.lead import MOST_WORDS, Lead, lead
from trainer.rules.book import book
from trainer.rules.record import Record


def led(name: str, key: str) -> Lead:
    record = Record.of(perfectly_dealt(name, key)[0])
    return lead(record, perfectly_graded(name, key).assessment, book(key))


def led_by(dealer: Dealer, name: str, key: str) -> Lead:
    grading = dealt(scenarios()[name], key, dealer)
    return lead(grading.record, grading.assessment(), book(key))


@pytest.mark.parametrize(
    ("name", "key", "words"),
    [
        pytest.param(
            "turns-bet-out-of-turn", "metropolitan", "Seat 6’s bet of 600 stands unless Seat 5 bets.", id="bet"
        ),
        pytest.param("turns-skipped-speaks-up", "upt", "Seat 2 may only check unless raised.", id="posted"),
        pytest.param(
            "boxed-two-in-the-stud-deal", "tda-2024", "shuffle and cut the deck. Redeal.", id="no button in stud"
        ),
        pytest.param("boxed-two-in-the-deal", "tda-2024", "Redeal from the same button.", id="the button"),
        pytest.param(
            "bets-five-stays-unclear",
            "metropolitan",
            "Ask Seat 8 how much the bet is. If it’s still unclear, call the floor. The floor decides how much plays.",
            id="the dealer asks before the floor rules",
        ),
        pytest.param(
            "bets-string-bet-opened", "players-2025", "Announce “string bet, the bet is 600”.", id="string bet"
        ),
    ],
)
def test_what_to_do(name: str, key: str, words: str) -> None:
    told = led(name, key)
    assert words in told.to_do
    assert len(f"{told.wrong} {told.to_do}".split()) <= MOST_WORDS


@pytest.mark.parametrize(
    ("name", "key", "words"),
    [
        ("bets-asks-how-much", "tda-2022", "On the flop, Seat 7 asked the dealer for a count of Seat 5’s all-in."),
        ("bets-undercalls-in-a-row", "foxwoods-2020", "Seat 5 silently put in 500 on the flop, facing 800"),
    ],
)
def test_what_was_wrong_or_asked_for(name: str, key: str, words: str) -> None:
    assert led(name, key).wrong.startswith(words)


def test_whose_check_stands_and_who_has_acted_since() -> None:
    told = led_by(late, "turns-check-out-of-turn", "tda-2022")
    assert "Seat 2 has acted, so Seat 5’s check stands." in told.to_do


def test_who_overtook_a_check_is_told_before_the_action_goes_on() -> None:
    told = led_by(late, "turns-check-then-bet-before-it", "players-2025")
    assert "Either way, Seat 4 bet, so Seat 6’s check doesn’t stand. Give the action to Seat 6." in told.to_do


def test_the_next_short_call_is_the_floors() -> None:
    told = led_by(MISTAKES["plays-on"].dealer, "bets-undercalls-in-a-row", "foxwoods-2020")
    assert told.wrong == "Seat 5 silently put in 500 on the flop, facing 800, and Seat 6 did the same."
    assert told.to_do.endswith("The floor rules on Seat 6’s call.")


@pytest.mark.parametrize(
    ("key", "then"),
    [
        ("tda-2024", "If the player refuses, call the floor."),
        ("foxwoods-2020", "If the player refuses, call the floor."),
        ("metropolitan", "If the player refuses, call the floor."),
        ("upt", "Seat 6 refused, so kill and muck Seat 6’s hand."),
    ],
)
def test_who_decides_once_the_rest_of_a_hand_is_refused(key: str, then: str) -> None:
    """[15-A]: the dealer asks, and a refusal is the floor's; at UPT [showdown-1] the hand wins nothing."""
    assert led("showdown-one-card-and-a-refusal", key).to_do.endswith(then)


def test_each_of_two_boxed_cards_is_replaced() -> None:
    """[upt:irregularity-7]"""
    told = led("boxed-two-after-action", "upt").to_do
    assert told.endswith("take each boxed card out of play. Replace each once the cards are out.")
    assert led("boxed-one-in-the-deal", "upt").to_do.endswith(
        "take the boxed card out of play. Replace it with the next card."
    )


def test_a_harmful_act_is_named() -> None:
    told = led_by(MISTAKES["burns-again"].dealer, "four-card-flop-last-two-stuck", "tda-2022")
    assert told.to_do.endswith("Don’t burn before the turn. But you burned a second card.")


@pytest.mark.parametrize(
    ("name", "key"), [("turns-bet-out-of-turn", "metropolitan"), ("bets-asks-how-much", "tda-2022")]
)
def test_to_muck_that_hand_in_the_end_is_no_fix_of_its_bet(name: str, key: str) -> None:
    """A dealer who never stopped or called decided nothing, and is not told to have decided wrongly."""
    main = weightiest(dealt(scenarios()[name], key, MISTAKES["plays-on"].dealer).assessment())
    assert (main.noticed.how, main.noticed.seconds) == (How.MISSED, None)
    assert main.authority is AuthorityGrade.NOT_SCORED
