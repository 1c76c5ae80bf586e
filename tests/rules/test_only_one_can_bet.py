"""Everybody but one all-in by his blind: that one is asked before the flop only for what he has not matched."""

import pytest

from tests.rules.betting import Betting
from trainer.rules.facts.turns import told

STACKS = {"less than he has in": (50, 0), "as much as he has in": (100, 0), "more than he has in": (125, 1)}
"""The big blind's whole stack against a small blind of 100 on the button, and who is then to act."""


@pytest.mark.parametrize(("stack", "to_act"), STACKS.values(), ids=STACKS)
def test_who_alone_has_chips_acts_if_he_has_a_blind_to_match(stack: int, to_act: int) -> None:
    hand = Betting(players=2, stacks={2: f"25x{stack // 25}"})
    hand.do("P1 post 100x1", f"P2 post 25x{stack // 25}").deal().do("D proceed")
    course = hand.facts().course
    assert (course.betting, course.to_act) == (bool(to_act), to_act)
    if to_act:
        assert told(hand.facts()).turns[0].seat == to_act
        assert hand.do("P1 wager 25x1").facts().course.closed
