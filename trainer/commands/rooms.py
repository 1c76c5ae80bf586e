"""Files that tell a room: what happened between tables, at the desk and on the clock."""

from pathlib import Path

from trainer.commands.common import fail, faulty
from trainer.commands.situation import line_of
from trainer.kernel.document import BadTranscript
from trainer.kernel.room.document import room_of
from trainer.kernel.room.head import FIRST_LINE
from trainer.kernel.table import Impossible
from trainer.rules.book import Book, all_books
from trainer.rules.engine import decide
from trainer.rules.room.facts import RoomFacts
from trainer.rules.room.points import room_points
from trainer.rules.room.record import RoomRecord
from trainer.rules.ruling import Decision

WORD = FIRST_LINE.split()[0]


def is_room(text: str) -> bool:
    """Does a text begin like a room file?"""
    lines = (line.strip() for line in text.splitlines())
    first = next((line for line in lines if line and not line.startswith("#")), "")
    return first.split()[:1] == [WORD]


def decisions_in(file: Path, text: str, law: Book) -> list[Decision]:
    """What the book says on each point of the room in a text of which any house speaks.

    Ends the program with one clear line for each fault of the file.
    """
    record = whole(file, text)
    facts = RoomFacts(record, len(record))
    asked = (facts.about(point) for point in room_points(facts))
    return [decide(law, each) for each in asked if any(not decide(other, each).silent for other in all_books())]


def whole(file: Path, text: str) -> RoomRecord:
    """The record of the room in a text; ends the program if there is none or if it cannot have happened."""
    try:
        told = room_of(text)
    except BadTranscript as bad:
        faulty(f"{file}:{number}: {what}" if number else f"{file}: {what}" for number, what in bad.faults)
    record = RoomRecord(told.setup)
    for number, each in enumerate(told.happenings, 1):
        try:
            record.add(each)
        except Impossible as fault:
            fail(f"{file}:{line_of(text, number)}: {fault}")
    return record
