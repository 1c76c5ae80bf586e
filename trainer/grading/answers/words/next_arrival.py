"""Whether a player who is to go to another table is dealt in there at once, told before he sits down."""

from trainer.grading.answers.words.untold_button import unless
from trainer.grading.open_matter import decided
from trainer.kernel.room.act import Happening
from trainer.kernel.room.document import RoomTranscript
from trainer.kernel.room.seat_acts import Sit
from trainer.rules.book import Book
from trainer.rules.room.facts import RoomFacts
from trainer.rules.room.points.seating import arrivals
from trainer.rules.room.positions import button_is_untold
from trainer.rules.room.record import RoomRecord

AT_ONCE, LATER = "is dealt in at once", "is dealt in once the button has passed"
DEALT_IN = {"seating.dealt-in-at-once": AT_ONCE, "seating.dealt-in-past-button": LATER}


def dealt_in_there(record: RoomRecord, law: Book, name: str, table: str, seat: int, after: int) -> str:
    """What becomes of a player in the next hand who sits down there after so many happenings; "" where the house is
    silent on it, or nobody or no open seat is known.
    """
    if not name or not seat or any(each.seat == seat for each in record.rooms[after].seated(table)):
        return ""
    told = record.happenings[:after]
    sits = Happening(record.rooms[after].at, name, Sit(name, table, seat))
    there = RoomRecord.of(RoomTranscript(record.setup, (*told, sits)))
    facts = RoomFacts(there, len(there))
    came = (decided(law, facts.about(each)) for each in arrivals(facts) if each.error > after)
    first = next(came, None)
    found = DEALT_IN.get(first.key, "") if first is not None else ""
    return f"{AT_ONCE}, {unless(first)}" if first is not None and found and button_is_untold(record, table) else found
