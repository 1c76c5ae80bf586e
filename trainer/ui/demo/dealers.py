"""Who deals in the demo: the perfect dealer, and dealers who make one typical mistake each."""

from collections.abc import Callable
from dataclasses import dataclass

from trainer.grading.assess import Assessor
from trainer.grading.model import perfect
from trainer.kernel import gestures as g
from trainer.rules.course import HOLE_CARDS
from trainer.rules.facts import Facts
from trainer.rules.routine import burned, deal_order
from trainer.scenarios.previous import routine
from trainer.scenarios.session import Session

Deals = Callable[[Session, Assessor], g.Act | None]
WITHOUT_BURN = frozenset({"turn-without-second-burn", "flop-without-a-burn"})


@dataclass(frozen=True)
class Dealer:
    """`deals` gives the next act, or None to wait. `loses` is the part of the grade that it must lose, "" for none."""

    name: str
    deals: Deals
    loses: str = ""


def burns_again(session: Session, grading: Assessor) -> g.Act | None:
    """Puts the flop right, burns out of habit before the next card although no burn is due, and never sees it."""
    if any(one.own for one in grading.open.values()):
        return deals_on(session, grading)
    act = perfect(session, grading)
    pending = {step.key for one in grading.open.values() for step in one.remedy.pending()}
    if isinstance(act, g.Lay) and pending & WITHOUT_BURN and not isinstance(_last(session), g.Burn):
        return g.Burn()
    return act


def deals_on(session: Session, _: Assessor) -> g.Act | None:
    """Sees nothing: deals by routine whatever lies there."""
    return next(routine(session.record), None)


def deals_to_the_last(session: Session, grading: Assessor) -> g.Act | None:
    """Does not count the stub: burns and deals the street until there is no card left."""
    act, facts = deals_on(session, grading), session.facts
    if act is not None or facts.course.betting or session.due_at() is not None:
        return act
    return _to_the_last(facts)


def _to_the_last(facts: Facts) -> g.Act:
    need = HOLE_CARDS[facts.game] + facts.course.street + 1
    live = deal_order(facts)
    lacking = [seat for seat in live if len(facts.table.seat(seat).hand) < need]
    if lacking == list(live) and not burned(facts):
        return g.Burn()
    return g.Pitch(lacking[0]) if lacking and facts.table.stub else g.Proceed()


def _last(session: Session) -> g.Act | None:
    return next((each.act for each in reversed(session.record.gestures) if each.by_dealer), None)


PERFECT = Dealer("perfect", perfect)
BURNS_AGAIN = Dealer("burns again", burns_again, "remedy")
DEALS_ON = Dealer("deals on", deals_on, "noticed")
DEALS_TO_THE_LAST = Dealer("deals to the last card", deals_to_the_last, "noticed")
