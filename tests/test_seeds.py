"""The seed is that of the commit: the same in every clone, another one after it, and whatever is named."""

import subprocess
from datetime import date
from pathlib import Path

import pytest

from tests import seeds

WHO = ("-c", "user.name=Ann", "-c", "user.email=ann@example.org", "-c", "commit.gpgsign=false")


def git(folder: Path, *arguments: str) -> str:
    command = ["git", *WHO, "-C", str(folder), *arguments]
    return subprocess.run(command, capture_output=True, text=True, check=True).stdout.strip()


def committed(folder: Path, text: str) -> str:
    """The name of a commit with that text."""
    (folder / "kept").write_text(text, encoding="utf-8")
    git(folder, "add", "kept")
    git(folder, "commit", "--quiet", "--message", text)
    return git(folder, "rev-parse", "HEAD")


def commit(folder: Path) -> int:
    return seeds.commit.__wrapped__(folder)


def test_a_clone_of_the_same_commit_searches_the_same_and_the_next_commit_elsewhere(tmp_path: Path) -> None:
    here, there = tmp_path / "here", tmp_path / "there"
    here.mkdir()
    git(here, "init", "--quiet")
    name = committed(here, "first")
    git(tmp_path, "clone", "--quiet", str(here), str(there))
    assert commit(here) == commit(there) == int(name[: seeds.DIGITS], 16)
    (here / "kept").write_text("not committed yet", encoding="utf-8")
    assert commit(here) == commit(there)
    committed(here, "second")
    assert commit(here) != commit(there)


def test_without_a_commit_it_is_the_number_of_the_day(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("GIT_CEILING_DIRECTORIES", str(tmp_path.parent))
    monkeypatch.setattr(seeds, "HERE", tmp_path)
    monkeypatch.delenv(seeds.SEED)
    assert date.today().toordinal() - seeds.seed() in (0, 1)  # noqa: DTZ011  # midnight may come in between
    git(tmp_path, "init", "--quiet")
    assert commit(tmp_path) == 0, "nothing is committed there yet"


def test_without_git_it_is_the_number_of_the_day_too(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    assert commit(seeds.HERE) == 0


def test_what_is_named_goes_before_the_commit_and_what_is_told_is_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(seeds.SEED)
    own = seeds.commit(seeds.HERE) or date.today().toordinal()  # noqa: DTZ011
    assert seeds.seed() == own
    monkeypatch.setenv(seeds.SEED, "7")
    assert seeds.seed() == 7
    assert seeds.told() == "Searched with seed 7; the same again: TRAINER_SEED=7 python3 start.py test"
    assert list(seeds.seeds(2)) == [700_000, 700_001]
