"""What players have put in beyond what was posted before the cards: what goes back before a deal is played again."""

from trainer.kernel import gestures as g
from trainer.rules.facts import Facts


def put_in(facts: Facts) -> dict[int, int]:
    """By seat, the chips out of its stack that are neither blind nor ante, wherever they lie by now.

    A bring-in is posted on cards that are dealt already, so it is a bet on them.
    """
    posted = _posted(facts)
    pairs = zip(facts.table.seats, facts.setup.seats, strict=True)
    out = {now.number: first.stack.amount - now.stack.amount - posted[now.number] for now, first in pairs}
    return {seat: amount for seat, amount in out.items() if amount > 0}


def _posted(facts: Facts) -> dict[int, int]:
    """By seat, its blinds and antes, less what of them went back, as at a wrong seat: a bet goes back before them."""
    posted = {seat.number: 0 for seat in facts.table.seats}
    for index, seat, act in sorted((*facts.done(g.Post), *facts.done(g.ReturnBet)), key=lambda each: each[0]):
        if isinstance(act, g.ReturnBet):
            first, now = (each.seat(act.seat) for each in (facts.record.tables[0], facts.record.tables[index]))
            bet = first.stack.amount - now.stack.amount - posted[act.seat]
            posted[act.seat] -= max(0, act.chips.amount - max(0, bet))
        elif isinstance(act, g.Post) and facts.record.courses[index].street < 0:
            posted[seat] += act.chips.amount
    return posted
