"""What can go wrong in stud: cards of the later streets, who opens the betting, upcards, and a stub too short."""

from trainer.scenarios.injectors.injector import Injector
from trainer.scenarios.injectors.stud import (
    all_in_low_card,
    doubled_bet,
    early_card,
    lower_suit,
    no_burn,
    seventh_street_exposed,
    short_stub,
    two_burns,
    two_cards,
    wrong_bring_in,
)

ALL: tuple[Injector, ...] = (
    no_burn.INJECTOR,
    two_burns.INJECTOR,
    early_card.INJECTOR,
    *two_cards.INJECTORS,
    seventh_street_exposed.INJECTOR,
    short_stub.INJECTOR,
    wrong_bring_in.INJECTOR,
    lower_suit.INJECTOR,
    all_in_low_card.INJECTOR,
    doubled_bet.INJECTOR,
)
