"""On which paragraphs it rests who wins: that the cards speak, and that each pot is shared by itself."""

from dataclasses import replace

from trainer.grading.answers.citing import citing, citing_besides
from trainer.grading.answers.found import Found
from trainer.grading.answers.made import Answer
from trainer.rules.book import Book
from trainer.rules.ruling import Citation

TABLED, SPEAK = "showdown.tabled", "showdown.cards-speak.hand-read-and-announced"
"""The ruling that a hand is tabled, and a rule out of the paragraph by which the cards decide."""
EACH_POT = "pot.side-pot.share-of-each-pot"
WINS, ALL_TABLED, MANY = " wins ", "all-in-over", 2
"""The word for who wins, and the kind of an all-in with which the pots are told before anybody does."""


def with_the_pots_cited(found: Found, made: Answer) -> Answer:
    """The answer that tells who wins, with that the cards speak where it rests on no more than a tabled hand, and that
    each pot is shared by itself where there are several.
    """
    lead, pots = made.lead, found.pots
    if lead is None or lead.silent or pots is None:
        return made
    if WINS not in made.sentence and lead.matter.kind != ALL_TABLED:
        return made
    if lead.key.startswith(TABLED) or (lead.ruling is not None and lead.ruling.key == TABLED):
        lead = citing(lead, (*_paragraph(found.law, SPEAK), *lead.citations))
    if len(pots.pots) >= MANY:
        lead = citing_besides(lead, _paragraph(found.law, EACH_POT))
    return replace(made, lead=lead)


def _paragraph(law: Book, rule: str) -> tuple[Citation, ...]:
    return law.cites(rule)[:1]
