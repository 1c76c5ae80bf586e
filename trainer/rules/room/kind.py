"""What a kind of point in a room is: its name, its topic in the law, and the detector that finds it."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass

from trainer.rules.room.facts import Moment, RoomFacts
from trainer.rules.ruling import Matter

RoomDetector = Callable[[RoomFacts], Iterator[Matter]]


@dataclass(frozen=True, slots=True)
class RoomKind:
    """`says` names the point, `topic` is the law's topic; `detector` yields its points from RoomFacts."""

    key: str
    topic: str
    says: str
    detector: RoomDetector


def point(kind: str, topic: str, moment: Moment, detail: str = "", seats: tuple[int, ...] = ()) -> Matter:
    """A point that came up with that happening; `detail` names the player or the table that it is about."""
    return Matter(kind, topic, moment.index + 1, moment.index + 1, (), seats, detail)
