"""A wager that was too low while its round lasted, and that only our reading of a paragraph lets stand after it."""

from trainer.grading.assessment import Verdict
from trainer.grading.said import Spoken, cite_decision
from trainer.rules.book import Book
from trainer.rules.facts import Facts
from trainer.rules.facts.wager import wagers
from trainer.rules.stands import Stands, stands

STANDS = "bet.underbet-stands-round-over"
"""The ruling that too little stands once the round is over."""
WORDS = (
    "As we read {at}, it\u2019s too late. The round is over, and the bet stands. The rulebook doesn\u2019t print that."
)


def corrected_late(law: Book, facts: Facts, found: Stands, owed: int = 0, to: int = 0) -> Spoken | None:
    """What is said to a dealer who asks for what was `owed`, or names what it came `to`, before the bets come in.

    None where that wasn't so, or where the book itself says that it is too late.
    """
    then = _while_it_lasted(law, facts, found)
    right = then is not None and (owed, to) in ((then.owed, 0), (0, then.to))
    return _harmless(found) if right else None


def found_late(law: Book, facts: Facts) -> Spoken | None:
    """What speaks for a stop or a call for the floor then."""
    mine = [each for each in wagers(facts) if each.street == facts.course.street] if facts.course.closed else []
    low = (found for each in mine if _while_it_lasted(law, facts, found := stands(law, facts, each)) is not None)
    return next((_harmless(each) for each in low), None)


def _while_it_lasted(law: Book, facts: Facts, found: Stands) -> Stands | None:
    """What such a wager came to before the others acted, as long as its chips are in front of its player."""
    made, lead = found.made, found.lead
    if lead is None or lead.key != STANDS or not facts.course.closed or not facts.table.seat(made.seat).bet:
        return None
    if not any(each.reading for each in lead.citations):
        return None
    then = stands(law, facts.when(made.last + 1), made)
    return then if then.owed else None


def _harmless(found: Stands) -> Spoken:
    assert found.lead is not None
    at = next(each.at for each in found.lead.citations if each.reading)
    return Spoken(Verdict.HARMLESS, WORDS.format(at=at), cite_decision(found.lead))
