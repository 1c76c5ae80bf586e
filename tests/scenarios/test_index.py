"""The index of a folder: what is read again and what is not, and that nothing bad in it or beside it stops anybody."""

import json
import os
import shutil
import sys
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.systems import NAMES
from trainer import resources
from trainer.scenarios import index
from trainer.scenarios.form import BadScenario, Fault
from trainer.scenarios.index import Row

HOUR = 3600 * 10**9


class Reader:
    """Reads the first line of a file, and knows which files it was given."""

    def __init__(self) -> None:
        self.given: list[str] = []

    def __call__(self, text: str, path: str) -> list[object]:
        self.given.append(Path(path).name)
        if text.startswith("raise "):
            raise RAISED[text.split()[1]]
        return [text.splitlines()[0]]


RAISED = {
    "bad": BadScenario((Fault("x", 3, "seat", "is odd"), Fault("x", 4, "", "y" * 900))),
    "many": BadScenario(tuple(Fault("x", each, "", "odd") for each in range(90))),
    "value": ValueError(""),
    "recursion": RecursionError("too deep"),
    "zero": ZeroDivisionError("by zero"),
}


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "deep" / "er").mkdir(parents=True)
    (tmp_path / "one.toml").write_text("one")
    (tmp_path / "deep" / "er" / "two.toml").write_text("two")
    (tmp_path / "not-read.txt").write_text("x")
    return tmp_path


def moved(path: Path, by: int) -> None:
    """Change a file's time."""
    changed = path.stat().st_mtime_ns + by
    os.utime(path, ns=(changed, changed))


def test_the_files_of_a_folder_and_of_those_below_are_read_once(folder: Path) -> None:
    reader = Reader()
    rows = index.renewed({}, folder, reader)
    assert {name: row.head for name, row in rows.items()} == {"one.toml": ["one"], "deep/er/two.toml": ["two"]}
    assert index.renewed(rows, folder, reader) == rows
    assert sorted(reader.given) == ["one.toml", "two.toml"]


@pytest.mark.parametrize("by", [HOUR, -HOUR, 10**4 * HOUR], ids=["later", "clock set back", "in the future"])
def test_a_file_of_another_time_alone_is_not_parsed_again(folder: Path, by: int) -> None:
    rows, reader = index.renewed({}, folder, Reader()), Reader()
    moved(folder / "one.toml", by)
    again = index.renewed(rows, folder, reader)
    assert reader.given == []
    assert again["one.toml"] == rows["one.toml"]._replace(changed=rows["one.toml"].changed + by)
    assert index.renewed(again, folder, reader) == again


def test_what_was_edited_added_and_taken_away_is_seen_and_nothing_else_read(folder: Path) -> None:
    rows, reader = index.renewed({}, folder, Reader()), Reader()
    (folder / "one.toml").write_text("uno")
    moved(folder / "one.toml", HOUR)
    (folder / "three.toml").write_text("three")
    (folder / "deep" / "er" / "two.toml").unlink()
    again = index.renewed(rows, folder, reader)
    assert {name: row.head for name, row in again.items()} == {"one.toml": ["uno"], "three.toml": ["three"]}
    assert sorted(reader.given) == ["one.toml", "three.toml"]


@pytest.mark.parametrize(
    ("text", "faults"),
    [
        ("raise bad", [(3, "seat", "is odd"), (4, "", "y" * index.MOST_WORDS)]),
        ("raise many", [(each, "", "odd") for each in range(index.MOST_FAULTS)]),
        ("raise value", [(0, "", "can't be read: ValueError")]),
        ("raise recursion", [(0, "", "can't be read: too deep")]),
        ("raise zero", [(0, "", "can't be read: by zero")]),
    ],
)
def test_a_bad_file_stops_no_other(folder: Path, text: str, faults: list[index.Told]) -> None:
    (folder / "bad.toml").write_text(text)
    rows, reader = index.renewed({}, folder, Reader()), Reader()
    assert rows["bad.toml"].head is None
    assert list(rows["bad.toml"].faults) == faults
    assert rows["one.toml"].head == ["one"]
    assert index.renewed(rows, folder, reader) == rows
    assert reader.given == [], "faults are kept as well"


def test_what_is_no_text_or_too_long_is_told(folder: Path) -> None:
    (folder / "latin.toml").write_bytes(b"caf\xe9")
    (folder / "long.toml").write_bytes(b"x" * (index.MOST_BYTES + 1))
    (folder / "folder.toml").mkdir()
    rows = index.renewed({}, folder, Reader())
    assert "utf-8" in rows["latin.toml"].faults[0][2]
    assert rows["long.toml"].faults == ((0, "", "can't be read: it has more than 1,000,000 bytes"),)
    assert "folder.toml" not in rows


def test_what_could_not_be_read_is_tried_again(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with monkeypatch.context() as patch:
        patch.setattr(Path, "read_bytes", _denied)
        rows = index.renewed({}, folder, Reader())
    assert rows["one.toml"].faults == ((0, "", "can't be read: Permission denied"),)
    assert index.renewed(rows, folder, Reader())["one.toml"].head == ["one"]


def _denied(_path: Path) -> bytes:
    raise PermissionError(13, "Permission denied")


def test_a_folder_that_cannot_be_opened_is_told_and_the_others_are_read(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    real = os.scandir

    def scandir(path: str):  # type: ignore[no-untyped-def]  # as the real one
        if path.endswith("deep"):
            raise PermissionError(13, "Permission denied")
        return real(path)

    with monkeypatch.context() as patch:
        patch.setattr(os, "scandir", scandir)
        rows = index.renewed({}, folder, Reader())
    assert rows["deep"].faults == ((0, "", "cannot be opened"),)
    assert rows["one.toml"].head == ["one"]
    assert set(index.renewed(rows, folder, Reader())) == {"one.toml", "deep/er/two.toml"}


@NAMES
def test_a_link_to_nowhere_and_a_name_that_is_no_text_stop_nothing(folder: Path) -> None:
    (folder / "a.toml").symlink_to(folder / "nowhere.toml")
    name = os.fsdecode(b"caf\xe9.toml")
    (folder / name).write_text("odd")
    rows = index.renewed({}, folder, Reader())
    assert set(rows) == {"one.toml", "deep/er/two.toml", name}
    assert index.save(folder / "kept", "engine", rows)
    assert index.load(folder / "kept", "engine") == rows


def test_lines_end_alike_however_they_are_written() -> None:
    assert index.text_of(b"a\r\nb\rc\n") == "a\nb\nc\n"


def test_there_may_be_no_folder(tmp_path: Path) -> None:
    assert index.renewed({}, tmp_path / "none", Reader()) == {}


def test_how_far_it_is_is_told_and_it_can_be_stopped(folder: Path) -> None:
    told: list[tuple[int, int]] = []
    index.renewed({}, folder, Reader(), lambda done, of: told.append((done, of)))
    assert told == [(1, 2), (2, 2)]

    def stop(_done: int, _of: int) -> None:
        raise InterruptedError

    with pytest.raises(InterruptedError):
        index.renewed({}, folder, Reader(), stop)


# --- kept


ROWS = {
    "a.toml": Row(3, 4, "d1", ["a", 1, True, "ü"], ()),
    "b/c.toml": Row(5, 6, "d2", None, ((2, "key", "is odd"), (0, "", "too"))),
}


def test_what_is_kept_is_read_as_it_was(tmp_path: Path) -> None:
    path = tmp_path / "new" / "x.index"
    assert index.save(path, "engine", ROWS)
    assert index.load(path, "engine") == ROWS
    assert [each.name for each in path.parent.iterdir()] == ["x.index"]


def test_an_index_of_another_engine_is_none(tmp_path: Path) -> None:
    path = tmp_path / "x.index"
    assert index.load(path, "engine") is None
    index.save(path, "engine", ROWS)
    assert index.load(path, "another") is None


FOREIGN = {
    "nothing": b"",
    "no JSON": b"\x00\xff\n\x00",
    "another list": b"[1, 2]\n{}",
    "another format": json.dumps({"format": 99, "engine": "engine", "digest": index.digest_of(b"{}")}).encode()
    + b"\n{}",
    "deep": b"[" * 100_000,
}


@pytest.mark.parametrize("data", FOREIGN.values(), ids=FOREIGN.keys())
def test_a_foreign_file_is_none(tmp_path: Path, data: bytes) -> None:
    path = tmp_path / "x.index"
    path.write_bytes(data)
    assert index.load(path, "engine") is None


@pytest.mark.parametrize("body", [b"[]", b'{"a": 3}', b'{"a": [1]}', b'{"a": [1, 2, "d", [], 7]}', b"null"])
def test_rows_of_another_shape_are_none(tmp_path: Path, body: bytes) -> None:
    path = tmp_path / "x.index"
    head = {"format": index.FORMAT, "engine": "engine", "digest": index.digest_of(body)}
    path.write_bytes(json.dumps(head).encode() + b"\n" + body)
    assert index.load(path, "engine") is None


@given(st.data())
def test_a_damaged_index_is_none(tmp_path_factory: pytest.TempPathFactory, data: st.DataObject) -> None:
    path = tmp_path_factory.mktemp("index") / "x.index"
    index.save(path, "engine", ROWS)
    whole = path.read_bytes()
    at = data.draw(st.integers(0, len(whole) - 1))
    changed = bytes([whole[at] ^ (1 << data.draw(st.integers(0, 7)))])
    path.write_bytes(data.draw(st.sampled_from([whole[:at], whole[:at] + changed + whole[at + 1 :]])))
    assert index.load(path, "engine") in (None, ROWS)


def test_what_cannot_be_written_is_left(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("x")
    assert not index.save(tmp_path / "file" / "x.index", "engine", ROWS)


def test_a_full_disk_leaves_the_old_index_and_no_piece(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "x.index"
    index.save(path, "engine", ROWS)

    def full(_self: Path, _target: Path) -> Path:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(Path, "replace", full)
    assert not index.save(path, "engine", {})
    assert index.load(path, "engine") == ROWS
    assert [each.name for each in tmp_path.iterdir()] == ["x.index"]


def test_the_engine_is_another_without_its_sources() -> None:
    assert index.engine() == index.engine()
    assert index.engine() != index.engine(with_sources=False)


def test_a_bundle_is_its_own_engine_without_sources(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    built = index.engine(with_sources=False)
    for name in ("ledger", "data"):
        shutil.copytree(resources.path("trainer", "rules", name), tmp_path / "trainer" / "rules" / name)
    monkeypatch.setattr(sys, "_MEIPASS", str(tmp_path), raising=False)
    assert index.engine() == built
