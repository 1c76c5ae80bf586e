"""`trainer renumber`: told first, written when asked, and nothing at all where anything is wrong."""

import json
from pathlib import Path

import pytest

from tests.commands.conftest import Run
from tests.ledgers import LEDGER, commands, root_with, shipped

QUESTION = """\
id = "clock-called"
topic = "clock"
prompt = "Who may call for the clock by rule 28?"

[cites]
metropolitan = ["28"]
"""


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    """A folder with a ledger of the Metropolitan, a question with lines ended as on Windows, and a test."""
    folder = tmp_path / "copy"
    folder.mkdir()
    (folder / "metropolitan.toml").write_text(shipped("metropolitan"), encoding="utf-8")
    (folder / "q.toml").write_bytes(QUESTION.replace("\n", "\r\n").encode("utf-8-sig"))
    (folder / "test_x.py").write_text('AT = "metropolitan:28"\n', encoding="utf-8")
    return folder


def held(folder: Path) -> dict[str, bytes]:
    files = (each for each in sorted(folder.rglob("*")) if each.is_file())
    return {str(each.relative_to(folder)): each.read_bytes() for each in files}


def line_of(path: Path, text: str) -> int:
    return path.read_text(encoding="utf-8").splitlines().index(text) + 1


def test_a_dry_run_tells_every_change_with_its_line_and_writes_nothing(run: Run, copy: Path) -> None:
    before, line = held(copy), line_of(copy / "metropolitan.toml", 'at = "28"')
    result = run("renumber", "metropolitan", "28=129", copy)
    assert result.exit_code == 0
    assert held(copy) == before
    lines = result.output.splitlines()
    assert f"{copy / 'metropolitan.toml'}:{line}: " in result.output
    assert f"{copy / 'q.toml'}:6: cites.metropolitan[1]: 28 -> 129" in lines
    assert f'{copy / "test_x.py"}:1: AT = "metropolitan:28" -> AT = "metropolitan:129"' in lines
    assert f"check {copy / 'q.toml'}:3: prompt: names 28" in lines
    assert lines[-1].endswith("1 to check; nothing was written; use --write")


def test_written_files_keep_every_line_that_was_not_meant(run: Run, copy: Path) -> None:
    before = held(copy)
    result = run("renumber", "metropolitan", "28=129", copy, "--write")
    assert result.output.splitlines()[-1].endswith("; written")
    after = held(copy)
    assert after["q.toml"] == before["q.toml"].replace(b'["28"]', b'["129"]')
    assert after["test_x.py"] == b'AT = "metropolitan:129"\n'
    old, new = (held["metropolitan.toml"].decode().splitlines() for held in (before, after))
    assert [each for each in new if each not in old and "metropolitan:129]" not in each] == [
        "numbering = 2",
        'at = "129"',
        'was = ["28"]',
    ]
    assert [each for each in old if each not in new and "metropolitan:28]" not in each] == ['at = "28"']


def test_the_written_ledger_and_what_cites_it_have_no_fault(tmp_path: Path) -> None:
    """At a root of its own, whose questions and scenarios are renumbered with a swap and a chapter that moves."""
    root = root_with(tmp_path, {})
    content = root / "quizzes"
    ledger = root / LEDGER / "metropolitan.toml"
    before = held(content)
    moves = ("33-*=34-*", "34-*=33-*", "31=32", "32=31", "30=130")
    done, checked = commands(
        root, tmp_path, ("renumber", "metropolitan", *moves, ledger, content, "--write"), ("check", ledger)
    )
    assert (done.code, done.err) == (0, "")
    assert checked.out == "1 file checked, 0 faults\n"
    assert 'metropolitan = ["34-A-2"' in (content / "questions" / "boxed" / "misdeal-first-card.toml").read_text()
    renumbered = [content / each for each, text in held(content).items() if text != before[each]]
    assert len(renumbered) >= 10
    (again,) = commands(root, tmp_path, ("check", ledger, *renumbered))  # read anew, under the new numbers
    assert again.out.endswith(", 0 faults\n"), again.out


def test_everything_wrong_is_told_at_once_and_nothing_written(run: Run, copy: Path) -> None:
    (copy / "bad.toml").write_text("a = \n", encoding="utf-8")
    (copy / "mixed.toml").write_bytes(b'a = "x"\r\nb = "y"\n')
    before = held(copy)
    result = run("renumber", "metropolitan", "28=129", "999=5", "4=5", copy, "--write")
    assert result.exit_code == 1
    lines = result.output.splitlines()
    assert [each for each in lines if each.startswith("'999=5': there is no paragraph '999'")]
    assert "'4=5': 5 is another paragraph; say what happens to it." in lines
    assert f"{copy / 'mixed.toml'}: has more than one kind of line ending. Save it with only one." in lines
    assert len(lines) == 3
    assert held(copy) == before
    (copy / "mixed.toml").unlink()
    result = run("renumber", "metropolitan", "28=129", copy, "--write")
    assert result.exit_code == 1
    assert result.output.startswith(f"{copy / 'bad.toml'}:1: isn't valid TOML: ")
    assert len(held(copy)) == 4
    assert {**held(copy), "mixed.toml": before["mixed.toml"]} == before


def test_new_numbers_under_which_the_ledger_is_none_are_refused(run: Run, copy: Path) -> None:
    ledger = copy / "metropolitan.toml"
    text = ledger.read_text(encoding="utf-8") + '\n[[example]]\nat = "28-ex"\n\n[[example]]\nat = "1290-ex"\n'
    ledger.write_text(text, encoding="utf-8")
    result = run("renumber", "metropolitan", "28=1290", ledger, "--write")
    assert result.exit_code == 1
    assert "example 1290-ex is listed twice (under the new numbers)" in result.output
    assert ledger.read_text(encoding="utf-8") == text


def test_content_of_ones_own_follows_a_ledger_that_was_renumbered(run: Run, copy: Path) -> None:
    ledger = copy / "metropolitan.toml"
    assert run("renumber", "metropolitan", "28=129", ledger, "--write").exit_code == 0
    done = ledger.read_bytes()
    assert b'["28"]' in (copy / "q.toml").read_bytes()
    result = run("renumber", "metropolitan", "28=129", copy, "--content", "--write")
    assert result.exit_code == 0, result.output
    assert b'["129"]' in (copy / "q.toml").read_bytes()
    assert ledger.read_bytes() == done
    result = run("renumber", "metropolitan", "27=129", copy, "--content")
    assert (result.exit_code, result.output) == (1, "'27=129': the ledger doesn't say that 129 was 27 last.\n")


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("metropolitan", "28=129", "nowhere"), "nowhere: there is no such file or folder"),
        (("metropolitan", "."), "write the old and the new paragraph number as OLD=NEW"),
        (("nowhere", "28=129"), "there is no ledger for 'nowhere'; the ledgers are foxwoods-2020"),
        (("metropolitan", "28=129", "--content"), "--content needs the files to change: name them"),
    ],
)
def test_what_it_cannot_be_asked_is_said_in_one_line(
    run: Run, arguments: tuple[str, ...], said: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "x.py").touch()
    result = run("renumber", *arguments)
    assert result.exit_code == 2
    assert result.output.startswith(said)
    assert result.output.count("\n") == 1


def test_what_changes_as_json(run: Run, copy: Path) -> None:
    told = json.loads(
        run("renumber", "metropolitan", "28=129", copy / "q.toml", copy / "metropolitan.toml", "--json").output
    )
    assert told["written"] is False
    change = {"file": str(copy / "q.toml"), "line": 6, "key": "cites.metropolitan[1]", "was": "28", "now": "129"}
    assert change in told["changes"]
    assert told["look_at"] == [{"file": str(copy / "q.toml"), "line": 3, "key": "prompt", "what": "names 28"}]


def test_what_was_done_before_is_told_with_the_number_of_today(run: Run, copy: Path) -> None:
    assert run("renumber", "metropolitan", "39-A=39-Z", copy, "--write").exit_code == 0
    before = held(copy)
    again = run("renumber", "metropolitan", "39-A=39-Z", copy, "--write")
    assert again.exit_code == 1
    assert "'39-A=39-Z': there is no paragraph '39-A' since numbering 2: 39-A is 39-Z now." in again.output
    assert held(copy) == before
