"""What each seat has put into the pots, in chips' worth."""

from trainer.kernel import gestures as g
from trainer.rules.facts import Facts, followed
from trainer.rules.facts.button import ante_for_all


def staked(facts: Facts) -> dict[int, int]:
    """What each seat has put in that others have to match, in chips' worth: an ante posted for all is none of it."""
    dead = ante_for_all(facts)
    return {seat: amount - dead.get(seat, 0) for seat, amount in paid(facts).items()}


@followed
def paid(facts: Facts, before: dict[int, int] | None) -> dict[int, int]:
    """What each seat has put in and not got back, in chips' worth; with the pots pushed the next deal begins anew."""
    if before is None or (facts.deal_start == facts.at and not facts.table.whole_pot):
        return {}
    gesture = facts.record.gestures[facts.at - 1]
    act = gesture.act
    if isinstance(act, g.Post | g.Wager):
        return {**before, gesture.seat: before.get(gesture.seat, 0) + act.chips.amount}
    if isinstance(act, g.PullBack | g.ReturnBet):
        seat = has_chips_back(gesture)
        return {**before, seat: before.get(seat, 0) - act.chips.amount}
    return before


def has_chips_back(gesture: g.Gesture) -> int:
    """The seat that gets chips of its bet back by that, 0 for nobody."""
    if isinstance(gesture.act, g.ReturnBet):
        return gesture.act.seat
    return gesture.seat if isinstance(gesture.act, g.PullBack) else 0
