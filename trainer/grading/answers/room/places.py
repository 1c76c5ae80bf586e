"""Who finishes higher of players who went out in the same hand, told with who won it."""

from trainer.grading.answers.answer import Answer
from trainer.grading.answers.room.on_room import answer_on_room
from trainer.grading.rulings import on_room
from trainer.rules.book import Book
from trainer.rules.room.record import RoomRecord

BUSTS = "busted-together"


def place_told(record: RoomRecord, law: Book) -> Answer | None:
    """The answer on their places, where one of theirs is paid, or the house rules on them and no one told how many are
    paid.
    """
    paid = record.setup.places
    if paid and len(record.rooms[-1].left_in()) >= paid:
        return None
    of_them = next((each.matter for each in on_room(record, law).values() if each.matter.kind == BUSTS), None)
    answer = answer_on_room(record, law, name=of_them.detail) if of_them is not None else None
    if answer is None or answer.lead is None or answer.lead.matter.kind != BUSTS:
        return None
    return answer if paid or not answer.lead.silent else None
