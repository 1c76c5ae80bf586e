"""Files of other versions, and folders of which no byte may change."""

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from sqlite_utils import Database, Migrations

from trainer.progress.schema import MIGRATIONS
from trainer.progress.trouble import Kind, StoreTrouble
from trainer.progress.version import OURS, Version

NOBODY = 65534
VERSION_1 = Path(__file__).with_name("version-1.sql")


@contextmanager
def left_alone(path: Path, kind: Kind) -> Iterator[None]:
    """What is inside raises that trouble in one sentence that names the place, and changes no byte of the folder."""
    before = bytes_in(path.parent)
    with pytest.raises(StoreTrouble) as raised:
        yield
    assert raised.value.kind is kind
    assert str(path.parent) in raised.value.sentence
    assert raised.value.sentence.endswith(".")
    assert "\n" not in raised.value.sentence
    assert bytes_in(path.parent) == before


def bytes_in(folder: Path) -> dict[Path, bytes]:
    return {each: each.read_bytes() for each in folder.rglob("*") if each.is_file()}


@contextmanager
def no_privileges(folder: Path) -> Iterator[None]:
    """Root may write everything, so file modes are tried as nobody: the system itself then refuses."""
    if not hasattr(os, "geteuid") or os.geteuid() != 0:
        yield
        return
    closed = {each: each.stat().st_mode for each in folder.parents if not each.stat().st_mode & 0o001}
    for each, mode in closed.items():
        each.chmod(mode | 0o055)
    os.seteuid(NOBODY)
    try:
        yield
    finally:
        os.seteuid(0)
        for each, mode in closed.items():
            each.chmod(mode)


def later_version() -> Version:
    """This program's migrations and one that a later version might bring."""
    later = Migrations("trainer")
    for each in MIGRATIONS.pending(Database(memory=True)):
        later(name=each.name)(each.fn)

    @later(name="999_planted")
    def _planted(db: Database) -> None:
        db.execute("ALTER TABLE profiles ADD COLUMN colour TEXT")

    return Version((*OURS.names, "999_planted"), lambda: later)
