"""A scenario dealt by a dealer who notices nothing, up to the moment at which a rulebook is asked."""

from collections.abc import Callable, Collection

from trainer.kernel.pieces import Pieces, at_once
from trainer.rules.amiss import settle
from trainer.rules.book import Book, book
from trainer.rules.facts import Facts
from trainer.rules.matters import matters
from trainer.rules.points import points
from trainer.rules.points.wager import PLAIN
from trainer.rules.record import Record
from trainer.rules.topics import is_on
from trainer.scenarios.form import Drawn, Expected, Scenario
from trainer.scenarios.grammar import STREETS, Moment
from trainer.scenarios.injectors import INJECTORS
from trainer.scenarios.play import Play
from trainer.scenarios.previous import step
from trainer.scenarios.script import reached
from trainer.scenarios.telling import talk_event

MOST = 3000


def dealt_on(hand: Play, law: Book) -> Record:
    """The hand dealt by routine until its author asks the book, its matter can be seen, or it is over."""
    return at_once(_until(hand, law, lambda facts: _visible(hand.scenario, facts)))


def coming_up(hand: Play, law: Book) -> Pieces[Record]:
    """The hand dealt, in pieces, until what it teaches comes up: it is seen, or a rulebook would be asked about it.

    Where its author names the matter, or the hand was drawn around one, it is that one, and its player has said what he
    has to say about it: at pot-limit any wager is a question of the pot's size, and of a player in turn it can be asked
    what is open to him.
    """
    return _until(hand, law, _wanted(hand.scenario))


def _wanted(scenario: Scenario) -> Callable[[Facts], bool]:
    """Has it come up? So it is asked as the hand goes on."""
    drawn, named = scenario.drawn, [each for each in scenario.expect.values() if each.matter]
    if named:
        return lambda facts: _said_and_done(scenario, facts) and _comes_up(facts, named)
    if drawn is not None:
        return lambda facts: _visible(scenario, facts) or (_said_and_done(scenario, facts) and _strikes(facts, drawn))
    return lambda facts: _visible(scenario, facts) or _in_question(scenario, facts)


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


def _said_and_done(scenario: Scenario, facts: Facts) -> bool:
    """Has nobody more to say of the wager that was made last?"""
    return talk_event(scenario, facts.record, facts) is None


def _comes_up(facts: Facts, named: Collection[Expected]) -> bool:
    """Is something of a named kind there of which a rulebook says what its author expects?"""
    kinds = {each.matter for each in named}
    there = [each for each in (*matters(facts), *points(facts)) if each.kind in kinds and each.detail != PLAIN]
    return any(_as_expected(one, facts.about(each)) for each in there for one in named if one.matter == each.kind)


def _strikes(facts: Facts, drawn: Drawn) -> bool:
    """Is something there that the irregularity brings, of the player drawn for it, since its street began?"""
    word, streets = drawn.place.partition(":")[0], STREETS[facts.game]
    since = streets.index(word) if word in streets else -1
    brings = INJECTORS[drawn.irregularity].brings
    there = (each for each in (*matters(facts), *points(facts)) if each.kind in brings and each.detail != PLAIN)
    return any(
        (facts.record.courses[each.error].street >= since and drawn.seat in (0, *each.seats)) or not each.seats
        for each in there
    )


def _as_expected(one: Expected, facts: Facts) -> bool:
    decision = settle(book(one.book), facts)
    figures = dict(decision.figures)
    so_much = all(figures.get(name) == amount for name, amount in one.figures)
    return so_much and (not one.rulings or decision.key in one.rulings)


def _visible(scenario: Scenario, facts: Facts) -> bool:
    return any(is_on(each.topic, scenario.topics) for each in matters(facts))


def _in_question(scenario: Scenario, facts: Facts) -> bool:
    return any(is_on(each.topic, scenario.topics) and each.detail != PLAIN for each in points(facts))
