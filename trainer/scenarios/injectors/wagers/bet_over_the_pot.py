"""A bet of more than the pot at pot-limit."""

from collections.abc import Iterator, Mapping

from trainer.kernel import gestures as g
from trainer.scenarios.form import Scenario, Told
from trainer.scenarios.injectors.injector import Cause, Evidence, Hand, Injector, Place, Spoiling, Value
from trainer.scenarios.injectors.struck import by_a_player, said_first
from trainer.scenarios.injectors.wagers.spots import Spot, spot_at, spots

AFTER_THE_WORD = 700
OVER = (1, 2, 4, 8)
BETS, RAISES = ("", "Bet {}", "{}"), ("Raise to {}", "Make it {}", "Raise")


def where(hand: Hand) -> Iterator[Place]:
    if hand.scenario.limit == "pot-limit":
        yield from (place for place, spot in spots(hand) if _totals(spot))


def _totals(spot: Spot) -> tuple[int, ...]:
    """A bit more than the pot, and much more, in half bets."""
    half = max(spot.smallest, spot.step // 2 // spot.smallest * spot.smallest)
    totals = tuple(spot.most + half * over for over in OVER)
    return tuple(each for each in totals if spot.most >= spot.least and spot.chips(each - spot.own) is not None)


def parameters(hand: Hand, place: Place) -> Mapping[str, tuple[Value, ...]]:
    spot = spot_at(hand, place)
    return {"total": _totals(spot), "word": RAISES if spot.bet else BETS}


def spoil(hand: Hand, how: Spoiling) -> Scenario:
    spot, total = spot_at(hand, how.place), int(how["total"])
    chips = spot.chips(total - spot.own)
    assert chips is not None, "these totals can be made"
    does = said_first(str(how["word"]).format(total), AFTER_THE_WORD, g.Wager(chips))
    return by_a_player(hand, Told(spot.seat, spot.street, spot.seat, does))


INJECTOR = Injector(
    "bet-over-the-pot",
    "A pot-limit bet bigger than the pot",
    ("pot-bet", "wager", "words-and-chips"),
    ("bet.pot-size", "bet.pot-limit-error"),
    Cause.PLAYER,
    where,
    spoil,
    Evidence(("bets",), heard=True),
    parameters,
    ("total", "word"),
)
