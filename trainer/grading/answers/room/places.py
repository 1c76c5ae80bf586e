"""Who finishes higher of players who went out in the same hand, told with who won it."""

from trainer.grading.answers.answer import Answer
from trainer.grading.answers.room.on_room import answer_on_room
from trainer.grading.rulings import on_room
from trainer.rules.book import Book
from trainer.rules.room.record import RoomRecord

BUSTS = "busted-together"


def place_told(record: RoomRecord, law: Book) -> Answer | None:
    """The answer on their places, where the places paid are told and one of theirs is among them."""
    if len(record.rooms[-1].left_in()) >= record.setup.places:
        return None
    of_them = next((each.matter for each in on_room(record, law).values() if each.matter.kind == BUSTS), None)
    answer = answer_on_room(record, law, name=of_them.detail) if of_them is not None else None
    ruled = answer is not None and answer.lead is not None and answer.lead.matter.kind == BUSTS
    return answer if ruled else None
