"""What the dealer before can get wrong while the first cards go round."""

from trainer.scenarios.injectors.deal import (
    another_round_begun,
    button_short,
    card_to_a_folded_hand,
    card_to_an_empty_seat,
    exposed_card,
    extra_card_after_action,
    extra_card_in_the_deal,
    first_card_to_the_wrong_seat,
    hand_short_of_a_card,
    seat_dealt_out,
    seat_passed_in_the_deal,
    stub_card_flashed,
    two_cards_in_a_row,
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
    hand_short_of_a_card.INJECTOR,
    extra_card_after_action.INJECTOR,
    card_to_a_folded_hand.INJECTOR,
    stub_card_flashed.INJECTOR,
    extra_card_in_the_deal.INJECTOR,
    another_round_begun.INJECTOR,
    seat_dealt_out.INJECTOR,
    two_cards_in_a_row.INJECTOR,
)
