"""What waits for the worker, what it is at, and whose answers are still wanted. Neither threads nor time."""

import pickle
from collections import Counter, deque

from trainer.worker.messages import Answer, Ending, Failed, Stopped, Task

MOST = 16
"""So many tasks may wait: more than a person starts, and fewer than would be stale by their turn."""
GIVEN_UP = 3
ENOUGH = "this has stopped the worker {times} times and won't be tried again until the program restarts"
Same = tuple[str, bytes]


class TooMuch(Exception):
    """So much waits already that nothing more is taken."""


class Waiting:
    """A bounded queue in which a newer task takes the place of the older one of its key.

    `wanted` are the numbers of the tasks that nobody has had an ending of.
    """

    def __init__(self, most: int = MOST) -> None:
        self._most, self._last = most, 0
        self._queue: deque[tuple[str, Task]] = deque()
        self._keys: dict[int, str] = {}  # of those wanted
        self._deaths: Counter[Same] = Counter()
        self.running: Task | None = None

    @property
    def wanted(self) -> frozenset[int]:
        return frozenset(self._keys)

    def ask(self, key: str, job: str, arguments: tuple[object, ...]) -> tuple[Task, tuple[Ending, ...]]:
        """Take a task in; gives it with the endings that are to be told at once. Raises TooMuch.

        What cannot be pickled is refused here, with whatever pickling raises: the asker is at fault.
        """
        task = Task(self._last + 1, job, arguments)
        times = self._deaths.get(_same(task), 0)
        if sum(its != key for its, _ in self._queue) >= self._most:
            raise TooMuch(f"{self._most} tasks are already waiting")
        before = [number for number, its in self._keys.items() if its == key]
        ended = tuple(ending for number in before for ending in self.stop(number))
        self._last = task.number
        if times >= GIVEN_UP:
            return task, (*ended, Failed(task.number, ENOUGH.format(times=times)))
        self._keys[task.number] = key
        self._queue.append((key, task))
        return task, ended

    def stop(self, number: int) -> tuple[Ending, ...]:
        """Nobody waits for that task any more; gives its ending, if it had none."""
        if self._keys.pop(number, None) is None:
            return ()
        self._queue = deque((key, task) for key, task in self._queue if task.number != number)
        return (Stopped(number),)

    def next(self) -> Task | None:
        """The task whose turn it is, which is the running one from now on; None where none waits."""
        if not self._queue:
            return None
        _, self.running = self._queue.popleft()
        return self.running

    def take(self, answer: Answer) -> bool:
        """Is an answer of the worker still wanted? An ending is so once; it makes way for the next task."""
        ending = isinstance(answer, Ending)
        if ending and self.running is not None and self.running.number == answer.number:
            self._deaths.pop(_same(self.running), None)
            self.running = None
        if answer.number not in self._keys:
            return False
        if ending:
            del self._keys[answer.number]
        return True

    def died(self, words: str, report: str = "") -> tuple[Ending, ...]:
        """The worker's end came before that of its task; gives what is to be told."""
        task, self.running = self.running, None
        if task is None or self._keys.pop(task.number, None) is None:
            return ()
        self._deaths[_same(task)] += 1
        return (Failed(task.number, words, report),)

    def clear(self) -> tuple[Ending, ...]:
        """Nothing more is wanted."""
        return tuple(ending for number in sorted(self._keys) for ending in self.stop(number))


def _same(task: Task) -> Same:
    return task.job, pickle.dumps(task.arguments)
