"""The shapes of the first two lines that a reader stumbled over."""

import pytest

from tests.grading.dealt import perfectly_dealt, perfectly_graded, scenarios
from tests.grading.simulated import dealt
from trainer.grading.assess import Assessor
from trainer.grading.assessment import AuthorityGrade, How
from trainer.grading.explain import weightiest
from trainer.grading.mistakes import MISTAKES
from trainer.grading.model import Dealer, perfect
from trainer.grading.otherwise import late
from trainer.grading.telling.lead import MOST_WORDS, Lead, lead
from trainer.grading.telling.pairs import side_by_side
from trainer.kernel import gestures as g
from trainer.rules.book import book
from trainer.rules.record import Record
from trainer.scenarios.session import Session


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
            "turns-bet-out-of-turn", "metropolitan", "Seat 6’s bet of 600 stands unless seat 5 bets.", id="bet"
        ),
        pytest.param("turns-skipped-speaks-up", "upt", "Seat 2 may only check unless raised.", id="posted"),
        pytest.param(
            "boxed-two-in-the-stud-deal", "tda-2024", "shuffle and cut the deck. Redeal.", id="no button in stud"
        ),
        pytest.param("boxed-two-in-the-deal", "tda-2024", "Redeal from the same button.", id="the button"),
        pytest.param(
            "bets-five-stays-unclear",
            "metropolitan",
            "Ask seat 8 how much the bet is. If it’s still unclear, call the floor. The floor decides how much plays.",
            id="the dealer asks before the floor rules",
        ),
        pytest.param(
            "bets-string-bet-opened", "players-2025", "Announce “string bet, the bet is 600.”", id="string bet"
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
        ("bets-asks-how-much", "tda-2022", "On the flop, seat 7 asked the dealer for a count of seat 5’s all-in."),
        ("bets-undercalls-in-a-row", "foxwoods-2020", "Seat 5 silently put in 500 on the flop, facing 800"),
    ],
)
def test_what_was_wrong_or_asked_for(name: str, key: str, words: str) -> None:
    assert led(name, key).wrong.startswith(words)


def test_whose_check_stands_and_who_has_acted_since() -> None:
    told = led_by(late, "turns-check-out-of-turn", "tda-2022")
    assert "Either way, seat 5’s check stands, since seat 2 has acted. Give the action to seat 6." in told.to_do


def test_who_overtook_a_check_is_told_before_the_action_goes_on() -> None:
    told = led_by(late, "turns-check-then-bet-before-it", "players-2025")
    assert "Either way, seat 6’s check doesn’t stand, since seat 4 bet. Give the action to seat 6." in told.to_do


@pytest.mark.parametrize("key", ["tda-2022", "tda-2024", "players-2025", "foxwoods-2020", "metropolitan"])
def test_who_raised_before_the_turn_is_named_with_the_chips_that_go_back(key: str) -> None:
    """[53-A]: the call made out of turn isn't binding once the player who was skipped has raised."""
    told = led_by(late, "turns-call-out-of-turn", key)
    assert "give the action to seat 4. Seat 1 raised, so give seat 4 back the 700." in told.to_do
    assert len(f"{told.wrong} {told.to_do}".split()) <= MOST_WORDS


@pytest.mark.parametrize(
    ("name", "key", "then"),
    [
        (
            "turns-call-out-of-turn",
            "tda-2022",
            "back the action up to seat 1. Seat 1 then raised, so give seat 4 back the 700.",
        ),
        (
            "turns-check-then-bet-before-it",
            "tda-2022",
            "back the action up to seat 4. Seat 4 then bet, so seat 6’s check doesn’t stand.",
        ),
        (
            "turns-check-then-bet-before-it",
            "upt",
            "back the action up to seat 4. Seat 4 then bet, so seat 6’s check doesn’t stand. Seat 6 may not raise.",
        ),
        (
            "turns-check-then-bet-before-it",
            "metropolitan",
            "back the action up to seat 4. Seat 4 then bet, so seat 6 may only call or fold.",
        ),
    ],
)
def test_a_bet_made_once_the_action_was_backed_up_is_told_after_it(name: str, key: str, then: str) -> None:
    assert led(name, key).to_do.endswith(then)


def test_nothing_is_backed_up_to_a_hand_on_which_the_floor_rules() -> None:
    grading = dealt(scenarios()["turns-bet-out-of-turn"], "tda-2022", late)
    lines = side_by_side(grading.record, grading.assessment(), book("tda-2022"))
    assert [each.takes for each in lines if each.did == "Gave the action to seat 5."] == ["Give the action to seat 5."]


def points_to_no_one(session: Session, grading: Assessor) -> g.Act | None:
    """Stops too late and then only lets the action go on."""
    act = late(session, grading)
    if not isinstance(act, g.ActionOn):
        return act
    return g.Proceed() if session.record.table.stopped else MISTAKES["plays-on"].dealer(session, grading)


@pytest.mark.parametrize("key", ["tda-2022", "upt"])
def test_nothing_is_backed_up_to_a_player_who_has_acted(key: str) -> None:
    grading = dealt(scenarios()["turns-check-out-of-turn"], key, points_to_no_one)
    graded = grading.assessment()
    told = lead(grading.record, graded, book(key))
    assert weightiest(graded).noticed.how is How.LATE
    assert told.to_do.endswith("seat 5’s check stands, since seat 2 has acted. Give the action to seat 6.")
    lines = [each.takes for each in side_by_side(grading.record, graded, book(key))]
    assert "Give the action to seat 6." in lines
    assert not any("ack the action up" in each for each in (told.to_do, *lines))


@pytest.mark.parametrize(
    ("name", "dealer", "key", "wrong"),
    [
        ("four-card-flop-last-two-stuck", perfect, "tda-2022", "The flop had four cards."),
        (
            "four-card-flop-after-a-check",
            perfect,
            "tda-2022",
            "The flop had four cards, and seat 9 checked before the error was caught.",
        ),
        (
            "four-card-flop-after-a-bet",
            perfect,
            "tda-2022",
            "The flop had four cards, and seat 8 bet 500 before the error was caught.",
        ),
        (
            "four-card-flop-after-a-check",
            late,
            "tda-2022",
            "The flop had four cards, and seats 1 and 9 checked before the error was caught.",
        ),
        ("four-card-flop-after-a-bet", perfect, "upt", "The flop had four cards, and seat 8 bet 500."),
        ("four-card-flop-after-a-bet", late, "upt", "The flop had four cards, and two players had already acted."),
        ("four-card-flop-after-a-bet", MISTAKES["plays-on"].dealer, "tda-2022", "The flop had four cards."),
    ],
    ids=["no one", "a check", "a bet", "two checks", "a bet, little room", "two, little room", "never found"],
)
def test_who_acted_on_four_cards_before_they_were_found(name: str, dealer: Dealer, key: str, wrong: str) -> None:
    told = led_by(dealer, name, key)
    assert told.wrong == wrong
    assert len(f"{told.wrong} {told.to_do}".split()) <= MOST_WORDS
    assert told.to_do.endswith(("Don’t burn before the turn.", "Deal a new flop, no burn.")), "no step is lost for it"


def test_the_next_short_call_is_the_floors() -> None:
    told = led_by(MISTAKES["plays-on"].dealer, "bets-undercalls-in-a-row", "foxwoods-2020")
    assert told.wrong == "Seat 5 silently put in 500 on the flop, facing 800, and seat 6 did the same."
    assert told.to_do.endswith("Call the floor to rule on seat 6’s call.")


@pytest.mark.parametrize(
    ("key", "then"),
    [
        ("tda-2024", "If the player refuses, call the floor."),
        ("foxwoods-2020", "If the player refuses, call the floor."),
        ("metropolitan", "If the player refuses, the floor rules."),
        ("upt", "Seat 6 refused, so kill and muck seat 6’s hand."),
    ],
)
def test_who_decides_once_the_rest_of_a_hand_is_refused(key: str, then: str) -> None:
    """[15-A]: the dealer asks, and a refusal is the floor's; at UPT [showdown-1] the hand wins nothing."""
    assert led("showdown-one-card-and-a-refusal", key).to_do.endswith(then)


def test_each_of_two_boxed_cards_is_replaced() -> None:
    """[upt:irregularity-7]"""
    told = led("boxed-two-after-action", "upt").to_do
    assert told.endswith("take each boxed card out of play. Replace each after the deal.")
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
