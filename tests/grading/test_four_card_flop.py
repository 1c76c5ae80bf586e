"""A four-card flop, act by act: the right way at each house, equal effects, and one mutation for each thing lost."""

import pytest

from tests.grading.flops import (
    CALLED,
    DEALT_AGAIN,
    DRAWN,
    DRAWN_BY_THE_FLOOR,
    FAMILY,
    SCRAMBLED,
    SET,
    WENT_ON,
    before,
    flop,
    graded,
    hand,
    instead,
    states,
    whole,
    without,
)
from tests.rules.board_situations import CHECKED
from trainer.grading.explain import finding_text
from trainer.kernel.transcript import fold

family = pytest.mark.parametrize("key", [pytest.param(k, id=f"{k}:{at}") for k, at in FAMILY.items()])
FLOOR_TALK = ["D floor", "F come", "F ask what-happened", "D report too-many-cards-on-the-board", "F ask and-now"]


@family
def test_the_floor_draws_and_the_turn_comes_on_that_burn(key: str) -> None:
    grade = flop(graded(DRAWN_BY_THE_FLOOR, key))
    assert (grade.noticed.how, grade.authority, grade.met, grade.total) == ("yes", "right", 5, 5)
    assert (grade.noticed.seconds, grade.right, grade.resolved) == (1.0, True, True)
    assert FAMILY[key] in {each.at for each in grade.decision.citations}


EQUAL = {
    "drawn card waits aside": instead(DRAWN_BY_THE_FLOOR, "D move burns down 4s", "D move aside down 4s"),
    "drawn card on top of the stub is burned for the turn": before(
        instead(DRAWN_BY_THE_FLOOR, "D move burns down 4s", "D move stub-top down 4s"), "D lay 1 up", "D burn"
    ),
    "turned down before the scramble": before(DRAWN_BY_THE_FLOOR, "D scramble 2s 5s 3s 4s", "D turn down 5s 4s 3s 2s"),
    "stopped, then called": before(DRAWN_BY_THE_FLOOR, "D floor", "D stop"),
    "turned up one by one": instead(
        DRAWN_BY_THE_FLOOR, "D turn up 2s 5s 3s", "D turn up 2s", "D turn up 5s", "D turn up 3s"
    ),
}


@pytest.mark.parametrize("acts", EQUAL.values(), ids=EQUAL)
def test_acts_of_equal_effect_are_equal(acts: list[str]) -> None:
    assert not fold(hand(acts)).fault
    assert flop(graded(acts, "tda-2022")).right


WRONG = {
    "a second burn": (
        before(DRAWN_BY_THE_FLOOR, "D lay 1 up", "D burn"),
        {"turn-without-second-burn": "missed"},
        "right",
        ["a-second-burn"],
    ),
    "another card than the drawn one": (
        instead(
            instead(DRAWN_BY_THE_FLOOR, "D move burns down 4s", "D move burns down 3s"),
            *("D turn up 2s 5s 3s", "D turn up 2s 5s 4s"),
        ),
        {"drawn-card-leaves-the-board": "missed", "other-three-are-the-flop": "missed"},
        "right",
        [],
    ),
    "three turned up before the draw": (
        before(without(DRAWN_BY_THE_FLOOR, "D turn up 2s 5s 3s"), "D plan please-draw", "D turn up 2s 5s 3s"),
        {"floor-draws-the-burn": "missed"},
        "right",
        [],
    ),
    "no scramble": (
        without(DRAWN_BY_THE_FLOOR, "D scramble 2s 5s 3s 4s"),
        {"scramble-the-flop": "missed", "floor-draws-the-burn": "missed"},
        "right",
        [],
    ),
    "scrambled before the floor was called": (
        before(without(DRAWN_BY_THE_FLOOR, "D scramble 2s 5s 3s 4s"), "D floor", "D stop", "D scramble 2s 5s 3s 4s"),
        {},
        "wrong",
        [],
    ),
    "nobody called": (
        instead(
            without(DRAWN_BY_THE_FLOOR, *FLOOR_TALK, "D plan please-draw", "F draw 4s", "F leave"),
            *("D scramble 2s 5s 3s 4s", "D stop", "D scramble 2s 5s 3s 4s"),
        ),
        {"floor-draws-the-burn": "missed", "drawn-card-leaves-the-board": "missed"},
        "wrong",
        [],
    ),
}


@pytest.mark.parametrize(("acts", "lost", "authority", "harms"), WRONG.values(), ids=WRONG)
def test_each_mistake_loses_its_part_and_only_that(
    acts: list[str], lost: dict[str, str], authority: str, harms: list[str]
) -> None:
    grade = flop(graded(acts, "tda-2022"))
    assert (states(grade), grade.authority.value, [each.key for each in grade.harms]) == (lost, authority, harms)
    assert grade.noticed.how == "yes"


def test_the_second_burn_is_named_harmful_with_its_paragraph() -> None:
    acts = before(DRAWN_BY_THE_FLOOR, "D lay 1 up", "D burn")
    assessment = graded(acts, "tda-2022")
    (finding,) = (each for each in assessment.findings if each.verdict == "harmful")
    assert "39-A" in {each.at for each in finding.citations}
    assert finding_text(hand(acts), finding).startswith("Burned a card – harmful: You burned a second card.")


def test_the_river_has_its_own_burn_again() -> None:
    assessment = graded(DRAWN_BY_THE_FLOOR, "tda-2022")
    (burn,) = (each for each in assessment.findings if each.practice == "practice:burn-and-turn" and each.index > 30)
    assert burn.verdict == "practice"


def test_a_step_done_too_early_is_right_when_it_is_done_again() -> None:
    assessment = graded(before(DEALT_AGAIN, "D move stub-bottom down 5s 4s 3s 2s", "D cut 3"), "upt")
    assert [each.reason for each in assessment.findings if "Cut the stub" in each.reason] == [
        "Out of order. First: Shuffle the stub, face down. Then: Cut the stub.",
        "Right, but on the second try: Cut the stub.",
    ]


def test_upt_deals_a_new_flop_without_a_burn() -> None:  # upt:holdem-3, upt:holdem-7
    grade = flop(graded(DEALT_AGAIN, "upt"))
    assert (grade.right, grade.met, grade.total) == (True, 5, 5)
    assert {"holdem-3", "holdem-7"} <= {each.at for each in grade.decision.citations}


UPT_WRONG = {
    "burned again": (before(DEALT_AGAIN, "D lay 3 down", "D burn"), {"flop-without-a-burn": "missed"}),
    "not cut": (
        without(DEALT_AGAIN, "D cut 3"),
        {"cut-the-stub": "missed"},
    ),
    "burn taken along": (
        instead(
            instead(DEALT_AGAIN, "D move stub-bottom down 5s 4s 3s 2s", "D move stub-bottom down 5s 4s 3s 2s 6s"),
            *(DEALT_AGAIN[2], f"{DEALT_AGAIN[2]} 6s"),
        ),
        {"burn-stays": "missed"},
    ),
}


@pytest.mark.parametrize(("acts", "lost"), UPT_WRONG.values(), ids=UPT_WRONG)
def test_upt_loses_just_the_step_that_went_wrong(acts: list[str], lost: dict[str, str]) -> None:
    flop_turned = "D turn up Jh Th 9h"
    at = acts.index(flop_turned)
    shown = fold(hand(acts[:at])).last.board
    acts = instead(acts, flop_turned, "D turn up " + " ".join(each.card.name for each in shown))
    assert states(flop(graded(acts, "upt"))) == lost


def test_the_procedure_of_one_family_is_wrong_in_the_other() -> None:
    assert not flop(graded(DEALT_AGAIN, "tda-2022")).right
    assert not flop(graded(DRAWN_BY_THE_FLOOR, "upt")).right


def test_the_houses_that_would_accept_the_same_acts_are_named() -> None:
    assert whole(DRAWN_BY_THE_FLOOR, "upt").accepted_by == tuple(FAMILY)
    assert whole(DEALT_AGAIN, "tda-2022").accepted_by == ("upt",)
    for key in FAMILY:
        assert whole(DRAWN_BY_THE_FLOOR, key).accepted_by == tuple(each for each in FAMILY if each != key)


def test_a_turn_that_never_comes_is_not_scored() -> None:
    folded = ["P1 wager 100x4", "P2 fold", "P3 fold", "P4 fold", "D bring-in-bets"]
    at = DRAWN_BY_THE_FLOOR.index("F leave") + 1
    grade = flop(graded([*DRAWN_BY_THE_FLOOR[:at], *folded, "D next-hand"], "tda-2022"))
    assert states(grade) == {"turn-without-second-burn": "not-scored"}
    assert grade.right


def test_a_turn_left_undealt_is_missed() -> None:
    at = DRAWN_BY_THE_FLOOR.index("F leave") + 1
    grade = flop(graded([*DRAWN_BY_THE_FLOOR[:at], *CHECKED, "D next-hand"], "tda-2022"))
    assert states(grade) == {"turn-without-second-burn": "missed"}


UP, ONE_MORE = "D turn up 5s 4s 3s 2s", ["D burn", "D lay 1 up"]
ON_THE_TURN = [UP, *CHECKED, *ONE_MORE]
SET_RIGHT = [*CALLED, *SCRAMBLED, *DRAWN, *SET, *WENT_ON]
RIVER = [*CHECKED, "D lay 1 up", *CHECKED]


@family
def test_found_on_the_turn_the_drawn_card_is_the_burn_of_the_river(key: str) -> None:
    """The next burn, as every paragraph has it: the turn has had its own by then."""
    grade = flop(graded([*ON_THE_TURN, *SET_RIGHT, *RIVER], key))
    assert (grade.authority, grade.met, grade.total, grade.harms) == ("right", 5, 5, ())
    assert [each.step.key for each in grade.remedy][-1] == "river-without-second-burn"
    again = flop(graded([*ON_THE_TURN, *SET_RIGHT, *CHECKED, "D burn", "D lay 1 up", *CHECKED], key))
    assert states(again) == {"river-without-second-burn": "missed"}
    assert [each.key for each in again.harms] == ["a-second-burn"]


@family
def test_found_on_the_river_no_burn_is_left_to_come(key: str) -> None:
    grade = flop(graded([*ON_THE_TURN, *CHECKED, *ONE_MORE, *SET_RIGHT, *CHECKED], key))
    assert (grade.authority, grade.met, grade.total, grade.harms) == ("right", 4, 4, ())
