"""Facts about who came to sit where, and how."""

from trainer.kernel.room import desk_acts as d
from trainer.kernel.room import seat_acts as s
from trainer.kernel.room import table_acts as t
from trainer.kernel.room.act import FLOOR
from trainer.kernel.room.setup import STUD_GAMES
from trainer.kernel.room.state import Player, Room, RoomTable
from trainer.rules.room.facts import Moment, RoomFacts
from trainer.rules.room.levels import seconds_of

STUD = STUD_GAMES


def in_play(facts: RoomFacts, room: Room) -> bool:
    """Has the event begun: was a hand dealt, or is a part of the first level over?"""
    clock = room.clock
    begun = clock.left_at(room.at) < seconds_of(facts, 1)
    dealt = any(moment.at <= room.at for moment, _ in facts.acts(t.Deal))  # be it a misdeal
    return begun or clock.level > 1 or dealt or any(each.hands or each.playing for each in room.tables)


def subject(facts: RoomFacts) -> Player:
    """The player the matter is about, as things stand."""
    return facts.room.player(facts.matter.detail)


def at_table(facts: RoomFacts) -> RoomTable:
    """The table at which whoever the matter is about sat down, as it stands."""
    act = facts.subject.happening.act
    assert isinstance(act, s.Placing)
    return facts.room.table(act.table)


def as_first_dealt(facts: RoomFacts, table: str) -> Room:
    """The room before the first hand at a table since the matter came up; as it is now where none was dealt."""
    dealt = (m for m, _ in facts.acts(t.Deal) if m.index >= facts.matter.error and m.happening.table == table)
    return next((moment.before for moment in dealt), facts.room)


def before_a_redeal(facts: RoomFacts, table: str) -> bool:
    """Was the last hand at a table before the matter a misdeal, to be dealt again, or found to be one since?"""
    acts = [(m.index, act) for m, act in facts.acts(t.Deal, t.Misdeal, t.End) if m.happening.table == table]
    before = [act for index, act in acts if index < facts.matter.error - 1]
    after = next((act for index, act in acts if index >= facts.matter.error), None)
    last = before[-1] if before else None
    return isinstance(last, t.Misdeal) or (isinstance(last, t.Deal) and isinstance(after, t.Misdeal))


def came_from(moment: Moment) -> str:
    """Where whoever sat down came from: "new", "broken", "moved" from another table, or "seat" at the same one."""
    act = moment.happening.act
    assert isinstance(act, s.Sit | s.Carry)
    before = moment.before.player(act.name)
    if not before.table:
        return "new"
    if before.table == act.table:
        return "seat"
    return "broken" if moment.before.table(before.table).broken else "moved"


def permitted(facts: RoomFacts, name: str) -> bool:
    """Did somebody draw, assign or permit him a seat before he took one?"""
    before = facts.when(facts.matter.error - 1)
    seats = {act.name for _, act in before.acts(s.DrawSeat, s.Assign)}
    return name in seats | {act.name for _, act in before.acts(d.Permit)}


def allowed_by_floor(facts: RoomFacts, *words: str) -> bool:
    """Did the floor allow the player of the matter one of these things before?"""
    before, name = facts.when(facts.matter.error - 1), facts.matter.detail
    return any(m.who == FLOOR and act.name == name and act.word in words for m, act in before.acts(d.Permit))


def stud_only(facts: RoomFacts) -> bool:
    return all(game in STUD for game in facts.setup.games)


def mixed(facts: RoomFacts) -> bool:
    """Are button games and stud games played in turn?"""
    games = facts.setup.games
    return any(game in STUD for game in games) and not stud_only(facts)


def last_opened(facts: RoomFacts, table: str) -> int:
    """The seat that became open last at a table, 0 if none did: its player went out or away to another seat."""
    opened = 0
    for moment in facts.moments():
        before = {p.seat for p in moment.before.seated(table)}
        gone = before - {p.seat for p in moment.after.seated(table)}
        opened = max(gone, default=opened)
    return opened


def short_by(facts: RoomFacts, table: str) -> int:
    """How many players a table has fewer than the fullest one. A broken table is short of nobody."""
    room = facts.room
    if room.table(table).broken:
        return 0
    fullest = max(len(room.seated(each.name)) for each in room.live_tables())
    return fullest - len(room.seated(table))


def moved_away(facts: RoomFacts, table: str) -> int:
    """How many players went from a table to another one."""
    return sum(moment.before.player(act.name).table == table != act.table for moment, act in facts.acts(s.Sit, s.Carry))


def spread(room: Room) -> int:
    """The players of the fullest table less those of the shortest, tables where nobody sits left out."""
    counts = [len(room.seated(each)) for each in occupied(room)]
    return max(counts, default=0) - min(counts, default=0)


def occupied(room: Room) -> list[str]:
    """Tables that are not broken and have players."""
    return [each.name for each in room.live_tables() if room.seated(each.name)]


def tables_left(room: Room) -> int:
    """How many tables are left: those with players, or all that are not broken where no one sits anywhere."""
    return len(occupied(room)) or len(list(room.live_tables()))
