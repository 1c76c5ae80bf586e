"""A ruling on a disputed pot that the floor puts off: play goes on meanwhile where the house prints that it may."""

from trainer.kernel import gestures as g
from trainer.kernel.altered import replace
from trainer.kernel.asking_acts import Told
from trainer.rules.book import Book
from trainer.rules.engine import agreed
from trainer.rules.facts import Facts
from trainer.rules.orders import orders
from trainer.rules.points import points_of
from trainer.rules.points.pots import DELAY, DELAYED, DISPUTED, MIXED
from trainer.rules.ruling import Authority, Decision, Matter, Ruling, Step

RULING = "pot.play-on-ruling-delayed"
CALL = Step("call-the-floor")
STEPS = (CALL, Step("play-on", (CALL.key,)))
DISPUTES = (DISPUTED, MIXED)


def is_delay(act: g.Act) -> bool:
    """Does the floor say that its ruling comes later?"""
    return isinstance(act, g.Tell) and act.what is Told.DELAY


def may_be_put_off(law: Book, facts: Facts) -> bool:
    """Does the house have play go on while a ruling waits?"""
    return _goes_on(law, facts, Matter(DELAYED, DELAY, facts.at, facts.at)) is not None


def with_ruling_put_off(law: Book, decision: Decision, facts: Facts) -> Decision:
    """The same decision on a disputed pot; that play goes on, once the floor has put its ruling off and has given none.

    Where the house prints nothing of that, the dealer still waits for the ruling.
    """
    if decision.ruling is None or decision.matter.kind not in DISPUTES or orders(facts, decision.matter.onset):
        return decision
    for point in points_of(facts, DELAYED):
        going_on = _goes_on(law, facts, point) if point.onset > decision.matter.onset else None
        if going_on is not None:
            assert going_on.ruling is not None
            ruling = replace(going_on.ruling, authority=Authority.FLOOR, steps=STEPS, fault=True)
            cited = tuple(dict.fromkeys((*going_on.citations, *decision.citations)))
            return replace(decision, ruling=ruling, citations=cited, trace=(*decision.trace, *going_on.trace))
    return decision


def is_put_off(ruling: Ruling) -> bool:
    """Is it that play goes on without a ruling?"""
    return ruling.key == RULING


def _goes_on(law: Book, facts: Facts, point: Matter) -> Decision | None:
    found = agreed(law, facts.about(point))
    return found if found is not None and found.ruling is not None and not found.ruling.fault else None
