"""What each book answers on whatever can come up: a row a kind of matter or point under its topic, a cell a book.

Topics that no kind is on have a row of their own, with what is printed on them.
"""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from enum import StrEnum

from trainer.rules.book import Book, InForce, book
from trainer.rules.kinds import KINDS, AnyKind
from trainer.rules.lacking import may_rule
from trainer.rules.ledger_file import Fallback, Paragraph
from trainer.rules.ruling import Authority, Discretion, Ruling
from trainer.rules.topics import TOPICS, within

EVERY = ("",)


class Answer(StrEnum):
    """What a book comes to on a kind; of several that its rulings are, the one that stands first here."""

    RULED = "ruled"
    READING = "ruled by a reading"
    FLOOR = "left to the floor"
    FALLS_BACK = "falls back"
    LACKING = "not in our copy"
    ASKED = "asked in questions only"
    NOT_COVERED = "not covered"


RULING = frozenset({Answer.RULED, Answer.READING, Answer.FLOOR})
"""Those where a paragraph of the book itself decides."""


@dataclass(frozen=True, slots=True)
class Cell:
    """A book's answer, with the paragraphs that it rests on and whose they are."""

    answer: Answer
    book: str
    paragraphs: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class TopicRow:
    """What can come up: a kind with its words, "" for a topic on which nothing does; its cells by book."""

    topic: str
    kind: str
    says: str
    cells: Mapping[str, Cell]


def table(laws: Iterable[Book]) -> tuple[TopicRow, ...]:
    """A row for every kind, and for every printed topic without one, in the order of the topics."""
    books = tuple(laws)
    found: dict[str, list[TopicRow]] = {topic: [] for topic in TOPICS}
    for kind in KINDS.values():
        cells = {law.key: on_kind(law, kind) for law in books}
        found[kind.topic].append(TopicRow(kind.topic, kind.key, kind.says, cells))
    shown = {within(topic) for kind in KINDS.values() for topic in kind.topics}
    for topic in (each.key for each in TOPICS.values() if each.printed and each.key not in shown):
        found[topic].append(TopicRow(topic, "", "", {law.key: on_topic(law, topic) for law in books}))
    return tuple(row for some in found.values() for row in some)


def on_kind(law: Book, kind: AnyKind) -> Cell:
    """What a book answers on a kind."""
    if own := decided_by(law, kind):
        return Cell(_answer(own), law.key, _places(own))
    for way in law.sends:
        there = book(way.to)
        if kind.topic.startswith(way.topics) and (lent := decided_by(there, kind, way.only)):
            return Cell(Answer.FALLS_BACK, way.to, _places(lent))
    if missing := may_rule(law, kind.topic):
        return Cell(Answer.LACKING, missing[0].book, tuple(each.at for each in missing))
    return _without_rule(law, within(kind.topic))


def on_topic(law: Book, topic: str) -> Cell:
    """What a book has on a topic on which nothing comes up."""
    if ruled := [each.at for each in law.printed.get(topic, ()) if each.rules and each.topic == topic]:
        return Cell(Answer.RULED, law.key, tuple(ruled))
    if (cell := _without_rule(law, topic)).answer is not Answer.NOT_COVERED:
        return cell
    for way in law.sends:
        if lent := [each.at for each in book(way.to).printed.get(topic, ()) if _reached(way, each)]:
            return Cell(Answer.FALLS_BACK, way.to, tuple(lent))
    if missing := may_rule(law, topic):
        return Cell(Answer.LACKING, missing[0].book, tuple(each.at for each in missing))
    return cell


def _reached(way: Fallback, each: Paragraph) -> bool:
    return each.topic.startswith(way.topics) and each.at.startswith(way.only)


def _without_rule(law: Book, topic: str) -> Cell:
    asked = tuple(each.at for each in law.printed.get(topic, ()) if each.status == "question")
    return Cell(Answer.ASKED if asked else Answer.NOT_COVERED, law.key, asked)


def decided_by(law: Book, kind: AnyKind, only: tuple[str, ...] = EVERY) -> tuple[InForce, ...]:
    """The rules of a book that may decide on a kind, with those of their paragraphs that begin like one of `only`.

    An exception may where one of the rules may that it excepts, as it holds only where one of these does.
    """
    found: dict[str, InForce] = {}
    for each in (force for topic in kind.topics for force in law.by_topic.get(topic, ())):
        bases = each.rule.excepts
        if (not each.rule.kinds or kind.key in each.rule.kinds) and (not bases or found.keys() & set(bases)):
            found[each.rule.key] = each
    return tuple(each for each in found.values() if any(p.at.startswith(only) for p in each.paragraphs))


def _places(some: Iterable[InForce]) -> tuple[str, ...]:
    return tuple(dict.fromkeys(paragraph.at for each in some for paragraph in each.paragraphs))


def _answer(some: tuple[InForce, ...]) -> Answer:
    if all(_open(each.rule.ruling) for each in some):
        return Answer.FLOOR
    read = all(paragraph.reading for each in some for paragraph in each.paragraphs)
    return Answer.READING if read else Answer.RULED


def _open(ruling: Ruling) -> bool:
    """Is it the floor's to decide, whatever happened?"""
    return ruling.authority is Authority.FLOOR and ruling.discretion is Discretion.FULL


def uncovered(row: TopicRow) -> Iterator[str]:
    """The books that do not rule on it themselves, and that send nobody to one which does."""
    return (key for key, each in row.cells.items() if each.answer in (Answer.ASKED, Answer.NOT_COVERED))
