"""The worker over a process that does as it is told: when it is started, let go, ended and started again."""

from queue import Queue
from threading import Event
from time import monotonic, sleep

import pytest

from tests.worker.answers import working
from trainer.worker.messages import Done, Failed, Message, Reached, Stop, Stopped, Task, Unreadable


class Scripted:
    """Answers each task as `script` says: a value, "silent" until it is told to stop, "deaf", or "dies"."""

    made: "list[Scripted]"

    def __init__(self, script: dict[str, object]) -> None:
        self.script, self.sent, self.ended = script, list[Message](), Event()
        self.killed = False
        self._out: Queue[Message | Exception | None] = Queue()

    def send(self, message: Message) -> None:
        if self.ended.is_set():
            raise BrokenPipeError
        self.sent.append(message)
        if isinstance(message, Stop) and "deaf" not in self.script.values():
            self._out.put(Stopped(message.number))
        if isinstance(message, Task):
            self._begin(message)

    def _begin(self, task: Task) -> None:
        what = self.script[task.job]
        if what == "dies":
            self.let_go()
        elif what == "unreadable":
            self._out.put(Unreadable("a fault of its own"))
        elif what not in ("silent", "deaf"):
            self._out.put(Reached(task.number, 1, 2))
            self._out.put(Done(task.number, what))

    def receive(self) -> Message | None:
        found = self._out.get(timeout=60)
        if isinstance(found, Exception):
            raise found
        return found

    def kill(self) -> None:
        self.killed = True
        self.let_go()

    def let_go(self) -> None:
        self.ended.set()
        self._out.put(None)

    def end(self, patience: float = 0) -> int:
        self.let_go()
        return -9 if self.killed else 3


class Started:
    """Counts the processes."""

    def __init__(self, **script: object) -> None:
        self.script, self.processes = script, list[Scripted]()

    def __call__(self) -> Scripted:
        self.processes.append(Scripted(self.script))
        return self.processes[-1]


def until(what: object) -> None:
    end = monotonic() + 60
    while not what() and monotonic() < end:  # type: ignore[operator]  # a callable
        sleep(0.002)
    assert what()  # type: ignore[operator]


def test_no_process_is_started_before_something_is_asked() -> None:
    started = Started(one=1)
    with working(started) as (worker, answers):
        assert worker.process is None
        assert started.processes == []
        number = worker.ask("one")
        assert answers.ending(number) == Done(number, 1)
        assert Reached(number, 1, 2) in answers.all
    assert len(started.processes) == 1
    assert started.processes[0].ended.is_set()


def test_one_process_does_one_task_after_the_other() -> None:
    started = Started(one=1, two=2)
    with working(started) as (worker, answers):
        numbers = [worker.ask("one"), worker.ask("two"), worker.ask("one", key="once more")]
        assert [answers.ending(each) for each in numbers] == [
            Done(n, v) for n, v in zip(numbers, (1, 2, 1), strict=True)
        ]
    assert len(started.processes) == 1


def test_a_death_is_told_and_the_next_task_has_a_new_process() -> None:
    started = Started(bad="dies", one=1)
    with working(started) as (worker, answers):
        number = worker.ask("bad")
        assert answers.ending(number) == Failed(number, "the worker ended (code 3)")
        number = worker.ask("one")
        assert answers.ending(number) == Done(number, 1)
    assert len(started.processes) == 2


def test_what_ends_it_three_times_is_not_tried_a_fourth_time() -> None:
    started = Started(bad="dies", one=1)
    with working(started) as (worker, answers):
        for _ in range(4):
            ending = answers.ending(worker.ask("bad"))
        assert isinstance(ending, Failed)
        assert "won't be tried again" in ending.words
        assert len(started.processes) == 3
        number = worker.ask("one")
        assert answers.ending(number) == Done(number, 1)


def test_a_process_that_cannot_be_started_is_told_and_tried_no_more_than_three_times() -> None:
    tries = []

    def starting() -> Scripted:
        tries.append(1)
        raise FileNotFoundError(2, "No such file")

    with working(starting) as (worker, answers):
        for _ in range(5):
            assert isinstance(answers.ending(worker.ask("one")), Failed)
    assert len(tries) == 3


def test_an_answer_that_cannot_be_read_is_told_and_the_process_goes_on() -> None:
    started = Started(bad="unreadable", one=1)
    with working(started) as (worker, answers):
        number = worker.ask("bad")
        assert answers.ending(number) == Failed(number, "Unreadable: a fault of its own")
        number = worker.ask("one")
        assert answers.ending(number) == Done(number, 1)
    assert len(started.processes) == 1


def test_a_newer_task_of_a_key_stops_the_one_that_runs() -> None:
    started = Started(long="silent", one=1)
    with working(started) as (worker, answers):
        old = worker.ask("long", key="index")
        until(lambda: started.processes and started.processes[0].sent)
        new = worker.ask("one", key="index")
        assert answers.ending(old) == Stopped(old)
        assert answers.ending(new) == Done(new, 1)
        assert Stop(old) in started.processes[0].sent
    assert answers.endings() == [Stopped(old), Done(new, 1)]


def test_what_does_not_stop_within_its_grace_is_ended_and_the_next_task_done() -> None:
    started = Started(long="deaf", one=1)
    with working(started, grace=0.05) as (worker, answers):
        old = worker.ask("long")
        until(lambda: started.processes and started.processes[0].sent)
        worker.stop(old)
        assert answers.all == [Stopped(old)], "whoever stops it need not wait"
        new = worker.ask("one")
        assert answers.ending(new) == Done(new, 1)
    assert started.processes[0].killed
    assert not started.processes[1].killed


def test_without_work_the_process_is_let_go_and_comes_again() -> None:
    started = Started(one=1)
    with working(started, idle=0.02) as (worker, answers):
        answers.ending(worker.ask("one"))
        until(lambda: started.processes[0].ended.is_set())
        number = worker.ask("one")
        assert answers.ending(number) == Done(number, 1)
        assert len(started.processes) == 2


def test_closing_ends_even_what_would_not_stop_and_takes_nothing_more() -> None:
    started = Started(long="deaf")
    with working(started) as (worker, answers):
        worker.ask("long")
        until(lambda: started.processes and started.processes[0].sent)
        worker.close()
        assert started.processes[0].ended.is_set()
        assert answers.all == []
        with pytest.raises(RuntimeError):
            worker.ask("long")
