"""Programs that are started to be killed, and those that look at what they left: each a process of its own."""

import os
import shutil
import time
import traceback
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.context import BaseContext
from pathlib import Path
from typing import Any

from tests.trust.job import DATA, Job, Killed, Told, Verdict
from tests.trust.moments import POSIX, At, Moment, Passed, armed, largest
from tests.trust.rollback import on_a_network

HANGS = 90.0
"""Seconds after which a process is taken to hang, on a machine ten times slower too."""
HOME = ("HOME", "XDG_DATA_HOME", "XDG_CONFIG_HOME", "XDG_CACHE_HOME", "XDG_STATE_HOME")


def context() -> BaseContext:
    """Processes that begin with all that is loaded already, where the system can do that."""
    return get_context("fork" if POSIX else "spawn")


@dataclass(frozen=True, slots=True)
class Ended:
    """How a victim ended: what it told, whether it was killed, the seconds from its first word, what it passed."""

    told: tuple[Told, ...]
    killed: bool
    seconds: float
    passed: Passed
    broke: str = ""


def victim(job: Job, folder: Path, network: bool, moment: Moment | None, whole: Passed, seconds: float = 0.0) -> Ended:
    """Let a process do a job in a folder until that moment comes, if one is named; `seconds` the job takes if let."""
    with begun(_do, job, folder, network, moment, whole) as (process, pipe):
        due = moment.share * seconds if moment is not None and moment.at is At.CLOCK else HANGS
        told, since = heard(pipe, due)
        if moment is not None and moment.at is At.CLOCK:
            process.kill()
        rest, _ = heard(pipe, HANGS)
        process.join(HANGS)
    return _ended((*told, *rest), time.monotonic() - since, folder)


def _ended(told: tuple[Told, ...], seconds: float, folder: Path) -> Ended:
    over = next((facts for word, *facts in told if word == "over"), None)
    broke = next((facts[0] for word, *facts in told if word == "broke"), "")
    passed = Passed(*over, largest(folder)) if over else Passed()
    heard = tuple(each for each in told if each[0] not in ("ready", "over", "broke"))
    return Ended(heard, over is None and not broke, seconds, passed, broke)


def heard(pipe: Connection, seconds: float) -> tuple[tuple[Told, ...], float]:
    """All that is told until the pipe ends, or until so many seconds after its first word; and when that came."""
    told: list[Told] = []
    begun = time.monotonic()
    try:
        while pipe.poll(max(0.0, begun + (seconds if told else HANGS) - time.monotonic())):
            told.append(pipe.recv())
            if len(told) == 1:
                begun = time.monotonic()
    except (EOFError, OSError):
        pass
    return tuple(told), begun


@contextmanager
def begun(what: Any, *arguments: Any) -> Iterator[tuple[Any, Connection]]:
    here, there = context().Pipe(duplex=False)
    process = context().Process(target=_outer, args=(what, there, *arguments))  # type: ignore[attr-defined]  # has it
    process.start()
    there.close()
    try:
        yield process, here
    finally:
        process.kill()
        process.join()
        here.close()


def _outer(what: Any, pipe: Connection, *arguments: Any) -> None:
    """The process: nothing of what it was made from is torn down at its end."""
    try:
        what(pipe, *arguments)
    except BaseException:  # noqa: BLE001  # told, whatever it is
        pipe.send(("broke", traceback.format_exc()))
    os._exit(0)


def at_home(folder: Path) -> None:
    """Settings and all else of the user are in this folder from now on."""
    home = folder / "home"
    home.mkdir(exist_ok=True)
    os.environ.update(dict.fromkeys(HOME, str(home)))


def _do(pipe: Connection, job: Job, folder: Path, network: bool, moment: Moment | None, whole: Passed) -> None:
    at_home(folder)
    if network:
        on_a_network()
    passed = armed(moment, whole)
    pipe.send(("ready",))
    job.done(folder, lambda *told: pipe.send(told))
    pipe.send(("over", passed.statements, passed.chances))


# --- what is left ---------------------------------------------------------------------------------------------------


def looked_at(job: Job, killed: Killed, network: bool) -> Verdict:
    """What a kill has cost, as the next start of the program finds it."""
    with begun(_look, job, killed, network) as (process, pipe):
        told, _ = heard(pipe, HANGS)
        process.join(HANGS)
    found = next((facts[0] for word, *facts in told if word == "verdict"), None)
    if isinstance(found, Verdict):
        return found
    verdict = Verdict()
    verdict.add("lock-outs", "; ".join(str(each[-1]) for each in told if each[0] == "broke") or "it hangs")
    return verdict


def _look(pipe: Connection, job: Job, killed: Killed, network: bool) -> None:
    from tests.trust.looking import look  # loads the store, which the one who keeps count can do without

    pipe.send(("ready",))
    at_home(killed.folder)
    if network:
        on_a_network()
    pipe.send(("verdict", look(job, killed)))


def copied(template: Path, to: Path) -> Path:
    """A folder to be killed in."""
    shutil.copytree(template, to)
    assert (to / DATA).parent.is_dir()
    return to
