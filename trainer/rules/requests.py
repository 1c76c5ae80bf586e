"""What players ask of the dealer while bets are made: to have the all-in counted that they face, or the pot."""

from collections.abc import Iterator, Mapping

from trainer.kernel.altered import replace
from trainer.rules.book import Book
from trainer.rules.engine import agreed
from trainer.rules.facts import Facts
from trainer.rules.facts.chores import last_action_before
from trainer.rules.points import points_of
from trainer.rules.ruling import Deadline, Decision, Matter, Step

COUNT, POT_COUNT = "stack-count", "pot-count"
COUNTED: Mapping[str, Step] = {COUNT: Step("bet-counted"), POT_COUNT: Step("pot-counted")}
"""What the dealer does where a house grants a count, by the kind of the request."""
REQUESTS = tuple(COUNTED)
"""Kinds of points that become matters where a house grants what is asked for."""


def requested(law: Book, facts: Facts) -> Iterator[Matter]:
    """The first request since the last action that this house has the dealer grant."""
    yield from [each for each in _made(facts) if _grants(law, facts.about(each))][:1]


def granted(decision: Decision) -> Decision:
    """What the house says to a request, with what the dealer does before the player who asked has acted."""
    ruling = decision.ruling
    if ruling is None or ruling.fault or not decision.figures:
        return decision
    steps = (COUNTED[decision.matter.kind],)
    return replace(decision, ruling=replace(ruling, steps=steps, deadline=Deadline.ACTION, fault=True))


def refused(law: Book, facts: Facts, kind: str = COUNT) -> Decision | None:
    """The decision by which the last request of that kind since the last action is not granted, where this house has
    one.
    """
    made = _made(facts, kind)
    decision = agreed(law, facts.about(made[-1])) if made else None
    return decision if decision is not None and decision.ruling is not None and decision.ruling.fault else None


def unspoken(law: Book, facts: Facts) -> Matter | None:
    """The last count asked for since the last action, of a stack or of the pot, on which this house says neither that
    it is made nor that it is not.
    """
    made = max(_made(facts), key=lambda each: each.error, default=None)
    decision = agreed(law, facts.about(made)) if made is not None else None
    if decision is None or (decision.ruling is not None and (decision.ruling.fault or decision.figures)):
        return None
    return made


def _made(facts: Facts, *kinds: str) -> list[Matter]:
    """What has been asked for since the last action."""
    since = last_action_before(facts, facts.at)
    asked = points_of(facts._replace(since=since), *(kinds or REQUESTS))
    return [each for each in asked if each.error > since]


def _grants(law: Book, facts: Facts) -> bool:
    """Is it counted, and what? A clear view of the chips is no count, and a pot in which nothing lies has none."""
    if facts.matter.kind == POT_COUNT and not facts.table.pot:
        return False
    decision = agreed(law, facts)
    return decision is not None and decision.ruling is not None and not decision.ruling.fault and bool(decision.figures)
