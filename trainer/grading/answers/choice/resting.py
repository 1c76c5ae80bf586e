"""On which paragraph an answer rests where one half of it is ruled on and the other is only what comes next."""

import re
from collections.abc import Iterable
from dataclasses import replace

from trainer.grading.answers.choice.bearing import bearing_on_it
from trainer.grading.answers.citing import citing, citing_besides, paragraphs_of
from trainer.grading.answers.told_in_part.post import POSTS
from trainer.grading.answers.told_in_part.posted import ANSWERED
from trainer.grading.answers.words.short_button import ONE_BURN
from trainer.rules.amiss import FOLDING
from trainer.rules.book import book
from trainer.rules.effects import Effect
from trainer.rules.facts import Facts
from trainer.rules.facts.out_of_turn import KIND as TURN
from trainer.rules.facts.standing import FOLD
from trainer.rules.ruling import Decision

RIGHTS, LEAST_RAISE, CAP = "rights", "least-raise", "raise-cap"
LIMIT_TO_RAISES = "limit on raises"
NAMED = re.compile(r"(^Nothing is wrong: s|^S)eat \d+ may .*minimum raise to|^The raise is to")
"""How a sentence that rules on nothing else names the least raise."""
POSTED, POST_RAISED = (POSTS, *ANSWERED), "bet.turn.posted-minimum-raised"
"""The rulings on a minimum posted out of turn, and the rule on what is left to its maker once that is raised."""
RAISED_SINCE = " stands; seat "
"""How a sentence on it tells of a raise."""
BURNS = "one burn a street"
ACTED = "bet.acted-already"
"""The ruling that a player has acted and is bound by it."""
BINDS = "bet.out-of-turn-binds"
"""The ruling that an act out of turn binds."""


def resting_on(first: Decision, lead: Decision | None) -> Decision:
    """What leads, with what is ruled on first cited first; alone where the other is what the next player may do in an
    open betting, for nothing is asked of that.
    """
    if lead is None:
        return first
    plain = lead.matter.kind == RIGHTS and lead.effect is Effect.BETTING_OPEN
    return citing(lead, first.citations if plain else (*first.citations, *lead.citations))


def with_all_it_rests_on(
    lead: Decision | None, points: Iterable[Decision], facts: Facts, sentence: str
) -> Decision | None:
    """What leads, with the paragraphs on what binds a player, and on the least raise, the limit to raises and the burns
    that the sentence names.
    """
    points = tuple(points)
    bound = _on_the_raise_of_a_post(_with_what_binds(_with_the_burns(lead, sentence), points, facts), sentence)
    whole = _with_the_cap(_with_the_least_raise(bound, points, sentence), points, sentence)
    return bearing_on_it(whole, facts, sentence)


def _on_the_raise_of_a_post(lead: Decision | None, sentence: str) -> Decision | None:
    """What leads; that somebody has raised a minimum posted out of turn rests on what is printed of that."""
    if lead is None or lead.key not in POSTED or RAISED_SINCE not in sentence:
        return lead
    return replace(lead, citations=book(lead.book).cites(POST_RAISED) or lead.citations)


def _with_the_burns(lead: Decision | None, sentence: str) -> Decision | None:
    """What leads; that a killed hand changes no burns rests on what is printed of that."""
    return citing_besides(lead, book(lead.book).cites(ONE_BURN)) if lead and BURNS in sentence else lead


def _with_the_cap(lead: Decision | None, points: tuple[Decision, ...], sentence: str) -> Decision | None:
    caps = [each for each in points if each.matter.kind == CAP and not each.silent]
    if lead is None or not caps or LIMIT_TO_RAISES not in sentence:
        return lead
    return resting_on(lead, replace(lead, citations=caps[-1].citations))


def resting_on_all(lead: Decision | None, halves: Iterable[Decision]) -> Decision | None:
    """What leads, with what is ruled on the other halves of its sentence cited after it, or before it where it is only
    what comes next.
    """
    if lead is None:
        return None
    for each in halves:
        lead = resting_on(each, lead) if lead.matter.kind == RIGHTS else citing_besides(lead, each.citations)
    return lead


def _with_what_binds(lead: Decision | None, points: Iterable[Decision], facts: Facts) -> Decision | None:
    """What leads; where a player is bound by an act of this street out of turn, or by a fold with nothing to call, it
    rests on what is said of that.
    """
    if lead is None or lead.key != ACTED:
        return lead
    before = [each for each in points if _made_before(each, lead, facts)]
    cited = [cite for kind in (TURN, FOLDING) for each in before if each.matter.kind == kind for cite in each.citations]
    settled = any(each.matter.kind == TURN or each.effect is Effect.HAND_DEAD for each in before)
    own = () if settled else lead.citations
    return replace(lead, citations=(*dict.fromkeys(cited), *own)) if cited else lead


def _with_the_least_raise(lead: Decision | None, points: Iterable[Decision], sentence: str) -> Decision | None:
    """What leads; where the sentence names the least raise it rests on what sets that, first where nobody is barred."""
    if lead is None or not NAMED.search(sentence):
        return lead
    least = [each for each in points if each.matter.kind == LEAST_RAISE and not each.silent]
    before = [each for each in least if _counts_for(each, lead)]
    if not before or paragraphs_of(before[-1]) & paragraphs_of(lead):
        return lead
    sets, own = before[-1].citations, lead.citations
    return replace(lead, citations=(*sets, *own) if lead.matter.kind == RIGHTS else (*own, *sets))


def _counts_for(decision: Decision, lead: Decision) -> bool:
    """Is it how much the raise had to be that leads, or will have to be where it is the next player's?"""
    about, then = decision.matter, lead.matter
    return about.onset <= then.onset if then.kind == RIGHTS else about.onset < then.error


def _made_before(decision: Decision, lead: Decision, facts: Facts) -> bool:
    """Is it on an earlier fold of that player on the street, or on what he did out of turn and is bound by?"""
    about, then = decision.matter, lead.matter
    binds = about.kind == FOLDING or (about.kind == TURN and (about.detail == FOLD or decision.key == BINDS))
    if not binds or about.seats[0] != then.seats[0] or about.error >= then.error:
        return False
    courses = facts.record.courses
    return courses[about.error - 1].street == courses[then.error - 1].street
