"""What a profile's file is worth, found out before a byte of it is taken in."""

import sqlite3
import tempfile
from collections.abc import Iterator
from contextlib import closing, contextmanager
from dataclasses import dataclass
from hashlib import file_digest
from pathlib import Path

from trainer.kernel.how_far import HowFar, untold
from trainer.progress import proving, reading
from trainer.progress.asked_again import BROKEN
from trainer.progress.fault import Fault, summary
from trainer.progress.faults import told
from trainer.progress.opening import brought_up, looked_over, to_read
from trainer.progress.proving import FORGOTTEN, Unproved
from trainer.progress.reading import Tick, is_moment
from trainer.progress.records import Profile, moment
from trainer.progress.scratch import cleaned, scratch
from trainer.progress.trouble import Kind, StoreTrouble
from trainer.progress.verify import counted

UID = 32  # hexadecimal digits


@dataclass(frozen=True, slots=True)
class Proof:
    """A file of one profile: whose it is, the rows that are refused, and those that cannot be proved here.

    `digest` is that of the file: of another content it says nothing.
    """

    file: Path
    digest: str
    profile: Profile
    faults: tuple[Fault, ...] = ()
    unproved: tuple[Unproved, ...] = ()

    @property
    def left_out(self) -> dict[str, int]:
        """How many rows are refused, by table."""
        rows = {(each.table, each.row) for each in self.faults}
        return {table: sum(name == table for name, _ in rows) for table in dict.fromkeys(name for name, _ in rows)}


class Faulty(Exception):
    """The file holds what does not come out of its own hands and answers; nothing was written. `proof` tells."""

    def __init__(self, proof: Proof) -> None:
        self.proof = proof
        super().__init__("\n".join(summary(proof.faults)))


def proof(file: Path, so_far: HowFar = untold) -> Proof:
    """Read a profile's file whole and prove it; nothing is written anywhere else.

    Every grade made by this engine is made again, every answer marked again. `so_far(done, of)` is called with each
    of them; what it raises ends it. Raises StoreTrouble for what is no file of one profile, and where a newer version
    of the program wrote anything in it.
    """
    with opened(file) as source:
        profile = whose(source, file)
        with scratch(source) as (made, misfits):
            if reading.later(made):
                raise StoreTrouble(Kind.NEWER, file)
            tick = counted(made, so_far)
            found = tuple(_findings(made, tick))
    faults = [*misfits, *(each for each in found if isinstance(each, Fault))]
    unproved = tuple(each for each in found if isinstance(each, Unproved))
    return Proof(file, digest_of(file), profile, tuple(dict.fromkeys(faults)), unproved)


@contextmanager
def proven(given: Proof) -> Iterator[sqlite3.Connection]:
    """What is left of the file when all that is refused is out: sound rows in a database of our own.

    Raises StoreTrouble, also where the file is another one since.
    """
    if digest_of(given.file) != given.digest:
        raise StoreTrouble(Kind.OTHER, given.file, "it has changed since it was checked")
    with opened(given.file) as source, scratch(source) as (made, _):
        cleaned(made, given.faults, given.unproved)
        yield made


def _findings(made: sqlite3.Connection, tick: Tick) -> Iterator[proving.Finding]:
    """Nothing is said twice of a row that does not read; memory is made of the rest anyway."""
    unread = [*reading.transcripts(made, tick), *reading.assessments(made, tick)]
    unread += [*reading.digests(made, tick), *reading.moments(made, tick)]
    unread = [each for each in unread if each.table != "memories"]  # which are made again of their reviews
    yield from unread
    if unread:
        cleaned(made, tuple(unread), ())
    yield from (each for each in proving.findings(made, tick) if getattr(each, "text", "") != FORGOTTEN)


@contextmanager
def opened(file: Path) -> Iterator[sqlite3.Connection]:
    """What the file holds, brought up to this version in a copy: the file itself stays as it is.

    Raises StoreTrouble, also where what it holds cannot be brought up.
    """
    looked_over(file)
    with tempfile.TemporaryDirectory() as folder, told(file):
        copy = Path(folder) / "copy.db"
        with closing(sqlite3.connect(to_read(file), uri=True)) as source:
            source.execute("VACUUM INTO ?", [str(copy)])
        with closing(sqlite3.connect(copy, isolation_level=None)) as source:
            _up(source, file)
            yield source


def _up(source: sqlite3.Connection, file: Path) -> None:
    try:
        brought_up(source)
    except (sqlite3.IntegrityError, sqlite3.ProgrammingError, *BROKEN) as bad:
        raise StoreTrouble(Kind.OTHER, file, f"its contents can't be updated to this version: {bad}") from bad


def whose(source: sqlite3.Connection, file: Path) -> Profile:
    """Whose file it is. Raises StoreTrouble where it holds several profiles or none, or one that does not read."""
    rows = source.execute("SELECT id, name, created, uid FROM profiles").fetchall()
    if len(rows) != 1:
        raise StoreTrouble(Kind.WHOLE, file, f"{len(rows) or 'no'} profiles")
    number, name, created, uid = rows[0]
    known = isinstance(uid, str) and len(uid) == UID and all(each in "0123456789abcdef" for each in uid)
    if not (isinstance(name, str) and is_moment(created) and known):
        raise StoreTrouble(Kind.OTHER, file, "its owner can't be read")
    return Profile(number, name, moment(created), uid)


def digest_of(file: Path) -> str:
    """SHA-256 of a file. Raises StoreTrouble."""
    try:
        with file.open("rb") as content:
            return file_digest(content, "sha256").hexdigest()
    except OSError as fault:
        raise StoreTrouble(Kind.MISSING, file) from fault
