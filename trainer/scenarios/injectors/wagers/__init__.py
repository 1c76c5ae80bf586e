"""What players do with chips and words that a rulebook has to rule on."""

from trainer.scenarios.injectors.injector import Injector
from trainer.scenarios.injectors.wagers import (
    call_taken_back,
    chip_then_raise,
    out_of_turn,
    short_bet,
    short_call,
    short_raise,
    string_bet,
)

ALL: tuple[Injector, ...] = (
    string_bet.INJECTOR,
    chip_then_raise.INJECTOR,
    short_call.INJECTOR,
    short_bet.INJECTOR,
    short_raise.INJECTOR,
    out_of_turn.INJECTOR,
    call_taken_back.INJECTOR,
)
