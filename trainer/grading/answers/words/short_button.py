"""What is said of a button that acted with too few cards: no card is given any more, and how many are burned."""

from trainer.rules.book import book
from trainer.rules.ruling import Decision

ACTED, ONE_BURN = "deal.button-short.acted-on-too-few-cards", "deal.misdeal.wrong-count-after-substantial-action"
"""The rule that kills such a hand, and the one by which no killed hand changes the burns."""


def short_button(decision: Decision) -> dict[str, str]:
    """The seat, and that every street keeps its one burn where the rulebook says so of killed hands."""
    rules = {each.rule for each in decision.trace if each.held and not each.overridden_by}
    if ACTED not in rules or not decision.matter.seats:
        return {}
    burns = ", and each street to come has one burn" if ONE_BURN in book(decision.book).rules else ""
    return {"acted_short": str(decision.matter.seats[0]), "one_burn": burns}
