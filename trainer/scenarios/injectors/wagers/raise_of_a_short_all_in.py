"""Somebody moves all-in for less than a raise, and the first bettor raises it, though the betting isn't open to him."""

from collections.abc import Iterator, Mapping
from dataclasses import replace

from trainer.kernel import gestures as g
from trainer.kernel.chips import Chips, pick
from trainer.scenarios.form import Scenario, Timed, Told
from trainer.scenarios.fresh.tables import smallest
from trainer.scenarios.grammar import Guard
from trainer.scenarios.injectors.injector import Cause, Evidence, Hand, Injector, Place, Spoiling, Value
from trainer.scenarios.injectors.struck import by_a_player
from trainer.scenarios.injectors.wagers.changed import bettor, with_all_in
from trainer.scenarios.injectors.wagers.spots import Spot, spot_at, spots

AFTER_THE_WORD = 800
SHARES = (15, 25, 35, 45)
"""The all-in is so many hundredths of a raise above the bet. Half of one would open limit at some houses."""
ALL_IN = "All in"
"""Silent chips might be a call."""
WORDS = ("Raise to {}", "Make it {}", "I raise to {}")
FIXED = ("Raise", "I raise", "Raise it up")


def where(hand: Hand) -> Iterator[Place]:
    """Whoever has opened a street that somebody calls."""
    for street in hand.streets:
        found = _opened(hand, street)
        if found is not None and _short(hand, found):
            yield next(place for place, spot in spots(hand) if spot == found)


def _opened(hand: Hand, street: int) -> Spot | None:
    return bettor(hand, [spot for _, spot in spots(hand) if spot.street == street]) if street else None


def _total(spot: Spot) -> int:
    """What he bet."""
    assert isinstance(spot.act, g.Wager), "he put out chips"
    return spot.own + spot.act.chips.amount


def _short(hand: Hand, found: Spot) -> tuple[int, ...]:
    """Who calls the bet, and so can be the one who moves all-in."""
    there = {spot.seat: spot for _, spot in spots(hand) if spot.street == found.street}
    after = (there[seat] for seat in found.next if seat in there)
    some = tuple(each.seat for each in after if each.kind == "call" and each.bet == _total(found))
    return some if _amounts(hand, found) else ()


def _amounts(hand: Hand, found: Spot) -> tuple[int, ...]:
    """Totals of the all-in over which the bettor has chips for what looks like a raise."""
    least, bet = smallest(hand.scenario.stakes), _total(found)
    by = found.step if found.limit == "limit" else bet
    some = {bet + by * share // 100 // least * least for share in SHARES}
    return tuple(sorted(each for each in some if each > bet and _again(found, each) is not None))


def _again(found: Spot, all_in: int) -> Chips | None:
    """The chips with which the bettor raises the all-in."""
    assert isinstance(found.act, g.Wager), "he put out chips"
    bet, stack = _total(found), found.stack - found.act.chips
    total = all_in + (found.step if found.limit == "limit" else max(bet, found.step))
    return pick(stack, total - bet) if total - bet < stack.amount else None


def parameters(hand: Hand, place: Place) -> Mapping[str, tuple[Value, ...]]:
    found = spot_at(hand, place)
    words = FIXED if found.limit == "limit" else WORDS
    return {"short": _short(hand, found), "amount": _amounts(hand, found), "word": words}


def spoil(hand: Hand, how: Spoiling) -> Scenario:
    found, all_in = spot_at(hand, how.place), int(how["amount"])
    short = next(spot for _, spot in spots(hand) if (spot.street, spot.seat) == (found.street, int(how["short"])))
    chips = _again(found, all_in)
    assert chips is not None, "these amounts can be raised"
    words = str(how["word"]).format(_total(found) + chips.amount)
    does = (Timed(0, g.Say(words)), Timed(AFTER_THE_WORD, g.Wager(chips)))
    played = replace(hand, scenario=with_all_in(hand, short, all_in))
    all_in_first = Told(short.seat, short.street, short.seat, (Timed(0, g.Say(ALL_IN)),))
    return by_a_player(played, all_in_first, Told(found.seat, found.street, found.seat, does, Guard("bet")))


INJECTOR = Injector(
    "raise-of-a-short-all-in",
    "A raise after a short all-in",
    ("raise-after-acting",),
    ("bet.reopen",),
    Cause.PLAYER,
    where,
    spoil,
    Evidence(("bets",), heard=True),
    parameters,
    ("short", "amount", "word"),
)
