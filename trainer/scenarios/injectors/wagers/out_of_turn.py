"""A player acts before the one whose turn it is: checks, folds, calls, bets or raises."""

from collections.abc import Iterator, Mapping
from dataclasses import replace

from trainer.kernel import gestures as g
from trainer.scenarios.form import Scenario, Timed, Told
from trainer.scenarios.injectors.injector import Cause, Evidence, Hand, Injector, Place, Spoiling, Value
from trainer.scenarios.injectors.struck import by_a_player
from trainer.scenarios.injectors.wagers.spots import Spot, spot_at, spots

CHECK, FOLD, CALL, BET, RAISE = "check", "fold", "call", "bet", "raise"


def where(hand: Hand) -> Iterator[Place]:
    """Wherever somebody acts with another one to act after him for the first time."""
    yield from (place for place, spot in spots(hand) if acts_too_soon(hand, spot))


def _too_soon(hand: Hand, spot: Spot, behind: int) -> Spot | None:
    """Who acts so many places behind the next one on that street, as he would find it now."""
    there = {found.seat: found for _, found in spots(hand) if found.street == spot.street}
    after = there.get(spot.next[behind]) if len(spot.next) > behind else None
    if after is None:
        return None
    return replace(spot, seat=after.seat, own=after.own, stack=after.stack, kind=after.kind, prior=after.prior, next=())


def acts_too_soon(hand: Hand, spot: Spot, behind: int = 0) -> dict[str, g.Act]:
    """What the next player, or one behind him, can do too soon."""
    early = _too_soon(hand, spot, behind)
    if early is None:
        return {}
    found: dict[str, g.Act] = {FOLD: g.Fold()} if early.due else {CHECK: g.Check()}
    more = {CALL: early.due} if early.due else {}
    more |= {RAISE if early.bet else BET: early.least - early.own}
    for word, amount in more.items():
        if (chips := early.chips(amount)) is not None:
            found[word] = g.Wager(chips)
    return found


def parameters(hand: Hand, place: Place) -> Mapping[str, tuple[Value, ...]]:
    return {"act": tuple(acts_too_soon(hand, spot_at(hand, place)))}


def spoil(hand: Hand, how: Spoiling) -> Scenario:
    spot = spot_at(hand, how.place)
    act = acts_too_soon(hand, spot)[str(how["act"])]
    word = (Timed(0, g.Say("Raise")),) if how["act"] == RAISE else ()
    does = (*word, Timed(600 if word else 0, act))
    return by_a_player(hand, Told(spot.next[0], spot.street, spot.seat, does))


INJECTOR = Injector(
    "out-of-turn",
    "A player acts out of turn",
    ("turn", "skipped"),
    ("bet.out-of-turn",),
    Cause.PLAYER,
    where,
    spoil,
    Evidence(("bets", "hands"), heard=True),
    parameters,
    ("act",),
)
