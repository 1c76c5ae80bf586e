"""What players do and say at the table apart from their bets."""

from trainer.scenarios.injectors.conduct import (
    bad_behavior,
    clock_asked,
    clock_runs_out,
    device_used,
    folded_hand_spoken_of,
    one_player_to_a_hand,
    shown_to_one,
)
from trainer.scenarios.injectors.injector import Injector

ALL: tuple[Injector, ...] = (
    one_player_to_a_hand.INJECTOR,
    device_used.INJECTOR,
    shown_to_one.INJECTOR,
    clock_asked.INJECTOR,
    clock_runs_out.INJECTOR,
    folded_hand_spoken_of.INJECTOR,
    bad_behavior.INJECTOR,
)
