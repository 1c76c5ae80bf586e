"""What one decision on a wager leaves to be said, before its total: the floor's, the player's to take back, a check."""

from trainer.rules.common.unclear import to_be_asked
from trainer.rules.effects import Effect
from trainer.rules.ruling import Authority, Decision, Discretion


def leaves_open(decision: Decision) -> bool:
    """Does the house name what it may come to, and what that hangs on, but no outcome?"""
    ruling = decision.ruling
    if ruling is None or ruling.authority is Authority.FLOOR:
        return False
    return ruling.discretion is Discretion.FULL and bool(ruling.options)


def undecided(decision: Decision) -> bool:
    """Can nobody say yet what it comes to: is it the floor's, or is the player to be asked first?"""
    return floors(decision) or to_be_asked(decision.ruling)


def floors(decision: Decision) -> bool:
    """Is it the floor's to say, with something to choose?"""
    ruling, either = decision.ruling, dict(decision.figures)
    same = "together" in either and either["together"] == either.get("apart")
    return ruling is not None and ruling.authority is Authority.FLOOR and not same


def accepts(decision: Decision) -> bool:
    """Has he called on a wrong count, so that he owes the right bet, whatever an undercall would be?"""
    return decision.effect is Effect.FULL_BET_ACCEPTED


def lets_go(decision: Decision) -> bool:
    """May he take his chips back?"""
    return decision.effect is Effect.WITHDRAWN


def a_check(decision: Decision) -> bool:
    """Is it a check, whatever it was called?"""
    return decision.effect is Effect.A_CHECK
