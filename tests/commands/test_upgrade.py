"""`trainer upgrade`: questions and scenarios of an older program, told first and then written."""

import json
from pathlib import Path

import pytest

from trainer import resources

OLD = 'id = "x"\nruling = ["a call"]\n\n[expect.upt]\nruling = "misdeal"\n'
TWO = "'misdeal' is deal.misdeal or deal.misdeal-until-second-player now: write the one that is meant"


@pytest.fixture
def old(tmp_path: Path) -> Path:
    file = tmp_path / "own" / "old.toml"
    file.parent.mkdir()
    file.write_bytes(b"\xef\xbb\xbf" + OLD.replace("\n", "\r\n").encode())
    return file


def test_nothing_is_written_unless_it_is_asked_for(run, old: Path) -> None:
    before = old.read_bytes()
    told = run("upgrade", old.parent).output.splitlines()
    assert old.read_bytes() == before
    assert told == [
        f"{old}:2: ruling[1]: a call -> bet.call",
        f"check {old}:5: expect.upt.ruling: {TWO}",
        "1 change in 1 file, 1 to check; nothing was written; use --write",
    ]


def test_written_a_file_keeps_its_mark_and_its_line_ends(run, old: Path) -> None:
    assert run("upgrade", old, "--write").output.splitlines()[-1] == "1 change in 1 file, 1 to check; written"
    new = OLD.replace("a call", "bet.call").replace("\n", "\r\n").encode()
    assert old.read_bytes() == b"\xef\xbb\xbf" + new


def test_as_json_it_says_what_changes_and_whether_it_is_written(run, old: Path) -> None:
    told = json.loads(run("upgrade", old, "--json").output)
    assert told["written"] is False
    assert told["changes"] == [
        {"file": str(old), "line": 2, "key": "ruling[1]", "was": "a call", "now": "bet.call"},
    ]
    assert [each["line"] for each in told["look_at"]] == [5]


def test_one_file_that_cannot_be_read_keeps_all_from_being_written(run, old: Path) -> None:
    (old.parent / "broken.toml").write_text("ruling = [\n")
    before = old.read_bytes()
    result = run("upgrade", old.parent, "--write")
    assert result.exit_code == 1 and "broken.toml:" in result.output and old.read_bytes() == before


def test_what_is_not_there_is_one_clear_line(run, tmp_path: Path) -> None:
    result = run("upgrade", tmp_path / "nowhere")
    assert (result.exit_code, result.output.count("\n")) == (2, 1)


def test_all_that_ships_is_in_the_keys_of_today(run) -> None:
    told = run("upgrade", resources.path("quizzes")).output.splitlines()
    assert told == ["0 changes in 0 files, 0 to check; nothing was written; use --write"]
