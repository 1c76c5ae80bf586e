"""Who deals in the demo: the perfect dealer, and dealers who make one typical mistake each."""

from collections.abc import Callable
from dataclasses import dataclass

from trainer.grading.assess import Assessor
from trainer.grading.model import perfect
from trainer.kernel import gestures as g
from trainer.scenarios.previous import routine
from trainer.scenarios.session import Session

Deals = Callable[[Session, Assessor], g.Act | None]
WITHOUT_BURN = ("turn-without-second-burn", "flop-without-a-burn")


@dataclass(frozen=True)
class Dealer:
    """`deals` gives the next act or None to wait. `loses` is the part of the grade that it must lose, "" for none."""

    name: str
    says: str
    deals: Deals
    loses: str = ""


def burns_again(session: Session, grading: Assessor) -> g.Act | None:
    """Puts the flop right, and then burns once more before the next card, out of habit."""
    act = perfect(session, grading)
    pending = {step.key for one in grading.open.values() for step in one.remedy.pending()}
    before = next((each.act for each in reversed(session.record.gestures) if each.by_dealer), None)
    habit = isinstance(act, g.Lay) and pending & set(WITHOUT_BURN) and not isinstance(before, g.Burn)
    return g.Burn() if habit else act


def deals_on(session: Session, grading: Assessor) -> g.Act | None:
    """Sees nothing: deals by routine whatever lies there."""
    del grading
    return next(routine(session.record), None)


def decides_alone(session: Session, grading: Assessor) -> g.Act | None:
    """Puts a community card up without asking anybody."""
    if not any(one.noticed is None for one in grading.open.values()):
        return perfect(session, grading)
    return g.Lay(1, True) if isinstance(_last(session), g.Burn) else g.Burn()


def _last(session: Session) -> g.Act | None:
    return next((each.act for each in reversed(session.record.gestures) if each.by_dealer), None)


PERFECT = Dealer("perfect", "does what the book asks for", perfect)
