"""A player says “raise” and puts out only the call."""

from collections.abc import Iterator, Mapping

from trainer.kernel import gestures as g
from trainer.kernel.chips import Chips
from trainer.scenarios.form import Scenario, Timed, Told
from trainer.scenarios.injectors.injector import Cause, Evidence, Hand, Injector, Place, Spoiling, Value
from trainer.scenarios.injectors.struck import by_a_player
from trainer.scenarios.injectors.wagers.spots import Spot, spot_at, spots

AFTER_THE_WORD = 600
WORDS = ("Raise", "I raise", "I'll raise", "Raise it up")


def where(hand: Hand) -> Iterator[Place]:
    """Where there is something to call, and chips left for a raise."""
    yield from (
        place
        for place, spot in spots(hand)
        if spot.due and spot.own + spot.stack.amount > spot.least and _call(spot) is not None
    )


def _call(spot: Spot) -> Chips | None:
    """Chips for the call that leave those for the least raise."""
    chips = spot.chips(spot.due)
    return chips if chips is not None and spot.makes_up(chips, spot.least) else None


def parameters(_: Hand, __: Place) -> Mapping[str, tuple[Value, ...]]:
    return {"word": WORDS}


def spoil(hand: Hand, how: Spoiling) -> Scenario:
    spot = spot_at(hand, how.place)
    chips = _call(spot)
    assert chips is not None, "where finds only such places"
    does = (Timed(0, g.Say(str(how["word"]))), Timed(AFTER_THE_WORD, g.Wager(chips)))
    return by_a_player(hand, Told(spot.seat, spot.street, spot.seat, does))


INJECTOR = Injector(
    "raise-and-only-the-call",
    "“Raise” with only enough for a call",
    ("general-declaration", "wager", "words-and-chips", "raise-going-on"),
    ("bet.declaration",),
    Cause.PLAYER,
    where,
    spoil,
    Evidence(("bets",), heard=True),
    parameters,
    ("word",),
)
