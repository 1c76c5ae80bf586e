"""Where button and blinds go once a hand is told to be over in a room, and a clock that stands at zero as it begins."""

import pytest

from tests.grading.answers.in_short import lines
from trainer.grading.answers.room.on_room import answer_on_room
from trainer.rules.book import book
from trainer.shorthand.rooms import read_room

HEAD = "room;level 500 1000;table A 9 button 1;players A 6 20000"
FULL = "seat 3 posts the small blind, seat 4 the big blind."
NO_SMALL = "no one posts the small blind, and seat 4 posts the big blind."


def answered(house: str, head: str, acts: str, ask: str) -> str:
    return answer_on_room(read_room(lines(head, acts)).record, book(house), ask).sentence


@pytest.mark.parametrize("ask", ["", "button"])
@pytest.mark.parametrize(
    ("house", "out", "says"),
    [
        pytest.param("upt", "A2", f"The button is at seat 2: {FULL}", id="small-blind-out-upt:tournament-30"),
        pytest.param("upt", "A3", f"The button is at seat 2: {NO_SMALL}", id="big-blind-out-upt:tournament-30"),
        pytest.param("tda-2024", "A2", f"The button is dead at seat 2: {FULL}", id="tda-2024:32"),
        pytest.param("foxwoods-2020", "A2", f"The button is dead at seat 2: {FULL}", id="foxwoods"),
        pytest.param("metropolitan", "A3", f"The button goes to seat 2: {NO_SMALL}", id="metropolitan"),
    ],
)
def test_the_button_goes_on_though_a_blind_is_out(house: str, out: str, says: str, ask: str) -> None:
    acts = f"dealer deal;win A1 {out} 20000;bust {out};dealer end"
    assert answered(house, HEAD, acts, ask) == says


def test_where_nobody_is_out_it_is_told_to_who_asks() -> None:
    """[upt:tournament-30]"""
    assert answered("upt", HEAD, "dealer end", "button") == f"The button is at seat 2: {FULL}"


def test_in_a_hand_its_own_blinds_are_told() -> None:
    said = answered("upt", HEAD, "dealer deal", "button")
    assert said == "Blinds are 500 and 1,000: seats 2 and 3 post before the cards."


@pytest.mark.parametrize("house", ["upt", "tda-2024", "metropolitan"])
@pytest.mark.parametrize("acts", ["dealer riffle", "dealer push;dealer riffle"])
@pytest.mark.parametrize("ask", ["", "clock"])
def test_a_clock_at_zero_has_run_out(house: str, acts: str, ask: str) -> None:
    """[upt:tournament-10]"""
    head = "room;level 100 200;level 200 400;clock 1 {};players A 6 20000"
    assert answered(house, head.format(0), acts, ask) == "The next hand is played at level 2, 200-400."
    assert answered(house, head.format(900), acts, ask) != "The next hand is played at level 2, 200-400."
