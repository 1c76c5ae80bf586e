"""Each fault that can be planted is found, alone and with all others, each in a line with its table and row."""

import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from tests.progress.filled import filled
from tests.progress.real import HOUSE, practised
from tests.progress.versions import VERSION_1
from trainer.grading.assess import Assessor
from trainer.kernel.table import Setup
from trainer.progress.store import Store
from trainer.progress.trouble import Kind, StoreTrouble
from trainer.progress.verify import Fault, verify
from trainer.progress.version import APPLICATION
from trainer.rules.book import Book


@pytest.fixture
def path(tmp_path: Path) -> Path:
    where = tmp_path / "progress.db"
    with Store.open(where) as store:
        filled(store, "Ann")
        filled(store, "Ben", 100)
    return where


def planted(path: Path, *statements: str) -> None:
    with closing(sqlite3.connect(path, isolation_level=None)) as file:
        for each in statements:
            file.execute(each)


PLANTED = {
    "UPDATE attempts SET transcript = replace(transcript, 'D burn', 'D juggle') WHERE id = 1": (
        "attempts 1: the hand can't be replayed: line 11: "
    ),
    "UPDATE attempts SET transcript = transcript || '9.000 D move burns down Jk' || char(10) WHERE id = 2": (
        "attempts 2: the hand can't be replayed: gesture 4: "
    ),
    "UPDATE gestures SET line = 'nonsense' WHERE running = 1 AND place = 2": "running 1: the hand can't be replayed",
    "UPDATE assessments SET json = '{}' WHERE id = 1": "assessments 1: json can't be read",
    "UPDATE assessments SET json = 'x' WHERE id = 2": "assessments 2: json can't be read",
    "UPDATE assessments SET score = '{\"noticed\":[1]}' WHERE id = 2": "assessments 2: score can't be read",
    "UPDATE attempts SET scenario_text = scenario_text || ' ' WHERE id = 1": (
        "attempts 1: digest doesn't match scenario_text"
    ),
    "UPDATE attempts SET overlay = 'more' WHERE id = 1": "attempts 1: overlay_digest doesn't match overlay",
    "UPDATE attempts SET ended = 'yesterday' WHERE id = 1": "attempts 1: ended isn't a date and time: 'yesterday'",
    "UPDATE spots SET answered = '2026-01-01' WHERE round = 1 AND place = 0": (
        "spots 1 0: answered isn't a date and time"
    ),
    "UPDATE drilled SET hands = 7 WHERE book = 'upt' AND profile = 1": (
        "drilled 1 'upt' 'deal.four-card-flop': hands is 7, its rows total 2"
    ),
    "DELETE FROM weekly WHERE part = 'remedy' AND book = '' AND profile = 2": (
        "weekly 2 '' '2026-11-16' 'deal.four-card-flop' 'remedy': hard is 0, its rows total 2"
    ),
    "INSERT INTO notice_times VALUES (1, 'upt', 5, 3)": "notice_times 1 'upt' 5: times is 3, its rows total 0",
    "UPDATE controls SET stopped = 0, alarms = 9 WHERE book = '' AND profile = 1": (
        "controls 1 '' '2026-11-16': stopped is 0, its rows total 1; alarms is 9, its rows total 2"
    ),
    "DELETE FROM profiles WHERE id = 2": "attempts 3: belongs to a row in profiles that is missing",
    "DELETE FROM rounds WHERE id = 1": "spots: belongs to a row in rounds that is missing",
}


def test_a_whole_file_has_no_fault_and_is_not_touched(path: Path) -> None:
    before = {each: each.read_bytes() for each in path.parent.iterdir()}
    seen: list[tuple[int, int]] = []
    assert verify(path, lambda done, of: seen.append((done, of))) == ()
    assert seen == [(each, len(seen)) for each in range(1, len(seen) + 1)]
    assert {each: each.read_bytes() for each in path.parent.iterdir()} == before


@pytest.mark.parametrize("statement", PLANTED)
def test_a_planted_fault_is_found(path: Path, statement: str) -> None:
    planted(path, statement)
    told = [str(each) for each in verify(path)]
    assert any(each.startswith(PLANTED[statement]) for each in told), told
    assert not any("\n" in each for each in told)


def test_all_faults_are_told_at_once(path: Path) -> None:
    several = [each for each in PLANTED if "DELETE" not in each and "json = '{}'" not in each]
    planted(path, *several)
    told = "\n".join(str(each) for each in verify(path))
    assert all(PLANTED[each].split(":")[0] in told for each in several)


def test_damage_inside_is_told_and_what_can_be_read_is_still_looked_at(path: Path) -> None:
    with Store.open(path) as store:
        [page] = store.rows("SELECT rootpage FROM sqlite_master WHERE name = 'answers_profile'")
    content = bytearray(path.read_bytes())
    place = (page["rootpage"] - 1) * 4096
    content[place : place + 64] = b"\xff" * 64
    path.write_bytes(bytes(content))
    planted(path, "UPDATE drilled SET hands = 7 WHERE book = 'upt' AND profile = 1")
    found = verify(path)
    assert found[0].table == "file"
    assert any(each.table == "drilled" for each in found)


def test_of_a_file_that_cannot_be_counted_nobody_is_told_how_much_is_done(path: Path) -> None:
    planted(path, "DROP TABLE spots")
    seen: list[tuple[int, int]] = []
    verify(path, lambda done, of: seen.append((done, of)))
    assert set(seen) == {(0, 0)}


def test_a_file_that_was_cut_off_is_told_in_a_few_lines(path: Path) -> None:
    path.write_bytes(path.read_bytes()[:-8192])
    found = verify(path)
    assert found
    assert {each.table for each in found} == {"file"}
    assert len(found) == len(set(found))


def test_a_file_in_use_is_verified_too(path: Path) -> None:
    with Store.open(path) as store:
        store.profile("Cat")
        assert verify(path) == ()


def test_an_older_file_is_verified_as_it_is(tmp_path: Path) -> None:
    path = tmp_path / "progress.db"
    with closing(sqlite3.connect(path)) as old:
        old.executescript(VERSION_1.read_text(encoding="utf-8"))
        old.execute(f"PRAGMA application_id = {APPLICATION}")
    before = path.read_bytes()
    told = [str(each) for each in verify(path)]
    assert [each for each in told if not each.startswith("assessments")] == []  # its samples hold no whole assessment
    assert path.read_bytes() == before


@pytest.mark.parametrize(
    ("content", "kind"), [(None, Kind.MISSING), (b"Dear diary, " * 99, Kind.CORRUPT), (b"", Kind.CORRUPT)]
)
def test_what_is_no_file_of_ours_is_told(tmp_path: Path, content: bytes | None, kind: Kind) -> None:
    path = tmp_path / "other.db"
    if content is not None:
        path.write_bytes(content)
    with pytest.raises(StoreTrouble) as raised:
        verify(path)
    assert raised.value.kind is kind


def test_a_fault_is_a_line() -> None:
    assert str(Fault("attempts", "3", "it is late")) == "attempts 3: it is late"
    assert str(Fault("file", "", "page 3")) == "file: page 3"


@pytest.mark.parametrize("spoiled", [False, True])
def test_grades_are_proved_by_their_own_house_alone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, spoiled: bool
) -> None:
    """What the other houses would say is no part of the proof, and takes longer than all the rest."""
    where = tmp_path / "progress.db"
    with Store.open(where) as store:
        practised(store, "Ann")
        if spoiled:
            with store.writing() as connection:
                connection.execute("UPDATE assessments SET noticed = 'yes' WHERE noticed = 'missed'")
    made: list[str] = []
    real = Assessor.__init__

    def noted(self: Assessor, setup: Setup, law: Book, *more: Any, **named: Any) -> None:
        made.append(law.key)
        real(self, setup, law, *more, **named)

    monkeypatch.setattr(Assessor, "__init__", noted)
    assert [each.text for each in verify(where)] == (["the grade doesn't match the hand"] if spoiled else [])
    assert made == [HOUSE, HOUSE]
