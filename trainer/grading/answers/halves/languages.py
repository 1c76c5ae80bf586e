"""What several players said in another language, told together: between hands, and while one was played."""

from trainer.grading.answers.found import Found
from trainer.grading.answers.letters import begun
from trainer.grading.answers.telling import in_one_breath
from trainer.grading.answers.words.languages import between_hands
from trainer.kernel.listed import seats_within
from trainer.rules.points.manners import LANGUAGE, TOLD
from trainer.rules.ruling import Decision

IN_A_HAND = "language.english-only"
"""The ruling of a house that has English only while a hand is played."""
BETWEEN = "The English-only rule doesn't apply to what {} said between hands."
WITHIN = "{} must speak English while the hand is played."


def with_all_the_talk(found: Found, lead: Decision | None, sentence: str) -> tuple[str, list[Decision]]:
    """The answer on one who spoke another language, with all who did, and what of the points is told by it."""
    if lead is None or lead.key != IN_A_HAND:
        return sentence, []
    deal = found.facts.course.deal_start
    talk = [each for each in found.asked if (each.matter.kind, each.matter.topic) == (TOLD, LANGUAGE)]
    before = [each for each in talk if between_hands(found.facts, each.matter.error - 1)]
    during = [each for each in talk if each not in before and each.matter.onset > deal]
    said = [words.format(_seats(some)) for words, some in ((BETWEEN, before), (WITHIN, during)) if some]
    return in_one_breath([begun(each) for each in said]), talk


def _seats(some: list[Decision]) -> str:
    return seats_within(sorted({each.matter.seats[0] for each in some}))
