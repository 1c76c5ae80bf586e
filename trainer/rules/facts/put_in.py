"""What players have put in beyond what was posted before the cards: what goes back before a deal is played again."""

from trainer.kernel import gestures as g
from trainer.rules.facts import Facts


def put_in(facts: Facts) -> dict[int, int]:
    """By seat, the chips out of its stack that are neither blind nor ante, wherever they lie by now.

    A bring-in is posted on cards that are dealt already, so it is a bet on them.
    """
    posted: dict[int, int] = {}
    for index, seat, act in facts.done(g.Post):
        if facts.record.courses[index].street < 0:
            posted[seat] = posted.get(seat, 0) + act.chips.amount
    pairs = zip(facts.table.seats, facts.setup.seats, strict=True)
    out = {now.number: first.stack.amount - now.stack.amount - posted.get(now.number, 0) for now, first in pairs}
    return {seat: amount for seat, amount in out.items() if amount > 0}
