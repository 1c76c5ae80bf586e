"""Second opinions: what a scenario's author expects a book to say, compared with what the engine computes.

For tests and `trainer check` only; nothing is ever graded with it.
"""

from collections.abc import Iterator, Mapping
from dataclasses import replace
from pathlib import Path

from trainer.kernel.formats import readable
from trainer.kernel.limits import id_fault
from trainer.kernel.nearest import one_of
from trainer.kernel.places import line_of, places
from trainer.kernel.plain_text import text_in
from trainer.kernel.toml import document
from trainer.rules.alike import numbers, pairs
from trainer.rules.amiss import everything_amiss, settle
from trainer.rules.book import Book, all_books, sound
from trainer.rules.facts import Facts
from trainer.rules.houses import there
from trainer.rules.lacking import told
from trainer.rules.numbered import followed
from trainer.rules.record import Record
from trainer.rules.ruling import Decision, Matter
from trainer.rules.topics import is_on
from trainer.scenarios import evidence
from trainer.scenarios.compiler import play_of
from trainer.scenarios.form import FORMAT, BadScenario, Expected, Fault, Scenario
from trainer.scenarios.grammar import Moment
from trainer.scenarios.loader import MOST_CHARACTERS, load
from trainer.scenarios.play import Play
from trainer.scenarios.previous import step
from trainer.scenarios.script import reached
from trainer.scenarios.telling import talk_event

MOST = 600


def check(path: Path) -> tuple[Fault, ...]:
    """Every fault of a scenario file: of form, of sense, in making a hand of it, second opinions, evidence."""
    try:
        scenario = load(path)
        for law in all_books():
            play_of(scenario, law)
        return (*second_opinions(scenario), *evidence.faults(scenario))
    except BadScenario as bad:
        return tuple(sorted((*bad.faults, *_unknown_houses(path)), key=lambda each: each.line))


def _unknown_houses(path: Path) -> Iterator[Fault]:
    """The houses that there are not, of a file that no scenario can be made of; none where it cannot be read at all."""
    try:
        text = text_in(path)
        data = document(text, MOST_CHARACTERS)
        readable(data.get("format", FORMAT), FORMAT, "scenario")
    except (OSError, ValueError):
        return
    expect = data.get("expect")
    for key in expect if isinstance(expect, dict) else ():
        if not id_fault(key) and sound(key) is None:
            yield from _no_book(str(path), key, line_of(places(text), ("expect", key)))


def second_opinions(scenario: Scenario) -> tuple[Fault, ...]:
    """Every difference between `[expect.<book>]` and the engine. Raises BadScenario when no hand can be made of it."""
    faults: list[Fault] = []
    where = places(scenario.text)
    for key, expected in opinions(scenario).items():
        law = sound(key)
        if law is None:
            faults += _no_book(scenario.path, key, line_of(where, ("expect", key)))
            continue
        for part, what in differences(expected, _found(expected, play_of(scenario, law), law)):
            line = line_of(where, ("expect", expected.book, part))
            where_else = "" if expected.book == key else f"at {key}, which is like it: "
            faults.append(Fault(scenario.path, line, f"expect.{expected.book}.{part}", f"{where_else}{what}"))
    return tuple(faults)


def opinions(scenario: Scenario) -> Mapping[str, Expected]:
    """Those of the file, and what is expected of a house like one of them: the same, where it took over what is cited.

    `book` stays that of which the file speaks.
    """
    found = dict(scenario.expect)
    for house, like in pairs():
        expected = found.get(like)
        if expected and house not in found and all(at in numbers(house) for at in expected.paragraphs):
            ats = tuple(new for at in expected.paragraphs for new in numbers(house)[at])
            found[house] = replace(expected, paragraphs=ats)
    return found


def _no_book(path: str, key: str, line: int) -> list[Fault]:
    """A scenario is dealt without it; what is wrong with a ledger that there is, is said of the ledger."""
    known = there()
    what = f"isn't a book: {one_of(key, known)}"
    return [] if key in known else [Fault(path, line, f"expect.{key}", what)]


def _found(expected: Expected, play: Play, law: Book) -> Decision | None:
    return found(play, law, expected.matter, expected.at)


def found(play: Play, law: Book, kind: str = "", at: Moment | None = None) -> Decision | None:
    """What the book says on the scenario's matter in the hands of a dealer who deals on by routine; None if none comes.

    The matter is the first of that kind, or of a topic that the scenario teaches, as soon as it can be seen and its
    player has said what he has to say about it; with a moment, the last one visible then.
    """
    record = Record.of(play.transcript)
    for _ in range(MOST):
        facts = Facts(record, len(record))
        if at is None or reached(at, facts):
            talked_of = at is None and talk_event(play.scenario, record, facts) is not None
            seen = [] if talked_of else _matters(play.scenario, law, facts, kind)
            if seen or at is not None:
                return settle(law, facts.about(seen[0 if at is None else -1])) if seen else None
        if not step(play, record, law):
            return None
    return None


def _matters(scenario: Scenario, law: Book, facts: Facts, kind: str) -> list[Matter]:
    wrong = everything_amiss(law, facts)
    return [each for each in wrong if (each.kind == kind if kind else is_on(each.topic, scenario.topics))]


def _figures(expected: Expected, got: Mapping[str, int]) -> list[tuple[str, str]]:
    return [(name, f"the rules say {got.get(name)}") for name, want in expected.figures if got.get(name) != want]


def differences(expected: Expected, decision: Decision | None) -> list[tuple[str, str]]:
    """Under which keys of a second opinion the engine says otherwise, and what it says."""
    if decision is None:
        return [] if expected.in_order else [("matter", "nothing like that comes up in this hand")]
    if expected.in_order:
        return [
            ("in_order", f"the rules find something wrong: {decision.ruling.says if decision.ruling else 'silence'}")
        ]
    if expected.silent and decision.lacking:
        return [("silent", f"{told(decision.lacking)} That may rule here")]
    if expected.silent or decision.ruling is None:
        said = "silent" if decision.ruling is None else f"not silent: {decision.ruling.says}"
        return [] if expected.silent == decision.silent else [("silent", f"the rules say this book is {said}")]
    cited = tuple(each.at for each in decision.citations)
    ruling, wrong = decision.ruling, []
    if expected.authority and expected.authority != ruling.authority.value:
        wrong.append(("authority", f"the rules say {ruling.authority.value!r}"))
    if expected.rulings and ruling.key not in expected.rulings:
        wrong.append(("ruling", f"the rules say {ruling.key!r}: {ruling.says}"))
    wrong += _figures(expected, dict(decision.figures))
    if not {at for each in expected.paragraphs for at in followed(decision.source, each) or (each,)} <= set(cited):
        wrong.append(("paragraphs", f"the rules cite {', '.join(cited)}"))
    return wrong
