"""A hand that its player fetches back: whether it may leave the muck is what is asked, so it lies there still."""

from trainer.kernel import gestures as g
from trainer.rules.record import Record


def as_left_in_the_muck(record: Record) -> Record:
    """The hand with the cards that a player took back out of the muck, once the betting was over, where he threw them;
    what is turned up since is turned up there.
    """
    left = tuple(each for at, each in enumerate(record.gestures) if not _fetched(record, at))
    return (record.otherwise(left) or record) if len(left) < len(record) else record


def _fetched(record: Record, at: int) -> bool:
    gesture, muck = record.gestures[at], {each.card for each in record.tables[at].muck}
    act = gesture.act
    own = isinstance(act, g.Move) and gesture.seat > 0 and act.to == f"hand-{gesture.seat}"
    return own and isinstance(act, g.Move) and record.courses[at].closed and muck.issuperset(act.cards)
