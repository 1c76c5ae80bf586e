"""The last table is made: that so many as there were just before are too many for it is told with it."""

from collections.abc import Iterable

from trainer.grading.answers.telling import lower
from trainer.grading.rulings import on_room
from trainer.kernel.room import table_acts as t
from trainer.kernel.room.act import FLOOR, Happening
from trainer.kernel.room.document import RoomTranscript
from trainer.kernel.room.seat_acts import Bust, FinalTable
from trainer.rules.book import Book
from trainer.rules.room.record import RoomRecord
from trainer.rules.ruling import Decision

MADE, NOT_YET = "seating.final-table-made", "seating.too-many-for-final-table"
CALLED = "final-table"
FEW = 2
TOO_MANY = "{} players were too many for a final table of {}"


def with_too_many(record: RoomRecord, law: Book, lead: Decision, some: Iterable[Decision], sentence: str) -> str:
    """The sentence that these make the last table, with how many could not: one more than it seats, before the hand in
    which several went out, or those for whom it was called.
    """
    if lead.key != MADE or lead.matter.kind != CALLED:
        return sentence
    called = [each for each in some if each.key == NOT_YET and each.matter.kind == CALLED]
    asked = [(each, len(record.rooms[each.matter.error].left_in())) for each in called] or _before(record, law, lead)
    over = next(((each, count) for each, count in asked), None)
    if over is None or over[1] <= len(record.rooms[lead.matter.error].left_in()):
        return sentence
    return f"{TOO_MANY.format(over[1], dict(over[0].figures)['seats'])}; {lower(sentence)}"


def _before(record: RoomRecord, law: Book, lead: Decision) -> list[tuple[Decision, int]]:
    """What the house says of a last table just before several went out in a row, if one too many were left."""
    acts = [each.act for each in record.happenings[: lead.matter.error]]
    dealt = max((at for at, act in enumerate(acts) if isinstance(act, t.Deal)), default=-1)
    outs = [at for at, act in enumerate(acts) if at > dealt and isinstance(act, Bust)]
    if len(outs) < FEW:
        return []
    first = outs[0]
    told, count = record.happenings[:first], len(record.rooms[first].left_in())
    called = Happening(told[-1].at if told else 0, FLOOR, FinalTable())
    then = RoomRecord.of(RoomTranscript(record.setup, (*told, called)))
    found = [each for each in on_room(then, law).values() if each.matter.kind == CALLED and each.key == NOT_YET]
    return [(each, count) for each in found[-1:] if count == dict(each.figures).get("seats", 0) + 1]
