"""The answer where a hand and the room around it are told: on what was told last or is asked, the other beside it."""

from dataclasses import dataclass, replace

from trainer.grading.answers.answer import Answer, answer_on_hand
from trainer.grading.answers.on_room import answer_on_room
from trainer.grading.answers.state import DISPUTE, State
from trainer.kernel.room.act import Happening
from trainer.kernel.room.table_acts import Play
from trainer.kernel.table import Impossible
from trainer.rules.book import Book
from trainer.rules.record import Record
from trainer.rules.room.record import RoomRecord

HAND, ROOM = "At the table", "In the room"


@dataclass(frozen=True)
class Both:
    """`hand_last` tells whether the hand was told after the room."""

    hand: Record | None = None
    room: RoomRecord | None = None
    hand_last: bool = True


def answer_on_both(told: Both, law: Book, ask: str = "", seat: int = 0) -> Answer:
    """What the house answers; of one thing that only one of the two is about, on that one."""
    hand = answer_on_hand(told.hand, law, ask, seat) if told.hand is not None else None
    around = _acted_in(told.room, told.hand) if told.room is not None and told.hand is not None else told.room
    room = answer_on_room(around, law, ask, seat) if around is not None else None
    if hand is None or room is None:
        found = hand if hand is not None else room
        assert found is not None  # a file tells one of them at least
        return found
    first, other, said = (hand, room, ROOM) if told.hand_last else (room, hand, HAND)
    if other.lead is not None and (
        (ask and first.lead is None) or (around is not told.room and _disputed_in_vain(first, other))
    ):
        return other
    if other.state is State.NOTHING_WRONG and other.lead is None:
        return first
    return replace(first, also=(*first.also, f"{said}: {other.sentence}"))


def _disputed_in_vain(hand: Answer, room: Answer) -> bool:
    """Is something disputed in the hand on which only the room around it has a rule?"""
    disputed = hand.lead is not None and hand.lead.silent and hand.lead.matter.kind == DISPUTE
    return disputed and room.state is State.RULED


def _acted_in(room: RoomRecord, hand: Record) -> RoomRecord:
    """The room whose players have acted as the hand tells; the same where its table plays no hand."""
    record, at = RoomRecord.of(room.transcript), max((each.at for each in room.happenings), default=0)
    try:
        for action in hand.course.actions:
            record.add(Happening(at, hand.setup.seats[action.seat - 1].name, Play(action.kind)))
    except Impossible:
        return room
    return record
