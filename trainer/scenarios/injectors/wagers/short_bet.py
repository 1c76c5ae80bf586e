"""A player opens for less than the least bet."""

from collections.abc import Iterator, Mapping

from trainer.kernel import gestures as g
from trainer.scenarios.form import Scenario, Timed, Told
from trainer.scenarios.injectors.injector import Cause, Evidence, Hand, Injector, Place, Spoiling, Value
from trainer.scenarios.injectors.struck import by_a_player
from trainer.scenarios.injectors.wagers.spots import Spot, spot_at, spots


def where(hand: Hand) -> Iterator[Place]:
    yield from (place for place, spot in spots(hand) if not spot.bet and _amounts(spot))


def _amounts(spot: Spot) -> tuple[int, ...]:
    values = {value * count for value, _ in spot.stack.piles for count in (1, 2, 3)}
    if spot.limit == "limit":  # half of it is what a player may take for the bet of another street
        values = {spot.step // 2}
    return tuple(sorted(each for each in values if each < spot.step and spot.chips(each) is not None))


def parameters(hand: Hand, place: Place) -> Mapping[str, tuple[Value, ...]]:
    return {"amount": _amounts(spot_at(hand, place))}


def spoil(hand: Hand, how: Spoiling) -> Scenario:
    spot = spot_at(hand, how.place)
    chips = spot.chips(int(how["amount"]))
    assert chips is not None, "these amounts can be made"
    return by_a_player(hand, Told(spot.seat, spot.street, spot.seat, (Timed(0, g.Wager(chips)),)))


INJECTOR = Injector(
    "short-bet",
    "A bet below the minimum",
    ("underraise",),
    ("bet.underraise",),
    Cause.PLAYER,
    where,
    spoil,
    Evidence(("bets",)),
    parameters,
    ("amount",),
)
