"""A player pulls back chips that were in front already, and puts out others, for less than a raise."""

from collections.abc import Iterator, Mapping
from dataclasses import replace

from trainer.kernel import gestures as g
from trainer.kernel.chips import Chips, pick
from trainer.scenarios.form import Scenario, Timed, Told
from trainer.scenarios.injectors.injector import Cause, Evidence, Hand, Injector, Place, Spoiling, Value
from trainer.scenarios.injectors.struck import by_a_player
from trainer.scenarios.injectors.wagers.spots import Spot, spot_at, spots

MOTION = 900
TENTHS = (2, 4, 6, 8)
"""The new chips make so many tenths of a raise."""


def where(hand: Hand) -> Iterator[Place]:
    """Wherever a blind has to call more."""
    yield from (place for place, spot in spots(hand) if spot.due and spot.own and _totals(spot))


def _totals(spot: Spot) -> tuple[int, ...]:
    """Totals of new chips that are more than the call and less than a raise."""
    if spot.prior.amount != spot.own:
        return ()
    by = spot.least - spot.bet
    some = {spot.bet + by * tenths // 10 // spot.smallest * spot.smallest for tenths in TENTHS}
    return tuple(sorted(total for total in some if spot.bet < total < spot.least and _new(spot, total) is not None))


def _new(spot: Spot, total: int) -> Chips | None:
    """Several chips for that total without one of the prior ones: with all of them they could be meant as one bet."""
    again = replace(spot, own=0, stack=spot.stack + spot.prior)
    for value, count in spot.prior.piles:
        held = dict(again.stack.piles).get(value, 0) - count + 1
        chips = pick(again.stack - Chips(((value, held),)), total)
        if chips is not None and chips.pieces > 1 and again.makes_up(chips, again.least):
            return chips
    return None


def parameters(hand: Hand, place: Place) -> Mapping[str, tuple[Value, ...]]:
    return {"total": _totals(spot_at(hand, place))}


def spoil(hand: Hand, how: Spoiling) -> Scenario:
    spot = spot_at(hand, how.place)
    chips = _new(spot, int(how["total"]))
    assert chips is not None, "these totals can be made"
    does = (Timed(0, g.PullBack(spot.prior)), Timed(MOTION, g.Wager(chips)))
    return by_a_player(hand, Told(spot.seat, spot.street, spot.seat, does))


INJECTOR = Injector(
    "prior-chips-pulled",
    "Prior chips pulled back",
    ("prior-chips-pulled", "wager", "underraise"),
    ("bet.prior-chips-pulled",),
    Cause.PLAYER,
    where,
    spoil,
    Evidence(("bets",)),
    parameters,
    ("total",),
)
