"""What a kind of point in a room is, and how a detector makes one."""

from trainer.rules.kind import Kind
from trainer.rules.room.facts import Moment, RoomFacts
from trainer.rules.ruling import Matter


class RoomKind(Kind[RoomFacts]):
    """A kind of point in a room: where a book is asked about what spans tables."""

    of = "room"


def point(kind: str, topic: str, moment: Moment, detail: str = "", seats: tuple[int, ...] = ()) -> Matter:
    """A point that came up with that happening; `detail` names the player or the table that it is about."""
    return Matter(kind, topic, moment.index + 1, moment.index + 1, (), seats, detail)
