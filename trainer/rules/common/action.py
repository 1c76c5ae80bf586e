"""Substantial action ends the chance of a misdeal: the hand goes on."""

from trainer.rules.facts import Facts
from trainer.rules.facts.action import substantial_action
from trainer.rules.rule import Numbers, rule
from trainer.rules.ruling import Ruling, Step

PLAY_ON = Ruling("play on", steps=(Step("play-on"),), harms=("a-misdeal",))
MISDEALS = (
    "common.misdeal:two_boxed_cards_in_the_initial_deal",
    "common.misdeal:first_card_to_the_wrong_seat",
    "common.misdeal:cards_to_a_seat_not_entitled",
    "common.misdeal:entitled_seat_dealt_out",
    "common.misdeal:wrong_number_of_cards",
    "common.misdeal:first_cards_or_several_exposed",
    "common.misdeal:error_that_the_list_does_not_name",
    "common.misdeal:wrong_number_that_the_list_does_not_name",
    "common.stud:down_card_shown_is_a_misdeal",
    "common.stud:one_of_the_two_shown",
)
TOPICS = (
    "deal.misdeal",
    "deal.boxed-card",
    "deal.extra-card",
    "deal.exposed-card",
    "deal.burn-after-sa",
    "stud.exposed-downcard",
)


@rule(*TOPICS, ruling=PLAY_ON, excepts=MISDEALS, numbers=("with_chips", "any"))
def no_misdeal_after_substantial_action(facts: Facts, numbers: Numbers) -> bool:
    """After substantial action no misdeal can be declared; the hand goes on."""
    return substantial_action(facts, numbers)
