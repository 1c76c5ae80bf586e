"""The worker as the program sees it: asked for something, it answers later; it starts and starts again by itself."""

from collections.abc import Callable
from threading import Condition, Thread, Timer

from trainer.worker.messages import Answer, Ending, Failed, Stop, Task, Unreadable
from trainer.worker.process import LEAVING, Launched, Process, ended_by
from trainer.worker.reports import words_of
from trainer.worker.waiting import MOST, Waiting

IDLE = 120.0
"""Seconds without work after which the process is let go: it holds what its last job had loaded, some 60 MB."""
GRACE = 3.0
"""Seconds that a task may go on after it was stopped; a process that takes longer is ended and started anew."""


class Worker:
    """One process, started with the first task. Everything may be called from any thread and returns at once.

    `deliver` is called with every answer, from a thread of the worker or from the caller's; of each task with one
    ending, and with nothing after it. `close` it.
    """

    def __init__(
        self,
        deliver: Callable[[Answer], None],
        start: Callable[[], Process] = Launched,
        idle: float = IDLE,
        grace: float = GRACE,
        most: int = MOST,
    ) -> None:
        self._deliver, self._start, self._idle, self._grace = deliver, start, idle, grace
        self._waiting = Waiting(most)
        self._changed = Condition()
        self._process: Process | None = None
        self._thread: Thread | None = None
        self._closed = False

    # --- what is asked of it -----------------------------------------------------------------------------------

    def ask(self, job: str, *arguments: object, key: str = "") -> int:
        """Have a job done; gives the number that its answers carry. An older task of the same `key` is stopped.

        The key is the job's own where none is given. Raises TooMuch, and RuntimeError once it is closed.
        """
        with self._changed:
            if self._closed:
                raise RuntimeError("the worker is closed")
            stale = self._waiting.running
            task, endings = self._waiting.ask(key or job, job, arguments)
            if stale is not None and any(each.number == stale.number for each in endings):
                self._halt(stale)
            if self._thread is None:
                self._thread = Thread(target=self._run, name="worker", daemon=True)
                self._thread.start()
            self._changed.notify_all()
        self._tell(endings)
        return task.number

    def stop(self, number: int) -> None:
        """Stop a task; it is told as Stopped, now, if it had no ending yet."""
        with self._changed:
            endings = self._waiting.stop(number)
            running = self._waiting.running
            if endings and running is not None and running.number == number:
                self._halt(running)
        self._tell(endings)

    def close(self) -> None:
        """Stop everything and let the process go, within a second. Nothing is told of what was stopped."""
        with self._changed:
            self._closed = True
            self._waiting.clear()
            process, thread = self._process, self._thread
            self._changed.notify_all()
        if process is not None:
            process.let_go()
        if thread is not None:
            thread.join(LEAVING)
        if process is not None and thread is not None and thread.is_alive():
            process.kill()
            thread.join(LEAVING)

    @property
    def process(self) -> Process | None:
        """The process, while there is one."""
        return self._process

    # --- in its own thread --------------------------------------------------------------------------------------

    def _run(self) -> None:
        while (task := self._next()) is not None:
            self._do(task)
        if self._process is not None:
            self._process.end()

    def _next(self) -> Task | None:
        """The next task, waited for; None once it is all over. A process without work for long is let go."""
        while True:
            with self._changed:
                task = None if self._closed else self._waiting.next()
                if task is not None or self._closed:
                    return task
                if self._changed.wait(self._idle if self._process else None):
                    continue
                process, self._process = self._process, None
            if process is not None:
                process.end()

    def _do(self, task: Task) -> None:
        try:
            process = self._ready()
            process.send(task)
        except OSError as fault:
            self._lost(words_of(fault))
            return
        while self._heard(process, task):
            pass

    def _ready(self) -> Process:
        if self._process is None:
            process = self._start()
            with self._changed:
                self._process = process
        return self._process

    def _heard(self, process: Process, task: Task) -> bool:
        """Take the next message; is there more to come of the task?"""
        try:
            message = process.receive()
        except Unreadable as fault:
            message = Failed(task.number, words_of(fault))
        except (OSError, ValueError):  # the pipe was closed under us
            message = None
        if message is None:
            self._lost("")
            return False
        assert isinstance(message, Answer)
        with self._changed:
            wanted = self._waiting.take(message)
        if wanted:
            self._deliver(message)
        return not isinstance(message, Ending)

    def _lost(self, words: str) -> None:
        """The process is gone in the middle of a task, or could not be started."""
        with self._changed:
            process, self._process = self._process, None
        code = process.end() if process is not None else 0
        with self._changed:
            endings = self._waiting.died(words or ended_by(code))
        self._tell(endings)

    def _halt(self, running: Task) -> None:
        process = self._process
        if process is None:
            return
        late = Timer(self._grace, self._force, [running.number])
        late.daemon = True
        late.start()
        try:
            process.send(Stop(running.number))
        except (OSError, ValueError):  # it is gone already, which its own thread will find
            return

    def _force(self, number: int) -> None:
        """It did not stop by itself."""
        with self._changed:
            running, process = self._waiting.running, self._process
            if running is not None and running.number == number and process is not None:
                process.kill()

    def _tell(self, endings: tuple[Ending, ...]) -> None:
        for each in endings:
            self._deliver(each)
