"""Points about time at a table: the clock on a player, leaving a live hand, limping in draw."""

from collections.abc import Iterator

from trainer.kernel.room import clock_acts as c
from trainer.kernel.room import seat_acts as s
from trainer.kernel.room import table_acts as t
from trainer.rules.kind import About
from trainer.rules.room.facts import RoomFacts
from trainer.rules.room.kind import RoomKind, point
from trainer.rules.room.points.manners import has_a_live_hand
from trainer.rules.ruling import Matter

DRAW = ("single-draw", "triple-draw")


def calls(facts: RoomFacts) -> Iterator[Matter]:
    yield from (point("clock-called", "clock", moment, act.name) for moment, act in facts.acts(c.CallClock))


def running(facts: RoomFacts) -> Iterator[Matter]:
    yield from (point("clock-runs", "clock", moment, act.name) for moment, act in facts.acts(c.StartClock))


def results(facts: RoomFacts) -> Iterator[Matter]:
    """A player's clock has run: did he act in time?"""
    for moment, act in facts.acts(c.StartClock):
        if facts.room.at > moment.at:
            yield point("clock-over", "clock", moment, act.name)


def left_the_table(facts: RoomFacts) -> Iterator[Matter]:
    """A player goes away from the table while his hand is live."""
    for moment, _ in facts.acts(s.Away):
        if has_a_live_hand(moment.before, moment.who):
            yield point("left-a-live-hand", "presence.action-pending", moment, moment.who)


def limps(facts: RoomFacts) -> Iterator[Matter]:
    """A player calls nothing more than the big blind in a draw game."""
    for moment, act in facts.acts(t.Play):
        table = moment.before.table(moment.before.player(moment.who).table)
        level = facts.setup.levels[table.level - 1] if 0 < table.level <= len(facts.setup.levels) else None
        if table.game in DRAW and act.word == "call" and level and table.facing == level.big:
            yield point("limp", "rp.draw", moment, moment.who)


KINDS: tuple[RoomKind, ...] = (
    RoomKind("clock-called", "clock", "The clock is called on a player", About.PLAYER, calls),
    RoomKind("clock-runs", "clock", "A player is on the clock", About.PLAYER, running),
    RoomKind("clock-over", "clock", "How a player's clock ends", About.PLAYER, results),
    RoomKind(
        "left-a-live-hand", "presence.action-pending", "A player leaves a live hand", About.PLAYER, left_the_table
    ),
    RoomKind("limp", "rp.draw", "A player limps in draw", About.PLAYER, limps),
)
