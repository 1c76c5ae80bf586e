"""Chips and words added to one's own wager while others act out of turn are part of it, not an act out of turn."""

import pytest

from tests.grading.answers.in_short import said_of
from tests.grading.answers.test_calls_cut import HOUSES, OPEN, STRING, T

AHEAD = "the action backs up to seat 5, who faces 600: seat 7's {} is binding unless someone bets or raises first"
SOONER = "P2 wager 600;P2 wager 400;{}"
LATER = "P2 wager 600;{};P2 wager 400"
TAKEN = "P2 wager 600;{};P2 pull-back 600;P2 wager 1000"
AFTER = ("P7 fold", "P7 wager 600", "P7 check")
ASKED = ("", "wager:2", "wager:7", "rights:5", "pots")


@pytest.mark.parametrize("asked", ASKED)
@pytest.mark.parametrize("early", AFTER)
@pytest.mark.parametrize("house", [*HOUSES, *OPEN])
def test_a_second_motion_after_an_act_out_of_turn_is_what_it_would_be_before_it(
    house: str, early: str, asked: str
) -> None:
    assert said_of(house, T, LATER.format(early), asked) == said_of(house, T, SOONER.format(early), asked)


@pytest.mark.parametrize("early", AFTER)
@pytest.mark.parametrize("house", HOUSES)
@pytest.mark.parametrize("acts", [LATER, TAKEN])
def test_it_is_a_string_bet_that_the_house_cuts(acts: str, house: str, early: str) -> None:
    said = said_of(house, T, acts.format(early), "")
    assert said.startswith(f"{STRING[house]}seat 2 is held to 600 and gets 400 back; ")


@pytest.mark.parametrize("early", AFTER)
@pytest.mark.parametrize("house", OPEN)
@pytest.mark.parametrize("acts", [LATER, TAKEN])
def test_it_is_a_string_bet_that_the_floor_sizes(acts: str, house: str, early: str) -> None:
    said = said_of(house, T, acts.format(early), "")
    assert said.startswith("It's a string bet: the floor says whether 600 or 1,000 stands")


@pytest.mark.parametrize("house", [pytest.param("tda-2024", id="tda-2024:53-A")])
@pytest.mark.parametrize(
    ("acts", "said"),
    [
        ("P2 wager 600;P7 raise 2000;P2 wager 1400", "the action after seat 5 is binding at 2,000"),
        ("P2 wager 600;P5 fold;P7 raise 2000;P2 wager 1400", "it's a call: seat 2 is in for 2,000"),
        ("P2 wager 600;P5 call;P7 call;P2 wager 400", "seat 2"),
    ],
    ids=["raised-out-of-turn", "in-his-turn", "once-all-have-called"],
)
def test_what_may_be_meant_for_a_raise_or_comes_in_turn_is_an_act_of_its_own(house: str, acts: str, said: str) -> None:
    assert "string bet" not in said_of(house, T, acts, "wager:2").lower()
    assert said in said_of(house, T, acts, "wager:2").lower() or said in said_of(house, T, acts, "").lower()


@pytest.mark.parametrize("house", HOUSES)
@pytest.mark.parametrize(
    ("acts", "call"),
    [
        ("P2 wager 600;P7 call;P2 wager 400;D return-bet 2 400", ""),
        ("P2 wager 600;P2 wager 400;P7 call;D return-bet 2 400", "; seat 7's call is 600, and 400 goes back"),
        ("P2 wager 600;P2 wager 400;P7 call;D return-bet 2 400;D return-bet 7 400", ""),
        ("P2 wager 600;P2 wager 400;P7 call;D return-bet 7 400;D return-bet 2 400", ""),
    ],
    ids=["called-before", "called-after", "all-returned", "the-call-first"],
)
def test_once_the_dealer_has_returned_it_the_next_player_faces_what_it_comes_to(
    house: str, acts: str, call: str
) -> None:
    said = said_of(house, T, acts, "")
    assert said.startswith(f"{STRING[house]}seat 2 is held to 600{call}; ")
    assert AHEAD.format("call") in said or (
        house == "upt" and "goes back to seat 5: seat 7's action is binding unless" in said
    )
    pots = said_of(house, T, acts, "pots")
    assert pots.endswith("apart from the chips in front of seat 7 the pot is 4,600.")


RAISED = "P2 wager 600;P2 raise 1000"


@pytest.mark.parametrize("house", [each for each in HOUSES if each.values[0] != "upt"])
@pytest.mark.parametrize(
    ("then", "asked", "said"),
    [
        ("", "", "."),
        ("", "rights:5", "; then seat 5 may call 600 or raise, minimum raise to 1,200."),
        (";P5 call", "", "; seat 5's call is 600, and 400 goes back."),
        (
            ";P7 fold",
            "",
            "; seat 7's out-of-turn fold is binding; the action is on seat 5, who may call 600, raise or fold.",
        ),
        (";P5 raise 2000", "", "."),
    ],
)
def test_words_between_the_motions_are_part_of_what_was_added(house: str, then: str, asked: str, said: str) -> None:
    """Chips come first, so that a raise said over one's own bet is none."""
    assert said_of(house, T, RAISED + then, asked) == f"{STRING[house]}seat 2 is held to 600 and gets 400 back{said}"
