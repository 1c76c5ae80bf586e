"""What a book says on every point of a room."""

from tests.recorded.of_hand import Sections, together, told
from trainer.grading.rulings import on_room
from trainer.rules.book import Book
from trainer.rules.room.record import RoomRecord


def of_room(record: RoomRecord, law: Book) -> Sections:
    asked = [(matter, decision) for (matter, _), decision in on_room(record, law).items()]
    return {"asked": told(asked), "alike": together(asked)}
