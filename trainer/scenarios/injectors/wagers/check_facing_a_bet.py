"""A player checks when there is a bet to call, and then raises it."""

from collections.abc import Iterator, Mapping

from trainer.kernel import gestures as g
from trainer.scenarios.form import Scenario, Timed, Told
from trainer.scenarios.injectors.injector import Cause, Evidence, Hand, Injector, Place, Spoiling, Value
from trainer.scenarios.injectors.struck import by_a_player, said_first
from trainer.scenarios.injectors.wagers.spots import Spot, spot_at, spots

AFTER_THE_WORD = 700
SILENT = ""
WORDS = (SILENT, "Check", "I check")


def where(hand: Hand) -> Iterator[Place]:
    yield from (place for place, spot in spots(hand) if spot.due and _more(spot))


def _more(spot: Spot) -> int:
    """What the raise adds that comes after the check; 0 for none."""
    total = spot.least if spot.fixed else min(spot.least + spot.step, spot.most)
    return total - spot.own if total >= spot.least and spot.chips(total - spot.own) is not None else 0


def parameters(_: Hand, __: Place) -> Mapping[str, tuple[Value, ...]]:
    return {"word": WORDS}


def spoil(hand: Hand, how: Spoiling) -> Scenario:
    spot = spot_at(hand, how.place)
    check = Told(spot.seat, spot.street, spot.seat, said_first(str(how["word"]), 200, g.Check()))
    chips = spot.chips(_more(spot))
    assert chips is not None, "where finds only such places"
    words = g.Say("Raise" if spot.fixed else f"Raise to {spot.own + chips.amount}")
    raise_ = Told(spot.seat, spot.street, spot.seat, (Timed(0, words), Timed(AFTER_THE_WORD, g.Wager(chips))))
    return by_a_player(hand, check, raise_)


INJECTOR = Injector(
    "check-facing-a-bet",
    "A check facing a bet, then a raise",
    ("invalid-declaration", "raise-after-check"),
    ("bet.invalid-declaration",),
    Cause.PLAYER,
    where,
    spoil,
    Evidence(heard=True),
    parameters,
    ("word",),
)
