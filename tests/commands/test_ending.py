"""How commands end that are stopped or meet what nobody expected."""

import os
import signal
import sys
from pathlib import Path

import pytest
from click.testing import CliRunner

from tests.processes import PIPE, begun
from tests.signals import HEARD
from trainer.cli import main
from trainer.commands import books

STOPPED = """
import sys, time
from trainer.commands import books
from trainer.cli import main
def wait(*_, **__):
    print("at work", flush=True)
    time.sleep(60)
books.books.callback = wait
sys.exit(main(["books"]))
"""


@pytest.fixture
def failing(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """`trainer books` raises what nobody expects; gives the folder of the reports."""

    def fail(*_: object, **__: object) -> None:
        raise ValueError("a secret of Maria's")

    monkeypatch.setattr(books.books, "callback", fail)
    monkeypatch.setenv("TRAINER_DATA", str(tmp_path))
    return tmp_path


def test_an_error_nobody_expected_is_one_line_with_the_place_of_its_report(failing: Path) -> None:
    done = CliRunner().invoke(main, ["books"])
    assert (done.exit_code, done.stdout) == (1, "")
    [line] = done.stderr.splitlines()
    [report] = (failing / "reports").iterdir()
    assert "ValueError in tests/commands/test_ending.py" in line
    assert line.endswith(str(report))
    assert "Maria" not in report.read_text(encoding="utf-8") + line


def test_an_error_is_one_line_too_where_no_report_can_be_saved(failing: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (failing / "file").write_text("", encoding="utf-8")
    monkeypatch.setenv("TRAINER_DATA", str(failing / "file"))
    done = CliRunner().invoke(main, ["books"])
    assert done.exit_code == 1
    assert len(done.stderr.splitlines()) == 1
    assert "TRAINER_DEBUG=1" in done.stderr


def test_who_looks_for_it_sees_the_whole_error(failing: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TRAINER_DEBUG", "1")
    done = CliRunner().invoke(main, ["books"])
    assert isinstance(done.exception, ValueError)
    assert not (failing / "reports").exists()


def test_a_fault_that_is_foreseen_is_told_as_before(failing: Path) -> None:
    done = CliRunner().invoke(main, ["rule", "no-such-file", "--all"])
    assert (done.exit_code, done.stderr) == (2, "no-such-file: No such file or directory\n")
    assert not (failing / "reports").exists()


@pytest.mark.skipif(os.name == "nt", reason="there a signal cannot be sent to one process alone")
def test_ctrl_c_ends_a_command_in_one_line() -> None:
    command = [sys.executable, "-c", HEARD + STOPPED]
    with begun(command, stdout=PIPE, stderr=PIPE) as process:
        assert process.stdout.readline() == "at work\n"
        process.send_signal(signal.SIGINT)
        _, told = process.communicate(timeout=60)
    assert process.returncode == 130
    assert len(told.splitlines()) == 1
    assert "stopped" in told
