"""Hands that a player misses by a penalty: dealt and killed, counted, and over."""

import pytest

from tests.rules.room.situations import Room, cites, figures
from trainer.rules.common import conduct as law
from trainer.rules.room.points import room_points

DEALT = ("1 floor penalty A3 2", "2 dealer:A riffle", "3 dealer:A deal 1")
HOUSES = ("tda-2022:71", "tda-2024:71", "players-2025:67", "metropolitan:65", "foxwoods-2020:71")


def served(*lines: str) -> Room:
    return Room({"A": (1, 2, 3, 4)}).do(*DEALT, *lines)


@pytest.mark.parametrize("book", cites(*(f"{house}-C" for house in HOUSES)))
def test_a_hand_of_a_penalty_is_dealt_and_killed(book: str) -> None:
    decision = served().decision(book, "penalty-hand-dealt", "A3")
    assert (decision.ruling, figures(decision)) == (law.DEALT_AND_KILLED, {"hands-left": 1})


@pytest.mark.parametrize("book", cites(*(f"{house}-A" for house in HOUSES)))
def test_a_penalty_is_over_when_its_hands_are_missed(book: str) -> None:
    first = ("10 dealer:A end",)
    decision = served(*first).decision(book, "penalty-counted", "A3")
    assert (decision.ruling, figures(decision)) == (law.NOT_OVER, {"hands-left": 1})
    both = served(*first, "11 dealer:A button 2 3 4", "12 dealer:A deal 1", "20 dealer:A end")
    assert both.last(book, "penalty-counted").ruling is law.OVER


@pytest.mark.parametrize("book", ["tda-2024", "upt"])
def test_who_sits_out_a_penalty_is_not_absent_besides(book: str) -> None:
    gone = Room({"A": (1, 2, 3, 4)}).do("0 A3 away", *DEALT, "4 A3 back")
    assert not [each for each in room_points(gone.facts()) if each.kind == "absence"]
    decision = gone.decision(book, "penalty-counted", "A3")
    assert decision.ruling is (None if book == "upt" else law.NOT_OVER)
