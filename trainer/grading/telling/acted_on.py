"""A flop of four cards on which players had acted before it was found."""

from collections.abc import Iterator

from trainer.grading.assessment import MatterGrade
from trainer.grading.telling.bets import AMOUNTS, DID
from trainer.grading.telling.wrong import what_was_wrong
from trainer.kernel.listed import listed, seats_within
from trainer.rules.betting import Action
from trainer.rules.number_words import in_words
from trainer.rules.record import Record
from trainer.scenarios.report import acted_since

MANY_CARDS = "four-card-flop"
MOST_TOLD = 2
"""Of so many players it is told what each did."""


def acted_on(record: Record, grade: MatterGrade) -> Iterator[str]:
    """What was wrong, with what players did before it was found, from the fullest words to the fewest; nothing where
    no one had acted, or where it was never found.
    """
    matter, found = grade.matter, grade.noticed.index
    if matter.kind != MANY_CARDS or found < 0:
        return
    street = record.courses[matter.error].street
    acts = [each for each in acted_since(record, found, matter) if each.street == street + 1]
    if not acts:
        return
    wrong = what_was_wrong(record, matter, grade.own).rstrip(".")
    yield f"{wrong}, and {_what_they_did(acts)} before the error was caught."
    who, did = (_seats(acts), _did(acts[0])) if len(acts) == 1 else (_how_many(acts), "acted")
    yield f"{wrong}, and {who} had already {did}."
    yield f"{wrong}, and {who} {did}."


def _what_they_did(acts: list[Action]) -> str:
    """ "seat 3 bet 400", "seats 1 and 3 checked", "seat 1 checked and seat 3 bet 400", "seats 1, 3 and 5 acted"."""
    if len({each.kind for each in acts}) == 1 and (len(acts) == 1 or acts[0].kind not in AMOUNTS):
        return f"{_seats(acts)} {_did(acts[0])}"
    if len(acts) <= MOST_TOLD:
        return listed([f"seat {each.seat} {_did(each)}" for each in acts])
    return f"{_seats(acts)} acted"


def _did(act: Action) -> str:
    amount = f" {AMOUNTS[act.kind]}{act.to:,}" if act.kind in AMOUNTS else ""
    return f"{DID.get(act.kind, 'acted')}{amount}"


def _seats(acts: list[Action]) -> str:
    return seats_within(sorted({each.seat for each in acts}))


def _how_many(acts: list[Action]) -> str:
    count = len({each.seat for each in acts})
    return f"{in_words(count)} player{'s' * (count > 1)}"
