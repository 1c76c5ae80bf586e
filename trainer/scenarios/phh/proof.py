"""Dealing a scenario by routine to its end, to see that everybody then has what the hand says."""

from collections.abc import Iterable
from itertools import takewhile

from trainer.kernel import gestures as g
from trainer.kernel.table import Impossible
from trainer.rules.book import Book
from trainer.rules.facts import Facts
from trainer.rules.facts.showdown import over
from trainer.rules.record import Record
from trainer.rules.routine import pitches
from trainer.scenarios import previous
from trainer.scenarios.compiler import begun
from trainer.scenarios.form import Scenario
from trainer.scenarios.play import Play
from trainer.scenarios.showing import shows

MOST = 1500
HANDLING = frozenset(
    (g.Pitch, g.Burn, g.Lay, g.Turn, g.BringInBets, g.Collect, g.ReturnBet, g.Trade, g.Muck, g.PushPot, g.PushSide)
)


def dealt(scenario: Scenario, law: Book) -> Record:
    """The hand dealt by a dealer who does the routine and nothing else, as far as it goes."""
    play, record = begun(scenario, law)
    plain = not (scenario.protests or scenario.ends or scenario.previous)
    for _ in range(MOST):
        try:
            if record.table.over or not ((plain and _goes_on(play, record)) or previous.step(play, record, law)):
                break
        except Impossible:
            break
    return record


def _goes_on(play: Play, record: Record) -> bool:
    """Let the dealer go on who has cards or chips in hand, where no player has anything to do or to show.

    Nobody need be asked then what comes next; False where players have to be.
    """
    if not record.gestures or type(record.gestures[-1].act) not in HANDLING or record.course.to_act:
        return False
    facts = Facts(record, len(record))
    if over(facts) and shows(play, record, facts) is not None:
        return False
    coming = previous.routine(record)
    act = next(coming, None)
    if act is None:
        return False
    record.add(previous.dealt(record, act))
    if isinstance(act, g.Muck):
        _mucked_with_it(record, coming)
    if isinstance(act, g.Pitch) and facts.course.street < 0:
        _round(record)
    return True


def _mucked_with_it(record: Record, coming: Iterable[g.Act]) -> None:
    """The other hands that may go: to read the board and the pots anew for each of them changes none."""
    for act in takewhile(lambda each: isinstance(each, g.Muck), coming):
        record.add(previous.dealt(record, act))


def _round(record: Record) -> None:
    """The rest of the initial deal once it has begun: nothing but cards comes in it, and a round is as the last."""
    for pitch in pitches(Facts(record, len(record))):
        record.add(previous.dealt(record, pitch))


def final_stacks(record: Record) -> dict[int, int]:
    """What everybody has, in chips, by seat; what nobody has been given is nobody's."""
    return {seat.number: seat.stack.amount for seat in record.table.seats if seat.taken}
