"""`trainer` as a program of its own: it starts, says what it cannot do in one line, and loads Qt only for pictures."""

import os
import subprocess
import sys

import pytest
from click.testing import CliRunner

from trainer import __version__
from trainer.cli import Lazy, main

AT_THE_END = "atexit.register(lambda: print('LOADED', sorted({'PySide6', 'numpy'} & set(sys.modules))))"
SCREENLESS = ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM")


def trainer(*args: str, **more: str) -> subprocess.CompletedProcess[str]:
    """`python -m trainer` without a screen."""
    env = {name: value for name, value in os.environ.items() if name not in SCREENLESS} | more
    command = [sys.executable, "-m", "trainer", *args]
    return subprocess.run(command, env=env, capture_output=True, text=True, timeout=280, check=False)


def test_the_books_are_listed():
    done = trainer("books")
    assert (done.returncode, done.stderr) == (0, "")
    assert "tda-2022" in done.stdout


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="elsewhere there is always a screen")
def test_without_a_screen_the_program_says_so_and_names_the_demo():
    done = trainer()
    assert done.returncode == 2
    assert done.stdout == ""
    assert len(done.stderr.splitlines()) == 1
    assert "DISPLAY" in done.stderr
    assert "trainer demo" in done.stderr


def test_a_fault_is_one_line_and_no_traceback():
    done = trainer("rule", "no-such-file", "--all")
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr == "no-such-file: No such file or directory\n"


@pytest.mark.parametrize("args", [("books",), ("conformance",), ("check", "quizzes/questions/boxed"), ("--help",)])
def test_only_pictures_load_qt(args):
    code = f"import atexit, sys; {AT_THE_END}; from trainer.cli import main; main({list(args)!r})"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, timeout=280, check=False)
    assert done.returncode == 0, done.stderr
    assert "LOADED []" in done.stdout


def test_version_and_help():
    runner = CliRunner()
    assert runner.invoke(main, ["--version"]).output.strip().endswith(__version__)
    shown = runner.invoke(main, ["--help"]).output
    assert all(f"  {name} " in shown for name in Lazy.NAMES)


@pytest.mark.parametrize(("former", "name"), Lazy.FORMER.items())
def test_a_former_name_still_works_and_no_help_lists_it(former, name):
    runner = CliRunner()
    shown = [runner.invoke(main, [each, "--help"]) for each in (former, name)]
    assert [each.exit_code for each in shown] == [0, 0]
    assert shown[0].output.replace(former, name) == shown[1].output
    assert former not in runner.invoke(main, ["--help"]).output


@pytest.mark.parametrize("name", Lazy.NAMES)
def test_every_command_explains_itself(name):
    result = CliRunner().invoke(main, [name, "--help"])
    assert result.exit_code == 0
    assert result.output.count("\n") > 4
