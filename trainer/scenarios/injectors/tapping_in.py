"""Where a trainee may tap in before an irregularity strikes: wherever those do in whose hand the dealer before erred.

If clean hands, and what the deck or a player does wrong, began at other moments than the mistakes of the dealer before,
the moment alone would tell what is coming.
"""

from collections.abc import Iterator

from trainer.rules.course import HOLE_CARDS
from trainer.scenarios.grammar import DEALT, Moment, depth_of
from trainer.scenarios.injectors.injector import Hand, Place

Moments = tuple[Moment, ...]
FLOP = 1


def tap_ins(hand: Hand, place: Place, *, on_the_street: bool, acts: bool) -> Iterator[Moments]:
    """The moments before the place: those of the deal, and of each street while it is dealt and while it is bet.

    `on_the_street` tells that the cards of the place's own street come before it, and `acts` that whoever acts in the
    clean hand acts in this one.
    """
    if place.street < 0:
        last = depth_of(place.text, hand.game, hand.order) - 1 if " card " in place.text else 0
        yield from _some(_deal(last))
        return
    yield from _some(_deal(hand.dealt))
    for street in range(place.street):
        yield from _some(_dealing(hand, street))
        yield _betting(hand, street, acts=acts)
    if on_the_street:
        yield (*_dealing(hand, place.street), Moment("open", place.street))


def _some(moments: Moments) -> Iterator[Moments]:
    if moments:
        yield moments


def _deal(last: int) -> Moments:
    """After each card of the deal, up to so many."""
    return tuple(Moment("deal", number=number) for number in range(1, last + 1))


def _dealing(hand: Hand, street: int) -> Moments:
    """While the street is dealt: after the burn, after each card of stud, after the three of a flop.

    A single card of the board opens its street.
    """
    if not street or street not in hand.streets:
        return ()
    flop = (Moment("laid", street),) if street == FLOP else ()
    stud = (Moment(DEALT, street, number) for number in range(1, _seats(hand, street)))
    return (Moment("burned", street), *(flop if hand.board else stud))


def _seats(hand: Hand, street: int) -> int:
    """How many get a card on that street of stud."""
    before = HOLE_CARDS[hand.game] + street
    return max(sum(len(seat.hand) >= before for seat in table.seats) for table in hand.record.tables)


def _betting(hand: Hand, street: int, *, acts: bool) -> Moments:
    """While the street is bet, and once it is over."""
    seats = dict.fromkeys(each.seat for each in hand.record.course.actions if each.street == street)
    acted = (Moment("acted", street, seat) for seat in seats if acts)
    return (Moment("open", street), *acted, Moment("closed", street), Moment("cleared", street))
