"""A hand that is told with a room whose break has begun: it finishes in the break, and is disputed in time or not."""

from trainer.kernel import gestures as g
from trainer.kernel.asking_acts import Told
from trainer.kernel.room import clock_acts as c
from trainer.rules.record import Record
from trainer.rules.room.record import RoomRecord


def with_the_break(hand: Record, room: RoomRecord) -> Record:
    """The hand as it is when the floor tells of the break in it; the same where the room has no break that lasts."""
    last = next((each.act for each in reversed(room.happenings) if _of_the_clock(each.act)), None)
    pitched = [at for at, each in enumerate(hand.gestures) if isinstance(each.act, g.Pitch)]
    if not isinstance(last, c.Recess) or not pitched:
        return hand
    at = pitched[-1]
    told = g.Gesture(hand.gestures[at].at, g.FLOOR, g.Tell(Told.BREAK))
    return hand.instead((*hand.gestures[: at + 1], told, *hand.gestures[at + 1 :]))


def _of_the_clock(act: object) -> bool:
    return isinstance(act, c.Recess | c.Run | c.NewLevel)
