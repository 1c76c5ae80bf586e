"""How players behaved in a hand while something else was to be ruled on: what it may cost them is told after that."""

from collections.abc import Iterable

from trainer.grading.answers.beside import SHOWN, agrees
from trainer.grading.answers.found import Found
from trainer.grading.answers.grave import FIRST_BREACH, IMPROPER, REPEATED
from trainer.grading.answers.telling import in_one_breath, told_of
from trainer.kernel.games import is_stud
from trainer.rules.amiss import TURNS
from trainer.rules.ruling import Decision

MOST, FOLD_BINDS = 2, "bet.fold-binds"


def with_the_manners(found: Found, lead: Decision | None, sentence: str) -> str:
    """The sentence, with what else a player did on the way that may be penalized, in the order of telling."""
    if found.ask or lead is None:
        return sentence
    told = [told_of(found.law, found.facts, each) for each in _improper(found, lead)][-MOST:]
    more = [each for each in dict.fromkeys(told) if each.lower().removesuffix(".") not in sentence.lower()]
    return in_one_breath([sentence, *more]) if more else sentence


def _improper(found: Found, lead: Decision) -> Iterable[Decision]:
    """Cards shown early only of one player while the betting is on: where several are shown, that is a showdown."""
    contesting = (found.facts.table.seat(seat).hand for seat in found.facts.course.contesting)
    shown = sum(any(card.up for card in hand) for hand in contesting)
    early = found.facts.course.betting and (shown < 2 or is_stud(found.facts.game))
    some = (each for each in (*found.open_now, *found.calm) if each.key in IMPROPER and not _in_it(each, lead))
    return sorted(
        (
            each
            for each in some
            if each.matter.error != lead.matter.error
            and agrees(lead, each, found.facts)
            and (early or each.matter.kind != SHOWN)
        ),
        key=lambda each: each.matter.error,
    )


def _in_it(decision: Decision, lead: Decision) -> bool:
    """Is it the lead itself, the breach that it repeats, or a fold of which it tells what becomes out of turn?"""
    if (decision.key, lead.key) == (FIRST_BREACH, REPEATED):
        return decision.matter.seats == lead.matter.seats
    return decision is lead or (decision.key == FOLD_BINDS and lead.matter.kind in TURNS)
