"""Files that hold a situation: a hand, told in short or whole, a room, or a scenario from which a hand is dealt."""

from dataclasses import dataclass
from pathlib import Path

from trainer.commands.common import fail, faulty, text_of
from trainer.grading.answers.both import Both
from trainer.kernel.document import RULE, WORD, BadTranscript, transcript_of
from trainer.kernel.limits import MOST_GESTURES, MOST_HAPPENINGS, name_fault
from trainer.kernel.room.head import WORD as ROOM
from trainer.kernel.transcript import Transcript, fold
from trainer.rules.book import Book
from trainer.rules.record import Record
from trainer.rules.room.record import RoomRecord
from trainer.scenarios.compiler import play_of
from trainer.scenarios.form import BadScenario, Fault, Scenario
from trainer.scenarios.loader import read
from trainer.scenarios.play import Play
from trainer.scenarios.unnoticed import dealt_on
from trainer.shorthand.found_later import hand_of_the_found
from trainer.shorthand.head import BadHand
from trainer.shorthand.parts import NoTable, Parts, at_table, parts
from trainer.shorthand.reading import Told, is_short
from trainer.shorthand.reading import read as read_short
from trainer.shorthand.rooms import ToldRoom, read_room


def record_of(file: Path, law: Book) -> Record:
    """The situation in a file: a transcript as it stands, or a scenario dealt until something can be seen.

    A scenario is dealt by routine by a dealer who notices nothing, up to the moment at which its author asks the
    book, else until the matter it teaches is visible, else to its end. Ends the program with one clear line for each
    fault of the file.
    """
    text = text_of(file)
    if is_hand(text):
        return hand_in(file, text).record
    return dealt_on(play(file, law), law)


@dataclass(frozen=True)
class Stands:
    """What a file tells as it stands; `notes` say how something was read that it left open."""

    both: Both
    notes: tuple[str, ...] = ()


def stands(file: Path, law: Book | None = None) -> Stands | None:
    """What a file tells, a hand or a room or both; None where it is a scenario, which each house deals by itself.

    At what level a hand in a room is played, and with which rebuys, is as `law` has it where that is given.
    """
    text = text_of(file)
    found = parts(text)
    around = room_in(file, found.room, law) if found.room else None
    room, notes = (around.record, around.notes) if around is not None else (None, ())
    if room is not None and not found.hand:
        return Stands(Both(_lost_before(room), room), notes)
    if room is None and not is_hand(text):
        return None
    told = hand_in(file, found.hand, _known(file, room, found, law))
    return Stands(Both(told.record, room, found.hand_last), (*notes, *told.notes))


def _lost_before(room: RoomRecord) -> Record | None:
    """The hand that a player lost whose chips turn up in the room; None where there is none, or no chips make it."""
    text = hand_of_the_found(room)
    try:
        return read_short(text).record if text else None
    except BadHand:
        return None


def _known(file: Path, room: RoomRecord | None, found: Parts, law: Book | None) -> tuple[str, ...]:
    """What the room tells of the table; nothing where the hand tells everything itself."""
    own = any(line.split()[:1] in (["seat"], ["seats"]) for line in found.hand.splitlines())
    if room is None or (own and not found.table):
        return ()
    try:
        return at_table(room, found.table, found.hand_last, law)
    except NoTable as fault:
        number = next(n for n, line in enumerate(found.hand.splitlines(), 1) if line.strip())
        faulty([Fault(str(file), number, "", str(fault))])


def is_hand(text: str) -> bool:
    """Is a text a hand as it stands: a transcript, or one told in short?"""
    return is_transcript(text) or is_short(text)


def hand_in(file: Path, text: str, known: tuple[str, ...] = ()) -> Told:
    """The hand in a text, told in short or as a whole transcript; ends the program with a line for each fault."""
    if is_transcript(text) and not is_short(text):
        return Told(Record.of(whole(file, text)))
    try:
        return read_short(text, known)
    except BadHand as bad:
        faulty(Fault(str(file), number, "", what) for number, what in bad.faults)


def room_in(file: Path, text: str, law: Book | None = None) -> ToldRoom:
    """The room in a text, told in short or whole; ends the program with a line for each fault."""
    if (many := len(lines_of(text))) > MOST_HAPPENINGS:
        fail(f"{file}: has {many:,} events; the limit for a room is {MOST_HAPPENINGS:,}")
    try:
        return read_room(text, law)
    except BadTranscript as bad:
        faulty(_faults(file, bad))


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
        faulty(_faults(file, bad))
    if len(transcript.gestures) > MOST_GESTURES:
        fail(f"{file}: has {len(transcript.gestures):,} gestures; the limit for a hand is {MOST_GESTURES:,}")
    if faults := _named(file, transcript):
        faulty(faults)
    folded = fold(transcript)
    if folded.fault:
        line, what = lines_of(text)[len(folded.tables) - 1], folded.fault.partition(": ")[2]
        faulty([Fault(str(file), line, "", what)])
    return transcript


def _faults(file: Path, bad: BadTranscript) -> list[Fault]:
    return [Fault(str(file), number, "", what) for number, what in bad.faults]


def _named(file: Path, transcript: Transcript) -> list[Fault]:
    """Names that are too long to be read at a table."""
    seats = transcript.setup.seats
    return [Fault(str(file), 0, f"seat {each.number}", what) for each in seats if (what := name_fault(each.name))]


def lines_of(text: str) -> list[int]:
    """The lines, from 1, on which what happens stands below the head, in order."""
    said = [(number, line) for number, raw in enumerate(text.splitlines(), 1) if (line := raw.strip())]
    below = next((at for at, (_, line) in enumerate(said, 1) if line == RULE), len(said))
    return [number for number, line in said[below:] if not line.startswith("#")]


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
