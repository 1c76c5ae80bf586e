"""Substantial action ends the chance of a misdeal: the hand goes on."""

from trainer.rules.facts import Facts
from trainer.rules.facts.action import substantial_action
from trainer.rules.rule import Numbers, rule
from trainer.rules.ruling import Ruling, Step

PLAY_ON = Ruling("deal.play-on", "play on", steps=(Step("play-on"),), harms=("a-misdeal",))
MISDEALS = (
    "deal.boxed-card.enough-in-the-deal",
    "deal.misdeal.wrong-first-seat",
    "deal.misdeal.unentitled-seat-dealt-in",
    "deal.misdeal.entitled-seat-left-out",
    "deal.misdeal.penalized-player-left-out",
    "deal.misdeal.wrong-count-listed",
    "deal.exposed-card.first-cards-or-enough-others",
    "deal.misdeal.out-of-sequence-hands-complete",
    "deal.misdeal.wrong-count-not-listed",
    "stud.exposed-downcard.first-cards-shown",
    "stud.exposed-downcard.one-of-first-cards-shown",
)
ALSO = (
    "deal.boxed-card",
    "deal.extra-card",
    "deal.exposed-card",
    "deal.burn-after-sa",
    "stud.exposed-downcard",
)


@rule(
    "deal.misdeal.after-substantial-action", also=ALSO, ruling=PLAY_ON, excepts=MISDEALS, numbers=("with_chips", "any")
)
def no_misdeal_after_substantial_action(facts: Facts, numbers: Numbers) -> bool:
    """A dealing error is found after substantial action, when it is too late to declare a misdeal."""
    return substantial_action(facts, numbers)
