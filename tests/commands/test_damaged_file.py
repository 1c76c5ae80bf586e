"""Every command over a damaged progress file: one clear line, no traceback, and `restore` works just then."""

import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from tests.commands.conftest import Run
from tests.progress.filled import filled
from trainer import settings
from trainer.progress.backups import backup
from trainer.progress.store import Store

LEDGER = Path(__file__).parents[2] / "trainer" / "rules" / "ledger" / "upt.toml"
COMMANDS = {
    "profiles": ["progress", "profiles"],
    "export": ["progress", "export", "Ann", "--to", "{folder}/ann.dealer"],
    "import": ["progress", "import", "{copy}", "--as", "Else"],
    "remove": ["progress", "remove", "Ben", "--yes"],
    "backup": ["progress", "backup"],
    "backups": ["progress", "backups"],
    "verify": ["progress", "verify"],
    "calibration": ["progress", "calibration"],
    "edition": ["edition", str(LEDGER), "--against", "upt", "--profile", "Ann"],
}


def _schema(path: Path) -> None:
    """SQLite names the word in its own complaint, which is then no text."""
    whole = bytearray(path.read_bytes())
    whole[whole.index(b"INTEGER") + 3] = 0xE9
    path.write_bytes(whole)


def _text(path: Path) -> None:
    path.write_bytes(path.read_bytes().replace(b"Ann", b"\xff\xfen"))


def _dates(path: Path) -> None:
    with closing(sqlite3.connect(path, isolation_level=None)) as file:
        for table, column in (("profiles", "created"), ("reviews", "at"), ("attempts", "ended"), ("memories", "due")):
            file.execute(f"UPDATE {table} SET {column} = 'yesterday'")


def _weeks(path: Path) -> None:
    with closing(sqlite3.connect(path, isolation_level=None)) as file:
        file.execute("UPDATE reviews SET predicted = 9e999, elapsed = -3.5")
        file.execute("UPDATE memories SET stability = -1, difficulty = 9e999")


def _own(path: Path) -> None:
    with closing(sqlite3.connect(path, isolation_level=None)) as file:
        file.execute("CREATE TRIGGER mine AFTER DELETE ON profiles BEGIN DELETE FROM profiles; END")


DAMAGES: dict[str, Callable[[Path], None]] = {
    each.__name__.strip("_"): each for each in (_schema, _text, _dates, _weeks, _own)
}


@pytest.fixture
def path(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The program's own file of two people."""
    monkeypatch.setenv("TRAINER_DATA", str(tmp_path / "data"))
    monkeypatch.setattr(settings, "default_path", lambda: tmp_path / "config" / "settings.toml")
    with Store.open() as store:
        filled(store, "Ann")
        filled(store, "Ben", 100)
    return tmp_path / "data" / "progress.db"


@pytest.mark.parametrize("damage", DAMAGES)
def test_no_command_gives_a_traceback_and_restore_works_just_then(damage: str, run: Run, path: Path) -> None:
    copy = backup(path, path.parent.parent / "copy.db")  # out of reach of a removal
    damaged = copy.with_name("damaged")
    damaged.write_bytes(path.read_bytes())
    DAMAGES[damage](damaged)
    for name, words in COMMANDS.items():
        path.write_bytes(damaged.read_bytes())
        result = run(*(word.format(folder=path.parent, copy=copy) for word in words))
        assert result.exception is None or isinstance(result.exception, SystemExit), (name, result.exception)
        assert result.exit_code in (0, 1, 2)
    path.write_bytes(damaged.read_bytes())
    result = run("progress", "restore", copy)
    assert (result.exit_code, "restored from" in result.output) == (0, True), result.output
    assert [line.partition(":")[0] for line in run("progress", "profiles").output.splitlines()] == ["Ann", "Ben"]


def test_a_bad_date_of_a_profile_keeps_nobody_out(run: Run, path: Path) -> None:
    with closing(sqlite3.connect(path, isolation_level=None)) as file:
        file.execute("UPDATE profiles SET created = 'yesterday' WHERE name = 'Ann'")
    assert run("progress", "profiles").output.splitlines() == [
        "Ann: 2 hands, 2 answers, since 2000-01-01",
        "Ben: 2 hands, 2 answers, since 2026-11-18",
    ]
    found = run("progress", "verify")
    assert (found.exit_code, "created isn't a date and time: 'yesterday'" in found.output) == (1, True)
