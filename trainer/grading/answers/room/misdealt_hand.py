"""A hand told beside its room that is a misdeal: the room has it too, and who comes since then gets no hand in it."""

from trainer.grading.answers.answer import Answer
from trainer.grading.answers.halves.no_misdeal import says_none
from trainer.kernel.room.act import DEALER, Happening
from trainer.kernel.room.document import RoomTranscript
from trainer.kernel.room.table_acts import Deal, Misdeal
from trainer.kernel.table import Impossible
from trainer.rules.effects import Effect
from trainer.rules.facts import Facts
from trainer.rules.facts.presence import to_be_dealt_again
from trainer.rules.record import Record
from trainer.rules.room.record import RoomRecord


def with_the_misdeal(room: RoomRecord, hand: Record, said: Answer) -> RoomRecord:
    """The room that goes on after a hand, with that hand as a misdeal in it where the answer on it has it be one, not
    dealt again yet; where the room tells of the deal itself, without a misdeal that the hand was only called.
    """
    table = _table_of(room, hand)
    told = [
        at for at, each in enumerate(room.happenings) if each.table == table and isinstance(each.act, Deal | Misdeal)
    ]
    called_off = to_be_dealt_again(Facts(hand, len(hand)))
    if table and told:
        none = called_off and says_none(said.sentence) and isinstance(room.happenings[told[-1]].act, Misdeal)
        return _of(room, (*room.happenings[: told[-1]], *room.happenings[told[-1] + 1 :])) if none else room
    is_one = said.lead is not None and said.lead.effect is Effect.MISDEAL
    if not table or not (is_one or (called_off and not says_none(said.sentence))):
        return room
    dealer, level = f"{DEALER}{table}", room.rooms[0].level
    return _of(room, (Happening(0, dealer, Deal(level)), Happening(0, dealer, Misdeal()), *room.happenings))


def _of(room: RoomRecord, happenings: tuple[Happening, ...]) -> RoomRecord:
    """The room in which that happened; as it was told where that can't be."""
    try:
        return RoomRecord.of(RoomTranscript(room.setup, happenings))
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
