"""Asked for the pots or the turn: the plain answer where that tells all of it and why."""

import pytest

from tests.grading.answers.in_short import lines
from trainer.grading.answers.asked import question
from trainer.grading.answers.both import Both
from trainer.grading.answers.several_asked import answer_on_all
from trainer.rules.book import book
from trainer.shorthand.reading import read

RAISED = "blinds 300 600;seats 9 30000;button 9"
PASSED = "deal;P3 raise 1500;D action-on 5;{};P4 dispute action 4 I haven't acted."
OMAHA = (
    "on river;game omaha-8 limit;chips 100 500 1000 5000;blinds 100 200;button 5;pot {};in 2 4 7;seats 9 20000;"
    "cards 2 Ah 2c Kd Td;cards 4 Qc Jd Kh Kc;cards 7 Qd Jh Ks 9c;board 3d 4c 8s 9h Ts"
)
SHOWN = "check 7 2 4;show 7 2 4"
RIVER = "on river;blinds 500 1000;pot 11400;in 4 6 9;seats 9 40000"
MUCKED = "P4 bet 3000;P6 fold;P4 move aside;D muck 4;D scramble muck"
OUT = "Seat 4 is out; the uncalled 3,000 comes back, and seat 9 wins 11,400."
IN_ORDER = (
    "The pot's odd chip goes to the high hand, a half's to the left of the button: seat 2 gets 4,000, seat 4 gets "
    "2,000 and seat 7 gets 2,100."
)


def said(house: str, head: str, acts: str, asked: str) -> str:
    told = Both(read(lines(head, acts)).record)
    return answer_on_all(told, book(house), [question(asked)]).sentence


@pytest.mark.parametrize("asked", ["turns:4", "turns"])
@pytest.mark.parametrize(
    "house",
    [
        pytest.param("tda-2024", id="tda-2024:53-B"),
        pytest.param("tda-2022", id="tda-2022:53-B"),
        pytest.param("players-2025", id="players-2025:42-B"),
        pytest.param("metropolitan", id="metropolitan:39-B"),
    ],
)
def test_whose_turn_it_is_goes_with_what_went_past_him(house: str, asked: str) -> None:
    assert said(house, RAISED, PASSED.format("P5 fold;P6 fold"), asked) == (
        "The out-of-turn folds of seats 5 and 6 are binding; the action is on seat 4, who may call 1,500, raise "
        "or fold, as "
        "two folds aren't substantial action."
    )


def test_of_a_call_that_only_waits_it_is_his_turn_alone() -> None:
    """[tda-2022:53-A]"""
    assert said("tda-2022", RAISED, PASSED.format("P5 call"), "turns:4") == (
        "The action backs up to seat 4, who keeps every choice."
    )


@pytest.mark.parametrize("asked", ["pots", "pots:4"])
@pytest.mark.parametrize(
    "house",
    [
        pytest.param("tda-2024", id="tda-2024:20-C"),
        pytest.param("tda-2022", id="tda-2022:20-C"),
        pytest.param("metropolitan", id="metropolitan:18-C"),
    ],
)
def test_asked_for_the_pots_odd_chips_are_told_with_their_order(house: str, asked: str) -> None:
    assert said(house, OMAHA.format(8100), SHOWN, asked) == IN_ORDER
    assert said(house, OMAHA.format(8000), SHOWN, asked).startswith("Seat 2 wins 4,000, seat 4 wins 2,000")


@pytest.mark.parametrize("asked", ["pots", "pots:4"])
@pytest.mark.parametrize("house", [pytest.param(each, id=f"{each}:15-B") for each in ("tda-2024", "tda-2022")])
def test_asked_for_the_pots_a_bettor_who_let_his_hand_go_is_told_to_be_out(house: str, asked: str) -> None:
    assert said(house, RIVER, MUCKED, asked) == OUT


def test_where_the_plain_answer_tells_no_shares_the_pots_are_told() -> None:
    """[upt:dead-hand-4]"""
    assert said("upt", RIVER, MUCKED, "pots") == "Seat 9 wins 11,400; the uncalled 3,000 goes back to seat 4."
