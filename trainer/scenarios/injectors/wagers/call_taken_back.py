"""A player puts out a call and takes the chips back."""

from collections.abc import Iterator

from trainer.kernel import gestures as g
from trainer.scenarios.form import Scenario, Timed, Told
from trainer.scenarios.injectors.injector import Cause, Evidence, Hand, Injector, Place, Spoiling
from trainer.scenarios.injectors.struck import by_a_player
from trainer.scenarios.injectors.wagers.spots import spot_at, spots

BACK, GONE = 1200, 4500


def where(hand: Hand) -> Iterator[Place]:
    """Every call with somebody left to act behind it: after the last one the bets are pulled in."""
    facing = (each for each in spots(hand) if each[1].due and each[1].next)
    yield from (place for place, spot in facing if spot.chips(spot.due) is not None)


def spoil(hand: Hand, how: Spoiling) -> Scenario:
    spot = spot_at(hand, how.place)
    chips = spot.chips(spot.due)
    assert chips is not None, "where finds only such places"
    does = (Timed(0, g.Wager(chips)), Timed(BACK, g.PullBack(chips)), Timed(GONE, g.Fold()))
    return by_a_player(hand, Told(spot.seat, spot.street, spot.seat, does))


INJECTOR = Injector(
    "call-taken-back",
    "A player takes back a call",
    ("taken-back",),
    ("bet.in-turn",),
    Cause.PLAYER,
    where,
    spoil,
    Evidence(("bets",)),
)
