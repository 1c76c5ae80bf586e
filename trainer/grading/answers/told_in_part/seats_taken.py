"""A seat that was drawn in play and that nobody was told to take: its player sits down there, or his chips go there."""

from trainer.grading.rulings import on_room
from trainer.kernel.room import seat_acts as s
from trainer.kernel.room import table_acts as t
from trainer.kernel.room.act import FLOOR, Happening
from trainer.kernel.room.document import RoomTranscript
from trainer.kernel.table import Impossible
from trainer.rules.book import Book
from trainer.rules.facts import NO_MATTER
from trainer.rules.room.facts import RoomFacts
from trainer.rules.room.record import RoomRecord
from trainer.rules.room.seating import in_play
from trainer.rules.ruling import Decision

STAFF, ARRIVES, WAITS = "rp.staff-takes-chips-over", "arrival", "seating.dealt-in-past-button"
DRAWS = ("seat-draw", "first-seat")
ONCE_PASSED = "{} is dealt in once the button has passed"


def with_seats_taken(record: RoomRecord, law: Book) -> RoomRecord:
    """The room in which whoever drew a seat in play sits down there right after it, where no line seats him at all,
    the draw was none to put right and the house says whether he is dealt in; of who is away for the next hand there
    his chips are carried over.
    """
    seated = {each.act.name for each in record.happenings if isinstance(each.act, s.Sit | s.Carry)}
    drawn = [
        at
        for at, each in enumerate(record.happenings)
        if isinstance(each.act, s.DrawSeat) and each.act.name not in seated
    ]
    if drawn == [len(record.happenings) - 1] and not record.rooms[drawn[0]].player(_name(record, drawn[0])).table:
        return record  # how a first seat came to be his is told as well
    told, carried = list(record.happenings), False
    for at in reversed(drawn):
        act = told[at].act
        assert isinstance(act, s.DrawSeat)
        if _is_carried(record, law, at, act):
            carried = True
            told.insert(at + 1, Happening(told[at].at, FLOOR, s.Carry(act.name, act.table, act.seat)))
        elif _comes(record, at, act) and not _wrong(record, law, at + 1):
            told.insert(at + 1, Happening(told[at].at, act.name, s.Sit(act.name, act.table, act.seat)))
    if len(told) == len(record.happenings):
        return record
    try:
        there = RoomRecord.of(RoomTranscript(record.setup, tuple(told)))
    except Impossible:
        return record
    known = any(each.matter.kind == ARRIVES and not each.silent for each in on_room(there, law).values())
    return there if known or carried else record


def _name(record: RoomRecord, at: int) -> str:
    act = record.happenings[at].act
    return act.name if isinstance(act, s.DrawSeat) else ""


def _wrong(record: RoomRecord, law: Book, at: int) -> bool:
    """Does the house find anything wrong with the draw itself?"""
    found = (each for each in on_room(record, law).values() if each.matter.error == at)
    return any(each.ruling is not None and each.ruling.fault and each.matter.kind in DRAWS for each in found)


def _comes(record: RoomRecord, at: int, act: s.DrawSeat) -> bool:
    """Is the player there, with chips, at no table that stands, and has the event begun?"""
    room = record.rooms[at]
    player = room.player(act.name)
    free = not player.table or room.table(player.table).broken
    return free and player.here and bool(player.chips) and in_play(RoomFacts(record, len(record), NO_MATTER), room)


def _is_carried(record: RoomRecord, law: Book, at: int, act: s.DrawSeat) -> bool:
    """Is the player away, his table broken, and dealt in at the new one while he is?"""
    room = record.rooms[at]
    player = room.player(act.name)
    if player.here or not player.chips or not player.table or not room.table(player.table).broken:
        return False
    since = enumerate(record.happenings[at:], at)
    dealt = (n for n, each in since if isinstance(each.act, t.Deal) and each.table == act.table)
    missed = next((not record.rooms[n].player(act.name).here for n in dealt), False)
    arrives = _arrival(record, law, at, act) if missed else ""
    return bool(arrives) and arrives != WAITS


def with_the_wait(record: RoomRecord, law: Book, lead: Decision, sentence: str) -> str:
    """The sentence that staff takes over the chips of a player who is away, with where he isn't dealt in at once."""
    name = lead.matter.detail
    if lead.key != STAFF:
        return sentence
    seats = [
        (at, each.act)
        for at, each in enumerate(record.happenings)
        if isinstance(each.act, s.DrawSeat | s.Carry) and each.act.name == name
    ]
    if not seats:
        return sentence
    at, act = seats[-1]
    if _arrival(record, law, at, act) != WAITS:
        return sentence
    return f"{sentence.removesuffix('.')}; {ONCE_PASSED.format(name)}."


def _arrival(record: RoomRecord, law: Book, at: int, act: s.DrawSeat | s.Carry) -> str:
    """The ruling of the house on whether he is dealt in who takes that seat; "" where it is silent."""
    come = [] if record.rooms[at].player(act.name).here else [Happening(record.happenings[at].at, act.name, s.Back())]
    sits = Happening(record.happenings[at].at, act.name, s.Sit(act.name, act.table, act.seat))
    there = RoomRecord.of(RoomTranscript(record.setup, (*record.happenings[:at], *come, sits)))
    found = (each for each in on_room(there, law).values() if each.matter.kind == ARRIVES)
    return next((each.key for each in found if each.matter.detail == act.name and not each.silent), "")
