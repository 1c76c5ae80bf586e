"""Which gestures can make a wager, or an act out of turn, that a house would not let stand; and when one is done."""

from trainer.kernel import gestures as g
from trainer.rules.facts.wager import Wager
from trainer.rules.record import Record

TALKING = (*g.SPOKEN, g.AskHowMuch, g.AskFor, g.AnnounceBet, g.ActionOn)
MAKING = (*g.SPOKEN, g.Post, g.Wager, g.PullBack, g.Check, g.Fold, g.Rest)


def bears_on_money(record: Record) -> bool:
    """Can the last gesture have made one? A check, a fold or an exact call in turn cannot, nor can anything that dealer
    or floor do.
    """
    gesture, before, after = record.gestures[-1], record.courses[-2], record.courses[-1]
    if not gesture.seat or not isinstance(gesture.act, MAKING):
        return False
    if isinstance(gesture.act, (*g.SPOKEN, g.PullBack, g.Rest)) or len(after.actions) == len(before.actions):
        return True
    last = after.actions[-1]
    if isinstance(gesture.act, g.Wager):
        spoken = any(seat == gesture.seat for seat, _ in before.said)
        exact = last.kind == "call" and after.committed[gesture.seat - 1] == after.bet
        return not last.in_turn or spoken or not exact
    return not last.in_turn


def still_growing(record: Record, wager: Wager) -> bool:
    """May more chips come to it? None do once they were pulled in, or somebody else has done more than talk."""
    by_others = (each.act for each in record.gestures[wager.first :] if each.seat != wager.seat)
    return wager.first >= record.course.opened and all(isinstance(each, TALKING) for each in by_others)
