"""What is wrong with a ledger, held against the rules, topics and other books that there are."""

import re
from collections.abc import Collection, Iterator, Mapping

from trainer.kernel.limits import quoted
from trainer.kernel.nearest import nearest
from trainer.kernel.places import Path, short
from trainer.kernel.plain_text import BadText, text_in
from trainer.rules import houses
from trainer.rules.encoded import rulings
from trainer.rules.ledger_faults import LedgerFaults
from trainer.rules.ledger_file import Fallback, Ledger, Paragraph
from trainer.rules.practice import parameter_faults
from trainer.rules.rule import Rule
from trainer.rules.topics import TOPICS, topic_fault

_AT = re.compile(r"^at *= *\"([^\"]*)\"", re.MULTILINE)


def look_at_topics(ledger: Ledger, faults: LedgerFaults) -> None:
    """A topic must be one that there is."""
    for number, each in enumerate(ledger.paragraphs):
        if each.topic and (what := topic_fault(each.topic)):
            faults.add((*ledger.path(number), "topic"), f"paragraph {short(each.at)}: topic: {what}")


def look_at_figures(ledger: Ledger, faults: LedgerFaults, known: set[str]) -> None:
    """A figure must be a known one, which some rule takes."""
    for number, each in enumerate(ledger.paragraphs):
        for name in sorted(each.numbers.keys() - known):
            what = f"{quoted(name)} isn't a figure of any rule{nearest(name, known)}"
            faults.add(("paragraph", number, "numbers", name), f"paragraph {short(each.at)}: numbers: {what}")


def faults_of(rule: Rule, rules: Mapping[str, Rule], cited: list[Paragraph]) -> list[str]:
    """What the paragraphs that cite a rule leave it without: figures, rows, a rule that it excepts."""
    faults = [] if rule.sense else [f"rule {rule.key} has no docstring"]
    given = {number for paragraph in cited for number in paragraph.numbers}
    if rule.row is not None and not any(paragraph.rows for paragraph in cited):
        faults.append(f"rule {rule.key} goes by a table, but no paragraph that cites it has rows")
    faults += [f"rule {rule.key} needs the number {each}" for each in rule.numbers if each not in given]
    faults += [f"rule {rule.key} is given two values of {each}" for each in sorted(given) if _values(each, cited) > 1]
    if rule.excepts and not any(base in rules for base in rule.excepts):
        faults.append(f"rule {rule.key} excepts {', '.join(rule.excepts)}, but this book cites none of those")
    return faults


def _values(number: str, cited: list[Paragraph]) -> int:
    return len({paragraph.numbers[number] for paragraph in cited if number in paragraph.numbers})


def fallback_faults(ledger: Ledger) -> Iterator[tuple[Path, str]]:
    """What is wrong with its ways to other books, each with its place."""
    known = {paragraph.at for paragraph in ledger.paragraphs}
    for number, each in enumerate(ledger.fallbacks):
        yield from ((("fallback", number, *at), f"fallback {number + 1}: {what}") for at, what in _sends(each, known))
    for place, house in enumerate(ledger.floor_follows):
        if house not in houses.there():
            yield ("floor_follows", place), f"floor_follows: no book {quoted(house)}{nearest(house, houses.there())}"


def _sends(way: Fallback, known: Collection[str]) -> Iterator[tuple[Path, str]]:
    """What is wrong with one way to another book, and under which of its keys."""
    if way.to not in houses.there():
        yield ("to",), f"to: no such book {quoted(way.to)}{nearest(way.to, houses.there())}"
    if way.grants not in known:
        yield ("grants",), f"grants: no paragraph {short(way.grants)}{nearest(way.grants, known)}"
    for place, topic in enumerate(way.topics):
        if not any(each.startswith(topic) for each in TOPICS):
            yield ("topics", place), f"topics: no topic begins with {quoted(topic)}{nearest(topic, TOPICS)}"
    there = _printed_in(way.to) if any(way.only) else ()
    for place, only in enumerate(way.only if there else ()):
        if not any(each.startswith(only) for each in there):
            yield ("only", place), f"only: no paragraph of {way.to} begins with {quoted(only)}{nearest(only, there)}"


def _printed_in(house: str) -> tuple[str, ...]:
    """The paragraphs of another book as its file has them, none where that cannot be read.

    The book itself may send its reader back here.
    """
    try:
        return tuple(_AT.findall(text_in(houses.ledger_path(house)))) if house in houses.there() else ()
    except (BadText, OSError):
        return ()


def own_parameter_faults(ledger: Ledger) -> Iterator[tuple[Path, str]]:
    """What is wrong with its own figures of practice, each with its place."""
    return ((own, f"{'.'.join(own)}: {what}") for own, what in parameter_faults(ledger.parameters))


def wording_faults(ledger: Ledger) -> Iterator[tuple[Path, str]]:
    """Its words for rulings that there are not, each with its place."""
    for key in ledger.wording:
        if key not in rulings():
            yield ("wording", key), f"wording: {quoted(key)} isn't a ruling{nearest(key, rulings())}"
