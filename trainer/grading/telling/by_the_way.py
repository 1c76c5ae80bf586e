"""What a player did in a hand in which the dealer had nothing to fix, and what the rulebook says about that."""

from collections.abc import Iterator

from trainer.grading.doubt import OF_PLAYERS
from trainer.grading.telling.wrong import what_was_wrong
from trainer.rules.book import Book
from trainer.rules.engine import agreed
from trainer.rules.facts import Facts
from trainer.rules.points import points_of
from trainer.rules.points.pots import DISPUTED
from trainer.rules.record import Record
from trainer.rules.ruling import Decision, Ruling

KEEP_DEALING, MAY_CALL = "Keep dealing.", "You may call the floor."


def by_the_way(record: Record, law: Book) -> tuple[str, str] | None:
    """What the last player of that sort did, and the rule with what the dealer may do; None where there is no rule."""
    told = [*_told(record, law)]
    if not told:
        return None
    decision, ruling = told[-1]
    says = f"{ruling.says[0].upper()}{ruling.says[1:]}."
    may = (MAY_CALL,) if ruling.fault or decision.matter.kind == DISPUTED else ()
    return what_was_wrong(record, decision.matter), " ".join((says, KEEP_DEALING, *may))


def _told(record: Record, law: Book) -> Iterator[tuple[Decision, Ruling]]:
    """What the rulebook says of each, in order."""
    facts = Facts(record, len(record))
    for point in sorted(points_of(facts, *OF_PLAYERS, DISPUTED), key=lambda each: each.onset):
        decision = agreed(law, facts.when(point.onset).about(point)) if point.seats else None
        if decision is not None and decision.ruling is not None:
            yield decision, decision.ruling
