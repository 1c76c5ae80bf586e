"""Files of other versions: what is older is brought up with all that is in it, what is newer is told and left alone."""

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from click.testing import CliRunner

from tests.trust.content import content, held
from tests.trust.older import OLDER, older
from tests.trust.practice import practised
from trainer.cli import main
from trainer.progress.backups import backups
from trainer.progress.store import Store
from trainer.progress.verify import verify

NAME = "Ann"


@pytest.fixture(scope="module")
def new(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("new") / "progress.db"
    with Store.open(path) as store:
        practised(store, NAME, 2)
    return path


@pytest.mark.parametrize("version", OLDER)
def test_an_older_file_keeps_every_hand_and_what_is_remembered(new: Path, version: int, tmp_path: Path) -> None:
    path = tmp_path / "progress.db"
    older(new, version, path)
    before = content(path)
    Store.open(path).close()
    assert verify(path) == ()
    after, same = content(path), content(new)
    assert all(after[each] == same[each] for each in ("attempts.transcript", "assessments.json", "answers.question"))
    assert all(after[each] == same[each] for each in ("memories.rule", "memories.due", "memories.reviews"))
    [kept] = backups(path)
    assert content(kept.path) == before


COMMANDS = (
    ["profiles"],
    ["verify"],
    ["remove", NAME, "--yes"],
    ["export", NAME, "--to", "out.dealer"],
    ["calibration", NAME, "--book", "upt"],
)


@pytest.mark.parametrize("command", COMMANDS, ids=lambda each: each[0])
def test_a_newer_file_is_told_by_every_command_and_left_alone(
    new: Path, command: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    path = tmp_path / "progress.db"
    path.write_bytes(new.read_bytes())
    with closing(sqlite3.connect(path)) as file, file:
        file.execute(
            """INSERT INTO _sqlite_migrations (migration_set, name, applied_at)
            SELECT migration_set, '999_from_tomorrow', applied_at FROM _sqlite_migrations LIMIT 1"""
        )
    before, there = path.read_bytes(), held(path)
    done = CliRunner().invoke(main, ["progress", *command, "--data", str(path)])
    assert done.exit_code == 1
    assert len(done.stderr.splitlines()) == 1
    assert "newer version" in done.stderr
    assert path.read_bytes() == before
    assert held(path) == there
    assert [each.name for each in tmp_path.iterdir()] == ["progress.db"]
