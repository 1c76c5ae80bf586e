"""What the dealer before can get wrong while the first cards go round."""

from trainer.scenarios.injectors.deal import (
    button_short,
    card_to_an_empty_seat,
    exposed_card,
    first_card_to_the_wrong_seat,
    seat_passed_in_the_deal,
    two_cards_to_the_button,
)
from trainer.scenarios.injectors.injector import Injector

ALL: tuple[Injector, ...] = (
    first_card_to_the_wrong_seat.INJECTOR,
    card_to_an_empty_seat.INJECTOR,
    seat_passed_in_the_deal.INJECTOR,
    button_short.INJECTOR,
    two_cards_to_the_button.INJECTOR,
    exposed_card.INJECTOR,
)
