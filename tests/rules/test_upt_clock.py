"""UPT: the clock asked for on a player, against a bet and with none, in a hand."""

import pytest

from tests.rules.betting import Betting
from tests.rules.board_situations import cited
from tests.rules.pointed import asked
from trainer.rules.books.upt_room import A_MINUTE
from trainer.rules.common.room_clock import FLOOR_DECIDES

CLOCK = "P4 request clock"


@pytest.mark.parametrize("cite", ["upt:no-limit-16"])
def test_the_floor_decides_on_a_clock_asked_for_with_no_bet_to_face(cite: str) -> None:
    """Anybody may be put on the clock as the floor directs; the minute is only for a player who faces a bet."""
    house = cite.partition(":")[0]
    with_none = asked(Betting().flop().do(CLOCK), "clock-asked", house)
    assert with_none.ruling is FLOOR_DECIDES and cited(with_none) == [cite]
    assert with_none.figures == ()
    facing = asked(Betting().flop().do("P2 wager 500x1", CLOCK), "clock-asked", house)
    assert facing.ruling is A_MINUTE and cited(facing) == [cite]


def test_what_time_up_does_with_no_bet_to_face_is_not_covered() -> None:
    hand = Betting().flop().do(CLOCK, "F tell time P2")
    assert asked(hand, "clock-time-up", "upt").ruling is None
