"""Dealing a scenario by routine to its end, to see that everybody then has what the hand says."""

from trainer.kernel.table import Impossible
from trainer.rules.book import Book
from trainer.rules.record import Record
from trainer.scenarios.compiler import play_of
from trainer.scenarios.form import Scenario
from trainer.scenarios.previous import step

MOST = 1500


def dealt(scenario: Scenario, law: Book) -> Record:
    """The hand dealt by a dealer who does the routine and nothing else, as far as it goes."""
    play = play_of(scenario, law)
    record = Record.of(play.transcript)
    for _ in range(MOST):
        try:
            if record.table.over or not step(play, record, law):
                break
        except Impossible:
            break
    return record


def final_stacks(record: Record) -> dict[int, int]:
    """What everybody has, in chips, by seat; what nobody has been given is nobody's."""
    return {seat.number: seat.stack.amount for seat in record.table.seats if seat.taken}
