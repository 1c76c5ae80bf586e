"""Bad input to every command: one clear line that names the place, an exit code, never a traceback."""

import os
import sys

import pytest

from tests.commands.conftest import BOXED, FLOP, dealers_lines, document
from trainer.kernel.document import FIRST_LINE
from trainer.rules.book import BOOKS

LINES = dealers_lines(FLOP, "tda-2022")
HAND = document(FLOP, "tda-2022")


@pytest.fixture
def place(tmp_path):
    """Files and folders of all bad kinds; `place("name")` is the path of one."""
    texts = {
        "empty": "",
        "words.txt": "this is no file of ours\n",
        "lines.txt": LINES,
        "hand.txt": HAND,
        "version.txt": HAND.replace(FIRST_LINE, "dealing 9", 1),
        "torn.txt": HAND.replace("\n---\n", "\n", 1),
        "verb.txt": HAND + "99.000 D juggle 3\n",
        "impossible.txt": HAND + "999.000 D move burns down Jk\n",
        "two.toml": "format = 1\nid = \n",
        "players.txt": "1.000 P3 fold\n",
        "nobody.txt": "1.000 X fold\n",
        "chips.txt": "1.000 D push-pot 3 banana\n",
        "early.txt": "0.001 D burn\n",
        "late.txt": f"{LINES}\n9999.000 D burn\n",
        "gone.txt": "3.100 D move burns down Jk\n",
    }
    for name, text in texts.items():
        (tmp_path / name).write_text(text, encoding="utf-8")
    (tmp_path / "binary").write_bytes(bytes(range(256)))
    (tmp_path / "zeros").write_bytes(bytes(64))
    (tmp_path / "folder").mkdir()
    return lambda name: tmp_path / name


RULE = {
    "missing": (2, "No such file"),
    "folder": (2, "Is a directory"),
    "empty": (1, "empty"),
    "binary": (1, "n't UTF-8 text"),
    "zeros": (1, "zeros:1"),
    "words.txt": (1, "words.txt:1"),
    "version.txt": (1, "version.txt:1"),
    "torn.txt": (1, "torn.txt"),
    "verb.txt": (1, "'juggle' isn't a verb"),
    "impossible.txt": (1, "Jk isn't at this table"),
    "two.toml": (1, "two.toml:2"),
}


@pytest.mark.parametrize("name", RULE)
def test_rule(run, place, name):
    code, said = RULE[name]
    result = run("rule", place(name), "--book", "upt")
    assert result.exit_code == code
    assert said in result.output
    assert str(place(name)) in result.output


@pytest.mark.parametrize("args", [(), ("--book", "upt", "--all")], ids=["none", "both"])
def test_rule_needs_exactly_one_way_to_name_the_house(run, args):
    result = run("rule", FLOP, *args)
    assert result.exit_code == 2
    assert "--book KEY or --all" in result.output


@pytest.mark.parametrize("command", [("rule", FLOP), ("grade", FLOP, "--gestures", FLOP), ("demo",)])
def test_an_unknown_book_is_said_with_the_known_ones(run, command):
    result = run(*command, "--book", "hoyle")
    assert result.exit_code == 2
    assert all(key in result.output for key in BOOKS)


GRADE = {
    "missing": (2, "No such file"),
    "folder": (2, "Is a directory"),
    "empty": (1, "there are no gestures in it"),
    "binary": (1, "n't UTF-8 text"),
    "zeros": (1, "zeros:1"),
    "words.txt": (1, "words.txt:1: 'this' isn't a time"),
    "players.txt": (1, "players.txt:1: P3 plays on their own here"),
    "nobody.txt": (1, "'X' doesn't say who acts"),
    "chips.txt": (1, "'banana' aren't chips"),
    "early.txt": (1, "early.txt:1: this time is before"),
    "late.txt": (1, "the hand is over before this"),
    "gone.txt": (1, "gone.txt:1: the Jk isn't at this table"),
    "version.txt": (1, "version.txt:1"),
    "impossible.txt": (1, "Jk isn't at this table"),
}


@pytest.mark.parametrize("name", GRADE)
def test_grade(run, place, name):
    code, said = GRADE[name]
    result = run("grade", FLOP, "--gestures", place(name), "--book", "tda-2022")
    assert result.exit_code == code
    assert said in result.output
    assert str(place(name)) in result.output


def test_grade_refuses_the_transcript_of_another_hand(run, place):
    result = run("grade", BOXED, "--gestures", place("hand.txt"), "--book", "tda-2022")
    assert result.exit_code == 1
    assert "isn't of the hand that" in result.output


@pytest.mark.parametrize("name", ["missing", "folder", "binary", "empty", "two.toml"])
def test_grade_needs_a_scenario(run, place, name):
    result = run("grade", place(name), "--gestures", place("lines.txt"), "--book", "tda-2022")
    assert result.exit_code in (1, 2)
    assert str(place(name)) in result.output


def test_grade_needs_gestures_and_a_book(run):
    assert run("grade", FLOP, "--book", "upt").exit_code == 2
    assert run("grade", FLOP, "--gestures", FLOP).exit_code == 2


CHECK = {
    "missing": (2, "no such file"),
    "folder": (2, "has no TOML file in it"),
    "empty": (1, "empty: format"),
    "binary": (1, "n't UTF-8 text"),
    "zeros": (1, "zeros:1"),
    "two.toml": (1, "two.toml:2"),
    "words.txt": (1, "words.txt:1"),
}


@pytest.mark.parametrize("name", CHECK)
def test_check(run, place, name):
    code, said = CHECK[name]
    result = run("check", place(name))
    assert result.exit_code == code
    assert said in result.output


def test_check_needs_a_path(run):
    assert run("check").exit_code == 2


SIZES = (
    "",
    "big",
    "1280",
    "1280x",
    "x720",
    "1280x720x3",
    "-5x9",
    "0x0",
    "10x10",
    "99999x99999",
    "１２８０x720",
    "1e3x900",
)


@pytest.mark.parametrize("size", SIZES)
def test_screenshot_sizes(run, tmp_path, size):
    result = run("screenshot", "table", "--out", tmp_path / "a.png", "--size", size)
    assert result.exit_code == 2
    assert "--size" in result.output
    assert not (tmp_path / "a.png").exists()


def test_screenshot_needs_a_known_screen_and_a_place(run, tmp_path):
    assert "welcome" in run("screenshot", "kitchen", "--out", tmp_path / "a.png").output
    assert run("screenshot", "table").exit_code == 2
    assert "no folder" in run("screenshot", "table", "--out", tmp_path / "no" / "a.png").output
    assert "PNG" in run("screenshot", "table", "--out", tmp_path / "a.jpg").output


def test_screenshot_that_cannot_be_written(run, tmp_path):
    (tmp_path / "a.png").mkdir()
    result = run("screenshot", "settings", "--out", tmp_path / "a.png")
    assert (result.exit_code, result.output) == (2, f"{tmp_path / 'a.png'}: is a folder\n")


def test_demo_into_a_file_or_beneath_one(run, tmp_path):
    (tmp_path / "file").write_text("mine", encoding="utf-8")
    for out in (tmp_path / "file", tmp_path / "file" / "more"):
        result = run("demo", "--out", out)
        assert result.exit_code == 2
        assert str(tmp_path / "file") in result.output
    assert (tmp_path / "file").read_text(encoding="utf-8") == "mine"


@pytest.mark.skipif(sys.platform == "win32" or os.geteuid() == 0, reason="root may write anywhere")
def test_demo_into_a_folder_that_may_not_be_written(run, tmp_path):
    tmp_path.chmod(0o500)
    assert run("demo", "--out", tmp_path / "out").exit_code == 2


def test_an_unknown_command_is_said(run):
    result = run("bake")
    assert result.exit_code == 2
    assert "bake" in result.output
