"""Points about levels: which one a hand is played at, and a push close to the end of one."""

from collections.abc import Iterator

from trainer.kernel.room import clock_acts as c
from trainer.kernel.room import desk_acts as d
from trainer.kernel.room import table_acts as t
from trainer.rules.kind import About
from trainer.rules.room.facts import Moment, RoomFacts
from trainer.rules.room.kind import RoomKind, point
from trainer.rules.room.levels import until_level_or_break
from trainer.rules.ruling import Matter

PUSH = "push"
NEAR_ZERO = 90
"""Seconds on the clock in which it is near zero."""


def hands_at_a_change(facts: RoomFacts) -> Iterator[Matter]:
    """The first hand at a table after the clock ran out or a level was announced, or after a push with the clock near
    zero, dealt or still to be dealt; the same hand again where that deal was a misdeal; the one after a hand that was
    at another level than the one that ran as it ended, and any that is dealt at another one than runs.
    """
    dealt, changed = _dealt_at_a_change(facts)
    yield from (point("level-of-a-hand", "level.new-hand", each, each.happening.table) for each in dealt)
    for table in sorted({each.name for each in facts.room.tables} - changed):
        if (last := _last_before_the_cards(facts, table)) is not None and _pushed_near_zero(last):
            yield point("level-of-a-hand", "level.new-hand", last, table)
    for table in sorted(changed):
        if (last := _last_before_the_cards(facts, table)) is not None:
            yield point("level-of-a-hand", "level.new-hand", last, table)


def _dealt_at_a_change(facts: RoomFacts) -> tuple[list[Moment], set[str]]:
    """The deals of such hands, and the tables at which one is still to be dealt."""
    dealt: list[Moment] = []
    changed: set[str] = set()
    on: set[str] = set()
    for moment, act in facts.acts(c.Zero, c.NewLevel, t.Deal, t.End):
        table = moment.happening.table
        if isinstance(act, c.Zero | c.NewLevel):
            changed = {each.name for each in moment.after.tables}
        elif isinstance(act, t.End):
            on.discard(table)
            if moment.before.table(table).level != moment.before.level:
                changed.add(table)
        elif table in changed | on or (isinstance(act, t.Deal) and act.level != moment.before.level):
            changed.discard(table)
            on.add(table)
            dealt.append(moment)
    return dealt, changed


BEFORE_THE_CARDS = (t.End, t.Misdeal, t.Push, t.Riffle, t.Shuffler)


def _last_before_the_cards(facts: RoomFacts, table: str) -> Moment | None:
    """The last that bears on the level of a hand to come at that table; None while one is on, or nothing was told of
    the table, unless a level was announced last.
    """
    last, between, level = None, False, False
    for moment, act in facts.acts(c.Zero, c.NewLevel, t.Deal, *BEFORE_THE_CARDS):
        if isinstance(act, c.Zero | c.NewLevel):
            last, level = moment, isinstance(act, c.NewLevel)
        elif moment.happening.table == table:
            last, between, level = moment, not isinstance(act, t.Deal), False
    return last if between or level else None


def _pushed_near_zero(last: Moment) -> bool:
    """Was the last that bears on the hand to come a push, with so little on the running clock?"""
    clock = last.before.clock
    pushed = isinstance(last.happening.act, t.Push) and clock.running
    return pushed and 0 < clock.left_at(last.at) <= NEAR_ZERO


def pushes(facts: RoomFacts) -> Iterator[Matter]:
    """Dealers change while the level clock runs or with a scheduled break to come, or somebody asks for it."""
    asked = [moment for moment, act in facts.acts(d.Ask) if act.word == PUSH]
    for moment in (*(each for each, _ in facts.acts(t.Push)), *asked):
        table = moment.happening.table or _table_of(moment)
        if table and (moment in asked or until_level_or_break(facts, moment)):
            yield point("push-near-a-level", "rp.push-timing", moment, table)


def _table_of(moment: Moment) -> str:
    """The table of a player who asks; the only one where the floor does."""
    tables = [each.name for each in moment.before.live_tables()]
    found = [each.table for each in moment.before.players if each.name == moment.who]
    return found[0] if found else tables[0] if len(tables) == 1 else ""


KINDS: tuple[RoomKind, ...] = (
    RoomKind("level-of-a-hand", "level.new-hand", "A hand around a level change", About.TABLE, hands_at_a_change),
    RoomKind("push-near-a-level", "rp.push-timing", "When dealers may change", About.TABLE, pushes),
)
