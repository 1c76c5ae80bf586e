"""Everything that can go wrong in a hand, each put into a clean one by a module of its own."""

from collections.abc import Mapping

from trainer.scenarios.injectors.board import early_street, no_burn, two_burns, wrong_number_on_the_flop
from trainer.scenarios.injectors.deal import (
    button_short,
    card_to_an_empty_seat,
    exposed_card,
    first_card_to_the_wrong_seat,
    seat_passed_in_the_deal,
    two_cards_to_the_button,
)
from trainer.scenarios.injectors.deck import (
    boxed_card,
    duplicate_card,
    joker,
    off_color_card,
    stuck_cards,
    two_boxed_cards,
)
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
    boxed_card.INJECTOR,
    two_boxed_cards.INJECTOR,
    joker.INJECTOR,
    off_color_card.INJECTOR,
    duplicate_card.INJECTOR,
    *stuck_cards.INJECTORS,
    first_card_to_the_wrong_seat.INJECTOR,
    card_to_an_empty_seat.INJECTOR,
    seat_passed_in_the_deal.INJECTOR,
    button_short.INJECTOR,
    two_cards_to_the_button.INJECTOR,
    exposed_card.INJECTOR,
    no_burn.INJECTOR,
    two_burns.INJECTOR,
    wrong_number_on_the_flop.INJECTOR,
    early_street.INJECTOR,
    string_bet.INJECTOR,
    chip_then_raise.INJECTOR,
    short_call.INJECTOR,
    short_bet.INJECTOR,
    short_raise.INJECTOR,
    out_of_turn.INJECTOR,
    call_taken_back.INJECTOR,
)
INJECTORS: Mapping[str, Injector] = {each.key: each for each in ALL}
