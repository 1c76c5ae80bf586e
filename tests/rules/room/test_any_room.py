"""Any text and any happenings, sensible or not: a fault is named or every book answers, nothing else comes of it."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.kernel.room.rooms import SETUP, TEXT, any_happening
from tests.rules.room.test_points import ask_all
from trainer.kernel.document import BadTranscript
from trainer.kernel.room.act import Happening
from trainer.kernel.room.document import RoomTranscript, room_of, text_of
from trainer.kernel.table import Impossible
from trainer.rules.room.record import RoomRecord

LINES = [*TEXT.splitlines(), "0 clock run", "1 dealer:A deal 1", "2 dealer:A turn Ann 200", "9 dealer:A end"]
WORDS = [
    "",
    "0",
    "-1",
    "99",
    "9" * 5000,
    "x",
    "100x",
    "0x5",
    "Ann",
    "Zoe",
    "A",
    "Z",
    "floor",
    "---",
    "²",
    "\u0663",
    "Jk",
]


@given(st.lists(any_happening(), max_size=12), st.sampled_from(LINES[-4:]))
def test_every_book_answers_on_whatever_happened(some: list[Happening], first: str) -> None:
    record = RoomRecord(SETUP)
    for each in [*room_of(TEXT + first).happenings, *sorted(some, key=lambda one: one.at)]:
        try:
            record.add(each)
        except Impossible:
            continue
    assert ask_all(record) is not None
    assert room_of(text_of(record.transcript)) == RoomTranscript(SETUP, record.transcript.happenings)


def faults_of(text: str) -> tuple[tuple[int, str], ...]:
    try:
        room_of(text)
    except BadTranscript as bad:
        return tuple(bad.faults)
    return ()


@given(st.integers(0, len(LINES) - 1), st.integers(0, 6), st.sampled_from(WORDS), st.booleans())
def test_a_word_astray_is_named_with_its_line_or_does_no_harm(line: int, word: int, other: str, twice: bool) -> None:
    words = LINES[line].split(" ")
    changed = " ".join([*words[:word], other, *words[word + 1 :]])
    text = "\n".join([*LINES[:line], *[changed] * (1 + twice), *LINES[line + 1 :]])
    faults = faults_of(text)
    assert all(0 <= number <= len(LINES) + 1 and what for number, what in faults)


@pytest.mark.parametrize("who", ["clock", "desk", "floor", "dealer:A"])
def test_a_clock_called_by_whoever_is_there_gets_an_answer(who: str) -> None:
    told = room_of(TEXT + f"1 dealer:A deal 1\n2 dealer:A turn Ann 200\n3 {who} call-clock Ann")
    assert "clock-called" in ask_all(RoomRecord.of(told))
