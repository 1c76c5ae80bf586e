"""All folds of a street that no bet called for, told together, with who wins where one player is left."""

import re

from trainer.grading.answers.found import Found
from trainer.grading.answers.halves.early_fold import TURN_WAITS, fold_as_things_are
from trainer.grading.answers.pots.awards import says_who_wins
from trainer.grading.answers.pots.pots import pots_sentence
from trainer.grading.answers.telling import lower
from trainer.kernel.listed import seats_within
from trainer.rules.facts.out_of_turn import KIND
from trainer.rules.facts.standing import FOLD
from trainer.rules.facts.turns import found_out_of_turn
from trainer.rules.facts.walk import WAITING
from trainer.rules.ruling import Decision

BINDS, THROWN_AWAY, DEAD = "bet.fold-binds", "bet.thrown-away-hand-dead", "bet.fold-out-of-turn-dead"
TURN_BINDS = "bet.out-of-turn-binds"
"""The rulings on a fold in turn and on one out of turn."""
CHIPS_FIRST, ON = "The chips came first", "the action is on "
OF_SEATS, BIND = "folds of {}", "are binding and may be penalized"
BOUND = re.compile(r"\bfolds? (of|is)\b")
AS_WELL, ALL_AS_WELL = "seat {}'s out-of-turn fold is binding", "the out-of-turn folds of {} are binding"


def with_every_fold(found: Found, lead: Decision | None, sentence: str) -> tuple[str, list[Decision]]:
    """The answer on a fold with all others of its street, and which decisions are told by it; as it is on anything
    else. Of one thing or one player that is asked about it has no other fold.
    """
    if lead is None or not _on_a_fold(found, lead) or sentence.startswith(CHIPS_FIRST):
        return sentence, []
    mine = [each for each in found.points if each.key == BINDS and _beside(found, lead, each)]
    seats = sorted({each.matter.seats[0] for each in mine})
    sentence = fold_as_things_are(found, lead, sentence)
    parts, told = sentence.removesuffix(".").split("; "), list[Decision]()
    if lead.key in (BINDS, TURN_BINDS) and len(seats) > 1 and not (found.ask or found.seat):
        every = OF_SEATS.format(seats_within(seats))
        if every not in sentence:
            parts = [f"The {every} {BIND}", *(each for each in parts[1:] if not BOUND.search(each))]
        turns = (each for each in found.points if each.key == TURN_BINDS and each.matter.seats[0] in seats)
        told = [*mine, *(each for each in turns if _folded_out_of_turn(found, each))]
    elif lead.key == THROWN_AWAY and _ends(found):
        parts += _as_well(found, lead)
    if _ends(found) and found.pots is not None and not says_who_wins(sentence):
        parts = [*(each for each in parts if not each.startswith(ON)), lower(pots_sentence(found.pots))]
    return "; ".join(parts).removesuffix(".") + ".", told


def _on_a_fold(found: Found, lead: Decision) -> bool:
    """Is it a fold that binds, in turn or out of it, or the hand that was thrown away?"""
    if lead.key in (BINDS, THROWN_AWAY, DEAD):
        return True
    return lead.key in (TURN_BINDS, TURN_WAITS) and _folded_out_of_turn(found, lead)


def _folded_out_of_turn(found: Found, decision: Decision) -> bool:
    made = found_out_of_turn(found.facts.about(decision.matter), WAITING) if decision.matter.kind == KIND else None
    return made is not None and made.kind == FOLD


def _beside(found: Found, lead: Decision, other: Decision) -> bool:
    """Is it on a hand that was let go on the same street, and not taken back?"""
    courses = found.facts.record.courses
    one, two = courses[lead.matter.error], courses[other.matter.error]
    gone = other.matter.seats[0] not in found.facts.course.contesting
    return gone and (one.deal_start, one.street) == (two.deal_start, two.street)


def _ends(found: Found) -> bool:
    """Is one player left, who wins all there is?"""
    won = found.pots is not None and found.pots.won
    return won and len(found.facts.course.contesting) == 1 and found.facts.course.street >= 0


def _as_well(found: Found, lead: Decision) -> list[str]:
    """Of the others who folded out of turn: nothing can come in between any more."""
    out = [each for each in found.points if each.key == TURN_WAITS and _folded_out_of_turn(found, each)]
    seats = sorted({each.matter.seats[0] for each in out if _beside(found, lead, each)})
    if len(seats) == 1:
        return [AS_WELL.format(*seats)]
    return [ALL_AS_WELL.format(seats_within(seats))] if seats else []
