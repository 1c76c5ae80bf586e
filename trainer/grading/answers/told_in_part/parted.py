"""A raise by one chip on prior ones that were taken back in part, or by words after the chips: where the house has it,
the dealer calls it out.
"""

from dataclasses import replace

from trainer.grading.answers.made import Answer
from trainer.grading.answers.state import State
from trainer.grading.answers.telling import told_of
from trainer.kernel import gestures as g
from trainer.rules.book import Book
from trainer.rules.facts import Facts
from trainer.rules.facts.prior import partly_pulled_back
from trainer.rules.facts.wager import Wager, wagers
from trainer.rules.record import Record
from trainer.rules.stands import stands

RAISE = "raise"


def as_called_out(record: Record, law: Book) -> Record:
    """The hand with such a raise announced, where everybody has gone by it as a call so far and nobody has named it."""
    made = _called_out(record)
    if made is None:
        return record
    at = made.last + 1
    found = stands(law, Facts(record, at), made)
    to = min(found.to, made.lying)
    if found.open or found.kind != RAISE or to <= record.courses[at].bet:
        return record
    when = record.gestures[made.last].at
    said = g.Gesture(when, g.DEALER, g.AnnounceBet(RAISE, to))
    return record.otherwise((*record.gestures[:at], said, *record.gestures[at:])) or record


def with_what_words_made(made: Answer, record: Record, law: Book, ask: str) -> Answer:
    """The answer that nothing is wrong, after what the words made of chips that were put out before them, as long as
    nobody has done anything since.
    """
    nothing = made.state in (State.NOTHING_WRONG, State.CANNOT_TELL)
    wager = _called_out(record) if not ask and nothing else None
    if wager is None or as_called_out(record, law) is record:
        return made
    if any(not isinstance(each.act, g.SPOKEN) for each in record.gestures[wager.last + 1 :]):
        return made
    facts = Facts(record, wager.last + 1)
    lead = stands(law, facts, wager).lead
    if lead is None or lead.silent:
        return made
    said, rest = told_of(law, facts, lead).removesuffix("."), made.sentence.partition(": ")[2]
    return replace(made, state=State.RULED, lead=lead, sentence=f"{said}; {rest}" if rest else f"{said}.")


def _called_out(record: Record) -> Wager | None:
    return next((each for each in reversed(wagers(Facts(record, len(record)))) if _is_one(record, each)), None)


def _is_one(record: Record, made: Wager) -> bool:
    """Are some of the prior chips gone, with new ones beside the rest, or do words come after chips that hold them, and
    has the dealer not named what that is?
    """
    if not made.motions or any(isinstance(each.act, g.AnnounceBet) for each in record.gestures[made.first :]):
        return False
    return partly_pulled_back(made) or (bool(made.words) and made.words[-1][0] > made.motions[-1][0])
