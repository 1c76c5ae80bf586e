"""A player pulls back chips that were in front already, and then puts out too few others."""

from collections.abc import Iterator, Mapping
from dataclasses import replace

from trainer.kernel import gestures as g
from trainer.scenarios.form import Scenario, Timed, Told
from trainer.scenarios.injectors.injector import Cause, Evidence, Hand, Injector, Place, Spoiling, Value
from trainer.scenarios.injectors.struck import by_a_player
from trainer.scenarios.injectors.wagers.spots import Spot, spot_at, spots

MOTION = 900
LESS, MIDDLE = "less than the call", "less than a raise"


def where(hand: Hand) -> Iterator[Place]:
    """Wherever a blind has to call more."""
    yield from (place for place, spot in spots(hand) if spot.due and spot.own and _new(spot))


def _new(spot: Spot) -> dict[str, g.Act]:
    """What comes after the chips are back."""
    if spot.prior.amount != spot.own:
        return {}
    again = replace(spot, own=0, stack=spot.stack + spot.prior)
    less = (spot.bet + spot.own) // 2 // spot.smallest * spot.smallest
    middle = spot.bet + (spot.least - spot.bet) * 6 // 10 // spot.smallest * spot.smallest
    chips = {LESS: again.chips(less), MIDDLE: again.chips(middle)}
    fits = {name: some for name, some in chips.items() if some is not None and again.makes_up(some, spot.least)}
    return {name: g.Wager(some) for name, some in fits.items()}


def parameters(hand: Hand, place: Place) -> Mapping[str, tuple[Value, ...]]:
    return {"then": tuple(_new(spot_at(hand, place)))}


def spoil(hand: Hand, how: Spoiling) -> Scenario:
    spot = spot_at(hand, how.place)
    does = (Timed(0, g.PullBack(spot.prior)), Timed(MOTION, _new(spot)[str(how["then"])]))
    return by_a_player(hand, Told(spot.seat, spot.street, spot.seat, does))


INJECTOR = Injector(
    "prior-chips-pulled",
    "Chips already in front pulled back",
    ("prior-chips-pulled", "wager", "underraise", "undercall", "accepted"),
    ("bet.prior-chips-pulled",),
    Cause.PLAYER,
    where,
    spoil,
    Evidence(("bets",)),
    parameters,
    ("then",),
)
