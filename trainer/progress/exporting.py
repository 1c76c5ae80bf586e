"""One profile in one file, to be taken to another computer: a progress file that holds nobody else."""

import os
import sqlite3
from contextlib import closing, suppress
from pathlib import Path

from trainer.kernel.how_far import HowFar, untold
from trainer.progress.copying import copied
from trainer.progress.faults import sound
from trainer.progress.file import placed
from trainer.progress.opening import brought_up
from trainer.progress.records import Profile, written
from trainer.progress.store import Store
from trainer.progress.trouble import Kind, StoreTrouble

EXTENSION = ".dealer"


def export_profile(store: Store, profile: Profile, to: Path, so_far: HowFar = untold) -> Path:
    """Write all that a profile has into one file, all or nothing; a file of that name is replaced. Gives where.

    `so_far` is told how many rows are copied, of how many; what it raises stops the work and leaves no file. Raises
    StoreTrouble.
    """
    part = to.with_name(f"{to.name}-{os.urandom(4).hex()}.part")
    try:
        with sound(to), closing(sqlite3.connect(part)) as file:
            brought_up(file)
            file.execute("BEGIN")
            made = {"name": profile.name, "created": written(profile.created), "uid": profile.uid}
            copied(store.connection, profile.id, file, placed(file, "profiles", made), so_far)
            file.execute("COMMIT")
        with part.open("r+b") as whole:
            os.fsync(whole.fileno())
        part.replace(to)
    except OSError as fault:
        raise StoreTrouble(Kind.FOLDER, to) from fault
    finally:
        with suppress(OSError):
            part.unlink()
    return to
