"""What a slip in a remedy is called, and what it leaves alone: chips, words, cards and the stub."""

from functools import cache

import pytest

from tests.grading.dealt import scenarios
from tests.grading.remedy_slips import Slip, Slipping, slips_of, watching
from tests.grading.simulated import dealt
from trainer.grading.assess import Assessor
from trainer.grading.assessment import Finding, How, MatterGrade, StepState, Verdict
from trainer.kernel import gestures as g
from trainer.kernel.chips import chips

STRING, FIVE, EARLIER = "bets-string-bet-after-raise", "bets-five", "bets-call-said-to-the-earlier-bet"


@cache
def slips(name: str, key: str) -> list[Slip]:
    found: list[Slip] = []
    return slips_of(found, dealt(scenarios()[name], key, watching(found)))


def slipped(name: str, key: str, instead: g.Act | str) -> tuple[Assessor, Finding]:
    """The hand in which that is done instead, or a step too soon, and what is said of it."""
    slip = next(each for each in slips(name, key) if instead in (each.instead, each.way == "order" and each.step))
    grading = dealt(scenarios()[name], key, Slipping(slip))
    found = grading.assessment().finding(slip.at)
    assert found is not None
    return grading, found


def states(one: MatterGrade) -> dict[str, StepState]:
    return {each.step.key: each.state for each in one.remedy}


# --- chips


@pytest.mark.parametrize(
    ("name", "key", "seat", "given", "says"),
    [
        (STRING, "metropolitan", 3, "100x8", "You gave 800 back to seat 3. None of that bet goes back."),
        (STRING, "tda-2024", 4, "1000x1+100x3", "You gave 1,300 back to seat 4. Only 1,200 goes back."),
        (
            "bets-raise-closed",
            "foxwoods-2020",
            2,
            "1000x2+100x2",
            "You gave 2,200 back to seat 2. Only 2,100 goes back.",
        ),
        (
            "turns-call-out-of-turn",
            "foxwoods-2020",
            8,
            "100x7",
            "You gave 700 back to seat 8. None of that bet goes back.",
        ),
    ],
)
def test_chips_of_a_bet_that_stays_are_not_given_back(name: str, key: str, seat: int, given: str, says: str) -> None:
    _, found = slipped(name, key, g.ReturnBet(seat, chips(given)))
    assert (found.verdict, found.reason) == (Verdict.HARMFUL, says)


def test_a_part_given_back_does_no_harm_and_the_step_is_missed_if_the_rest_stays() -> None:
    grading, found = slipped("turns-call-out-of-turn", "tda-2024", g.ReturnBet(4, chips("500x1+100x1")))
    says = "You gave back only 600 of the 700 that goes back to seat 4."
    assert (found.verdict, found.reason) == (Verdict.HARMLESS, says)
    (one,) = grading.assessment().matters
    assert states(one)["out-of-turn-chips-back"] is StepState.MISSED


def test_who_calls_what_the_dealer_named_is_in_for_it_though_more_is_left_in_front_of_the_bettor() -> None:
    grading, _ = slipped(FIVE, "foxwoods-2020", g.ReturnBet(5, chips("1000x4")))
    assert [each.matter.kind for each in grading.assessment().matters] == ["unclear-amount"]
    assert {each.to for each in grading.record.course.actions if each.street == 1 and each.kind == "call"} == {500}


def test_what_the_floor_has_ordered_of_a_wager_holds_though_only_a_part_of_it_was_done() -> None:
    """upt:no-limit-12: the call may be withdrawn; a hundred left there is no undercall of two thousand."""
    grading, _ = slipped(EARLIER, "upt", g.ReturnBet(6, chips("500x1")))
    (one,) = grading.assessment().matters
    assert states(one) == {"call-the-floor": StepState.MET, "rest-given-back": StepState.MISSED}


# --- words


@pytest.mark.parametrize("amount", [300, 500])
def test_who_asks_for_a_wrong_amount_has_seen_that_some_is_missing(amount: int) -> None:
    grading, found = slipped("bets-underraise-at-the-end", "metropolitan", g.AskFor(7, amount))
    (one,) = grading.assessment().matters
    assert found.verdict is Verdict.HARMFUL
    assert one.noticed.how is How.YES


def test_nobody_is_asked_for_a_hand_that_is_face_up() -> None:
    _, found = slipped("showdown-one-card-and-no-more", "tda-2024", g.AskToShow(2))
    assert found.verdict is Verdict.PRACTICE_SLIP
    assert found.reason == "You asked seat 2 for a hand that is face up already."


# --- cards


def test_a_hand_put_back_before_another_player_is_not_shown_and_harms() -> None:
    cards = next(each.instead for each in slips("showdown-wants-to-see-the-bettor", "upt") if each.way == "seat")
    grading, found = slipped("showdown-wants-to-see-the-bettor", "upt", cards)
    assert found.verdict is Verdict.HARMFUL
    assert found.reason == "You put a card into the wrong hand."
    (one,) = grading.assessment().matters
    assert not one.remedy_right


def test_a_flop_laid_before_the_stub_is_cut_is_out_of_order() -> None:
    grading, _ = slipped("four-card-flop-door-card-known", "upt", "flop-without-a-burn")
    (one,) = grading.assessment().matters
    assert states(one)["flop-without-a-burn"] is not StepState.MET


def test_a_missing_burn_made_by_a_step_too_soon_counts_with_that_step() -> None:
    graded = slipped("short-stub-three-for-five", "players-2025", "community-card")[0].assessment()
    assert [each.matter.kind for each in graded.matters] == ["short-stub"]
    assert [each.matter.kind for each in graded.followed] == ["burn-missing"]


def test_the_burn_and_the_turn_may_change_places_in_either_order() -> None:
    graded = slipped("burns-none-for-the-turn", "upt", "right-card-takes-its-place")[0].assessment()
    assert [each.matter.kind for each in graded.matters] == ["burn-missing"]
    assert graded.right


def test_a_tabled_hand_that_nothing_shown_beats_is_live_while_another_is_kept_down() -> None:
    _, found = slipped("showdown-one-card-and-a-refusal", "upt", g.Muck(1))
    assert (found.verdict, found.harm) == (Verdict.HARMFUL, "live-hand-killed")
