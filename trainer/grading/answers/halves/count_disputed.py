"""A count that is disputed before any pot is pushed: the answer goes on with what the pots come to."""

from trainer.grading.answers.choice.leading import ANTE, short_of_blind_and_ante
from trainer.grading.answers.found import Found
from trainer.grading.answers.pots.awards import FACE_UP
from trainer.grading.answers.pots.pots import pots_sentence
from trainer.grading.answers.telling import NOTHING, in_one_breath, told_of
from trainer.kernel import gestures as g
from trainer.kernel.asking_acts import Dispute, Disputed
from trainer.rules.awarding import pushes
from trainer.rules.ruling import Decision


def with_the_pots_disputed(found: Found, lead: Decision | None, sentence: str) -> str:
    """The sentence with the pots, where their count is disputed last and nobody has asked for anything else; with what
    the house says of an ante that the big blind could not post.
    """
    facts, pots = found.facts, found.pots
    if found.ask or pots is None or not pots.pots or pushes(facts) or not _disputes_a_count(facts.record.gestures):
        return sentence
    told = pots_sentence(pots)
    if told.removesuffix(".").lower() in sentence.lower():
        return sentence
    antes = [each for each in found.points if each.matter.kind == ANTE and not each.silent]
    before = [told_of(found.law, facts, each) for each in antes if short_of_blind_and_ante(facts, each)]
    routine = sentence.startswith(NOTHING) or (lead is not None and lead.key == FACE_UP)
    said = [] if routine else [sentence]
    return in_one_breath(list(dict.fromkeys((*before[-1:], *said, told))))


def _disputes_a_count(gestures: list[g.Gesture]) -> bool:
    """Is the last thing that a player did or said to dispute a count?"""
    last = next((each.act for each in reversed(gestures) if each.seat), None)
    return isinstance(last, Dispute) and last.what == Disputed.COUNT
