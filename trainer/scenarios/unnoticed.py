"""A scenario dealt by a dealer who notices nothing, up to the moment at which a rulebook is asked."""

from collections.abc import Callable

from trainer.kernel.pieces import Pieces, at_once
from trainer.rules.book import Book
from trainer.rules.facts import Facts
from trainer.rules.matters import matters
from trainer.rules.points import points
from trainer.rules.points.wager import PLAIN
from trainer.rules.record import Record
from trainer.rules.topics import is_on
from trainer.scenarios.form import Scenario
from trainer.scenarios.grammar import Moment
from trainer.scenarios.play import Play
from trainer.scenarios.previous import step
from trainer.scenarios.script import reached

MOST = 3000


def dealt_on(hand: Play, law: Book) -> Record:
    """The hand dealt by routine until its author asks the book, its matter can be seen, or it is over."""
    return at_once(_until(hand, law, lambda facts: _visible(hand.scenario, facts)))


def coming_up(hand: Play, law: Book) -> Pieces[Record]:
    """The hand dealt, in pieces, until what it teaches comes up: it is seen, or a rulebook would be asked about it."""
    return _until(hand, law, lambda facts: _visible(hand.scenario, facts) or _in_question(hand.scenario, facts))


def _until(hand: Play, law: Book, seen: Callable[[Facts], bool]) -> Pieces[Record]:
    """The hand dealt until its author asks the book or, where the file names no moment, `seen` says so."""
    record = Record.of(hand.transcript)
    asked = _asked(hand.scenario, law.key)
    for _ in range(MOST):
        facts = Facts(record, len(record))
        if reached(asked, facts) if asked else seen(facts):
            break
        yield
        if not step(hand, record, law):
            break
    return record


def _asked(scenario: Scenario, house: str) -> Moment | None:
    """The moment at which the author asks that house; of one that the file does not name, that of all the others."""
    if house in scenario.expect:
        return scenario.expect[house].at
    moments = {each.at for each in scenario.expect.values()}
    return moments.pop() if len(moments) == 1 else None


def _visible(scenario: Scenario, facts: Facts) -> bool:
    return any(is_on(each.topic, scenario.topics) for each in matters(facts))


def _in_question(scenario: Scenario, facts: Facts) -> bool:
    return any(is_on(each.topic, scenario.topics) and each.detail != PLAIN for each in points(facts))
