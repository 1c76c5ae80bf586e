"""Dealers who break the routine once by themselves and then notice nothing, and one who asks nobody."""

from collections.abc import Mapping
from copy import copy

from trainer.grading.assess import Assessor
from trainer.grading.mistakes import MISTAKES, Mistake, plays_on
from trainer.grading.model import next_act, to_do
from trainer.grading.open_matter import OpenMatter
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


def without_the_floor(session: Session, grading: Assessor) -> g.Act | None:
    """Puts all right with their own hands and never calls the floor."""
    standing = [one for one in grading.open.values() if to_do(one, grading.record)]
    act = next_act(session, [_as_if_called(one) for one in standing])
    return next_act(session, []) if isinstance(act, g.CallFloor) else act


def _as_if_called(one: OpenMatter) -> OpenMatter:
    """The matter as it looks to somebody for whom the floor needs no call."""
    alike = copy(one)
    alike.calls = one.calls or [one.seen]
    return alike


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
    "without-the-floor": Mistake("fixes everything alone and never calls the floor", without_the_floor),
    "skips-the-burn": Mistake("deals the next street without a burn", skips_the_burn),
    "burns-twice": Mistake("burns two cards before a street", burns_twice),
    "flops-four": Mistake("puts four cards on the flop", flops_four),
}
"""Every way to go wrong that a film may show, by its key."""
