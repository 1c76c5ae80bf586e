"""What the program and its worker tell each other, and how it goes through a pipe."""

import pickle
import struct
from collections.abc import Callable
from dataclasses import dataclass

LENGTH = struct.Struct(">Q")


@dataclass(frozen=True, slots=True)
class Task:
    """Work to be done: the key of a job in `trainer.worker.jobs`, and what the job is given."""

    number: int
    job: str
    arguments: tuple[object, ...] = ()


@dataclass(frozen=True, slots=True)
class Stop:
    """Nobody waits for that task any more."""

    number: int


@dataclass(frozen=True, slots=True)
class Reached:
    """How far a task has come: `done` of `of`, in whatever the job counts."""

    number: int
    done: int
    of: int


@dataclass(frozen=True, slots=True)
class Done:
    """A task is done; `value` is what the job gave."""

    number: int
    value: object


@dataclass(frozen=True, slots=True)
class Refused:
    """The job met one of the faults that it declares, which has a sentence of its own."""

    number: int
    fault: Exception

    def __reduce__(self) -> tuple[object, ...]:
        """A fault travels as what it is made of: most are not made of their words, as pickling takes for granted."""
        return _refused, (self.number, type(self.fault), self.fault.args, vars(self.fault))


@dataclass(frozen=True, slots=True)
class Failed:
    """Nobody expected this: `words` say in a line what happened, `report` where (without a user's folders)."""

    number: int
    words: str
    report: str = ""


@dataclass(frozen=True, slots=True)
class Stopped:
    """A task was stopped, or a newer one of its key took its place."""

    number: int


Ending = Done | Refused | Failed | Stopped
"""Every task has exactly one of these, and nothing is told of it afterwards."""
Answer = Reached | Ending
Message = Task | Stop | Answer


def _refused(number: int, kind: type[Exception], args: tuple[object, ...], held: dict[str, object]) -> Refused:
    fault = kind.__new__(kind, *args)
    fault.args = args
    vars(fault).update(held)
    return Refused(number, fault)


class Unreadable(Exception):
    """A message came whole, and cannot be made into what it was."""


def packed(message: Message) -> bytes:
    """The message as it goes through a pipe. Raises whatever pickling it raises."""
    body = pickle.dumps(message)
    return LENGTH.pack(len(body)) + body


def received(read: Callable[[int], bytes]) -> Message | None:
    """The next message; None where the pipe has ended, also in the middle of one. Raises Unreadable, and may go on.

    `read(n)` gives up to n bytes, b"" at the end.
    """
    head = _exactly(read, LENGTH.size)
    body = _exactly(read, LENGTH.unpack(head)[0]) if head else b""
    if not body:
        return None
    try:
        message = pickle.loads(body)  # from our own process, through a pipe that nobody else holds
    except Exception as fault:  # a class may raise anything where it is made again
        raise Unreadable(f"{type(fault).__name__}: {fault}") from fault
    assert isinstance(message, Message)
    return message


def _exactly(read: Callable[[int], bytes], size: int) -> bytes:
    """So many bytes, or none."""
    pieces = []
    while size:
        piece = read(min(size, 2**20))
        if not piece:
            return b""
        pieces.append(piece)
        size -= len(piece)
    return b"".join(pieces)
