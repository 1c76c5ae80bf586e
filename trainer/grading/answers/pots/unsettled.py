"""The pots that are asked for while chips in front of a player are not settled: what is ruled on them, and the rest."""

from collections.abc import Collection, Mapping

from trainer.grading.answers.asked import POTS
from trainer.grading.answers.choice.beside import unknown_number
from trainer.grading.answers.choice.calls_cut import called_since
from trainer.grading.answers.choice.giving_way import ACTED_ALREADY, FREED
from trainer.grading.answers.choice.hangs_on_it import (
    hangs_on_a_number,
    hangs_on_early_chips,
    hangs_on_it,
    hangs_on_the_motions,
)
from trainer.grading.answers.choice.leading import WAITS
from trainer.grading.answers.found import Found
from trainer.grading.answers.halves.posted_minimum import with_what_is_left
from trainer.grading.answers.telling import told_of
from trainer.grading.answers.told_in_part.post import ANSWERS, POST, POSTS
from trainer.grading.answers.words.reopening import with_which_raise
from trainer.kernel.listed import listed
from trainer.rules.amiss import ADDED_SINCE
from trainer.rules.facts.out_of_turn import beside_chips_that_go_back, resting_on_chips_beside
from trainer.rules.facts.short_all_in import may_be_either
from trainer.rules.facts.wager import Wager, maker, wagers
from trainer.rules.ruling import Authority, Decision
from trainer.rules.stands import OVERBET, SIZED

GOES_BACK = (
    *FREED,
    *(POSTS, ANSWERS),
)
"""Rulings on an act out of turn by which chips go back, or may."""
POSTED = (POSTS, ANSWERS)
SHORT_CALLS = ("undercall", "undercall-after-another")
"""Kinds of calls of too little, whose chips stay in though their player should fold."""
FORFEIT = "forfeit"
"""The figure of what a call of too little loses should it be folded, as one that is left of a string bet."""
APART = "{}; apart from the chips in front of seat{} {} the pot is {:,}."
REST = "{}; apart from that the pot is {:,}."
EXACT = "{}; so far the pot is {:,}."


def while_unsettled(found: Found) -> tuple[Decision, str] | None:
    """The decision on such chips and the answer by it; None where no pots are asked for or all chips are settled."""
    pots = found.pots
    if found.ask != POTS or pots is None:
        return None
    front = {seat: amount for seat, amount in pots.front if amount}
    if (either := _either_raise(found)) is not None:
        said = with_which_raise(found, either, told_of(found.law, found.facts, either)).removesuffix(".")
        made = maker(found.facts.about(either.matter))
        if made is not None and made.motions:
            return either, _apart(said, _acted_since(found, either), front, pots.middle)
        return either, EXACT.format(said, found.facts.table.whole_pot)
    if (early := hangs_on_early_chips(found.facts, found.points)) is not None:
        return early, _apart(told_of(found.law, found.facts, early), _acted_since(found, early), front, pots.middle)
    hangs = hangs_on_it(found.law, found.facts, found.points)
    every = (*found.every, *([hangs] if hangs is not None else []))
    open_now = {each.matter.seats[0]: each for each in reversed(every) if each is hangs or _unsettled(found, each)}
    by_words = {seat for seat, each in open_now.items() if _posts_now(found, each) or _for_the_floor(each)}
    some = {seat: each for seat, each in open_now.items() if seat in front or seat in by_words}
    if not some:
        return None
    lead = hangs_on_the_motions(found.facts, found.points) or next(each for each in every if each in some.values())
    said = with_what_is_left(found, lead, told_of(found.law, found.facts, lead))
    beyond = _acted_since(found, lead) if lead.silent and lead.matter.kind == OVERBET else ()
    apart = {*some, *called_since(found.facts, lead), *beyond, *_on_chips_beside(found)}
    stays = {seat: _stays(each, front.get(seat, 0)) for seat, each in some.items()}
    if all(stays.values()):
        sure = pots.middle + sum(amount for seat, amount in front.items() if seat not in apart)
        return lead, EXACT.format(said.removesuffix("."), sure + sum(stays.values()))
    posted = {seat: amount for seat, amount in stays.items() if amount and some[seat].key in POSTED and seat in front}
    return lead, _apart(said, apart - {*posted}, {**front, **posted}, pots.middle)


def _on_chips_beside(found: Found) -> frozenset[int]:
    """The seats that have called or raised chips put out beside others that go back: they hang on what counts."""
    here = (each for each in wagers(found.facts) if each.street == found.facts.course.street)
    open_still = (each for each in here if beside_chips_that_go_back(found.facts, each))
    return frozenset(on.seat for each in open_still for on in resting_on_chips_beside(found.facts, each))


def _apart(said: str, apart: Collection[int], front: Mapping[int, int], middle: int) -> str:
    """The pot without the chips in front of those seats."""
    sure = middle + sum(amount for seat, amount in front.items() if seat not in apart)
    lies = [str(each) for each in sorted(apart) if each in front]
    first = said.removesuffix(".")
    return APART.format(first, "s" if len(lies) > 1 else "", listed(lies), sure) if lies else REST.format(first, sure)


def _acted_since(found: Found, hangs: Decision) -> frozenset[int]:
    """The seats with chips of an act out of turn, and of what was done since on the street."""
    since = (each for each in wagers(found.facts) if each.first + 1 >= hangs.matter.error)
    return frozenset(each.seat for each in since if each.motions or each.words)


def _either_raise(found: Found) -> Decision | None:
    """The decision on words that may be one of two wagers, which somebody has acted on or put out chips for."""
    hangs = hangs_on_a_number(found.law, found.facts, found.points)
    made = maker(found.facts.about(hangs.matter)) if hangs is not None else None
    return hangs if made is not None and may_be_either(found.facts, made) else None


def _stays(decision: Decision, amount: int) -> int:
    """What of these chips stays in front or in the pot whatever becomes of the rest, 0 where that can't be said."""
    figures = dict(decision.figures)
    if decision.matter.kind in SHORT_CALLS or FORFEIT in figures:
        return amount - figures.get(ADDED_SINCE, 0)
    return figures.get(POST, 0) if decision.key in POSTED else 0


def _posts_now(found: Found, decision: Decision) -> bool:
    """Is it on a minimum that is posted on this street, by chips or by words alone?"""
    made = maker(found.facts.about(decision.matter)) if decision.key in POSTED else None
    return made is not None and made.street == found.facts.course.street


def _for_the_floor(decision: Decision) -> bool:
    """Has the floor to say what a wager comes to, whether its chips lie there still or were taken back?"""
    ruling = decision.ruling
    by_floor = ruling is not None and ruling.authority is Authority.FLOOR and bool(ruling.options)
    return by_floor and decision.matter.kind in SIZED


def _unsettled(found: Found, decision: Decision) -> bool:
    """Does an act wait for its turn, do its chips go back, or has the floor to say what they are?"""
    about, ruling = decision.matter, decision.ruling
    if not about.seats:
        return False
    if decision.key in (*WAITS, *GOES_BACK):
        return True
    made = maker(found.facts.about(about)) if about.kind in SIZED else None
    if made is None or not made.motions or made.street != found.facts.course.street:
        return False
    if any(each.key == ACTED_ALREADY and each.matter.error == about.error for each in found.points):
        return False
    if unknown_number(decision, found.facts):
        return _open_still(found, made)
    return ruling is None or _for_the_floor(decision)


def _open_still(found: Found, made: Wager) -> bool:
    """Does it matter still what that number means, with other hands left and nothing done that is the same by each?"""
    facts = found.facts
    if len(facts.course.contesting) < 2:
        return False
    hangs = hangs_on_a_number(found.law, facts, found.points)
    gone_on = any(each.seat == made.seat and each.first > made.first for each in wagers(facts))
    return not gone_on or (hangs is not None and maker(facts.about(hangs.matter)) == made)
