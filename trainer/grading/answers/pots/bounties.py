"""Whose the bounty is of a player who is put out in a split pot: that is told with who wins how much."""

from collections.abc import Iterator

from trainer.grading.answers.choice.last_words import NOT_READ
from trainer.grading.answers.found import Found
from trainer.grading.answers.telling import lower, told_of, whole
from trainer.kernel import gestures as g
from trainer.kernel.manners import BOUNTY_EVENT
from trainer.rules.facts import Facts
from trainer.rules.points.bounties import BOUNTY_SPLIT
from trainer.rules.ruling import Decision

NO_BOUNTY = "{} doesn't say who gets seat {}'s bounty: ask your house"


def bounties(found: Found) -> list[str]:
    """Whose each of them is, or that the rulebook doesn't say: of several winners in different pots none does, nor of
    any where somebody speaks of a bounty.
    """
    ruled = [each for each in found.points if each.matter.kind == BOUNTY_SPLIT]
    told = {each.matter.seats[0] for each in ruled}
    unsaid = (NO_BOUNTY.format(found.law.ledger.known_as, each) for each in _unsaid(found) if each not in told)
    return [*(_whose(found, each) for each in ruled), *unsaid]


def _unsaid(found: Found) -> Iterator[int]:
    """Players who are put out, whose bounty more than one may claim, or somebody speaks of."""
    facts, pots = found.facts, found.pots
    spoken = _spoken_of(facts)
    if pots is None or not (spoken or facts.setup.event == BOUNTY_EVENT or any(facts.done(g.Bounty))):
        return
    kept = {seat for each in pots.pots for seat, _ in each.wins} | {seat for seat, _ in pots.back}
    for seat in sorted({seat for each in pots.pots for seat in each.seats} - kept):
        mine = {winner for each in pots.pots if seat in each.seats for winner, _ in each.wins}
        if not facts.table.seat(seat).stack and len(mine) > (0 if spoken else 1):
            yield seat


def _spoken_of(facts: Facts) -> bool:
    """Does anybody say something of a bounty in this hand?"""
    said = (each.act for each in facts.record.gestures[facts.course.deal_start :])
    return any(isinstance(act, g.Say) and BOUNTY_EVENT in act.words.casefold() for act in said)


def _whose(found: Found, decision: Decision) -> str:
    if decision.silent:
        return NO_BOUNTY.format(found.law.ledger.known_as, decision.matter.seats[0])
    return told_of(found.law, found.facts, decision)


def with_bounties(sentence: str, told: list[str]) -> str:
    """The sentence on who wins how much with whose the bounties are of the players who are put out.

    Words at the end that aren't read are then no answer's beginning: the bounty is what they may be about.
    """
    if told and sentence.endswith(f"{NOT_READ}."):
        return f"{'; '.join((told[0].removesuffix('.'), *(lower(each.removesuffix('.')) for each in told[1:])))}."
    _, _, wins = sentence.partition(f"{NOT_READ}: ")
    sentence = whole(wins) if told and wins else sentence
    more = "; ".join(lower(each.removesuffix(".")) for each in told if each != sentence)
    return f"{sentence.removesuffix('.')}; {more}." if more else sentence
