"""A player with a live hand uses a phone or another device."""

from collections.abc import Iterator, Mapping

from trainer.kernel import gestures as g
from trainer.kernel.seat_acts import DEVICE_USES
from trainer.scenarios.form import Scenario
from trainer.scenarios.injectors.conduct.moments import between_at, betweens, by_the_way
from trainer.scenarios.injectors.injector import Cause, Evidence, Hand, Injector, Place, Spoiling, Value

ON_THE_RAIL = "on-rail"


def where(hand: Hand) -> Iterator[Place]:
    """Whoever waits with a live hand while another one is to act."""
    for moment in betweens(hand):
        yield from (moment.place(seat) for seat in moment.live if seat != moment.to_act)


def parameters(_: Hand, __: Place) -> Mapping[str, tuple[Value, ...]]:
    return {"use": tuple(each for each in DEVICE_USES if each != ON_THE_RAIL)}


def spoil(hand: Hand, how: Spoiling) -> Scenario:
    return by_the_way(hand, between_at(hand, how.place), how.place.seat, g.Device(str(how["use"])))


INJECTOR = Injector(
    "device-used",
    "A phone used during a hand",
    ("device-used",),
    ("devices",),
    Cause.PLAYER,
    where,
    spoil,
    Evidence(("seats",), heard=True),
    parameters,
    ("use",),
)
