"""The answer where a hand and the room around it are told: on what was told last or is asked, the other beside it."""

from dataclasses import dataclass, replace

from trainer.grading.answers.answer import Answer, answer_on_hand
from trainer.grading.answers.on_room import answer_on_room
from trainer.grading.answers.state import State
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
    room = answer_on_room(told.room, law, ask, seat) if told.room is not None else None
    if hand is None or room is None:
        found = hand if hand is not None else room
        assert found is not None  # a file tells one of them at least
        return found
    first, other, said = (hand, room, ROOM) if told.hand_last else (room, hand, HAND)
    if ask and first.lead is None and other.lead is not None:
        return other
    if other.state is State.NOTHING_WRONG and other.lead is None:
        return first
    return replace(first, also=(*first.also, f"{said}: {other.sentence}"))
