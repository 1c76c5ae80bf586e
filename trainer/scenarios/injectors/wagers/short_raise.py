"""A player raises by less than the least raise."""

from collections.abc import Iterator, Mapping

from trainer.kernel import gestures as g
from trainer.scenarios.form import Scenario, Timed, Told
from trainer.scenarios.injectors.injector import Cause, Evidence, Hand, Injector, Place, Spoiling, Value
from trainer.scenarios.injectors.struck import by_a_player
from trainer.scenarios.injectors.wagers.spots import Spot, spot_at, spots

AFTER_THE_WORD = 700
UNNAMED = ("Raise", "I raise")
WORDS = ("Raise to {}", "Make it {}", *UNNAMED)
"""The amount is named, or comes with the chips; nobody names one where limit leaves no choice."""


def where(hand: Hand) -> Iterator[Place]:
    yield from (place for place, spot in spots(hand) if spot.due and _totals(spot))


def _totals(spot: Spot) -> tuple[int, ...]:
    """Totals between the call and the least raise, from a fifth to four of the raise; what it lacks he has."""
    step = spot.least - spot.bet
    some = {spot.bet + step * tenths // 10 // spot.smallest * spot.smallest for tenths in (2, 4, 5, 6, 8)}
    return tuple(sorted(total for total in some if spot.bet < total < spot.least and _made_up(spot, total)))


def _made_up(spot: Spot, total: int) -> bool:
    chips = spot.chips(total - spot.own)
    return chips is not None and spot.makes_up(chips, spot.least)


def parameters(hand: Hand, place: Place) -> Mapping[str, tuple[Value, ...]]:
    spot = spot_at(hand, place)
    return {"total": _totals(spot), "word": UNNAMED if spot.limit == "limit" else WORDS}


def spoil(hand: Hand, how: Spoiling) -> Scenario:
    spot, total = spot_at(hand, how.place), int(how["total"])
    chips = spot.chips(total - spot.own)
    assert chips is not None, "these totals can be made"
    words = str(how["word"]).format(total)
    does = (Timed(0, g.Say(words)), Timed(AFTER_THE_WORD, g.Wager(chips)))
    return by_a_player(hand, Told(spot.seat, spot.street, spot.seat, does))


INJECTOR = Injector(
    "short-raise",
    "A raise below the minimum",
    ("underraise", "wager", "general-declaration"),
    ("bet.underraise",),
    Cause.PLAYER,
    where,
    spoil,
    Evidence(("bets",), heard=True),
    parameters,
    ("total", "word"),
)
