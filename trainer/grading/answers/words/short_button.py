"""What is said of a wrong number of cards after action: of a button that acted on it, or that it's no misdeal now."""

from trainer.rules.book import book
from trainer.rules.facts import Facts
from trainer.rules.ruling import Decision

ACTED, ONE_BURN = "deal.button-short.acted-on-too-few-cards", "deal.misdeal.wrong-count-after-substantial-action"
"""The rule that kills such a hand, and the one by which no killed hand changes the burns."""
BEGUN = "deal.misdeal.wrong-count-action-begun"
"""The rule of a house that kills a hand with a wrong number of cards once so many players have acted."""


def short_button(decision: Decision, facts: Facts | None) -> dict[str, str]:
    """The seat, and that every street keeps its one burn where the rulebook says so of killed hands; of another hand
    how many have acted, where that makes it too late for a misdeal; that the others play on, or the one who is left.
    """
    rules = decision.held
    left = sorted(set(facts.course.contesting if facts is not None else ()) - set(decision.matter.seats))
    others = {"others": "the others play"} if len(left) > 1 else {"alone": str(left[0])} if left else {}
    if BEGUN in rules:
        return _too_late(decision) | others
    if ACTED not in rules or not decision.matter.seats:
        return {}
    burns = " with one burn a street" if ONE_BURN in book(decision.book).rules else ""
    return {"acted_short": str(decision.matter.seats[0]), "one_burn": burns} | others


def _too_late(decision: Decision) -> dict[str, str]:
    printed = (book(each.book).paragraph(each.at).numbers for each in decision.citations)
    acted = next((numbers["players"] for numbers in printed if "players" in numbers), 0)
    return {"acted_on": f"{acted} players"} if acted else {}
