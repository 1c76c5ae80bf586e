"""What may be told beside an answer: nothing that the answer has made void, and nothing against it."""

from trainer.rules.effects import Effect
from trainer.rules.ruling import Decision

FOULED = "deal.fouled-deck"
"""The ruling that voids a hand and gives the bets back."""
DEAD = frozenset((Effect.HAND_KILLED, Effect.HAND_DEAD, Effect.FOLD_BINDS))
SHOWN = "cards-shown-early"
NOT_OF_THE_DECK = frozenset(("scrap-card", "duplicate-cards", "odd-back"))
"""Kinds on cards that don't belong: whoever turns one up points it out, and nobody asks whether it was shown early."""
LIVE = frozenset((SHOWN, "rights"))
"""Kinds of points that take it that the hand is alive."""


def agrees(lead: Decision | None, other: Decision) -> bool:
    """May it be told beside what leads?"""
    if lead is None:
        return True
    if _void(lead):
        return _void(other)
    if points_it_out(lead, other):
        return False
    dead = lead.effect in DEAD and other.matter.kind in LIVE
    return not (dead and set(lead.matter.seats) & set(other.matter.seats[:1]))


def points_it_out(lead: Decision, other: Decision) -> bool:
    """Is it no more than how a card that doesn't belong came to be seen?"""
    same = lead.matter.error == other.matter.error
    return lead.matter.kind in NOT_OF_THE_DECK and other.matter.kind == SHOWN and same


def _void(decision: Decision) -> bool:
    """Is the hand over by it, with nothing left to rule on in it?"""
    ruling = decision.ruling
    return ruling is not None and (ruling.effect is Effect.MISDEAL or ruling.key == FOULED)
