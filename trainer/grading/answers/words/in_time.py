"""What a sentence on a dispute gives as its reason: what has begun or passed since the pot was awarded."""

from collections.abc import Mapping
from math import ceil

from trainer.grading.answers.state import DISPUTE
from trainer.rules.book import book
from trainer.rules.facts import Facts
from trainer.rules.facts.disputes import MILLISECONDS, next_hand_begun, since_the_award
from trainer.rules.ruling import Decision

BEGUN = "the next hand has begun"
NO_ACTION = "pot.dispute.award-before-substantial-action"
SINCE: Mapping[str, str] = {
    "pot.dispute.reading-next-hand-begun": BEGUN,
    "pot.dispute.award-next-hand-begun": BEGUN,
    "pot.dispute.any-after-the-riffle": "the next deal was riffled",
    "pot.dispute.award-after-substantial-action": "the next hand has had substantial action",
    NO_ACTION: "the next hand has had no substantial action",
}
"""By the rule that decides."""
BREAK = ("pot.dispute.break-within-the-time", "pot.dispute.break-after-the-time")
IN_A_BREAK = "it came {:,} seconds after the award in a break, and {:,} are allowed"


def in_time(decision: Decision, facts: Facts | None) -> str:
    """Why it comes too late, or in time though the next hand is on; "" of what is no dispute."""
    if decision.matter.kind != DISPUTE or facts is None:
        return ""
    held = [each.rule for each in decision.trace if each.held and not each.overridden_by]
    if NO_ACTION in held and not next_hand_begun(facts.about(decision.matter)):
        return ""
    if timed := next((each for each in held if each in BREAK), ""):
        allowed = book(decision.book).rules[timed].numbers["seconds"]
        return IN_A_BREAK.format(ceil(since_the_award(facts.about(decision.matter)) / MILLISECONDS), allowed)
    return next((SINCE[each] for each in held if each in SINCE), "")
