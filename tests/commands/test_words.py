"""`trainer words`: what is wrong with its place and what to write, counted, written down, and ended as docs say."""

import json
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from trainer import resources
from trainer.cli import main
from trainer.voice import left


def words(*arguments: object) -> Result:
    return CliRunner().invoke(main, ["words", *map(str, arguments)])


@pytest.fixture
def page(tmp_path: Path) -> Path:
    file = tmp_path / "page.md"
    file.write_text("# Chips\n\nThe bet stands.\nPut them in a heap.\n", encoding="utf-8")
    return file


def test_a_phrase_is_told_with_its_place_and_what_to_write(page: Path) -> None:
    done = words(page)
    first, last = done.output.splitlines()
    assert first == f"{page}:4: heap: “heap” in “Put them in a heap.” Write: stack, pile"
    assert last == "1 file, 1 phrase to rewrite"
    assert done.exit_code == 1


def test_good_words_end_with_0(tmp_path: Path) -> None:
    (tmp_path / "a.md").write_text("The bet stands.\n", encoding="utf-8")
    done = words(tmp_path)
    assert (done.output, done.exit_code) == ("1 file, 0 phrases to rewrite\n", 0)


def test_json_has_all_of_it(page: Path) -> None:
    (one,) = json.loads(words(page, "--json").output)["found"]
    assert one["file"] == str(page)
    assert (one["line"], one["phrase"], one["words"], one["area"]) == (4, "heap", "heap", "elsewhere")
    assert (one["sentence"], one["write"]) == ("Put them in a heap.", "stack, pile")


def test_counts_are_by_phrase_and_by_area(page: Path) -> None:
    assert words(page, "--count").output.splitlines() == [
        "     1 heap: elsewhere 1",
        "",
        "     1 elsewhere: heap 1",
        "",
        "1 file, 1 phrase to rewrite",
    ]
    counts = json.loads(words(page, "--count", "--json").output)
    assert counts["areas"] == {"elsewhere": {"heap": 1}}
    assert {key: number for key, number in counts["phrases"].items() if number} == {"heap": 1}


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (("--write", "README.md"), "--write counts the whole project: leave PATH out"),
        (("--again", "heap"), "--again only works with --write"),
        (("--write", "--again", "no-such"), "--again no-such: there is no such phrase"),
        (("nowhere.md",), "nowhere.md: there is no such file or folder"),
        (("LICENSE",), "LICENSE: isn't a Python, TOML or Markdown file"),
    ],
)
def test_wrong_usage_ends_with_2(arguments: tuple[str, ...], told: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(resources.root())
    done = words(*arguments)
    assert (done.output.strip(), done.exit_code) == (told, 2)


@pytest.mark.parametrize(
    ("name", "text", "told"),
    [
        ("a.py", "a = (", "a.py:1: is no Python: '(' was never closed"),
        ("a.toml", "a = ", "a.toml:1: isn't valid TOML"),
    ],
)
def test_a_file_that_cannot_be_read_is_named(tmp_path: Path, name: str, text: str, told: str) -> None:
    (tmp_path / name).write_text(text, encoding="utf-8")
    done = words(tmp_path)
    assert done.output.startswith(f"{tmp_path}/{told}")
    assert done.exit_code == 1


@pytest.fixture
def project(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A project of two pages and what is left of it."""
    (tmp_path / "docs").mkdir()
    (tmp_path / "README.md").write_text("A heap of chips. The rack is full.\n", encoding="utf-8")
    tmp_path.joinpath(*left.FOLDER).mkdir(parents=True)
    monkeypatch.setattr(resources, "root", lambda: tmp_path)
    return tmp_path


def test_what_is_left_is_written_down_and_only_falls(project: Path) -> None:
    readme, counts = project / "README.md", project.joinpath(*left.FOLDER, left.COUNTS)
    assert words("--write").output == "1 left, 0 before; written\n"
    written = counts.read_bytes()
    readme.write_text("A heap of chips. Another heap.\n", encoding="utf-8")
    done = words("--write")
    assert done.exit_code == 1
    assert done.output.splitlines() == [
        "README.md:1: heap: “heap” in “Another heap.” Write: stack, pile",
        "1 more than before: nothing was written",
    ]
    assert counts.read_bytes() == written
    assert words("--write", "--again", "heap").exit_code == 0
    readme.write_text("A stack of chips.\n", encoding="utf-8")
    assert words("--write").output == "0 left, 2 before; written\n"
    assert left.read(counts.parent).counts == {}


def test_the_bundle_has_no_sources(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(resources, "bundled", lambda: True)
    done = words()
    assert done.exit_code == 2
    assert "name the files" in done.output


def test_a_folder_of_the_project_is_read_as_a_user_reads_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(resources.root())
    for folder in ("trainer/voice", "docs/decisions"):
        assert words(folder).output == "0 files, 0 phrases to rewrite\n"
