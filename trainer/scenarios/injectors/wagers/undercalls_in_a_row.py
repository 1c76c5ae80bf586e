"""Two players after one another call with too little, before the trainee taps in."""

from collections.abc import Iterator, Mapping
from dataclasses import replace

from trainer.kernel import gestures as g
from trainer.kernel.chips import Chips
from trainer.scenarios.form import Previous, Scenario, Timed, Told
from trainer.scenarios.grammar import STREETS
from trainer.scenarios.injectors.injector import Cause, Evidence, Hand, Injector, Place, Spoiling, Value
from trainer.scenarios.injectors.struck import by_a_player
from trainer.scenarios.injectors.wagers.spots import Spot, spot_at, spots

WORDS = ("Two callers so far", "Both of them called", "Those two just called. We still have action")


def where(hand: Hand) -> Iterator[Place]:
    """Where two in a row call the same bet, and somebody acts after them."""
    yield from (place for place, spot in spots(hand) if _amounts(hand, spot))


def _other(hand: Hand, spot: Spot) -> Spot | None:
    """Who acts next after him, if both call."""
    there = {each.seat: each for _, each in spots(hand) if each.street == spot.street}
    after = there.get(spot.next[0]) if len(spot.next) > 1 else None
    calls = after is not None and (spot.kind, after.kind, after.bet) == ("call", "call", spot.bet)
    return after if calls else None


def _amounts(hand: Hand, spot: Spot) -> tuple[int, ...]:
    """Totals below the bet that both can put out."""
    other = _other(hand, spot)
    if other is None:
        return ()
    values = {value for value, _ in spot.stack.piles}
    some = {spot.bet - value for value in values} | {spot.bet // 2 // spot.smallest * spot.smallest}
    return tuple(sorted(each for each in some if each > 0 and all(_makes(one, each) for one in (spot, other))))


def _makes(spot: Spot, total: int) -> bool:
    chips = spot.chips(total - spot.own) if spot.own < total < spot.bet else None
    return chips is not None and spot.makes_up(chips, spot.bet)


def parameters(hand: Hand, place: Place) -> Mapping[str, tuple[Value, ...]]:
    return {"amount": _amounts(hand, spot_at(hand, place)), "word": WORDS}


def spoil(hand: Hand, how: Spoiling) -> Scenario:
    spot, total = spot_at(hand, how.place), int(how["amount"])
    other = _other(hand, spot)
    assert other is not None, "where finds only such places"
    made = by_a_player(hand, *(_told(each, total) for each in (spot, other)))
    after = hand.moment(f"{STREETS[hand.game][spot.street]}: P{other.seat}")
    said = Previous(after, (g.Say(str(how["word"])),))
    return replace(made, previous=(*made.previous, said), takeover=after)


def _told(spot: Spot, total: int) -> Told:
    chips: Chips | None = spot.chips(total - spot.own)
    assert chips is not None, "these amounts can be made"
    return Told(spot.seat, spot.street, spot.seat, (Timed(0, g.Wager(chips)),))


INJECTOR = Injector(
    "undercalls-in-a-row",
    "Two short calls in a row",
    ("undercall", "undercalls-in-sequence", "undercall-after-another"),
    ("bet.undercall",),
    Cause.DEALER,
    where,
    spoil,
    Evidence(("bets",), heard=True),
    parameters,
    ("amount", "word"),
)
