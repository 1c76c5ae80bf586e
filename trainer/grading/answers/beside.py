"""What may be told beside an answer: nothing that the answer has made void, and nothing against it."""

from collections.abc import Iterable

from trainer.rules.effects import Effect
from trainer.rules.facts import Facts
from trainer.rules.ruling import Decision

FOULED = "deal.fouled-deck"
"""The ruling that voids a hand and gives the bets back."""
DEAD = frozenset((Effect.HAND_KILLED, Effect.HAND_DEAD, Effect.FOLD_BINDS))
SHOWN = "cards-shown-early"
NOT_OF_THE_DECK = frozenset(("scrap-card", "duplicate-cards", "odd-back"))
"""Kinds on cards that don't belong: whoever turns one up points it out, and nobody asks whether it was shown early."""
LIVE = frozenset((SHOWN, "rights"))
"""Kinds of points that take it that the hand is alive."""
CAME_BACK, FOR_THE_REDEAL = "came-back", "for the re-deal"


def agrees(lead: Decision | None, other: Decision, facts: Facts) -> bool:
    """May it be told beside what leads?"""
    if lead is None:
        return True
    if _void(lead):
        return _void(other)
    if _void(other) and facts.course.street >= 0 and not _of_this_deal(other, facts):
        return False
    if points_it_out(lead, other):
        return False
    dead = lead.effect in DEAD and other.matter.kind in LIVE
    return not (dead and set(lead.matter.seats) & set(other.matter.seats[:1]))


def points_it_out(lead: Decision, other: Decision) -> bool:
    """Is it no more than how a card that doesn't belong came to be seen?"""
    same = lead.matter.error == other.matter.error or bool(set(lead.matter.cards) & set(other.matter.cards))
    return lead.matter.kind in NOT_OF_THE_DECK and other.matter.kind == SHOWN and same


def void_first(open_now: tuple[Decision, ...], facts: Facts) -> tuple[Decision, ...]:
    """What voids the deal that is on the table before all else in it: nothing of that is left to put right."""
    return tuple(sorted(open_now, key=lambda each: not (_void(each) and _of_this_deal(each, facts))))


def back_for_the_redeal(open_now: tuple[Decision, ...], calm: Iterable[Decision]) -> Decision | None:
    """Whether a player may play the re-deal who came back for it, with the misdeal called and the cards gathered."""
    if not open_now or not _void(open_now[0]):
        return None
    back = (each for each in calm if (each.matter.kind, each.matter.detail) == (CAME_BACK, FOR_THE_REDEAL))
    return next((each for each in back if not each.silent and each.matter.onset > open_now[0].matter.onset), None)


def _of_this_deal(decision: Decision, facts: Facts) -> bool:
    return facts.record.courses[decision.matter.error].deal_start == facts.course.deal_start


def _void(decision: Decision) -> bool:
    """Is the hand over by it, with nothing left to rule on in it?"""
    ruling = decision.ruling
    return ruling is not None and (ruling.effect is Effect.MISDEAL or ruling.key == FOULED)
