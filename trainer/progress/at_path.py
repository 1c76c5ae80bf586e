"""What is done with a file by its path, beside the program that has it open: proved, copied, exported, imported.

Each is told `so_far(done, of)`, may be stopped by what that raises, and then leaves nothing half done.
"""

import sqlite3
import tempfile
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from shutil import copyfile

from trainer.kernel.how_far import HowFar, untold
from trainer.progress.backups import backup
from trainer.progress.exporting import export_profile
from trainer.progress.fault import Fault
from trainer.progress.faults import told
from trainer.progress.opening import WAIT
from trainer.progress.profile_file import Imported, import_profile
from trainer.progress.proof import Proof
from trainer.progress.records import Profile
from trainer.progress.store import Store
from trainer.progress.unfinished import MAGIC, uri
from trainer.progress.verify import verify

ROLLBACK = b"\1"  # in the header, where a WAL has 2


def verified(path: Path, so_far: HowFar = untold) -> tuple[Fault, ...]:
    """Every fault of the file. Raises StoreTrouble as `verify` does."""
    with _still(path) as file:
        return verify(file, so_far)


def backed_up(path: Path, so_far: HowFar = untold) -> Path:
    """A checked copy among the backups; gives where. SQLite copies in one go, so only the start can be stopped.

    Raises StoreTrouble.
    """
    so_far(0, 1)
    return backup(path)


def exported(path: Path, profile: Profile, to: Path, so_far: HowFar = untold) -> Path:
    """All that a profile of the file has in a file of its own; gives where. Raises StoreTrouble."""
    with _still(path) as file, Store.open(file) as store, told(path):
        store.connection.execute("BEGIN")  # what is written meanwhile is for the next time
        try:
            return export_profile(store, profile, to, so_far)
        finally:
            store.connection.execute("ROLLBACK")


def imported(
    path: Path,
    file: Path,
    name: str,
    merge: bool,
    given: Proof,
    leave_out: bool,
    so_far: HowFar = untold,
) -> Imported:
    """Take the profile of `file`, which was proved, into the progress file. Raises what `import_profile` raises."""
    with Store.open(path) as store:
        return import_profile(store, file, name, merge, given, leave_out, so_far)


def corrected(path: Path, so_far: HowFar = untold) -> int:
    """Hold what was learned against corrections of the law; gives how many things are judged otherwise now.

    Each is done for good when it is done: whoever stops goes on with the next. Raises StoreTrouble.
    """
    from trainer.progress.correcting import SAME, correct  # which loads the law

    with Store.open(path) as store:
        return sum(count for (_, _, came), count in correct(store, so_far).items() if came != SAME)


@contextmanager
def _still(path: Path) -> Iterator[Path]:
    """The file where it may be read for long: itself with a WAL, else a copy, for a reader would bar the writers."""
    with tempfile.TemporaryDirectory() as folder:
        copy = Path(folder) / path.name
        yield copy if _rolls_back(path) and _copied(path, copy) else path


def _rolls_back(path: Path) -> bool:
    """Is it kept with a rollback journal?"""
    try:
        with path.open("rb") as file:
            return file.read(len(MAGIC) + 3)[-1:] == ROLLBACK
    except OSError:  # whoever reads it next tells why
        return False


def _copied(path: Path, copy: Path) -> bool:
    """Copy the file byte by byte while nobody may write to it; could that be done?"""
    with closing(sqlite3.connect(uri(path, "mode=ro"), uri=True, timeout=WAIT, isolation_level=None)) as look:
        try:
            look.execute("BEGIN")
            look.execute("SELECT count(*) FROM sqlite_master").fetchone()  # from here on others may only read
            copyfile(path, copy)
        except (sqlite3.Error, OSError):  # damaged, held or too large: whoever reads it next tells which
            return False
        return True
