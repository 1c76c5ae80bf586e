"""Who called a hand aloud before another player let his go: that player may have been misled by it."""

from collections.abc import Mapping

from trainer.kernel.asking_acts import Claimed
from trainer.rules.book import book
from trainer.rules.facts import Facts
from trainer.rules.facts.showdown import showdown
from trainer.rules.points.showdown import claims
from trainer.rules.ruling import Decision

AT_RISK = "showdown.cards-speak.hand-called-pot-at-risk"
"""The rule by which a hand that is miscalled on purpose may cost the pot."""


def called_before(decision: Decision, facts: Facts | None) -> Mapping[str, str]:
    """The last other player who called his hand before this one was let go, where that may cost him the pot."""
    matter = decision.matter
    if facts is None or matter.kind != "mucked-untabled" or AT_RISK not in book(decision.book).rules:
        return {}
    began = showdown(facts)
    since = facts.record.gestures[began : matter.error] if began else ()
    called = [each.seat for each in since if each.seat and claims(each.act, Claimed.HAND)]
    others = [seat for seat in called if seat != matter.seats[0]]
    return {"called_by": str(others[-1])} if others else {}
