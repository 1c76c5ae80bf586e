"""Who got what at the end of a hand, held against what belonged to whom: who was shorted, and by how much.

What belongs to whom is common reading of the cards and pots built by right; nothing here is a house's law.
"""

from trainer.kernel import gestures as g
from trainer.rules.awarding import read_at
from trainer.rules.facts import Facts
from trainer.rules.facts.button import ante_for_all
from trainer.rules.facts.pots import pots, spans, split
from trainer.rules.facts.stakes import by_right


def off(facts: Facts, left_open: frozenset[str] = frozenset()) -> dict[int, int]:
    """By seat, how much too much it has once the pots are gone (below 0: it was shorted); empty where all is right.

    Empty, too, while chips lie in pots or in front, and where nobody can be said to win. Of the pots `left_open` no
    book says to whom the odd chips go: whoever shares in one may have them.
    """
    table = facts.table
    if table.pot or any(seat.bet for seat in table.seats) or facts.course.street < 0 or _called_off(facts):
        return {}
    won = _won(facts, left_open)
    if not won:
        return {}
    then, had = facts.when(read_at(facts)), _had(facts)  # the button may lie for the next hand by now
    put_in, dead = by_right(then), ante_for_all(then)
    got = {each.number: each.stack.amount - had[each.number] + _put(each.number, put_in, dead) for each in table.seats}
    wrong = {seat: _beyond(amount, *won.get(seat, (0, 0))) for seat, amount in got.items()}
    return {seat: amount for seat, amount in wrong.items() if amount}


def _beyond(amount: int, least: int, most: int) -> int:
    """How far the amount lies beyond what is allowed, below 0 for too little."""
    return amount - most if amount > most else min(0, amount - least)


def _had(facts: Facts) -> dict[int, int]:
    """By seat, its chips as its deal began, those too that came to light since: what lay in front of it and its ante in
    the pot count in that deal.
    """
    antes = dict(enumerate(facts.record.courses[facts.deal_start].antes, 1))
    first = facts.record.tables[facts.deal_start]
    had = {each.number: each.stack.amount + each.bet.amount + antes.get(each.number, 0) for each in first.seats}
    for _, seat, act in facts.done(g.Uncover, facts.deal_start):
        had[seat] += act.chips.amount
    return had


def _put(seat: int, put_in: dict[int, int], dead: dict[int, int]) -> int:
    return put_in.get(seat, 0) + dead.get(seat, 0)


def _called_off(facts: Facts) -> bool:
    """Was the hand given up, or dealt again with more in the pot than its antes?"""
    misdeal = any(
        isinstance(each.act, g.Announce) and each.act.what == "misdeal"
        for _, each, _, _ in facts.happened(facts.deal_start)
    )
    lying = facts.record.tables[facts.deal_start].pot.amount
    return misdeal or (facts.course.deals > 1 and lying != sum(facts.record.courses[facts.deal_start].antes))


def _won(facts: Facts, left_open: frozenset[str]) -> dict[int, tuple[int, int]]:
    """The least and the most that each seat wins by right, as the hands lay when the first pot was pushed."""
    then = facts.when(read_at(facts))
    found: dict[int, tuple[int, int]] = {}
    for pot in pots(then):
        due = {seat: (amount, amount) for seat, amount in split(then, pot).items()}
        for seat, (least, most) in (spans(then, pot) if pot.name in left_open else due).items():
            low, high = found.get(seat, (0, 0))
            found[seat] = (low + least, high + most)
    return found
