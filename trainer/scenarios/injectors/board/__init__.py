"""What the dealer before can get wrong with the board and the burns."""

from trainer.scenarios.injectors.board import (
    early_street,
    four_or_five_card_flop,
    live_hand_passed,
    no_burn,
    short_flop,
    two_board_cards,
    two_burns,
)
from trainer.scenarios.injectors.injector import Injector

ALL: tuple[Injector, ...] = (
    no_burn.INJECTOR,
    two_burns.INJECTOR,
    four_or_five_card_flop.INJECTOR,
    early_street.INJECTOR,
    short_flop.INJECTOR,
    two_board_cards.INJECTOR,
    live_hand_passed.INJECTOR,
)
