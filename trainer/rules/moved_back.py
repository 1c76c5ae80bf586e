"""A pot that was pushed wrongly and is disputed in time: who has too much of it, and what the dealer has moved back."""

from collections.abc import Callable, Iterator

from trainer.kernel import gestures as g
from trainer.kernel.chips import NO_CHIPS, Chips, pick
from trainer.rules.effects import Effect
from trainer.rules.facts import Facts
from trainer.rules.facts.beginning import of_the_hand_after, pots_pushed
from trainer.rules.facts.disputes import awarded
from trainer.rules.orders import effect_of
from trainer.rules.settlement import off

STACK = "stack-"


def pushed_wrongly(facts: Facts) -> dict[int, int]:
    """By seat, how much too much it was pushed by the time of the dispute; empty where all was right."""
    return off(facts.when(awarded(facts) + 1)) if pots_pushed(facts.when(facts.matter.error)) else {}


def still_wrong(facts: Facts) -> dict[int, int]:
    """The same after all that the dealer has moved from stack to stack since the dispute."""
    net = moved(facts, facts.matter.error)
    found = {seat: amount + net.get(seat, 0) for seat, amount in pushed_wrongly(facts).items()}
    return {seat: amount for seat, amount in found.items() if amount}


def moved(facts: Facts, since: int) -> dict[int, int]:
    """By seat, what came to its stack out of another stack since that gesture count, below 0 for what went."""
    net: dict[int, int] = {}
    for _, _, act in facts.done(g.Trade, since):
        if act.place.startswith(STACK) and act.other.startswith(STACK):
            given = act.give.amount - act.take.amount
            for place, amount in ((act.place, -given), (act.other, given)):
                seat = int(place.removeprefix(STACK))
                net[seat] = net.get(seat, 0) + amount
    return net


def since_tap_in(facts: Facts, taken_over: int, left_open: Callable[[Facts], frozenset[str]]) -> dict[int, int]:
    """By seat, what is off at the end, without what another dealer had pushed wrongly before so many gestures and
    nobody has moved since, and in the hand after without what the floor had moved back.
    """
    found, before = off(facts, left_open(facts)), facts.when(taken_over)
    if not found:
        return {}
    if of_the_hand_after(facts, facts.deal_start):
        back = _ordered_back(facts)
        return {seat: rest for seat, amount in found.items() if (rest := amount - back.get(seat, 0))}
    inherited = off(before, left_open(before)) if before.deal_start == facts.deal_start else {}
    return {seat: amount for seat, amount in found.items() if inherited.get(seat) != amount}


def _ordered_back(facts: Facts) -> dict[int, int]:
    """By seat, what came to its stack in this deal after the floor ordered chips to be moved."""
    given = facts.done(g.Order, facts.deal_start)
    first = next((index for index, _, act in given if effect_of(act.what) is Effect.CHIPS_MOVE), facts.at)
    return moved(facts, first)


def next_move(facts: Facts) -> g.Trade | None:
    """What the dealer moves next: from who has most too much to who lacks most; None where the chips can't do it."""
    wrong = still_wrong(facts)
    if not wrong:
        return None
    over, under = max(wrong, key=lambda seat: wrong[seat]), min(wrong, key=lambda seat: wrong[seat])
    return next(_ways(facts, over, under, min(wrong[over], -wrong[under])), None)


def _ways(facts: Facts, over: int, under: int, amount: int) -> Iterator[g.Trade]:
    """The chips themselves, or one too large with change from the other stack."""
    held, other = (facts.table.seat(seat).stack for seat in (over, under))
    exact = pick(held, amount)
    if exact is not None:
        yield g.Trade(f"{STACK}{over}", exact, f"{STACK}{under}", NO_CHIPS)
    for value, _ in sorted(held.piles):
        back = pick(other, value - amount) if value > amount else None
        if back is not None:
            yield g.Trade(f"{STACK}{over}", Chips(((value, 1),)), f"{STACK}{under}", back)
