"""A player bets “the pot” at pot-limit and puts out more or less."""

from collections.abc import Iterator, Mapping

from trainer.kernel import gestures as g
from trainer.kernel.chips import Chips
from trainer.scenarios.form import Scenario, Timed, Told
from trainer.scenarios.injectors.injector import Cause, Evidence, Hand, Injector, Place, Spoiling, Value
from trainer.scenarios.injectors.struck import by_a_player
from trainer.scenarios.injectors.wagers.spots import Spot, spot_at, spots

AFTER_THE_WORD = 900
WORDS = ("Pot", "I bet the pot", "Pot it")
OFF = (-4, -2, -1, 1, 2, 4)
"""By so many half bets he is off."""


def where(hand: Hand) -> Iterator[Place]:
    if hand.scenario.limit == "pot-limit":
        yield from (place for place, spot in spots(hand) if spot.pot and _totals(spot))


def _totals(spot: Spot) -> tuple[int, ...]:
    half = max(spot.smallest, spot.step // 2 // spot.smallest * spot.smallest)
    some = (spot.most + half * off for off in OFF)
    return tuple(each for each in some if each >= spot.least and _chips(spot, each) is not None)


def _chips(spot: Spot, total: int) -> Chips | None:
    chips = spot.chips(total - spot.own)
    return chips if chips is not None and spot.makes_up(chips, spot.most) else None


def parameters(hand: Hand, place: Place) -> Mapping[str, tuple[Value, ...]]:
    return {"total": _totals(spot_at(hand, place)), "word": WORDS}


def spoil(hand: Hand, how: Spoiling) -> Scenario:
    spot = spot_at(hand, how.place)
    chips = _chips(spot, int(how["total"]))
    assert chips is not None, "these totals can be made"
    does = (Timed(0, g.Say(str(how["word"]))), Timed(AFTER_THE_WORD, g.Wager(chips)))
    return by_a_player(hand, Told(spot.seat, spot.street, spot.seat, does))


INJECTOR = Injector(
    "pot-and-other-chips",
    "“Pot” with the wrong chips",
    ("pot-bet", "pot-miscount", "words-and-chips", "declaration", "wager"),
    ("bet.pot-size", "bet.pot-limit-error"),
    Cause.PLAYER,
    where,
    spoil,
    Evidence(("bets",), heard=True),
    parameters,
    ("total", "word"),
)
