"""What a debrief says of a wager: how much it comes to, and, apart from that, what its player was free to do."""

from trainer.grading.assessment import MatterGrade
from trainer.grading.open_matter import decided
from trainer.grading.spoken import in_words
from trainer.rules.amiss import MONEY, TURNS
from trainer.rules.book import book
from trainer.rules.facts import Facts
from trainer.rules.facts.wager import Wager, maker
from trainer.rules.points import points_of
from trainer.rules.stands import stands
from trainer.ui.desk.dealt import Dealt
from trainer.ui.screens.models import NoteView

RIGHTS = "rights"


def money_notes(dealt: Dealt, grade: MatterGrade) -> tuple[NoteView, ...]:
    """Size and rights of the wager that a matter is about, two notes; none for other matters."""
    matter = grade.matter
    if matter.kind not in MONEY or matter.kind in TURNS:
        return ()
    facts = Facts(dealt.record, min(matter.onset, len(dealt.record)), matter)
    made = maker(facts)
    return (_size(dealt, facts, made), *_rights(dealt, facts, made)) if made is not None else ()


def _size(dealt: Dealt, facts: Facts, made: Wager) -> NoteView:
    found = stands(book(dealt.book), facts, made)
    missing = f", {found.owed:,} short" if found.owed else f", and {found.back:,} goes back" if found.back else ""
    return NoteView("plain", f"Seat {made.seat}\u2019s bet is {in_words(found)}{missing}.")


def _rights(dealt: Dealt, facts: Facts, made: Wager) -> tuple[NoteView, ...]:
    """What was open to the player when the action came to him."""
    turns = [each for each in points_of(facts, RIGHTS) if each.seats == (made.seat,)]
    before = [each for each in turns if each.onset <= made.first]
    said = decided(book(dealt.book), facts.when(before[-1].onset).about(before[-1])) if before else None
    if said is None or said.ruling is None or not said.citations:
        return ()
    return (NoteView("plain", f"Under {said.citations[0].at}, {said.ruling.says}."),)
