"""The worked examples that the books print, hands and rooms, each held against every book."""

from collections.abc import Iterator, Mapping

from tests.recorded.of_hand import Sections, of_hand
from tests.recorded.of_room import of_room
from trainer.kernel.document import transcript_of
from trainer.kernel.room.document import room_of
from trainer.rules.book import all_books
from trainer.rules.record import Record
from trainer.rules.room.record import RoomRecord
from trainer.rules.worked import is_room, text_of

Cases = Iterator[tuple[str, Sections]]


def texts() -> dict[str, str]:
    """The transcript or room file of every printed example, by where it is printed; the same file once."""
    found: dict[str, str] = {}
    for law in all_books():
        for each in law.ledger.examples:
            text = text_of(each) if each.transcript else ""
            if text and text not in found.values():
                found[f"{law.key}:{each.at}"] = text
    return found


def hands(some: Mapping[str, str] | None = None) -> Cases:
    """Those of `some` texts, else of all."""
    for name, text in (texts() if some is None else some).items():
        if not is_room(text):
            record = Record.of(transcript_of(text))
            yield from ((f"{name} at {law.key}", of_hand(record, law)) for law in all_books())


def rooms(some: Mapping[str, str] | None = None) -> Cases:
    """Those of `some` texts, else of all."""
    for name, text in (texts() if some is None else some).items():
        if is_room(text):
            record = RoomRecord.of(room_of(text))
            yield from ((f"{name} at {law.key}", of_room(record, law)) for law in all_books())
