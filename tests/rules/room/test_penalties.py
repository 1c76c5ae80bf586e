"""Penalties in missed hands: what a round comes to."""

import pytest

from tests.rules.room.situations import Room, cited, cites, figures
from trainer.rules.common import room_penalties as law

MISSED = ("tda-2022:71-A", "players-2025:67-A", "foxwoods-2020:71-A", "metropolitan:65-A")


@pytest.mark.parametrize("book", cites(*MISSED))
def test_a_missed_round_is_a_hand_for_each_player_at_the_table(book: str, request: pytest.FixtureRequest) -> None:
    for hands, rounds in ((18, {"rounds": 2}), (9, {"rounds": 1}), (8, {}), (10, {})):
        room = Room({"A": range(1, 10), "B": (1, 2)}).do(f"1 floor penalty A3 {hands}")
        decision = room.decision(book, "penalty-given")
        assert (decision.ruling, figures(decision)) == (law.MISSES, {"hands": hands, "a-round": 9, **rounds})
        assert cited(decision) == [request.node.callspec.id.partition(":")[2]]
    five = Room({"A": range(1, 7)}).out(1, "A6").do("2 floor penalty A3 5", "3 A2 away").decision(book, "penalty-given")
    assert figures(five) == {"hands": 5, "a-round": 5, "rounds": 1}


def test_upt_prints_no_rounds_to_miss() -> None:
    assert Room({"A": range(1, 10)}).do("1 floor penalty A3 9").ruling("upt", "penalty-given") is None
