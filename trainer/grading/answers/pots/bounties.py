"""Whose the bounty is of a player who is put out in a split pot: that is told with who wins how much."""

from trainer.grading.answers.choice.last_words import NOT_READ
from trainer.grading.answers.found import Found
from trainer.grading.answers.telling import lower, told_of, whole
from trainer.rules.points.bounties import BOUNTY_SPLIT
from trainer.rules.ruling import Decision

NO_BOUNTY = "{} doesn't say who gets seat {}'s bounty: ask your house"


def bounties(found: Found) -> list[str]:
    """Whose each of them is, or that the rulebook doesn't say."""
    return [_whose(found, each) for each in found.points if each.matter.kind == BOUNTY_SPLIT]


def _whose(found: Found, decision: Decision) -> str:
    if decision.silent:
        return NO_BOUNTY.format(found.law.ledger.known_as, decision.matter.seats[0])
    return told_of(found.law, found.facts, decision)


def with_bounties(sentence: str, told: list[str]) -> str:
    """The sentence on who wins how much with whose the bounties are of the players who are put out.

    Words at the end that aren't read are then no answer's beginning: the bounty is what they may be about.
    """
    _, _, wins = sentence.partition(f"{NOT_READ}: ")
    sentence = whole(wins) if told and wins else sentence
    more = "; ".join(lower(each.removesuffix(".")) for each in told if each != sentence)
    return f"{sentence.removesuffix('.')}; {more}." if more else sentence
