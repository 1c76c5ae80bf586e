"""Files that hold a situation: a transcript document, or a scenario from which a hand is dealt."""

from pathlib import Path

from trainer.commands.common import fail, faulty, text_of
from trainer.kernel.document import FIRST_LINE, RULE, BadTranscript, transcript_of
from trainer.kernel.room.document import room_of
from trainer.kernel.room.head import FIRST_LINE as ROOM_LINE
from trainer.kernel.table import Impossible
from trainer.kernel.transcript import Transcript, fold
from trainer.rules.book import Book
from trainer.rules.facts import Facts
from trainer.rules.matters import matters
from trainer.rules.record import Record
from trainer.rules.room.record import RoomRecord
from trainer.rules.room.sheets import printed
from trainer.scenarios.compiler import play_of
from trainer.scenarios.form import BadScenario, Scenario
from trainer.scenarios.loader import read
from trainer.scenarios.play import Play
from trainer.scenarios.previous import step
from trainer.scenarios.script import reached

WORD, ROOM = FIRST_LINE.split()[0], ROOM_LINE.split()[0]
MOST = 3000


def record_of(file: Path, law: Book) -> Record:
    """The situation in a file: a transcript as it stands, or a scenario dealt until something can be seen.

    A scenario is dealt by routine by a dealer who notices nothing, up to the moment at which its author asks the
    book, else until the matter it teaches is visible, else to its end. Ends the program with one clear line for each
    fault of the file.
    """
    text = text_of(file)
    if is_transcript(text):
        return Record.of(whole(file, text))
    return dealt_on(play(file, law), law)


def dealt_on(hand: Play, law: Book) -> Record:
    """The hand dealt by routine until its author asks the book, its matter can be seen, or it is over."""
    record = Record.of(hand.transcript)
    opinion = hand.scenario.expect.get(law.key)
    asked = opinion.at if opinion else None
    for _ in range(MOST):
        facts = Facts(record, len(record))
        if reached(asked, facts) if asked else _visible(hand.scenario, facts):
            break
        if not step(hand, record, law):
            break
    return record


def _visible(scenario: Scenario, facts: Facts) -> bool:
    return any(each.topic in scenario.topics for each in matters(facts))


def room_in(file: Path, text: str) -> RoomRecord:
    """The room in a text, folded; ends the program with a line for each fault."""
    try:
        told = room_of(text)
    except BadTranscript as bad:
        faulty(f"{file}:{number}: {what}" if number else f"{file}: {what}" for number, what in bad.faults)
    record, faults = RoomRecord(told.setup), _sheet_faults(file, text, told.setup.sheet)
    for number, each in enumerate(told.happenings, 1):
        try:
            record.add(each)
        except Impossible as fault:
            faults.append(f"{file}:{line_of(text, number)}: {each.act.verb}: {fault}")
    if faults:
        faulty(faults)
    return record


def _sheet_faults(file: Path, text: str, sheet: str) -> list[str]:
    if not sheet or sheet in printed():
        return []
    line = next(n for n, raw in enumerate(text.splitlines(), 1) if raw.split()[:1] == ["sheet"])
    return [f"{file}:{line}: sheet: {sheet!r} is none of {', '.join(sorted(printed()))}"]


def is_room(text: str) -> bool:
    """Does a text begin like a room file?"""
    return _first_word(text) == ROOM


def is_transcript(text: str) -> bool:
    """Does a text begin like a transcript, and not like a scenario?"""
    return _first_word(text) == WORD


def _first_word(text: str) -> str:
    lines = (line.strip() for line in text.splitlines())
    first = next((line for line in lines if line and not line.startswith("#")), "")
    return first.split(" ")[0]


def whole(file: Path, text: str) -> Transcript:
    """The transcript in a text; ends the program if there is none or if it cannot have happened."""
    try:
        transcript = transcript_of(text)
    except BadTranscript as bad:
        faulty(f"{file}:{number}: {what}" if number else f"{file}: {what}" for number, what in bad.faults)
    folded = fold(transcript)
    if folded.fault:
        number, what = len(folded.tables), folded.fault.partition(": ")[2]
        fail(f"{file}:{line_of(text, number)}: {what}")
    return transcript


def line_of(text: str, gesture: int) -> int:
    """The line, from 1, on which gesture `gesture`, from 1, stands below the head."""
    below, count = False, 0
    for number, raw in enumerate(text.splitlines(), 1):
        line = raw.strip()
        if below and line and not line.startswith("#"):
            count += 1
            if count == gesture:
                return number
        below = below or line == RULE
    return 0


def scenario(file: Path) -> Scenario:
    """The scenario in a file; ends the program with a line for each fault."""
    try:
        return read(text_of(file), str(file))
    except BadScenario as bad:
        faulty(bad.faults)


def play(file: Path, law: Book, seed: int | None = None) -> Play:
    """The scenario in a file as a hand at a house; ends the program with a line for each fault."""
    try:
        return play_of(scenario(file), law, seed)
    except BadScenario as bad:
        faulty(bad.faults)
