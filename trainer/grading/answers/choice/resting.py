"""On which paragraph an answer rests where one half of it is ruled on and the other is only what comes next."""

from collections.abc import Iterable
from dataclasses import replace

from trainer.rules.effects import Effect
from trainer.rules.facts import Facts
from trainer.rules.facts.out_of_turn import KIND as TURN
from trainer.rules.ruling import Decision

RIGHTS, FOLD = "rights", "fold"
ACTED = "bet.acted-already"
"""The ruling that a player has acted and is bound by it."""


def resting_on(first: Decision, lead: Decision | None) -> Decision:
    """What leads, with what is ruled on first cited first; alone where the other is what the next player may do in an
    open betting, for nothing is asked of that.
    """
    if lead is None:
        return first
    mine = {(each.book, each.at) for each in first.citations}
    plain = lead.matter.kind == RIGHTS and lead.effect is Effect.BETTING_OPEN
    rest = () if plain else tuple(each for each in lead.citations if (each.book, each.at) not in mine)
    return replace(lead, citations=(*first.citations, *rest))


def with_what_binds_cited(lead: Decision | None, points: Iterable[Decision], facts: Facts) -> Decision | None:
    """What leads; where a player is bound by a fold of this street out of turn, or with nothing to call, it rests on
    what is said of that.
    """
    if lead is None or lead.key != ACTED:
        return lead
    before = [each for each in points if _made_before(each, lead, facts)]
    cited = [cite for kind in (TURN, FOLD) for each in before if each.matter.kind == kind for cite in each.citations]
    out_of_turn = any(each.matter.kind == TURN for each in before)
    own = () if out_of_turn else lead.citations
    return replace(lead, citations=(*dict.fromkeys(cited), *own)) if cited else lead


def _made_before(decision: Decision, lead: Decision, facts: Facts) -> bool:
    """Is it on an earlier fold of that player on the street?"""
    about, then = decision.matter, lead.matter
    fold = about.kind == FOLD or (about.kind == TURN and about.detail == FOLD)
    if not fold or about.seats[0] != then.seats[0] or about.error >= then.error:
        return False
    courses = facts.record.courses
    return courses[about.error - 1].street == courses[then.error - 1].street
