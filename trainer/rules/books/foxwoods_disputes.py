"""Foxwoods: a push of dealers begins no hand there, so that it ends no dispute either."""

from trainer.rules.common.pots import HEARD
from trainer.rules.facts import Facts
from trainer.rules.facts.beginning import BY_DECK
from trainer.rules.facts.disputes import next_hand_begun
from trainer.rules.rule import Numbers, rule


@rule(
    "pot.dispute.reading-after-a-push-alone",
    ruling=HEARD,
    excepts=("pot.dispute.reading-next-hand-begun",),
)
def reading_disputed_after_a_push_alone(facts: Facts, _: Numbers) -> bool:
    """After a dealer push but before the riffle or shuffler button, a player disputes the reading of a hand."""
    return not next_hand_begun(facts, BY_DECK)
