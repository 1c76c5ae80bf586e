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
    """How a hand was read is disputed after a change of dealers, before a riffle or a push of the shuffler's button."""
    return not next_hand_begun(facts, BY_DECK)
