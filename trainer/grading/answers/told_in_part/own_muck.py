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
    gesture = record.gestures[at]
    act = gesture.act
    if not isinstance(act, g.Move) or gesture.seat <= 0 or act.to != f"hand-{gesture.seat}":
        return False
    return record.courses[at].closed and {each.card for each in record.tables[at].muck}.issuperset(act.cards)
