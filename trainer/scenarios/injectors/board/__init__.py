"""What the dealer before can get wrong with the board and the burns."""

from trainer.scenarios.injectors.board import (
    early_street,
    live_hand_passed,
    no_burn,
    short_flop,
    two_board_cards,
    two_burns,
    wrong_number_on_the_flop,
)
from trainer.scenarios.injectors.injector import Injector

ALL: tuple[Injector, ...] = (
    no_burn.INJECTOR,
    two_burns.INJECTOR,
    wrong_number_on_the_flop.INJECTOR,
    early_street.INJECTOR,
    short_flop.INJECTOR,
    two_board_cards.INJECTOR,
    live_hand_passed.INJECTOR,
)
