"""The table of an old hand at its moment: where something went wrong, of a clean hand at its last card."""

from trainer.kernel.document import transcript_of
from trainer.progress.asked_again import BROKEN
from trainer.rules.record import Record
from trainer.ui.desk.desk import Desk
from trainer.ui.play.picture_of import picture_of
from trainer.ui.table.picture import Picture

SOON = 8  # gestures


def moment_of(desk: Desk, attempt: int) -> Picture | None:
    """The picture of an attempt; None for one that there is not or that can't be read any more. Raises StoreTrouble."""
    try:
        found = desk.store.attempt(attempt)
        transcript = transcript_of(found.transcript)
        first = next(iter(found.assessments), None)
        results = first.assessed.results if first is not None else ()
        record = Record.of(transcript)
    except (*BROKEN, KeyError):
        return None
    acts = [each.gesture for each in results if each.gesture is not None]
    return picture_of(record, _seen(record, min(acts)) if acts else _fullest(record))


def _seen(record: Record, act: int) -> int:
    """After an act, once the board it was about can be seen."""
    near = range(act + 1, min(act + 1 + SOON, len(record) + 1))
    return next((at for at in near if all(each.up for each in record.tables[at].board)), act + 1)


def _fullest(record: Record) -> int:
    """The first moment at which the board is as long as ever, and where there is none the players' cards as many."""
    many = [(len(table.board), sum(len(seat.hand) for seat in table.seats)) for table in record.tables]
    return many.index(max(many))
