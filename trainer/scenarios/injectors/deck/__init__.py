"""What can be wrong with the deck itself."""

from trainer.scenarios.injectors.deck import (
    boxed_card,
    duplicate_card,
    joker,
    off_color_card,
    stuck_cards,
    two_boxed_cards,
)
from trainer.scenarios.injectors.injector import Injector

ALL: tuple[Injector, ...] = (
    boxed_card.INJECTOR,
    two_boxed_cards.INJECTOR,
    joker.INJECTOR,
    off_color_card.INJECTOR,
    duplicate_card.INJECTOR,
    *stuck_cards.INJECTORS,
)
