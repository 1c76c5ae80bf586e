"""What a book makes of one hand: the matters in it, every point that it is asked on, and what each wager comes to."""

from collections.abc import Iterable

from tests.recorded.plain import Plain, alike, label, of_decision, of_matter
from trainer.grading.assess import Assessor
from trainer.grading.open_matter import decided
from trainer.grading.rulings import on_hand
from trainer.rules.amiss import everything_amiss
from trainer.rules.book import Book
from trainer.rules.facts import Facts
from trainer.rules.facts.wager import wagers
from trainer.rules.record import Record
from trainer.rules.ruling import Decision, Matter
from trainer.rules.stands import Stands, stands

Sections = dict[str, list[Plain]]
"""By what was asked: a list of what it was asked of, and what was said."""


def of_hand(record: Record, law: Book, graded: Assessor | None = None) -> Sections:
    """Everything one book says of it; what grading made of it besides where somebody graded it."""
    facts = Facts(record, len(record))
    asked = [(matter, decision) for (matter, _), decision in on_hand(record, law).items()]
    amiss = everything_amiss(law, facts)
    sections = {
        "asked": told(asked),
        "seen": told([(matter, decided(law, Facts(record, matter.onset, matter))) for matter in amiss]),
        "wagers": [_wager(stands(law, facts, made)) for made in wagers(facts)],
        "alike": together(asked),
    }
    return sections | ({"opened": told(_opened(graded))} if graded else {})


def _opened(graded: Assessor) -> list[tuple[Matter, Decision]]:
    return [(one.matter, one.decision) for one in graded.open.values()]


def told(said: Iterable[tuple[Matter, Decision]]) -> list[Plain]:
    """Matters with what a book says of each, in an order of their own."""
    found = {label(matter): {"of": of_matter(matter), "says": of_decision(decision)} for matter, decision in said}
    return [found[each] for each in sorted(found)]


def together(said: Iterable[tuple[Matter, Decision]]) -> list[Plain]:
    """Which of them have one ruling."""
    return [{"of": {"alike": group}, "says": {}} for group in alike((label(each), decision) for each, decision in said)]


def _wager(found: Stands) -> Plain:
    made = found.made
    return {
        "of": {"seat": made.seat, "first": made.first, "last": made.last},
        "says": {"kind": found.kind, "to": found.to, "open": found.open, "again": found.again},
    }
