"""A player with a live hand lets a neighbor see the cards."""

from collections.abc import Iterator, Mapping

from trainer.kernel import gestures as g
from trainer.scenarios.form import Scenario
from trainer.scenarios.injectors.conduct.moments import between_at, betweens, by_the_way
from trainer.scenarios.injectors.injector import Cause, Evidence, Hand, Injector, Place, Spoiling, Value


def where(hand: Hand) -> Iterator[Place]:
    """Whoever holds a live hand while another one is to act."""
    for moment in betweens(hand):
        yield from (moment.place(seat) for seat in moment.live if seat != moment.to_act)


def parameters(hand: Hand, place: Place) -> Mapping[str, tuple[Value, ...]]:
    """The player on the right or on the left."""
    seats = sorted(hand.order)
    at = seats.index(place.seat)
    return {"to": tuple(dict.fromkeys((seats[at - 1], seats[(at + 1) % len(seats)])))}


def spoil(hand: Hand, how: Spoiling) -> Scenario:
    return by_the_way(hand, between_at(hand, how.place), how.place.seat, g.ShowTo(int(how["to"])))


INJECTOR = Injector(
    "shown-to-one",
    "A live hand shown to one neighbor",
    ("shown-to-one",),
    ("conduct.disclosure",),
    Cause.PLAYER,
    where,
    spoil,
    Evidence(("seats",)),
    parameters,
    ("to",),
)
