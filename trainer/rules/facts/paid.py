"""What each seat has put into the pots, in chips' worth."""

from trainer.kernel import gestures as g
from trainer.rules.facts import Facts
from trainer.rules.facts.button import ante_for_all


def staked(facts: Facts) -> dict[int, int]:
    """What each seat has put in that others have to match, in chips' worth: an ante posted for all is none of it."""
    dead = ante_for_all(facts)
    return {seat: amount - dead.get(seat, 0) for seat, amount in paid(facts).items()}


def paid(facts: Facts) -> dict[int, int]:
    """What each seat has put in and not got back, in chips' worth."""
    paid: dict[int, int] = {}
    for _, gesture, _, _ in facts.happened():
        act = gesture.act
        if isinstance(act, g.Post | g.Wager):
            paid[gesture.seat] = paid.get(gesture.seat, 0) + act.chips.amount
        elif isinstance(act, g.PullBack):
            paid[gesture.seat] = paid.get(gesture.seat, 0) - act.chips.amount
        elif isinstance(act, g.ReturnBet):
            paid[act.seat] = paid.get(act.seat, 0) - act.chips.amount
    return paid
