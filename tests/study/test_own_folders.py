"""Folders of one's own: where they are, which can be added, what is seen in them."""

from pathlib import Path

import pytest

from trainer.scenarios import index
from trainer.study import own_folders
from trainer.study.own_folders import HAVE, INSIDE, all_folders, fault_of, own_folder, seen_in


def test_ones_own_is_beside_the_progress(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert own_folder(tmp_path / "progress.db") == tmp_path / "library"
    monkeypatch.setenv("TRAINER_DATA", str(tmp_path))
    assert own_folder() == tmp_path / "library"


def test_each_folder_is_read_once() -> None:
    assert all_folders(Path("/own"), ["/b", "/own", "/b/", "/c/../b"]) == (Path("/own"), Path("/b"))


@pytest.mark.parametrize(
    ("folder", "told"),
    [("/a/b", HAVE), ("/a/b/", HAVE), ("/a", INSIDE), ("/a/b/c", INSIDE), ("/a/bc", ""), ("/x", "")],
)
def test_no_folder_is_read_twice(folder: str, told: str) -> None:
    assert fault_of(folder, [Path("/own"), Path("/a/b")]) == told


def test_files_are_seen_in_folders_of_folders(tmp_path: Path) -> None:
    (tmp_path / "deep").mkdir()
    for name in ("one.toml", "deep/two.toml", "note.txt"):
        (tmp_path / name).write_text("x")
    assert seen_in(tmp_path).there
    assert set(seen_in(tmp_path).stamps) == {"one.toml", "deep/two.toml"}


def test_a_folder_that_is_not_there_or_cannot_be_opened_is_away(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert not seen_in(tmp_path / "none").there
    (tmp_path / "file").write_text("x")
    assert not seen_in(tmp_path / "file").there
    monkeypatch.setattr(index, "stamps", lambda _folder: {"": index.CLOSED})
    assert not seen_in(tmp_path).there


def test_a_folder_in_it_that_cannot_be_opened_hides_nothing_else(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(index, "stamps", lambda _folder: {"one.toml": (1, 1), "deep": index.CLOSED})
    assert seen_in(tmp_path).there


@pytest.mark.parametrize(("many", "seen"), [(2, 2), (3, 3), (4, 3)])
def test_of_very_many_files_only_the_first_are_read(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, many: int, seen: int
) -> None:
    monkeypatch.setattr(own_folders, "MOST_FILES", 3)
    for number in range(many):
        (tmp_path / f"{number}.toml").write_text("x")
    assert len(seen_in(tmp_path).stamps) == seen
