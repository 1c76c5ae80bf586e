"""The file of digests: a first line that says what it is, one of JSON, then a row of bytes for each told hand."""

import json
from dataclasses import asdict, dataclass

from tests.recorded.kept import FOLDER
from tests.recorded.telling.hand import VERSION
from tests.recorded.told import BYTES, GRADED
from trainer.rules.book import BOOKS

PATH = FOLDER / "told.bin"
PART = FOLDER / "told.part"  # as far as it has been recorded; goes when it is whole
FIRST = b"hands told at random\n"
ROW = BYTES * (1 + len(BOOKS))


@dataclass(frozen=True)
class Header:
    """What the rows are of: how hands are told, how many, what is in a row. One hand in `graded` is graded too."""

    version: int
    count: int
    books: tuple[str, ...]
    bytes: int
    graded: int


@dataclass(frozen=True)
class Digests:
    header: Header
    rows: bytes

    def row(self, seed: int) -> bytes:
        return self.rows[seed * ROW : (seed + 1) * ROW]


def here(count: int) -> Header:
    """What this program would write."""
    return Header(VERSION, count, tuple(BOOKS), BYTES, GRADED)


def write(rows: bytes) -> int:
    """Keep these rows; how many bytes the file has."""
    header = json.dumps(asdict(here(len(rows) // ROW)), sort_keys=True)
    return PATH.write_bytes(FIRST + header.encode() + b"\n" + rows)


def read() -> Digests:
    """What was kept. Raises ValueError for a file of another shape, or of hands told otherwise."""
    first, header, rows = PATH.read_bytes().split(b"\n", 2)
    if first + b"\n" != FIRST:
        raise ValueError(f"{PATH.name} holds no told hands")
    found = json.loads(header)
    said = Header(**{**found, "books": tuple(found["books"])})
    if said != here(said.count) or len(rows) != said.count * ROW:
        raise ValueError(f"{PATH.name} was recorded otherwise: {said}, and this is {here(said.count)}")
    return Digests(said, rows)


def changed(before: bytes, now: bytes) -> list[str]:
    """The books that say something else of a hand; "the hand" itself where it is told otherwise."""
    parts = [before[at : at + BYTES] == now[at : at + BYTES] for at in range(0, ROW, BYTES)]
    return [name for name, same in zip(("the hand", *BOOKS), parts, strict=True) if not same]
