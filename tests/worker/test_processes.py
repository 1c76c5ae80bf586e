"""Real processes: killed, orphaned, interrupted, and started in every way in which the program is."""

import os
import signal
import subprocess
import sys
from pathlib import Path
from time import monotonic, sleep

import pytest

from tests.processes import begun
from tests.worker.answers import PATIENCE, working
from trainer import resources
from trainer.worker import process as processes
from trainer.worker.jobs import JOBS
from trainer.worker.messages import Done, Failed, Refused, Stopped
from trainer.worker.process import Launched, command, environment

ROOT = resources.root()
POSIX = pytest.mark.skipif(sys.platform == "win32", reason="signals")
PARENT = """
import sys, time
from pathlib import Path
from trainer.worker.process import Launched
from trainer.worker.worker import Worker
odd = [sys.executable, "-m", "tests.worker.odd_jobs"]
worker = Worker(print, lambda: Launched(lambda: odd))
worker.ask(sys.argv[1], Path(sys.argv[2]))
time.sleep(100)
"""


def odd() -> Launched:
    return Launched(lambda: [sys.executable, "-m", "tests.worker.odd_jobs"])


def gone(pid: int) -> bool:
    """Has that process ended? A zombie that nobody waits for has."""
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return True
    status = Path(f"/proc/{pid}/stat")
    return status.exists() and status.read_text(encoding="utf-8").rsplit(")", 1)[1].split()[0] == "Z"


def waited(what: object) -> bool:
    end = monotonic() + PATIENCE
    while not what() and monotonic() < end:  # type: ignore[operator]  # a callable
        sleep(0.01)
    return bool(what())  # type: ignore[operator]


@POSIX
def test_one_process_answers_stops_dies_and_comes_again(tmp_path: Path) -> None:
    with working(odd) as (worker, answers):
        first = answers.ending(worker.ask("pid"))
        assert isinstance(first, Done)
        assert first.value != os.getpid()
        assert answers.ending(worker.ask("chatters")) == Done(2, "whole")
        assert answers.ending(worker.ask("nice")).value >= 10  # type: ignore[union-attr]
        refused = answers.ending(worker.ask("odd", 3))
        assert isinstance(refused, Refused)
        assert str(refused.fault) == "seat 3 is odd"

        note = tmp_path / "note"
        number = worker.ask("steps", note)
        answers.reached(number)
        worker.stop(number)
        assert answers.ending(number) == Stopped(number)
        assert answers.ending(worker.ask("pid")).value == first.value, "it stopped by itself"  # type: ignore[union-attr]
        assert note.read_text(encoding="utf-8") == "cleared up"

        killed = answers.ending(worker.ask("killed"))
        assert isinstance(killed, Failed)
        assert killed.words == "the system stopped the worker (signal 9)"
        again = answers.ending(worker.ask("pid"))
        assert isinstance(again, Done)
        assert again.value != first.value
    assert waited(lambda: gone(again.value)), "it ends with the program"  # type: ignore[arg-type]


@POSIX
@pytest.mark.parametrize("job", ["steps", "deaf"])
def test_the_worker_of_a_killed_program_ends_by_itself(tmp_path: Path, job: str) -> None:
    note, part = tmp_path / "note", tmp_path / "note.part"
    command = [sys.executable, "-c", PARENT, job, str(note)]
    with begun(command, stdout=subprocess.DEVNULL) as program:
        telling = part if job == "steps" else note
        assert waited(lambda: telling.exists() and telling.read_text(encoding="utf-8"))
        worker = int(telling.read_text(encoding="utf-8"))
        program.kill()
    assert waited(lambda: gone(worker))
    if job == "steps":
        assert note.read_text(encoding="utf-8") == "cleared up"
        assert not part.exists()


@POSIX
def test_ctrl_c_in_the_terminal_is_not_for_the_worker(tmp_path: Path) -> None:
    """It is in a group of its own, where the terminal's Ctrl-C does not come, and sent to it on purpose it goes on."""
    with working(odd) as (worker, answers):
        pid = answers.ending(worker.ask("pid")).value  # type: ignore[union-attr]
        assert os.getpgid(pid) != os.getpgid(0)
        os.kill(pid, signal.SIGINT)
        assert answers.ending(worker.ask("double", 4)).value == 8  # type: ignore[union-attr]


# --- how it is started


def test_it_is_started_by_python_wherever_one_is_and_whatever_lies_there(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "trainer").mkdir()
    (tmp_path / "trainer" / "__init__.py").write_text("raise SystemExit('somebody else')", encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    with working(Launched) as (worker, answers):
        ending = answers.ending(worker.ask("verify", tmp_path / "none.db"))
    assert isinstance(ending, Refused), ending
    assert str(ending.fault) == f"There is no file {tmp_path / 'none.db'}. Check the name."


def test_a_bundle_starts_its_own_file_with_a_word_that_opens_no_window(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    assert command() == [sys.executable, processes.WORD]
    assert "PYTHONPATH" not in environment().keys() - os.environ.keys()


NO_WINDOW = """
import runpy, sys
sys.modules["trainer.app"] = None  # whoever opens the program fails
sys.argv = ["trainer", *sys.argv[1:]]
sys.frozen = True
runpy.run_path("trainer/__main__.py", run_name="__main__")
"""


@pytest.mark.parametrize(
    ("arguments", "code"),
    [
        ([processes.WORD], 0),
        (["--multiprocessing-fork", "parent_pid=1", "pipe_handle=99"], 1),
        (["--multiprocessing-fork", "tracker_fd=98", "pipe_handle=99"], 1),
    ],
)
def test_the_entry_of_the_bundle_opens_no_window_for_a_process_of_its_own(arguments: list[str], code: int) -> None:
    done = subprocess.run(
        [sys.executable, "-c", NO_WINDOW, *arguments],
        cwd=ROOT,
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=False,
    )
    assert done.returncode == code
    assert "cannot open its window" not in done.stderr


def test_the_word_is_the_one_that_the_entry_knows() -> None:
    assert f'["{processes.WORD}"]' in (ROOT / "trainer" / "__main__.py").read_text(encoding="utf-8")


# --- the jobs

LOADED = """
import sys
from trainer.worker.jobs import JOBS
import trainer.worker.child
for job in JOBS.values():
    job.load(), job.expected()
print(*(name for name in sys.modules if name.split(".")[0] in ("PySide6", "shiboken6", "pyqtgraph")), "end")
"""


def test_no_job_loads_qt() -> None:
    done = subprocess.run(
        [sys.executable, "-c", LOADED], cwd=ROOT, capture_output=True, text=True, timeout=PATIENCE, check=True
    )
    assert done.stdout.split() == ["end"]


def test_every_job_can_be_stopped() -> None:
    for name, job in JOBS.items():
        made = job.load()
        assert "so_far" in made.__code__.co_varnames, name  # type: ignore[attr-defined]
