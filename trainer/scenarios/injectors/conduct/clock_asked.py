"""A player asks for the clock on another one who takes very long."""

from collections.abc import Iterator, Mapping

from trainer.kernel import gestures as g
from trainer.kernel.asking_acts import Requested
from trainer.scenarios.form import Scenario
from trainer.scenarios.injectors.conduct.moments import between_at, betweens, by_the_way
from trainer.scenarios.injectors.injector import Cause, Evidence, Hand, Injector, Place, Spoiling, Value

WORDS = ("Clock, please.", "Can we get the clock?", "I'm calling the clock.", "Clock. It's been forever.")
THINKS = (45, 52, 60)
"""Seconds that the player to act has taken by then."""


def where(hand: Hand) -> Iterator[Place]:
    """Everybody in the hand who waits for another one."""
    for moment in betweens(hand):
        yield from (moment.place(seat) for seat in moment.live if seat != moment.to_act)


def parameters(_: Hand, __: Place) -> Mapping[str, tuple[Value, ...]]:
    return {"words": WORDS, "seconds": THINKS}


def spoil(hand: Hand, how: Spoiling) -> Scenario:
    asks = g.Request(Requested.CLOCK, 0, str(how["words"]))
    moment = between_at(hand, how.place)
    return by_the_way(hand, moment, how.place.seat, asks, after=1000 * int(how["seconds"]))


INJECTOR = Injector(
    "clock-asked",
    "The clock is called on a player",
    ("clock-asked",),
    ("clock",),
    Cause.PLAYER,
    where,
    spoil,
    Evidence(heard=True),
    parameters,
    ("words", "seconds"),
)
