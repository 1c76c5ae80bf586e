"""A hand told beside its room that is a misdeal: the room has it too, and who comes since then gets no hand in it."""

from trainer.kernel.room.act import DEALER, Happening
from trainer.kernel.room.document import RoomTranscript
from trainer.kernel.room.table_acts import Deal, Misdeal
from trainer.kernel.table import Impossible
from trainer.rules.facts import Facts
from trainer.rules.facts.presence import to_be_dealt_again
from trainer.rules.record import Record
from trainer.rules.room.record import RoomRecord


def with_the_misdeal(room: RoomRecord, hand: Record, is_one: bool) -> RoomRecord:
    """The room that goes on after a hand, with that hand as a misdeal in it where it `is_one` or was called one, and is
    not dealt again yet; the same where the room tells of its deal.
    """
    table = _table_of(room, hand)
    told = any(each.table == table and isinstance(each.act, Deal | Misdeal) for each in room.happenings)
    if not table or told or not (is_one or to_be_dealt_again(Facts(hand, len(hand)))):
        return room
    dealer, level = f"{DEALER}{table}", room.rooms[0].level
    first = (Happening(0, dealer, Deal(level)), Happening(0, dealer, Misdeal()))
    try:
        return RoomRecord.of(RoomTranscript(room.setup, (*first, *room.happenings)))
    except Impossible:
        return room


def _table_of(room: RoomRecord, hand: Record) -> str:
    """The table at which the players of the hand sit as the room begins; "" where it has none of them."""
    tables = (room.rooms[0].table_of(each.name) for each in hand.setup.seats if each.name)
    return next(filter(None, tables), "")


def dealt_again_to(room: RoomRecord, table: str) -> tuple[str, ...]:
    """Who had cards in the hand at a table that was a misdeal and is to be dealt again; nobody where there is none."""
    told = [(at, each.act) for at, each in enumerate(room.happenings) if each.table == table]
    acts = [(at, act) for at, act in told if isinstance(act, Deal | Misdeal)]
    if not acts or not isinstance(acts[-1][1], Misdeal) or not room.rooms[-1].table(table).begun:
        return ()
    return room.rooms[acts[-1][0]].table(table).dealt
