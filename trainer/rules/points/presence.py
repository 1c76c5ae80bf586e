"""Points about players who come and go during a hand."""

from collections.abc import Iterator

from trainer.kernel import gestures as g
from trainer.rules.facts import Facts
from trainer.rules.facts.deal import Deal
from trainer.rules.facts.presence import (
    absent,
    away_as_it_was_called_off,
    called_off,
    comings,
    complete,
    missed_the_original,
)
from trainer.rules.kind import About, PointKind
from trainer.rules.ruling import Matter

AT_SEAT, PENDING = "presence.at-seat", "presence.action-pending"
IN_TIME, FOR_THE_REDEAL, LATE, TO_A_LIVE_HAND = "in time", "for the redeal", "too late", "to a live hand"


def came_back(facts: Facts) -> Iterator[Matter]:
    """A player of this hand is back at the seat who has not folded since; `detail` tells whether the last card of the
    deal had come.
    """
    for index, gesture, deal in comings(facts):
        course = facts.record.courses[index]
        serves = gesture.seat in facts.setup.penalty - facts.setup.absent
        if (
            isinstance(gesture.act, g.Back)
            and gesture.seat in course.dealt_in
            and not serves
            and not _over(facts, index)
        ):
            detail = _when(facts, deal, index, gesture.seat)
            if detail == TO_A_LIVE_HAND and gesture.seat not in course.contesting:
                continue
            yield Matter("came-back", AT_SEAT, index + 1, index + 1, seats=(gesture.seat,), detail=detail)


def _when(facts: Facts, deal: Deal, index: int, seat: int) -> str:
    if deal.closed and deal.closed <= index and complete(facts, deal):
        if called_off(facts, deal, index):
            return FOR_THE_REDEAL if seat in absent(facts, deal.closed) else IN_TIME
        return LATE if seat in absent(facts, deal.closed) else TO_A_LIVE_HAND
    missed = missed_the_original(facts, deal) | away_as_it_was_called_off(facts, deal, index)
    return FOR_THE_REDEAL if seat in missed else IN_TIME


def _over(facts: Facts, index: int) -> bool:
    """Has the pot of the hand been pushed, with nothing gathered for another one yet?"""
    start = facts.record.courses[index].deal_start
    return any(isinstance(each.act, g.PushPot) for each in facts.record.gestures[start:index])


def live_hand_left(facts: Facts) -> Iterator[Matter]:
    """A player goes away with a live hand, with the betting on or done, before the cards are shown down."""
    for index, gesture, deal in comings(facts):
        if not isinstance(gesture.act, g.Away) or not deal.closed or deal.closed > index or _over(facts, index):
            continue
        table, contesting = facts.record.tables[index], facts.record.courses[index].contesting
        live = gesture.seat in contesting and table.seat(gesture.seat).hand and len(contesting) > 1
        if live and gesture.seat not in absent(facts, deal.closed):
            yield Matter("live-hand-left", PENDING, index + 1, index + 1, seats=(gesture.seat,))


KINDS: tuple[PointKind, ...] = (
    PointKind("came-back", AT_SEAT, "A player comes back", About.SEATS, came_back),
    PointKind("live-hand-left", PENDING, "A player leaves a live hand", About.SEATS, live_hand_left),
)
