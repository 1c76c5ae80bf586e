"""Fresh hands in twos, as sessions deal them: one spoiled, and its clean twin, each as it is seen up to the onset."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from trainer.kernel import gestures as g
from trainer.kernel.table import Table
from trainer.rules.amiss import everything_amiss
from trainer.rules.book import Book, all_books
from trainer.rules.facts import Facts
from trainer.rules.matters import matters
from trainer.rules.record import Record
from trainer.scenarios.compiler import begun
from trainer.scenarios.evidence import heard_at_tap_in
from trainer.scenarios.form import BadScenario, Scenario
from trainer.scenarios.fresh.control import control_of
from trainer.scenarios.fresh.generated import generated
from trainer.scenarios.injectors import ALL
from trainer.scenarios.injectors.injector import CannotStrike, Evidence, Injector
from trainer.scenarios.previous import step

Gestures = tuple[g.Gesture, ...]


@dataclass(frozen=True)
class Seen:
    """What a trainee meets of a hand: the table at tap-in, what is heard there, and what comes until the onset.

    `since` are the gestures of the players from tap-in up to the onset, each with the milliseconds since the one before
    it.
    """

    scenario: Scenario
    table: Table
    heard: tuple[g.Gesture, ...]
    since: tuple[tuple[g.Gesture, int], ...]


@dataclass(frozen=True)
class Draw:
    """A spoiled hand and its clean twin; `evidence` is what of the spoiled one is the matter's own."""

    kind: str
    evidence: Evidence
    spoiled: Seen
    clean: Seen


def draws(numbers: Iterable[int]) -> Iterator[Draw]:
    """The draws of these numbers, of every irregularity in turn, without those that no session could deal."""
    laws = all_books()
    for number in numbers:
        found = drawn(ALL[number % len(ALL)], f"tells {number}", laws[number // len(ALL) % len(laws)])
        if found is not None:
            yield found


def drawn(injector: Injector, seed: str, law: Book) -> Draw | None:
    """The draw of a seed; None where the irregularity finds no place, or where the twin never comes to the tap-in."""
    try:
        scenario = generated(injector, seed, law)
        play, record = begun(scenario, law)
        other, twin = begun(control_of(scenario), law)
    except (CannotStrike, BadScenario):
        return None
    for one, of in ((play, record), (other, twin)):
        while step(one, of, law):
            pass
    rest = tuple(twin.gestures[other.taken_over :])
    after = onset(injector, law, scenario, record, play.taken_over, rest) - play.taken_over
    return Draw(
        injector.key,
        injector.evidence,
        seen(scenario, record, play.taken_over, after),
        seen(other.scenario, twin, other.taken_over, after),
    )


def onset(injector: Injector, law: Book, scenario: Scenario, record: Record, at: int, twin: Gestures) -> int:
    """After how many gestures something of the matter is there, at tap-in at the earliest.

    That is before the card or the act that is wrong, with what its player says or does right before it; and before
    whatever players do of what was put into the hand, where that is earlier or this rulebook finds nothing amiss.
    """
    facts = Facts(record, len(record))
    found = [each.error for each in (*matters(facts), *everything_amiss(law, facts)) if each.kind in injector.brings]
    first = min((_in_one_go(record, each - 1) for each in found), default=len(record))
    return max(at, min(first, _acted_otherwise(scenario, record, at, twin)))


def _in_one_go(record: Record, number: int) -> int:
    """That gesture, or the first of those its player makes in a row."""
    who = record.gestures[number].who
    while number and who != g.DEALER and record.gestures[number - 1].who == who:
        number -= 1
    return number


def _acted_otherwise(scenario: Scenario, record: Record, at: int, twin: Gestures) -> int:
    """When first one of those does otherwise than in the twin whom the irregularity has do something."""
    doing = (*scenario.told, *scenario.doings, *scenario.protests, *scenario.comings, *scenario.showdown)
    seats = {each.seat for each in doing}
    for number, gesture in enumerate(record.gestures[at:]):
        other = twin[number] if number < len(twin) else None
        if gesture.seat in seats and (other is None or (gesture.who, gesture.act) != (other.who, other.act)):
            return at + number
    return len(record)


def seen(scenario: Scenario, record: Record, tap_in: int, after: int) -> Seen:
    """What is seen of a hand up to so many gestures after tap-in."""
    some = range(tap_in, min(len(record), tap_in + after))
    times = [each.at for each in record.gestures]
    since = ((record.gestures[n], times[n] - times[n - 1]) for n in some if not record.gestures[n].by_dealer)
    return Seen(scenario, record.tables[tap_in], heard_at_tap_in(record, tap_in), tuple(since))
