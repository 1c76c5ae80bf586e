"""What is recorded of one hand that was told at random, at one book, and the digest that is kept of it."""

from hashlib import sha256

from tests.recorded.first_version import text_then
from tests.recorded.of_hand import Sections, of_hand
from tests.recorded.once import decided_once
from tests.recorded.plain import canonical
from tests.recorded.telling.hand import told
from trainer.grading.assess import assessor
from trainer.kernel.transcript import Transcript
from trainer.rules.book import BOOKS, book
from trainer.rules.record import Record

HANDS = 20_000
BYTES = 4
FAULTS = (ValueError, LookupError, TypeError, AttributeError, ArithmeticError, RuntimeError)
GRADED = 8  # of so many hands one is graded too, at one house: it costs as much as all that the books say


def record_of(seed: int, key: str) -> Sections:
    """The full record of one told hand at one book."""
    transcript = told(seed)
    with decided_once():
        return _of(transcript, Record.of(transcript), seed, key)


def digests(seed: int) -> bytes:
    """Of the hand itself, then of what each book says of it: so many bytes each."""
    transcript = told(seed)
    record = Record.of(transcript)
    with decided_once():
        said = [canonical(_of(transcript, record, seed, key)) for key in BOOKS]
    return b"".join(_short(text) for text in (text_then(transcript), *said))


def _of(transcript: Transcript, record: Record, seed: int, key: str) -> Sections:
    law = book(key)
    try:
        return of_hand(record, law, assessor(transcript, law, 0, record) if graded_at(seed) == key else None)
    except FAULTS as fault:  # a fault of the program is recorded as one: mended, it is a difference like any other
        return {"raised": [{"of": {"hand": "as a whole"}, "says": {"error": type(fault).__name__}}]}


def graded_at(seed: int) -> str:
    """The house at which that hand is graded too; "" for none."""
    return BOOKS[seed // GRADED % len(BOOKS)] if seed % GRADED == 0 else ""


def _short(text: str) -> bytes:
    return sha256(text.encode()).digest()[:BYTES]
