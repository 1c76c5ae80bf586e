"""Dealers who break the routine once by themselves and then notice nothing."""

from collections.abc import Mapping

from trainer.grading.assess import Assessor
from trainer.grading.mistakes import MISTAKES, Mistake, plays_on
from trainer.kernel import gestures as g
from trainer.scenarios.session import Session

FLOP = 3


def skips_the_burn(session: Session, grading: Assessor) -> g.Act | None:
    """Turns the next street without a burn."""
    act = plays_on(session, grading)
    if not isinstance(act, g.Burn):
        return act
    count = FLOP if not session.record.table.board else 1
    deals = session.record.setup.game in ("holdem", "omaha", "omaha-8") and not _opened(session)
    return g.Lay(count, True) if deals else act


def burns_twice(session: Session, grading: Assessor) -> g.Act | None:
    """Burns a second card before the street."""
    act = plays_on(session, grading)
    return g.Burn() if isinstance(act, g.Lay) and _burned(session) == 1 else act


def flops_four(session: Session, grading: Assessor) -> g.Act | None:
    """Puts a fourth card on the flop."""
    act = plays_on(session, grading)
    flops = isinstance(act, g.Lay) and act.count == FLOP and not session.record.table.board
    return g.Lay(FLOP + 1, act.up) if flops and isinstance(act, g.Lay) else act


def _burned(session: Session) -> int:
    """How many cards were burned since the last street was opened."""
    record = session.record
    return sum(isinstance(each.act, g.Burn) for each in record.gestures[record.course.opened :])


def _opened(session: Session) -> bool:
    """Has a card come on the board since the last street was opened?"""
    record = session.record
    return any(isinstance(each.act, g.Lay) for each in record.gestures[record.course.opened :])


WAYS: Mapping[str, Mistake] = {
    **MISTAKES,
    "skips-the-burn": Mistake("deals the next street without a burn", skips_the_burn),
    "burns-twice": Mistake("burns two cards before a street", burns_twice),
    "flops-four": Mistake("puts four cards on the flop", flops_four),
}
"""Every way to go wrong that a film may show, by its key."""
