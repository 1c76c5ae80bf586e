"""Answers gathered as they come, from whatever thread."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from threading import Condition

from trainer.worker.messages import Answer, Ending, Reached
from trainer.worker.process import Process
from trainer.worker.worker import Worker

PATIENCE = 60.0  # seconds, on a machine that is busy with other things


class Answers:
    """Call it with each; `ending(number)` waits for that of a task."""

    def __init__(self) -> None:
        self.all: list[Answer] = []
        self._came = Condition()

    def __call__(self, answer: Answer) -> None:
        with self._came:
            self.all.append(answer)
            self._came.notify_all()

    def ending(self, number: int) -> Ending:
        return self._found(lambda each: isinstance(each, Ending) and each.number == number)  # type: ignore[return-value]

    def reached(self, number: int) -> Answer:
        return self._found(lambda each: isinstance(each, Reached) and each.number == number)

    def endings(self) -> list[Ending]:
        return [each for each in self.all if isinstance(each, Ending)]

    def _found(self, wanted: Callable[[Answer], bool]) -> Answer:
        with self._came:
            assert self._came.wait_for(lambda: any(map(wanted, self.all)), PATIENCE), self.all
            return next(filter(wanted, self.all))


@contextmanager
def working(start: Callable[[], Process], **limits: float) -> Iterator[tuple[Worker, Answers]]:
    """A worker on a process of our choice, closed in the end."""
    answers = Answers()
    worker = Worker(answers, start, **limits)  # type: ignore[arg-type]  # names of its limits
    try:
        yield worker, answers
    finally:
        worker.close()
