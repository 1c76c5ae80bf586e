"""The most that may be bet before the flop where blinds are missing and the rulebook doesn't say whether they count."""

from collections.abc import Iterable

from trainer.rules.facts import Facts
from trainer.rules.facts.deal import as_it_stood
from trainer.rules.facts.pot_limit import most, real_pot, rests_on_blinds
from trainer.rules.facts.wager import Wager, maker
from trainer.rules.kind import About
from trainer.rules.kinds import KINDS
from trainer.rules.ruling import Decision
from trainer.rules.stands import POT_BET

MISSING = " doesn't say whether a missing blind counts in the pot: seat {}'s maximum is {:,} or {:,}."


def without_the_blinds(facts: Facts, decision: Decision) -> str:
    """What isn't covered, with both amounts; "" where it rests on no blind."""
    made = _maker(facts, decision) if decision.silent and decision.matter.kind == POT_BET else None
    if made is None or not rests_on_blinds(facts, made):
        return ""
    return MISSING.format(made.seat, most(made, made.pot), most(made, real_pot(facts, made)))


def led_by_the_maximum(facts: Facts, leads: Iterable[Decision], asked: Iterable[Decision]) -> Decision | None:
    """The silence on the maximum, before what the same wager would come to by it."""
    first = next(iter(leads), None)
    if first is None or KINDS[first.matter.kind].about is not About.WAGER:
        return None
    mine = (each for each in asked if each.matter.error == first.matter.error)
    return next((each for each in mine if without_the_blinds(facts, each)), None)


def _maker(facts: Facts, decision: Decision) -> Wager | None:
    return maker(as_it_stood(facts.about(decision.matter)))
