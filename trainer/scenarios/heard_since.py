"""Who has acted, as the floor was told of it: seats that have not are taken to have called, or checked."""

from collections.abc import Iterable

from trainer.kernel import gestures as g
from trainer.kernel.chips import pick
from trainer.kernel.report_acts import ActedSince, Deed, Did, Report
from trainer.rules.record import Record
from trainer.rules.ruling import Matter
from trainer.scenarios.report import acted_since, doer, statements


def said_to_have_acted(record: Record, at: int, matter: Matter, reports: tuple[Report, ...]) -> frozenset[int]:
    """The seats that were said to have acted since and have not."""
    told = {seat for one in statements(reports) if isinstance(one, ActedSince) for seat in one.seats}
    return frozenset(told - {each.seat for each in acted_since(record, at, matter)} - {doer(record, matter)})


def said_to_be_skipped(matter: Matter, reports: tuple[Report, ...]) -> int:
    """The seat that was said to be skipped by an act out of turn and was not, 0 for none."""
    told = [one.seat for one in statements(reports) if isinstance(one, Did) and one.deed is Deed.WAS_SKIPPED]
    return next(iter(told), 0) if not set(told) & set(matter.seats) else 0


def with_acts(record: Record, seats: Iterable[int], place: int) -> Record | None:
    """The record in which these seats act before that gesture, in their order; None where none of them can."""
    heard, seats = record.otherwise(record.gestures[:place]), set(seats)
    if heard is None:
        return None
    for seat in [each for each in heard.course.pending if heard.course.betting and each in seats]:
        heard.add(_act(heard, seat))
    if len(heard) == place:
        return None
    return record.otherwise([*heard.gestures, *record.gestures[place:]])


def before_it_stopped(record: Record, since: int) -> int:
    """The gesture from which on no one was to act: the first stop or call for the floor since then."""
    halts = (index for kind in (g.Stop, g.CallFloor) for index, _, _ in record.acts.get(kind, []) if index >= since)
    return min(halts, default=len(record))


def _act(record: Record, seat: int) -> g.Gesture:
    """What a seat does of which no one said more than that it acted."""
    course, held = record.course, record.table.seat(seat)
    owed = min(course.bet - course.committed[seat - 1], held.stack.amount)
    paid = pick(held.stack, owed) if owed > 0 else None
    call: g.Act = g.Wager(paid) if paid is not None else g.Say("call")
    return g.Gesture(record.gestures[-1].at, g.player(seat), call if owed > 0 else g.Check())
