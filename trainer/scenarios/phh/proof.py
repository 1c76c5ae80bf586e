"""Dealing a scenario by routine to its end, to see that everybody then has what the hand says."""

from trainer.kernel import gestures as g
from trainer.kernel.table import Impossible
from trainer.rules.book import Book
from trainer.rules.facts import Facts
from trainer.rules.facts.showdown import over
from trainer.rules.record import Record
from trainer.scenarios import previous
from trainer.scenarios.compiler import play_of
from trainer.scenarios.form import Scenario

MOST = 1500
HANDLING = g.Pitch | g.Burn | g.Lay | g.BringInBets | g.Collect | g.ReturnBet | g.Trade | g.Muck | g.PushPot


def dealt(scenario: Scenario, law: Book) -> Record:
    """The hand dealt by a dealer who does the routine and nothing else, as far as it goes."""
    play = play_of(scenario, law)
    record, plain = Record.of(play.transcript), not (scenario.protests or scenario.ends or scenario.previous)
    for _ in range(MOST):
        try:
            if record.table.over or not ((plain and _goes_on(record)) or previous.step(play, record, law)):
                break
        except Impossible:
            break
    return record


def _goes_on(record: Record) -> bool:
    """Let the dealer go on who has cards or chips in hand, where no player has anything to do or to show.

    Nobody need be asked then what comes next; False where players have to be.
    """
    course, handling = record.course, bool(record.gestures) and isinstance(record.gestures[-1].act, HANDLING)
    if not handling or course.to_act or over(Facts(record, len(record))):
        return False
    act = next(previous.routine(record), None)
    if act is None:
        return False
    record.add(previous.dealt(record, act))
    return True


def final_stacks(record: Record) -> dict[int, int]:
    """What everybody has, in chips, by seat; what nobody has been given is nobody's."""
    return {seat.number: seat.stack.amount for seat in record.table.seats if seat.taken}
