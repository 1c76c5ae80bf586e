"""The index over the law, in memory: ranked full text that understands the field's words.

What is found stands in this order: the paragraph of the very number, those with the very words, those with words that
mean the same, those with words that are only begun, an area's; inside each the best first. Silences come after
paragraphs.
"""

import sqlite3
from collections.abc import Callable, Collection, Iterable, Iterator
from dataclasses import dataclass, field
from functools import cache, cached_property, partial

from trainer.search.documents import Document, every_document
from trainer.search.numbers import apart, asked, ranked
from trainer.search.synonyms import parts
from trainer.search.words import HOUSE, Level, Unit, units

COLUMNS = ("title", "sense", "rules", "reading", "numbers", "names", "area", "about")
WEIGHTS = (8.0, 4.0, 2.0, 1.0, 1.0, 0.5, 0.3, 14.0)
BATCH = 25  # documents in a step: a few milliseconds
DONE = object()
OPEN, CLOSE = "\x01", "\x02"
Span = tuple[int, int]
Spans = tuple[Span, ...]
Marks = tuple[Spans, Spans]  # the stretches (from, to) of a document's title and of its sense that were meant


@dataclass(frozen=True)
class Hit:
    """One thing found. What was meant in it is marked when it is looked at: of hundreds found a list shows ten."""

    document: Document
    marking: Callable[[], Marks] = field(default=lambda: ((), ()), repr=False, compare=False)

    @cached_property
    def marks(self) -> Marks:
        """What was meant in its title, and in its sense."""
        return self.marking()


@dataclass(frozen=True, slots=True)
class Found:
    """What was found, best first. `loose` says that nothing has all the words: those with the most come instead."""

    hits: tuple[Hit, ...] = ()
    loose: bool = False


Rows = dict[int, str]  # places of documents, best first, each with the query that found it


class Index:
    """Finds among these documents. One thread only.

    It takes them in a few at a time: in `step`s while nobody waits for it, and what is left when it is first asked.
    """

    def __init__(self, found: Iterable[Document]) -> None:
        self.documents = tuple(found)
        self._base = sqlite3.connect(":memory:")
        fields = ", ".join(COLUMNS)
        self._base.execute(f"CREATE VIRTUAL TABLE law USING fts5({fields}, tokenize='porter unicode61')")
        self._reach = {"": (0, len(self.documents))}  # by house, its first and its last place
        for place, each in enumerate(self.documents):
            self._reach[each.house] = self._reach.get(each.house, (place, place))[0], place
        self._named = {each.house: frozenset(each.names) for each in self.documents}
        self._vocabulary: list[str] = []
        self._filling = self._filled()

    def step(self) -> bool:
        """Take in a few more documents; may there be more?"""
        return next(self._filling, DONE) is not DONE

    def _filled(self) -> Iterator[None]:
        """All of them, and then their words."""
        fields, marks = ", ".join(COLUMNS), ", ".join("?" * (len(COLUMNS) + 1))
        words: set[str] = set()
        for first in range(0, len(self.documents), BATCH):
            few = self.documents[first : first + BATCH]
            rows = [(n, *_fields(each)) for n, each in enumerate(few, first)]
            self._base.executemany(f"INSERT INTO law (rowid, {fields}) VALUES ({marks})", rows)
            words |= {word for row in rows for text in row[1:] for word in parts(str(text))}
            yield
        self._vocabulary = sorted(words)

    def close(self) -> None:
        """Give the memory back; nothing can be found afterwards."""
        self._base.close()

    def find(self, typed: str, house: str = "") -> Found:
        """What answers to the words typed, in all houses or in the one of this key; everything for no words at all."""
        while self.step():
            """What is not taken in yet cannot be found."""
        sought = units(typed, self._vocabulary)
        if not sought:
            return Found(tuple(Hit(each) for each in self.documents if house in ("", each.house)))
        rows = self._by_number(typed, house)
        for query in dict.fromkeys(_query(sought, level) for level in (Level.SPELT, Level.MEANT, Level.BEGUN)):
            rows |= self._matching(query, sought, house, rows)
        rows = rows or self._matching(_query(sought, Level.AREA), sought, house)
        if rows:
            return Found(tuple(self._hit(place, (query,)) for place, query in rows.items()))
        return Found(tuple(self._with_most(units(typed, self._vocabulary, single=True), house)), loose=True)

    def _by_number(self, typed: str, house: str) -> Rows:
        whole, numbers = asked(typed), apart(typed)
        if not whole and not numbers:
            return {}
        places = [(n, each.at) for n, each in enumerate(self.documents) if each.at and house in ("", each.house)]
        former = [(n, was) for n, _ in places for was in self.documents[n].was]
        rows = dict.fromkeys([*ranked(places, whole), *ranked(former, whole)], "") if whole else {}
        for number, rest in () if rows else numbers:
            having = self._begun(units(rest, self._vocabulary), house)
            rows |= {place: having[place] for place in ranked(places, number) if place in having}
        return rows

    def _begun(self, sought: tuple[Unit, ...], house: str) -> Rows:
        return self._matching(_query(sought, Level.BEGUN), sought, house) if sought else {}

    def _matching(self, query: str, sought: tuple[Unit, ...], house: str, but: Collection[int] = ()) -> Rows:
        """What answers to a query for these units, best first, without those that were found before."""
        first, last = self._reach.get(house, (0, -1))
        known = f" AND rowid NOT IN ({', '.join(map(str, but))})" if but else ""
        best = f"bm25(law, {', '.join(map(str, WEIGHTS))})"
        sql = f"SELECT rowid FROM law WHERE law MATCH ? AND rowid BETWEEN ? AND ?{known} ORDER BY {best}, rowid"
        found = [place for (place,) in self._base.execute(sql, (query, first, last))]
        if not house:
            return dict.fromkeys(sorted(found, key=self._after(sought)), query)
        return {place: query for place in found if self.documents[place].house == house}

    def _after(self, sought: tuple[Unit, ...]) -> Callable[[int], tuple[bool, bool]]:
        """What puts a place back among several houses, whatever its rank: another house than the named; no words."""
        words = {word for each in sought for term in each.spelt for word in term}
        named = {key for key, own in self._named.items() if words & own}
        each = self.documents
        return lambda place: (bool(named) and each[place].house not in named, each[place].silent or each[place].lacking)

    def _hit(self, place: int, queries: Iterable[str]) -> Hit:
        return Hit(self.documents[place], partial(self._marks, place, queries))

    def _marks(self, place: int, queries: Iterable[str]) -> Marks:
        """What these queries, which found it, meant in a document; nothing where its number was asked for."""
        told = ", ".join(f"highlight(law, {n}, '{OPEN}', '{CLOSE}')" for n in (0, 1))
        sql = f"SELECT {told} FROM law WHERE law MATCH ? AND rowid = ?"
        marked = [self._base.execute(sql, (query, place)).fetchone() for query in queries if query]
        title, sense = ({span for row in marked for span in _spans(row[which])} for which in (0, 1))
        return tuple(sorted(title)), tuple(sorted(sense))

    def _with_most(self, sought: tuple[Unit, ...], house: str) -> list[Hit]:
        """What has at least a third of the units, those with most of them first."""
        has_of = {unit: self._begun((unit,), house) for unit in dict.fromkeys(sought)}
        each_has = [has_of[unit] for unit in sought]
        order: dict[int, tuple[int, int]] = {}
        for has in sorted(each_has, key=len):  # what a rare word finds, before what a common one does
            for rank, place in enumerate(has):
                times, before = order.get(place, (0, len(order) + rank))
                order[place] = times - 1, before
        least = (len(sought) + 2) // 3
        best = sorted((place for place in order if -order[place][0] >= least), key=lambda place: order[place])
        return [self._hit(place, [has[place] for has in each_has if place in has]) for place in best]


def _query(sought: tuple[Unit, ...], level: Level) -> str:
    """What has all the units at this level."""
    query = " AND ".join(each.query(level) for each in sought)
    return query if level is Level.AREA else f"- area : ({query})"


def _fields(each: Document) -> tuple[str, ...]:
    names = " ".join(f"{word}{HOUSE}" for word in each.names)
    return each.title, each.sense, each.rules, each.reading, each.numbers, names, each.area, each.about


def _spans(marked: str) -> Spans:
    """The stretches between the signs, counted in the text without them."""
    found: list[Span] = []
    at = 0
    for before, meant in (piece.split(OPEN) for piece in marked.split(CLOSE)[:-1]):
        at += len(before)
        found.append((at, at + len(meant)))
        at += len(meant)
    return tuple(found)


@cache
def index() -> Index:
    """The index over all books, made when it is first asked for. Raises BadLedger."""
    return Index(every_document())
