"""On which street it was, as the floor was told of it: the same bets on another one, or cards of another one."""

from collections.abc import Iterator, Mapping

from trainer.kernel import gestures as g
from trainer.kernel.games import has_board
from trainer.kernel.report_acts import OnStreet, Part, Report
from trainer.rules.course import FLOP_CARDS, Action, Course
from trainer.rules.matters import KINDS as MATTERS
from trainer.rules.record import Record
from trainer.rules.ruling import Matter
from trainer.scenarios.report import parts_of, statements
from trainer.scenarios.report_truth import parts

BOARD = (Part.FLOP, Part.TURN, Part.RIVER)
BY_STREET: tuple[Mapping[Part, str], ...] = (
    {Part.DEAL: "boxed-in-deal", Part.FLOP: "boxed-on-flop", Part.TURN: "boxed-later", Part.RIVER: "boxed-later"},
    {Part.FLOP: "flop-without-burn", Part.TURN: "burn-missing", Part.RIVER: "burn-missing"},
    {Part.FLOP: "premature-flop", Part.TURN: "premature-turn", Part.RIVER: "premature-river"},
)
"""Kinds of matters that are the same but for the street on which the cards came."""


def told_part(record: Record, matter: Matter, reports: tuple[Report, ...]) -> Part | None:
    """The part of the hand that was told and that it wasn't; None where what was told is right, or nothing was."""
    told = [one.part for one in statements(reports) if isinstance(one, OnStreet)]
    true = parts(record, matter)
    return next(iter(told), None) if not set(told) & set(true) else None


def of_that_part(record: Record, matter: Matter, part: Part) -> Matter:
    """A matter about cards as it would be if they had come in that part of the hand."""
    family = next((each for each in BY_STREET if has_board(record.setup.game) and matter.kind in each.values()), {})
    kind = family.get(part, matter.kind)
    if kind == matter.kind:
        return matter
    name = part if part in BOARD else ""
    return Matter(kind, MATTERS[kind].topic, matter.onset, matter.error, matter.cards, matter.seats, name)


def moved(record: Record, matter: Matter, part: Part) -> tuple[Record, int] | None:
    """The record in which the round of a matter was bet on that street, and by how many gestures it lies later.

    None where that can't have been: where other seats would be to act, or more or fewer chips be in the pot.
    """
    streets, course = parts_of(record.setup.game)[1:-1], record.met(matter.error - 1)
    if part not in streets or course.street < 0:
        return None
    to, own = streets.index(part), course.street
    found = _later(record, course, to - own) if to > own else _earlier(record, course, to)
    if found is None:
        return None
    heard, later = found
    then, now = record.met(matter.error - 1), heard.met(matter.error - 1 + later)
    same = now.street == to and _acted(record, own, 0) == _acted(heard, to, later)
    return found if same and _pot(record, then) == _pot(heard, now) else None


def _acted(record: Record, street: int, later: int) -> list[tuple[int, int, bool]]:
    some: tuple[Action, ...] = record.course.actions
    return [(each.index - later, each.seat, each.in_turn) for each in some if each.street == street]


def _pot(record: Record, course: Course) -> int:
    return record.tables[course.opened].pot.amount


def _earlier(record: Record, course: Course, to: int) -> tuple[Record, int] | None:
    """Without all that was bet and dealt from the opening of that street until this round was opened."""
    first = next((each.opened for each in record.courses if each.street == to), None)
    if first is None:
        return None
    heard = record.otherwise([*record.gestures[:first], *record.gestures[course.opened :]])
    return (heard, first - course.opened) if heard is not None else None


def _later(record: Record, course: Course, streets: int) -> tuple[Record, int] | None:
    """With so many streets checked through, and the next card dealt, before this round was bet."""
    if not has_board(record.setup.game) or course.street == 0:
        return None
    start = course.opened
    heard = record.otherwise(record.gestures[:start])
    if heard is None:
        return None
    for _ in range(streets):
        for gesture in _checked_through(heard):
            heard.add(gesture)
    later = len(heard) - start
    whole = record.otherwise([*heard.gestures, *record.gestures[start:]])
    return (whole, later) if whole is not None else None


def _checked_through(record: Record) -> Iterator[g.Gesture]:
    at = record.gestures[-1].at if record.gestures else 0
    for seat in record.course.pending:
        yield g.Gesture(at, g.player(seat), g.Check())
    yield g.Gesture(at, g.DEALER, g.Burn())
    yield g.Gesture(at, g.DEALER, g.Lay(1 if len(record.table.board) >= FLOP_CARDS else FLOP_CARDS, up=True))
