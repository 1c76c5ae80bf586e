"""A hand told in part: who plays the board and has the dealer muck his cards unshown has let them go himself."""

from collections.abc import Iterator

from trainer.kernel import gestures as g
from trainer.kernel.asking_acts import Claimed
from trainer.kernel.cards import Card
from trainer.rules.record import Record

ASIDE, MUCK = "aside", "muck"


def as_let_go(record: Record) -> Record:
    """The hand with those cards pushed forward before the dealer mucks them."""
    acts = list(_acts(record))
    return (record.otherwise(acts) or record) if len(acts) > len(record.gestures) else record


def _acts(record: Record) -> Iterator[g.Gesture]:
    for at, each in enumerate(record.gestures):
        if isinstance(each.act, g.Muck) and (cards := _untabled(record, at, each.act.seat)):
            yield g.Gesture(each.at, f"P{each.act.seat}", g.Move(ASIDE, False, cards))
            yield g.Gesture(each.at, g.DEALER, g.Move(MUCK, False, cards))
        else:
            yield each


def _untabled(record: Record, at: int, seat: int) -> tuple[Card, ...]:
    """The cards of that seat at the showdown, if it has said that it plays the board and shows none of them."""
    hand, course = record.tables[at].seat(seat).hand, record.courses[at]
    said = (each for each in record.gestures[course.deal_start : at] if each.seat == seat)
    plays = any(isinstance(each.act, g.Claim) and each.act.what is Claimed.PLAYS_THE_BOARD for each in said)
    return tuple(each.card for each in hand) if course.closed and plays and not any(each.up for each in hand) else ()
