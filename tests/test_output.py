"""Files that users name are never written over without leave, and never through a link to somewhere else."""

from pathlib import Path

import pytest

from tests.systems import LINKS
from trainer import output


def names(folder: Path) -> list[str]:
    return sorted(each.name for each in folder.iterdir())


def test_a_new_file_is_written_and_nothing_else_is_left(tmp_path):
    output.write(tmp_path / "a.toml", b"one")
    assert ((tmp_path / "a.toml").read_bytes(), names(tmp_path)) == (b"one", ["a.toml"])


def test_a_file_that_is_there_is_kept_unless_forced(tmp_path):
    place = tmp_path / "a.toml"
    place.write_bytes(b"mine")
    with pytest.raises(FileExistsError, match="--force"):
        output.write(place, b"one")
    assert place.read_bytes() == b"mine"
    output.write(place, b"one", force=True)
    assert place.read_bytes() == b"one"


def test_the_same_once_more_is_no_overwriting(tmp_path):
    place = tmp_path / "a.toml"
    place.write_bytes(b"one")
    before = place.stat().st_mtime_ns
    output.write(place, b"one")
    assert place.stat().st_mtime_ns == before


def test_a_folder_in_the_way_is_said(tmp_path):
    with pytest.raises(IsADirectoryError):
        output.write(tmp_path, b"one", force=True)


@LINKS
@pytest.mark.parametrize("force", [False, True])
def test_a_link_out_of_the_folder_is_not_followed(tmp_path, force):
    (tmp_path / "out").mkdir()
    (tmp_path / "elsewhere.txt").write_bytes(b"mine")
    link = tmp_path / "out" / "a.toml"
    link.symlink_to(tmp_path / "elsewhere.txt")
    with pytest.raises(OSError, match="leads out of its folder"):
        output.write(link, b"one", force)
    assert (tmp_path / "elsewhere.txt").read_bytes() == b"mine"


@LINKS
def test_a_link_to_a_file_that_is_not_there_yet_makes_none_elsewhere(tmp_path):
    (tmp_path / "out").mkdir()
    (tmp_path / "out" / "a.toml").symlink_to(tmp_path / "elsewhere.txt")
    with pytest.raises(OSError, match="leads out of its folder"):
        output.write(tmp_path / "out" / "a.toml", b"one", force=True)
    assert not (tmp_path / "elsewhere.txt").exists()


@LINKS
def test_a_folder_below_that_is_a_link_leads_out_as_well(tmp_path):
    (tmp_path / "out").mkdir()
    (tmp_path / "private").mkdir()
    (tmp_path / "out" / "clean").symlink_to(tmp_path / "private")
    with pytest.raises(OSError, match="leads out of its folder"):
        output.write(tmp_path / "out" / "clean" / "a.toml", b"one", within=tmp_path / "out")
    assert names(tmp_path / "private") == []


@LINKS
def test_the_folder_that_was_named_may_itself_be_a_link(tmp_path):
    (tmp_path / "real").mkdir()
    (tmp_path / "out").symlink_to(tmp_path / "real")
    output.write(tmp_path / "out" / "a.toml", b"one", within=tmp_path / "out")
    assert names(tmp_path / "real") == ["a.toml"]


@LINKS
def test_a_link_within_its_folder_stays_one(tmp_path):
    (tmp_path / "a.toml").symlink_to(tmp_path / "b.toml")
    (tmp_path / "b.toml").write_bytes(b"mine")
    output.write(tmp_path / "a.toml", b"one", force=True)
    assert ((tmp_path / "a.toml").is_symlink(), (tmp_path / "b.toml").read_bytes()) == (True, b"one")


def test_what_cannot_be_written_leaves_nothing_behind(tmp_path, monkeypatch):
    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(Path, "replace", full)
    with pytest.raises(OSError, match="No space"):
        output.write(tmp_path / "a.toml", b"one")
    assert names(tmp_path) == []
