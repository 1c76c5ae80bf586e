"""Whether the house lets a dealer count what lies at a place: its book is asked as if a player had asked just now."""

from collections.abc import Callable
from dataclasses import dataclass

from trainer.kernel import gestures as g
from trainer.kernel.asking_acts import Requested
from trainer.rules.book import Book
from trainer.rules.common.counts import all_ins_faced
from trainer.rules.engine import agreed
from trainer.rules.facts import Facts
from trainer.rules.points.pot_limit import pot_counts, stack_counts
from trainer.rules.record import Record
from trainer.rules.ruling import Decision, Matter
from trainer.ui.play.chip_moves import is_pot
from trainer.ui.table.picture import seat_of

OPEN = "No count · the book doesn’t say"


@dataclass(frozen=True, slots=True)
class Counted:
    """May it be counted? `says` names the paragraph, and where it may not be counted says so in a few words."""

    allowed: bool
    says: str


MayCount = Callable[[str], Counted]
"""Asks for a place such as "bet-3", "stack-3", "main" or "side-1"."""


def may_count(record: Record, law: Book, place: str) -> Counted:
    """What the book answers to the player whose turn it is, or with nobody's turn to the first one there is."""
    asked = _asked(record, Requested.POT_COUNT if is_pot(place) else Requested.COUNT)
    found = pot_counts if is_pot(place) else stack_counts
    facts = Facts(asked, len(asked))
    matter: Matter = list(found(facts))[-1]
    decision = agreed(law, facts.about(matter))
    if decision is None:
        return Counted(False, OPEN)
    meant = is_pot(place) or seat_of(place) in all_ins_faced(facts.about(matter))
    return _answered(decision, meant)


def _answered(decision: Decision, meant: bool) -> Counted:
    """`meant`: is it this place of which the book speaks? One that has a player only see the chips says of no count."""
    if decision.ruling is None or not (decision.ruling.fault or decision.figures):
        return Counted(False, OPEN)
    at = decision.citations[0].at
    if meant and not decision.ruling.fault:
        return Counted(True, f"rule {at}")
    return Counted(False, f"No count · rule {at}")


def _asked(record: Record, what: Requested) -> Record:
    """The hand with a question more; the hand itself is left alone."""
    asked = Record(record.setup)
    asked.gestures, asked.tables, asked.courses = list(record.gestures), list(record.tables), list(record.courses)
    who = record.course.to_act or next((seat.number for seat in record.table.seats if seat.taken), 1)
    at = record.gestures[-1].at if record.gestures else 0
    asked.add(g.Gesture(at, g.player(who), g.Request(what)))
    return asked
