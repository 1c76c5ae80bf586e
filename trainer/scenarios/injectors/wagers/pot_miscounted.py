"""The dealer before says a wrong pot at pot-limit, and a player bets the pot by it."""

from collections.abc import Iterator, Mapping
from dataclasses import replace

from trainer.kernel import gestures as g
from trainer.kernel.asking_acts import Told as Tells
from trainer.kernel.chips import Chips
from trainer.scenarios.form import Scenario, Timed, Told
from trainer.scenarios.grammar import STREETS
from trainer.scenarios.injectors.injector import Cause, Evidence, Hand, Injector, Place, Spoiling, Value
from trainer.scenarios.injectors.struck import by_a_player, by_the_dealer
from trainer.scenarios.injectors.wagers.spots import Spot, spot_at, spots

AFTER_THE_WORD = 900
WORDS = ("Pot", "I bet the pot", "Pot it")
OFF = (-3, -2, -1, 1, 2, 3)
"""By so many half bets the dealer is off."""


def where(hand: Hand) -> Iterator[Place]:
    if hand.scenario.limit == "pot-limit":
        yield from (place for place, spot in spots(hand) if _counts(spot) and _before(hand, spot))


def _before(hand: Hand, spot: Spot) -> str:
    """The moment at which the action has come to him."""
    street = STREETS[hand.game][spot.street]
    before = [each for _, each in spots(hand) if each.street == spot.street and spot.seat in each.next]
    return f"{street}: P{before[-1].seat}" if before else street


def _counts(spot: Spot) -> tuple[int, ...]:
    """Wrong pots by which he has the chips to bet."""
    half = max(spot.smallest, spot.step // 2 // spot.smallest * spot.smallest)
    some = (spot.pot + half * off for off in OFF)
    return tuple(each for each in some if each >= spot.step and _chips(spot, each) is not None)


def _chips(spot: Spot, count: int) -> Chips | None:
    """A pot-sized bet by that count."""
    chips = spot.chips(spot.bet + count + spot.due - spot.own)
    return chips if chips is not None and spot.makes_up(chips, spot.most) else None


def parameters(hand: Hand, place: Place) -> Mapping[str, tuple[Value, ...]]:
    return {"count": _counts(spot_at(hand, place)), "word": WORDS}


def spoil(hand: Hand, how: Spoiling) -> Scenario:
    spot, count = spot_at(hand, how.place), int(how["count"])
    chips = _chips(spot, count)
    assert chips is not None, "these amounts can be made"
    moment = _before(hand, spot)
    tells = g.Tell(Tells.POT, count, words=f"The pot is {count:,}")
    does = (Timed(0, g.Say(str(how["word"]))), Timed(AFTER_THE_WORD, g.Wager(chips)))
    told = replace(hand, scenario=by_the_dealer(hand, moment, (tells,), moment))
    return by_a_player(told, Told(spot.seat, spot.street, spot.seat, does))


INJECTOR = Injector(
    "pot-miscounted",
    "A pot bet based on a wrong count",
    ("pot-miscount", "pot-bet", "words-and-chips"),
    ("bet.pot-size", "bet.pot-limit-error"),
    Cause.DEALER,
    where,
    spoil,
    Evidence(("bets",), heard=True),
    parameters,
    ("count", "word"),
)
