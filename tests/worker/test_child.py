"""The worker's own side over a pipe of our making: no job can keep it from answering."""

import io
from collections.abc import Callable
from pathlib import Path
from threading import Event, Thread
from time import monotonic, sleep

import pytest

from tests.worker.odd_jobs import HERE, Odd
from trainer.progress.profile_file import HereAlready, NameTaken
from trainer.progress.trouble import Kind, StoreTrouble
from trainer.worker.child import Child
from trainer.worker.jobs import Job
from trainer.worker.messages import (
    Done,
    Failed,
    Message,
    Reached,
    Refused,
    Stop,
    Stopped,
    Task,
    Unreadable,
    packed,
    received,
)

NAMES = ("double", "odd", "unmakeable", "raises", "leaves", "unpicklable", "no_memory")
JOBS = {name: Job(f"{HERE}:{name}", (f"{HERE}:Odd", f"{HERE}:Unmakeable")) for name in NAMES}
BROKEN = {"gone": Job("trainer.no_such:thing"), "lost": Job(f"{HERE}:no_such")}


def answers(*sent: Message) -> list[Message]:
    """What the child says to messages that lie in the pipe already."""
    out = io.BytesIO()
    child = Child(io.BytesIO(b"".join(map(packed, sent))).read, out.write, {**JOBS, **BROKEN}, lambda _: None)
    child._alone = Never()  # type: ignore[assignment]  # the pipe is over at once here
    child.serve()
    out.seek(0)
    return list(iter(lambda: received(out.read), None))


class Never(Event):
    def is_set(self) -> bool:
        return False


def test_a_job_gives_its_value() -> None:
    assert answers(Task(1, "double", (21,)))[-1] == Done(1, 42)


def test_a_declared_fault_comes_back_as_itself() -> None:
    [answer] = answers(Task(1, "odd", (3,)))
    assert isinstance(answer, Refused)
    assert isinstance(answer.fault, Odd)
    assert answer.fault.seat == 3


@pytest.mark.parametrize(
    ("job", "words"),
    [
        ("raises", "RuntimeError: nobody expected this"),
        ("leaves", "SystemExit: out of here"),
        ("no_memory", "MemoryError"),
        ("unpicklable", "pickle"),
        ("unmakeable", "pickle"),
        ("gone", "No module named"),
        ("lost", "has no attribute"),
        ("no such job", "KeyError"),
    ],
)
def test_whatever_else_happens_is_told_in_a_line_and_the_next_task_is_done(job: str, words: str) -> None:
    failed, *_, done = answers(Task(1, job), Task(2, "double", (2,)))
    assert isinstance(failed, Failed)
    assert words in failed.words or "local object" in failed.words
    assert "\n" not in failed.words
    assert done == Done(2, 4)


def test_a_report_tells_where_and_nothing_of_whose(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Path, "home", lambda: Path("nobody expected"))
    [answer] = answers(Task(1, "raises"))
    assert isinstance(answer, Failed)
    assert "in raises" in answer.report
    assert str(Path(__file__).parent) not in answer.report
    assert "nobody expected" not in answer.report


def test_a_task_that_was_stopped_before_its_turn_is_not_begun() -> None:
    assert answers(Stop(1), Task(1, "raises")) == [Stopped(1)]


class Line:
    """A pipe that stays open until it is closed."""

    def __init__(self) -> None:
        self.bytes, self.closed = b"", Event()

    def read(self, size: int) -> bytes:
        until = monotonic() + 60
        while not self.bytes and not self.closed.is_set() and monotonic() < until:
            sleep(0.001)
        piece, self.bytes = self.bytes[:size], self.bytes[size:]
        return piece


def spinning(stopped: Callable[[Line], None]) -> tuple[list[Message], list[object]]:
    """What is said of a task that goes on until it is stopped, and whether the process was ended."""
    line, out, over = Line(), io.BytesIO(), list[object]()
    child = Child(line.read, out.write, {"spin": Job(f"{__name__}:spin")}, over.append)
    serving = Thread(target=child.serve)
    serving.start()
    line.bytes += packed(Task(1, "spin"))
    STARTED.wait(60)
    stopped(line)
    line.closed.set()
    serving.join(60)
    assert not serving.is_alive()
    out.seek(0)
    return list(iter(lambda: received(out.read), None)), over


STARTED = Event()


def spin(so_far: Callable[[int, int], None]) -> None:
    for done in range(10**9):
        try:
            so_far(done, 10**9)
        except Exception:  # noqa: BLE001  # a job that would go on over anything
            continue
        if done > 2:
            STARTED.set()
        sleep(0.001)


def test_a_task_stops_at_the_next_so_far_whatever_it_catches() -> None:
    def stop(line: Line) -> None:
        line.bytes += packed(Stop(1))
        until = monotonic() + 60
        while line.bytes and monotonic() < until:
            sleep(0.001)

    said, _ = spinning(stop)
    assert said[-1] == Stopped(1)


def test_the_end_of_the_pipe_stops_the_task_too() -> None:
    said, _ = spinning(lambda _line: None)
    assert said[-1] == Stopped(1)


def test_how_far_it_is_is_told_now_and_then_and_not_every_time() -> None:
    def later(_line: Line) -> None:
        sleep(0.35)

    said, _ = spinning(later)
    reached = [each for each in said if isinstance(each, Reached)]
    assert 1 <= len(reached) < 30
    assert all(each.of == 10**9 for each in reached)


# --- messages


@pytest.mark.parametrize(
    "fault",
    [
        StoreTrouble(Kind.BACKUP, Path("/a/b.db"), "no room"),
        NameTaken("Ann"),
        HereAlready("Ann"),
        Odd(4),
        OSError(2, "x"),
    ],
)
def test_a_fault_comes_through_the_pipe_whole_whatever_it_is_made_of(fault: Exception) -> None:
    again = received(io.BytesIO(packed(Refused(1, fault))).read)
    assert isinstance(again, Refused)
    assert type(again.fault) is type(fault)
    assert (str(again.fault), again.fault.args, vars(again.fault)) == (str(fault), fault.args, vars(fault))


@pytest.mark.parametrize("cut", [0, 1, 7, 8, 9, -1])
def test_a_message_that_was_cut_off_is_the_end(cut: int) -> None:
    whole = packed(Done(1, "value"))
    assert received(io.BytesIO(whole[:cut]).read) is None


def test_after_a_message_that_cannot_be_made_again_the_next_one_is_read() -> None:
    bad = b"not a pickle"
    pipe = io.BytesIO(len(bad).to_bytes(8, "big") + bad + packed(Done(2, "next")))
    with pytest.raises(Unreadable):
        received(pipe.read)
    assert received(pipe.read) == Done(2, "next")


def test_a_message_may_be_larger_than_a_piece_of_the_pipe() -> None:
    value = bytes(3 * 2**20 + 5)
    assert received(io.BytesIO(packed(Done(1, value))).read) == Done(1, value)
