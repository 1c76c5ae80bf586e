"""Dealing a scenario by routine to its end, to see that everybody then has what the hand says."""

from collections.abc import Iterable

from trainer.kernel import gestures as g
from trainer.kernel.table import Impossible
from trainer.rules.book import Book
from trainer.rules.facts import Facts
from trainer.rules.record import Record
from trainer.rules.routine import pitches
from trainer.scenarios import previous
from trainer.scenarios.compiler import begun
from trainer.scenarios.director import unasked
from trainer.scenarios.form import Scenario
from trainer.scenarios.play import Play

MOST = 1500


def dealt(scenario: Scenario, law: Book) -> Record:
    """The hand dealt by a dealer who does the routine and nothing else, as far as it goes."""
    play, record = begun(scenario, law)
    lines = (
        scenario.protests or scenario.ends or scenario.previous or scenario.told or scenario.comings or scenario.doings
    )
    for _ in range(MOST):
        try:
            if record.table.over or not ((not lines and _goes_on(play, record)) or previous.step(play, record, law)):
                break
        except Impossible:
            break
    return record


def _goes_on(play: Play, record: Record) -> bool:
    """Let a player act or show, or else the dealer go on: such a dealer tells and asks nobody anything to be answered.

    Nobody need be asked then what else comes next; False where all have to be.
    """
    event = unasked(play, record, Facts(record, len(record)))
    if event is not None:
        record.add(previous.done(record, event))
        return True
    coming = previous.routine(record)
    act = next(coming, None)
    if act is None:
        return False
    record.add(previous.dealt(record, act))
    if isinstance(act, g.Muck):
        _mucked_with_it(record, coming)
    if isinstance(act, g.Pitch) and record.course.street < 0:
        _round(record)
    return True


def _mucked_with_it(record: Record, coming: Iterable[g.Act]) -> None:
    """The other hands that may go, and the pot after them: read anew for each of them, board and pots tell the same."""
    for act in coming:
        record.add(previous.dealt(record, act))
        if not isinstance(act, g.Muck):
            break


def _round(record: Record) -> None:
    """The rest of the initial deal once it has begun: nothing but cards comes in it, and a round is as the last."""
    for pitch in pitches(Facts(record, len(record))):
        record.add(previous.dealt(record, pitch))


def final_stacks(record: Record) -> dict[int, int]:
    """What everybody has, in chips, by seat; what nobody has been given is nobody's."""
    return {seat.number: seat.stack.amount for seat in record.table.seats if seat.taken}
