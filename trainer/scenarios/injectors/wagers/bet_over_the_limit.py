"""In limit a player bets or raises more than the limit."""

from collections.abc import Iterator, Mapping

from trainer.kernel import gestures as g
from trainer.kernel.chips import Chips
from trainer.scenarios.form import Scenario, Told
from trainer.scenarios.injectors.injector import Cause, Evidence, Hand, Injector, Place, Spoiling, Value
from trainer.scenarios.injectors.struck import by_a_player, said_first
from trainer.scenarios.injectors.wagers.spots import Spot, spot_at, spots

AFTER_THE_WORD = 600
TENTHS = (15, 20, 30)
BETS, RAISES = ("", "Bet"), ("Raise", "I raise")


def where(hand: Hand) -> Iterator[Place]:
    yield from (place for place, spot in spots(hand) if spot.fixed and _totals(spot))


def _totals(spot: Spot) -> tuple[int, ...]:
    """One and a half, two or three times what may be added."""
    by = spot.fixed - spot.bet
    some = (spot.bet + by * tenths // 10 // spot.smallest * spot.smallest for tenths in TENTHS)
    return tuple(each for each in some if each > spot.fixed and _chips(spot, each) is not None)


def _chips(spot: Spot, total: int) -> Chips | None:
    """More than one chip: one alone, too large, is just a bet or raise."""
    chips = spot.chips(total - spot.own)
    return chips if chips is not None and chips.pieces > 1 else None


def parameters(hand: Hand, place: Place) -> Mapping[str, tuple[Value, ...]]:
    spot = spot_at(hand, place)
    return {"total": _totals(spot), "word": RAISES if spot.bet else BETS}


def spoil(hand: Hand, how: Spoiling) -> Scenario:
    spot = spot_at(hand, how.place)
    chips = _chips(spot, int(how["total"]))
    assert chips is not None, "these totals can be made"
    does = said_first(str(how["word"]), AFTER_THE_WORD, g.Wager(chips))
    return by_a_player(hand, Told(spot.seat, spot.street, spot.seat, does))


INJECTOR = Injector(
    "bet-over-the-limit",
    "A bet bigger than the limit allows",
    ("overbet", "wager", "words-and-chips", "general-declaration"),
    ("bet.underraise",),
    Cause.PLAYER,
    where,
    spoil,
    Evidence(("bets",), heard=True),
    parameters,
    ("total", "word"),
)
