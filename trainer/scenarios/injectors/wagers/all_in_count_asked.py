"""A player who faces an all-in asks how much it is."""

from collections.abc import Iterator, Mapping
from dataclasses import replace

from trainer.kernel import gestures as g
from trainer.kernel.asking_acts import Requested
from trainer.kernel.chips import Chips, pick
from trainer.scenarios.form import Scenario, Timed, Told
from trainer.scenarios.injectors.injector import Cause, Evidence, Hand, Injector, Place, Spoiling, Value
from trainer.scenarios.injectors.struck import by_a_player
from trainer.scenarios.injectors.wagers.changed import bettor, with_all_in
from trainer.scenarios.injectors.wagers.spots import Spot, spot_at, spots

WAITS = 14_000
TIMES = (2, 3, 4, 6)
WORDS = ("How much is it?", "Count, please", "Can I get a count?", "How much is the all-in?")


def where(hand: Hand) -> Iterator[Place]:
    """Whoever acts right after a bet that can as well be all-in."""
    if hand.scenario.limit == "no-limit":
        yield from (place for place, spot in spots(hand) if _all_in(hand, spot) and _answer(spot, spot.bet * TIMES[-1]))


def _all_in(hand: Hand, spot: Spot) -> Spot | None:
    """Who moves all-in: the one who opens the street, right before him."""
    found = bettor(hand, [each for _, each in spots(hand) if each.street == spot.street])
    return found if found is not None and found.next[:1] == (spot.seat,) else None


def _answer(spot: Spot, total: int) -> Chips | None:
    """The chips of a call, all he has where that is less."""
    due = total - spot.own
    return spot.stack if spot.stack.amount <= due else pick(spot.stack, due)


def parameters(hand: Hand, place: Place) -> Mapping[str, tuple[Value, ...]]:
    spot = spot_at(hand, place)
    return {"amount": tuple(spot.bet * times for times in TIMES if _answer(spot, spot.bet * times)), "word": WORDS}


def spoil(hand: Hand, how: Spoiling) -> Scenario:
    """Who gets no answer calls in the end."""
    spot, amount = spot_at(hand, how.place), int(how["amount"])
    all_in, chips = _all_in(hand, spot), _answer(spot, amount)
    assert all_in is not None and chips is not None, "where finds only such places"
    asks = Timed(0, g.Request(Requested.COUNT, words=str(how["word"])))
    played = replace(hand, scenario=with_all_in(hand, all_in, amount))
    return by_a_player(played, Told(spot.seat, spot.street, spot.seat, (asks, Timed(WAITS, g.Wager(chips)))))


INJECTOR = Injector(
    "all-in-count-asked",
    "A player asks how much the all-in is",
    ("stack-count",),
    ("bet.stack-count",),
    Cause.PLAYER,
    where,
    spoil,
    Evidence(heard=True),
    parameters,
    ("amount", "word"),
)
