"""Output that is full, closed or not there ends a command with one line and exit code 1."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from trainer.rules.book import BOOKS

POSIX = pytest.mark.skipif(sys.platform == "win32", reason="a shell of POSIX leads the output there")
COMMANDS = (("books",), ("books", "--json"), ("--help",))


def ends(shell: str) -> tuple[int, list[str]]:
    """Exit code of `trainer` in a line of the shell, and the lines on its error output."""
    done = subprocess.run(
        ["/bin/sh", "-c", shell.format(trainer=f"{sys.executable} -m trainer")],
        stdout=subprocess.DEVNULL,
        stderr=subprocess.PIPE,
        text=True,
        check=False,
        env={**os.environ, "PYTHONPATH": str(Path(__file__).resolve().parents[2])},
    )
    return done.returncode, done.stderr.splitlines()


@POSIX
@pytest.mark.skipif(not Path("/dev/full").exists(), reason="only Linux has a device that is always full")
@pytest.mark.parametrize("command", COMMANDS, ids=" ".join)
def test_a_full_output_is_said_in_one_line(command):
    code, said = ends(f"{{trainer}} {' '.join(command)} > /dev/full")
    assert (code, len(said)) == (1, 1)
    assert said[0].startswith("trainer: the output can't be written")


@POSIX
def test_an_output_that_was_closed_is_said_in_one_line():
    assert ends("{trainer} books >&-") == (1, ["trainer: the output is closed, so nothing can be printed"])


@POSIX
def test_a_reader_who_has_gone_is_said_in_one_line():
    _, said = ends("{{ {trainer} books; echo $? >&2; }} | true")
    assert said[-1] == "1"
    assert said[0].startswith("trainer: the output can't be written")
    assert len(said) == 2


def test_books_as_json_adds_up(run):
    told = json.loads(run("books", "--json").output)["books"]
    assert [each["key"] for each in told] == list(BOOKS)
    for each in told:
        parts = (each[name] for name in ("encoded", "asked", "not_modelled", "pending"))
        assert sum(parts) == each["paragraphs"] > 0
