"""A dispute of how the hand ended that is heard: who has too much of the pots."""

from trainer.grading.answers.choice.standing import last_deal
from trainer.grading.answers.pots.pots import PotsTold, mistaken_sentence, pots_told
from trainer.grading.answers.state import DISPUTE
from trainer.rules.book import Book
from trainer.rules.facts import Facts
from trainer.rules.ruling import Decision


def disputed(lead: Decision | None) -> bool:
    """Does somebody dispute how the hand ended, and is he heard?"""
    return lead is not None and not lead.silent and lead.matter.kind == DISPUTE


def pushed_wrong(law: Book, facts: Facts, pots: PotsTold | None, lead: Decision | None) -> str:
    """Who has too much of the pots, of those of the hand before where it is disputed in the next one."""
    if not disputed(lead):
        return mistaken_sentence(law, facts, pots)
    ended = last_deal(facts.record)
    then = facts if ended is facts.record else Facts(ended, len(ended))
    return mistaken_sentence(law, then, pots_told(law, then), disputed=True)
