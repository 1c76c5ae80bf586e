"""The worker for the window: jobs are asked for, and their answers come on the interface's own thread."""

from collections.abc import Callable
from functools import cached_property
from typing import TYPE_CHECKING, Protocol

from PySide6.QtCore import QObject, Qt, Signal

if TYPE_CHECKING:  # a first picture loads nothing of the worker
    from trainer.worker.messages import Answer
    from trainer.worker.worker import Worker

Heard = Callable[["Answer"], None]


class Working(Protocol):
    """Has jobs of `trainer.worker.jobs` done. `heard` gets what is told of one: how far it is, then one ending."""

    def ask(self, job: str, *arguments: object, heard: Heard, key: str = "") -> int: ...

    def stop(self, number: int) -> None: ...

    def close(self) -> None: ...


class AtOnce:
    """Does them here and now: for a store that is nowhere but in memory, and for tests that ask for no process."""

    def ask(self, job: str, *arguments: object, heard: Heard, key: str = "") -> int:  # noqa: ARG002  # as Beside
        from trainer.worker.jobs import JOBS  # loaded where something is asked for, as all below
        from trainer.worker.messages import Done, Reached, Refused

        known = JOBS[job]
        try:
            heard(Done(0, known.load()(*arguments, so_far=lambda done, of: heard(Reached(0, done, of)))))
        except known.expected() as fault:
            heard(Refused(0, fault))
        return 0

    def stop(self, number: int) -> None:
        """Nothing is ever at work between two calls."""

    def close(self) -> None:
        """Nothing is held."""


class Beside(QObject):
    """Has them done by a process beside the program, which is started with the first one."""

    _came = Signal(object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._heard: dict[int, Heard] = {}
        self._aside = 0
        self._came.connect(self._take, Qt.ConnectionType.QueuedConnection)

    @cached_property
    def worker(self) -> "Worker":
        """Made, and its process started, with the first job."""
        from trainer.worker.worker import Worker

        return Worker(self._say)

    def ask(self, job: str, *arguments: object, heard: Heard, key: str = "") -> int:
        """A job that there is no room for is told as one that failed."""
        from trainer.worker.messages import Failed
        from trainer.worker.waiting import TooMuch

        self.stop_aside()
        try:
            number = self.worker.ask(job, *arguments, key=key)
        except TooMuch as fault:
            heard(Failed(0, str(fault)))
            return 0
        self._heard[number] = heard
        return number

    @property
    def busy(self) -> bool:
        """Is anything asked for that has no ending yet?"""
        return bool(self._heard)

    def aside(self, job: str, *arguments: object, heard: Heard) -> None:
        """The same for what nobody waits for: it is stopped, and told as that, when anything else is asked for."""
        self._aside = self.ask(job, *arguments, heard=heard)

    def stop_aside(self) -> None:
        """Somebody waits for something: what nobody waits for is stopped."""
        if self._aside in self._heard:
            self.worker.stop(self._aside)

    def stop(self, number: int) -> None:
        """Nobody waits for it any more; that it is stopped is told as its ending."""
        self.worker.stop(number)

    def close(self) -> None:
        """Let the process go; nothing more is told."""
        self._heard.clear()
        if "worker" in self.__dict__:
            self.worker.close()

    def _say(self, answer: "Answer") -> None:
        """From a thread of the worker."""
        try:
            self._came.emit(answer)
        except RuntimeError:  # the window is gone
            return

    def _take(self, answer: "Answer") -> None:
        from trainer.worker.messages import Ending

        heard = self._heard.pop(answer.number, None) if isinstance(answer, Ending) else self._heard.get(answer.number)
        if heard is not None:
            heard(answer)
