"""Commands that take a while: one line on a terminal tells how far they are, and Ctrl-C ends them in one line."""

import io
import signal
import sys
from pathlib import Path
from types import SimpleNamespace

import pytest
from click.testing import CliRunner

from tests.processes import PIPE, begun
from tests.progress.filled import filled
from tests.signals import HEARD
from trainer import resources
from trainer.cli import main
from trainer.commands import so_far
from trainer.commands.ending import STOPPED
from trainer.progress.store import Store

ROOT = resources.root()
SCENARIO = ROOT / "quizzes" / "scenarios"


class Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


@pytest.fixture
def terminal(monkeypatch: pytest.MonkeyPatch) -> Terminal:
    """Standard error as a terminal, and a line that is not waited for."""
    made = Terminal()
    monkeypatch.setattr(so_far, "sys", SimpleNamespace(stderr=made))
    monkeypatch.setattr(so_far, "PATIENCE", 0.0)
    monkeypatch.setattr(so_far, "EVERY", 0.0)
    return made


def lines(terminal: Terminal) -> list[str]:
    """What stood in the line, one after the other."""
    return terminal.getvalue().split(so_far.CLEAR)[1:]


def test_the_line_is_written_over_and_gone_in_the_end(terminal: Terminal) -> None:
    with so_far.shown("Checking", "files") as reach:
        reach(0, 0)
        reach(120, 3000)
    with so_far.shown("Exporting Ann") as reach:
        reach(1, 3)
    assert lines(terminal) == [
        "Checking 120 of 3,000 files (Ctrl-C stops)",
        "",
        "Exporting Ann 33 % (Ctrl-C stops)",
        "",
    ]


def test_what_is_over_at_once_and_what_goes_into_a_file_shows_none(monkeypatch: pytest.MonkeyPatch) -> None:
    for stream in (Terminal(), io.StringIO()):
        monkeypatch.setattr(so_far, "sys", SimpleNamespace(stderr=stream))
        monkeypatch.setattr(so_far, "PATIENCE", 0.0 if not stream.isatty() else 100.0)
        with so_far.shown("Checking", "files") as reach:
            reach(1, 2)
        assert stream.getvalue() == ""


def test_each_command_that_takes_long_tells_how_far_it_is(terminal: Terminal, tmp_path: Path) -> None:
    data, file = tmp_path / "progress.db", tmp_path / "ann.dealer"
    with Store.open(data) as store:
        filled(store, "Ann")
    scenarios = sorted(SCENARIO.rglob("*.toml"))[:2]
    commands: dict[str, tuple[str, ...]] = {
        "Checking 1 of 2 files": ("check", *map(str, scenarios)),
        "Exporting Ann 5": ("progress", "export", "Ann", "--to", str(file), "--data", str(data)),
        "Checking 5": ("progress", "verify", str(data)),
        "Importing ann.dealer 5": ("progress", "import", str(file), "--merge", "--data", str(data)),
    }
    for words, command in commands.items():
        done = CliRunner().invoke(main, command)
        assert done.exit_code == 0, done.output
        assert any(each.startswith(words) for each in lines(terminal)), words
        assert lines(terminal)[-1] == "", "it is gone in the end"
        terminal.seek(terminal.truncate(0))


def test_ctrl_c_is_one_line_and_the_code_that_shells_know(monkeypatch: pytest.MonkeyPatch) -> None:
    def stopped(_file: Path) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("trainer.commands.check.faults_of", stopped)
    done = CliRunner().invoke(main, ["check", str(SCENARIO)])
    assert (done.exit_code, done.stderr) == (STOPPED, "trainer: stopped\n")


@pytest.mark.parametrize("when", range(3))
def test_the_files_of_what_practises_what_are_written_all_or_none(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, when: int
) -> None:
    written, whole = [], Path.write_bytes

    def write(path: Path, data: bytes) -> int:
        written.append(path)
        if len(written) > when:
            raise KeyboardInterrupt
        return whole(path, data)

    monkeypatch.setattr("trainer.commands.practiced.texts", lambda _: {"common": "{}", "upt": "{}", "tda-2022": "{}"})
    monkeypatch.setattr("trainer.commands.practiced.found_out", lambda _: None)
    monkeypatch.setattr(Path, "write_bytes", write)
    done = CliRunner().invoke(main, ["practiced", "--out", str(tmp_path)])
    assert done.exit_code == STOPPED
    assert list(tmp_path.iterdir()) == []


@pytest.mark.skipif(sys.platform == "win32", reason="signals")
@pytest.mark.parametrize(
    "arguments", [("check", str(ROOT / "quizzes")), ("practiced", "--out", "OUT"), ("progress", "export")]
)
def test_a_real_ctrl_c_leaves_one_line_and_nothing_half_written(tmp_path: Path, arguments: tuple[str, ...]) -> None:
    if arguments[0] == "progress":
        data = tmp_path / "in" / "progress.db"
        with Store.open(data) as store:
            filled(store, "Ann")
        arguments = (*arguments, "Ann", "--to", str(tmp_path / "ann.dealer"), "--data", str(data))
    arguments = tuple(str(tmp_path / "out") if each == "OUT" else each for each in arguments)
    with begun([sys.executable, "-c", HEARD + SLOWLY, *arguments], stdout=PIPE, stderr=PIPE) as program:
        assert program.stdout.readline() == "at work\n"
        program.send_signal(signal.SIGINT)
        out, err = program.communicate(timeout=60)
    assert (program.returncode, err) == (STOPPED, "trainer: stopped\n")
    assert out.count("\n") <= 1
    assert [each.name for each in tmp_path.rglob("*") if each.is_file() and "in" not in each.parts] == []


SLOWLY = """
import sys, time
from trainer.commands import so_far
reach = so_far._Line.reach
def slowly(line, done, of):
    if done >= 1:
        print("at work", flush=True)
        time.sleep(60)
    reach(line, done, of)
so_far._Line.reach = slowly
from trainer.cli import main
main(sys.argv[1:])
"""
