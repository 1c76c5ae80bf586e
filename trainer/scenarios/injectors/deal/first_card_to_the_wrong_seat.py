"""The first card goes to the wrong seat."""

from collections.abc import Iterator, Mapping

from trainer.scenarios.form import Scenario
from trainer.scenarios.injectors.deal.rounds import dealt_so, pitch
from trainer.scenarios.injectors.injector import Cause, Evidence, Hand, Injector, Place, Spoiling, Value


def where(hand: Hand) -> Iterator[Place]:
    """Any seat but the one that comes first."""
    yield from (Place("deal 0", seat=seat) for seat in hand.order[1:])


def parameters(hand: Hand, _: Place) -> Mapping[str, tuple[Value, ...]]:
    """So many cards more the dealer before deals on from there, up to a round of them."""
    return {"more": tuple(range(len(hand.order)))}


def spoil(hand: Hand, how: Spoiling) -> Scenario:
    start = hand.order.index(how.place.seat)
    seats = [*hand.order[start:], *hand.order[:start]][: 1 + int(how["more"])]
    return dealt_so(hand, 0, *(pitch(hand, 0, seat) for seat in seats))


INJECTOR = Injector(
    "first-card-to-the-wrong-seat",
    "The first card dealt to the wrong seat",
    ("first-card-to-wrong-seat",),
    ("deal.misdeal",),
    Cause.DEALER,
    where,
    spoil,
    Evidence(("hands",)),
    parameters,
    ("more",),
)
