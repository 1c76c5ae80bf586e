"""Points about levels: which one a hand is played at, and a push close to the end of one."""

from collections.abc import Iterator

from trainer.kernel.room import clock_acts as c
from trainer.kernel.room import table_acts as t
from trainer.rules.kind import About
from trainer.rules.room.facts import RoomFacts
from trainer.rules.room.kind import RoomKind, point
from trainer.rules.ruling import Matter


def hands_at_a_change(facts: RoomFacts) -> Iterator[Matter]:
    """The first hand dealt at a table after the clock ran out or a level was announced."""
    changed: set[str] = set()
    for moment, act in facts.acts(c.Zero, c.NewLevel, t.Deal):
        if not isinstance(act, t.Deal):
            changed = {each.name for each in moment.after.tables}
        elif moment.happening.table in changed:
            changed.discard(moment.happening.table)
            yield point("level-of-a-hand", "level.new-hand", moment, moment.happening.table)


def pushes(facts: RoomFacts) -> Iterator[Matter]:
    """Dealers change while the level clock runs."""
    for moment, _ in facts.acts(t.Push):
        clock = moment.before.clock
        if clock.running and clock.left_at(moment.at):
            yield point("push-near-a-level", "rp.push-timing", moment, moment.happening.table)


KINDS: tuple[RoomKind, ...] = (
    RoomKind("level-of-a-hand", "level.new-hand", "A hand about the change of a level", About.TABLE, hands_at_a_change),
    RoomKind("push-near-a-level", "rp.push-timing", "A push before the level ends", About.TABLE, pushes),
)
