"""A player calls with less than the bet."""

from collections.abc import Iterator, Mapping

from trainer.kernel import gestures as g
from trainer.scenarios.form import Scenario, Told
from trainer.scenarios.injectors.injector import Cause, Evidence, Hand, Injector, Place, Spoiling, Value
from trainer.scenarios.injectors.struck import by_a_player, said_first
from trainer.scenarios.injectors.wagers.spots import Spot, spot_at, spots

AFTER_THE_WORD = 600


def where(hand: Hand) -> Iterator[Place]:
    yield from (place for place, spot in spots(hand) if _amounts(spot))


def _amounts(spot: Spot) -> tuple[int, ...]:
    """What can be put in that is less than the call: one large chip too few, or half of it and less."""
    values = {value for value, _ in spot.stack.piles}
    some = {spot.due - value for value in values} | values
    return tuple(sorted(each for each in some if 0 < each < spot.due and spot.chips(each) is not None))


def parameters(hand: Hand, place: Place) -> Mapping[str, tuple[Value, ...]]:
    return {"amount": _amounts(spot_at(hand, place)), "word": ("", "Call", "I call", "I'll call")}


def spoil(hand: Hand, how: Spoiling) -> Scenario:
    spot = spot_at(hand, how.place)
    chips = spot.chips(int(how["amount"]))
    assert chips is not None, "these amounts can be made"
    does = said_first(str(how["word"]), AFTER_THE_WORD, g.Wager(chips))
    return by_a_player(hand, Told(spot.seat, spot.street, spot.seat, does))


INJECTOR = Injector(
    "short-call",
    "A call with too few chips",
    ("undercall", "wager"),
    ("bet.undercall",),
    Cause.PLAYER,
    where,
    spoil,
    Evidence(("bets",), heard=True),
    parameters,
    ("amount", "word"),
)
