"""Rulings that hold until what they are about is settled, whatever is said or done after them.

The hand is taken in gesture by gesture, as for a grade: a matter opens when it can be seen, and settles when its remedy
is complete. What is still open at the end is asked of the rulebook again as things are then, for every rulebook has its
own deadlines; once its remedy has begun it stays the same remedy.
"""

from trainer.grading.assess import assessor
from trainer.grading.noticing import nothing_asked
from trainer.grading.open_matter import OpenMatter, decided
from trainer.kernel.gestures import Pitch
from trainer.kernel.transcript import Transcript
from trainer.rules.book import Book
from trainer.rules.facts import Facts
from trainer.rules.points import points
from trainer.rules.record import Record
from trainer.rules.ruling import Decision


def opened(record: Record, law: Book) -> tuple[tuple[Decision, ...], tuple[Decision, ...]]:
    """What this house finds amiss and is not settled, the last one first; and what was, and is settled."""
    watched = assessor(Transcript(record.setup, tuple(record.gestures)), law, like=record).open.values()
    left, done = list[Decision](), list[Decision]()
    for one in watched:
        now = _now(one, record, law)
        if _settled(one):
            done.append(one.decision)
        elif now.ruling is None or now.ruling.fault:
            left.append(now)
    return tuple(sorted(left, key=_last_first)), tuple(each for each in done if not each.silent)


BESIDE = frozenset(("seen-in-stub", "boxed-inside-stub"))
"""Kinds on which silence is no answer while something else is open, such as the stub that fell and showed them."""
LOOKING_BACK = frozenset(("dispute", "pot-mixed", "ruling-delayed", "chips-behind", "came-back"))
"""Kinds of points that may come up after the cards were gathered and are about the hand before."""


def as_it_stands(record: Record) -> Record:
    """The hand up to its last deal, or all of it where something came up since that looks back at it."""
    before = last_deal(record)
    since = [each for each in points(Facts(record, len(record))) if each.onset > len(before)]
    return record if any(each.kind in LOOKING_BACK for each in since) else before


def last_deal(record: Record) -> Record:
    """The hand up to its last deal: the cards gathered for the next one settle nothing by themselves."""
    start = record.course.deal_start
    dealt = any(isinstance(each.act, Pitch) for each in record.gestures[start:])
    if not start or dealt:
        return record
    return last_deal(Record.of(Transcript(record.setup, tuple(record.gestures[: start - 1]))))


def _settled(one: OpenMatter) -> bool:
    """Is it put right step by step, or void with its hand? What was let pass is not: it stays what it was."""
    asked = bool(one.remedy.steps) and not nothing_asked(one.decision) and not one.decision.silent
    return one.void or (asked and one.remedy.complete)


def _now(one: OpenMatter, record: Record, law: Book) -> Decision:
    if one.remedy.begun:
        return one.decision
    again = decided(law, Facts(record, len(record), one.matter))
    return one.decision if again.silent else again


def _last_first(decision: Decision) -> tuple[bool, int, int]:
    beside = decision.silent and decision.matter.kind in BESIDE
    return beside, -decision.matter.onset, -decision.matter.error
