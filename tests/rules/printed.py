"""Worked examples that the books print, as committed transcripts; and what they would be with a line changed."""

from collections.abc import Mapping
from pathlib import Path

from trainer.kernel.document import transcript_of
from trainer.kernel.room.document import room_of
from trainer.rules.book import book as law_of
from trainer.rules.facts import Facts
from trainer.rules.record import Record
from trainer.rules.room.facts import RoomFacts
from trainer.rules.room.record import RoomRecord

ROOT = Path(__file__).parents[2]


def text(book: str, at: str) -> str:
    """The transcript of a printed example, as it is committed."""
    example = next(each for each in law_of(book).ledger.examples if each.at == at)
    return (ROOT / example.transcript).read_text(encoding="utf-8")


def told(book: str, at: str) -> Facts:
    """The printed example, folded to its end."""
    return folded(text(book, at))


def changed(book: str, at: str, instead: Mapping[str, str]) -> Facts:
    """The same with lines replaced (by "" to leave them out): each stands there once, times and all."""
    return folded(_replaced(book, at, instead))


def _replaced(book: str, at: str, instead: Mapping[str, str]) -> str:
    lines = text(book, at).splitlines()
    for before, after in instead.items():
        assert lines.count(before) == 1, f"{before!r} stands {lines.count(before)} times in {book} {at}"
        lines[lines.index(before)] = after
    return "\n".join(lines)


def folded(transcript: str) -> Facts:
    """The facts after the last gesture of a transcript."""
    record = Record.of(transcript_of(transcript))
    return Facts(record, len(record))


def told_room(book: str, at: str) -> RoomFacts:
    """The printed example that a room file tells, folded to its end."""
    return folded_room(text(book, at))


def changed_room(book: str, at: str, instead: Mapping[str, str]) -> RoomFacts:
    """The same with lines of the room file replaced (by "" to leave them out)."""
    return folded_room(_replaced(book, at, instead))


def folded_room(room: str) -> RoomFacts:
    """The facts after the last happening of a room file."""
    record = RoomRecord.of(room_of(room))
    return RoomFacts(record, len(record))
