"""Who called a hand aloud before another player let his go: that player may have been misled by it."""

from collections.abc import Mapping

from trainer.kernel.asking_acts import Claimed
from trainer.rules.book import book
from trainer.rules.facts import Facts
from trainer.rules.facts.showdown import showdown, was_tabled
from trainer.rules.points.showdown import claims
from trainer.rules.ruling import Decision

AT_RISK = "showdown.cards-speak.hand-called-pot-at-risk"
"""The rule by which a hand that is miscalled on purpose may cost the pot."""


def called_before(decision: Decision, facts: Facts | None) -> Mapping[str, str]:
    """Who may lose the pot by it: the `caller` of a hand not tabled yet; of a hand let go, the last other player who
    called his before.
    """
    matter = decision.matter
    if facts is None or AT_RISK not in book(decision.book).rules:
        return {}
    if matter.kind == "spoken-value":
        unseen = not was_tabled(facts, matter.seats[0])
        return {"caller": str(matter.seats[0])} if unseen else {}
    if matter.kind != "mucked-untabled":
        return {}
    began = showdown(facts)
    since = facts.record.gestures[began : matter.error] if began else ()
    called = [each.seat for each in since if each.seat and claims(each.act, Claimed.HAND)]
    others = [seat for seat in called if seat != matter.seats[0]]
    return {"called_by": str(others[-1])} if others else {}
