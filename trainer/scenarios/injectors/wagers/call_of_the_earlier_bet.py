"""After a raise a player says “call” and puts in the bet as it was before."""

from collections.abc import Iterator, Mapping

from trainer.kernel import gestures as g
from trainer.scenarios.form import Scenario, Timed, Told
from trainer.scenarios.injectors.injector import Cause, Evidence, Hand, Injector, Place, Spoiling, Value
from trainer.scenarios.injectors.struck import by_a_player
from trainer.scenarios.injectors.wagers.spots import Spot, spot_at, spots

AFTER_THE_WORD = 600
WORDS = ("Call", "I call", "I'll call")


def where(hand: Hand) -> Iterator[Place]:
    """Where a bet has been raised since."""
    yield from (place for place, spot in spots(hand) if _levels(spot))


def _levels(spot: Spot) -> tuple[int, ...]:
    """What there was to match earlier on the street, of which he lacks something."""
    some = {level: spot.chips(level - spot.own) for level in spot.levels}
    return tuple(level for level, chips in some.items() if chips is not None and spot.makes_up(chips, spot.bet))


def parameters(hand: Hand, place: Place) -> Mapping[str, tuple[Value, ...]]:
    return {"level": _levels(spot_at(hand, place)), "word": WORDS}


def spoil(hand: Hand, how: Spoiling) -> Scenario:
    spot = spot_at(hand, how.place)
    chips = spot.chips(int(how["level"]) - spot.own)
    assert chips is not None, "these amounts can be made"
    does = (Timed(0, g.Say(str(how["word"]))), Timed(AFTER_THE_WORD, g.Wager(chips)))
    return by_a_player(hand, Told(spot.seat, spot.street, spot.seat, does))


INJECTOR = Injector(
    "call-of-the-earlier-bet",
    "A player calls and misses the raise",
    ("undercall", "wager"),
    ("bet.undercall", "bet.calling"),
    Cause.PLAYER,
    where,
    spoil,
    Evidence(("bets",), heard=True),
    parameters,
    ("level", "word"),
)
