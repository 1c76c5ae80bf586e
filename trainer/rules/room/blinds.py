"""Facts about what is due before the cards: blinds, the big blind's ante, straddles."""

from trainer.kernel.room import chip_acts as p
from trainer.kernel.room import seat_acts as s
from trainer.kernel.room import table_acts as t
from trainer.kernel.room.setup import Level
from trainer.kernel.room.state import Player, RoomTable
from trainer.rules.room.facts import Moment, RoomFacts


def level_of(facts: RoomFacts, moment: Moment) -> Level | None:
    """The level a hand is dealt at, or the one announced; None where the room names no such level."""
    act = moment.happening.act
    number = act.level if isinstance(act, t.Deal) else moment.before.level
    return facts.setup.levels[number - 1] if 0 < number <= len(facts.setup.levels) else None


def in_seat(moment: Moment, table: str, seat: int) -> Player | None:
    """Who sits there."""
    return next((each for each in moment.before.seated(table) if each.seat == seat), None)


def left_of_button(moment: Moment, table: RoomTable, button: int = 0) -> tuple[Player, ...]:
    """Players with chips, clockwise from the button, or from that seat as the button's."""
    some = [each for each in moment.before.seated(table.name) if each.chips]
    return tuple(sorted(some, key=lambda each: (each.seat - (button or table.button) - 1) % table.seats))


def ante_of_the_big_blind(level: Level, held: int, percent: int) -> tuple[int, int]:
    """What the big blind posts as blind and as ante, the blind first, of the chips he has.

    `percent` of the big blind is the ante; none where the level prints none or he cannot post the blind.
    """
    blind = min(held, level.big)
    wanted = level.big * percent // 100 if level.ante and held >= level.big else 0
    return blind, min(wanted, held - blind)


def dues(facts: RoomFacts, moment: Moment) -> tuple[tuple[Player, int], ...]:
    """Players in the blinds of a hand, with what each has to post."""
    table, level = moment.before.table(moment.happening.table), level_of(facts, moment)
    pairs = ((table.small, level.small), (table.big, level.big)) if level else ()
    found = [(in_seat(moment, table.name, seat), due) for seat, due in pairs]
    return tuple((player, due) for player, due in found if player)


def at_the_final_table(facts: RoomFacts, moment: Moment) -> bool:
    return any(each.index < moment.index for each, _ in facts.acts(s.FinalTable))


def straddles_before(facts: RoomFacts, moment: Moment) -> int:
    """Straddles at the same table for the same hand, before that one."""
    table = moment.before.player(moment.who).table
    hands = (m for m, _ in facts.acts(t.Deal) if m.happening.table == table)
    dealt = max((m.index for m in hands if m.index < moment.index), default=-1)
    others = [m for m, _ in facts.acts(p.Straddle) if dealt < m.index < moment.index]
    return sum(m.before.player(m.who).table == table for m in others)
