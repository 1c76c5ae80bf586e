"""A player who objects to the action hears what is ruled on it, at every house; else that nothing bears it out."""

import pytest

from tests.grading.answers.in_short import on_hand
from trainer.rules.book import BOOKS

HEAD = "blinds 100 200;seats 9 20000"
SHOWN = "on turn;blinds 500 1000;pot 9500;in 2 5 8;seats 9 50000"
OBJECTS = ["P5 dispute action 4", "P5 dispute action", "P6 dispute action 4 That is a raise."]


@pytest.mark.parametrize("objects", OBJECTS)
@pytest.mark.parametrize(
    "acts",
    [
        "P3 raise 600;P4 wager one 5000",
        "P3 raise 600;P4 raise 900",
        "P3 raise 600;P4 wager 600;P4 wager 600",
        "P3 wager 500",
        "P3 raise 600;P4 device handle",
    ],
    ids=["oversized-chip", "short-raise", "string-bet", "silent-raise", "device"],
)
@pytest.mark.parametrize("house", BOOKS)
def test_what_is_ruled_on_the_act_is_the_answer(house: str, acts: str, objects: str) -> None:
    alone = on_hand(house, HEAD, f"deal;{acts}")
    assert alone.lead is not None
    assert on_hand(house, HEAD, f"deal;{acts};{objects}").sentence == alone.sentence


def test_a_hand_that_another_wants_dead_stays_live() -> None:
    """Metropolitan 62."""
    answer = on_hand("metropolitan", SHOWN, "P2 bet 4000;P5 turn up;P8 dispute action 5 That hand is dead")
    assert answer.sentence == "Seat 5's hand stays live; any penalty begins after the hand."


@pytest.mark.parametrize("house", BOOKS)
def test_an_objection_to_plain_acts_is_borne_out_by_nothing(house: str) -> None:
    answer = on_hand(house, HEAD, "deal;P3 raise 600;P4 fold;P5 dispute action 4")
    least = "1,200" if house == "upt" else "1,000"
    assert answer.sentence == (
        "Nothing on the table backs up seat 5's objection to the action: the floor decides on it; "
        f"seat 5 may call 600 or raise, minimum raise to {least}."
    )
