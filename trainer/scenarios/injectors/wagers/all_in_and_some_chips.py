"""A player says he is all-in and puts out a part of his chips."""

from collections.abc import Iterator, Mapping

from trainer.kernel import gestures as g
from trainer.scenarios.form import Scenario, Timed, Told
from trainer.scenarios.injectors.injector import Cause, Evidence, Hand, Injector, Place, Spoiling, Value
from trainer.scenarios.injectors.struck import by_a_player
from trainer.scenarios.injectors.wagers.spots import Spot, spot_at, spots

AFTER_THE_WORD = 800
WORDS = ("All in", "I'm all in", "All-in")


def where(hand: Hand) -> Iterator[Place]:
    """Where everything may be bet."""
    if hand.scenario.limit == "no-limit":
        yield from (place for place, spot in spots(hand) if _amounts(spot))


def _amounts(spot: Spot) -> tuple[int, ...]:
    """A full bet or raise, or twice as much, and chips left."""
    some = {spot.least - spot.own, 2 * spot.least - spot.own}
    return tuple(sorted(each for each in some if 2 * each < spot.stack.amount and spot.chips(each) is not None))


def parameters(hand: Hand, place: Place) -> Mapping[str, tuple[Value, ...]]:
    return {"amount": _amounts(spot_at(hand, place)), "word": WORDS}


def spoil(hand: Hand, how: Spoiling) -> Scenario:
    spot = spot_at(hand, how.place)
    chips = spot.chips(int(how["amount"]))
    assert chips is not None, "these amounts can be made"
    does = (Timed(0, g.Say(str(how["word"]))), Timed(AFTER_THE_WORD, g.Wager(chips)))
    return by_a_player(hand, Told(spot.seat, spot.street, spot.seat, does))


INJECTOR = Injector(
    "all-in-and-some-chips",
    "“All in” with only some of the chips",
    ("general-declaration", "words-and-chips", "declaration", "wager"),
    ("bet.method", "bet.declaration"),
    Cause.PLAYER,
    where,
    spoil,
    Evidence(("bets",), heard=True),
    parameters,
    ("amount", "word"),
)
