"""What goes wrong when the hands are to be shown, read and paid."""

from trainer.scenarios.injectors.injector import Injector
from trainer.scenarios.injectors.showdown import (
    asks_to_see_a_hand,
    bettor_lets_the_hand_go,
    hand_disputed,
    hand_picked_up_again,
    hand_shown_in_part,
    plays_the_board,
    pot_disputed,
    rest_of_a_hand_refused,
    tabled_winner_mucked,
)

ALL: tuple[Injector, ...] = (
    tabled_winner_mucked.INJECTOR,
    hand_shown_in_part.INJECTOR,
    rest_of_a_hand_refused.INJECTOR,
    plays_the_board.INJECTOR,
    asks_to_see_a_hand.INJECTOR,
    hand_picked_up_again.INJECTOR,
    bettor_lets_the_hand_go.INJECTOR,
    hand_disputed.INJECTOR,
    pot_disputed.INJECTOR,
)
