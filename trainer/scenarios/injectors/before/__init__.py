"""What goes wrong before the first card: a button in the wrong place, a player who is away."""

from trainer.scenarios.injectors.before import (
    absent_hand_left,
    absent_player,
    wrong_button,
    wrong_button_after_action,
)
from trainer.scenarios.injectors.injector import Injector

ALL: tuple[Injector, ...] = (
    wrong_button.INJECTOR,
    wrong_button_after_action.INJECTOR,
    absent_player.INJECTOR,
    absent_hand_left.INJECTOR,
)
