"""The index over the law, in memory: ranked full text that understands the field's words.

What is found stands in this order: the paragraph of the very number, those with the very words, those with words that
mean the same, those with words that are only begun, an area's; inside each the best first. Silences come after
paragraphs.
"""

import sqlite3
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cache

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


@dataclass(frozen=True, slots=True)
class Hit:
    """One thing found; `title` and `sense` are the stretches (from, to) of the document's texts that were meant."""

    document: Document
    title: Spans = ()
    sense: Spans = ()


@dataclass(frozen=True, slots=True)
class Found:
    """What was found, best first. `loose` says that nothing has all the words: those with the most come instead."""

    hits: tuple[Hit, ...] = ()
    loose: bool = False


Rows = dict[int, Hit]


class Index:
    """Finds among these documents. One thread only.

    It takes them in a few at a time: in `step`s while nobody waits for it, and what is left when it is first asked.
    """

    def __init__(self, found: Iterable[Document]) -> None:
        self.documents = tuple(found)
        self._base = sqlite3.connect(":memory:")
        fields = ", ".join(COLUMNS)
        self._base.execute(f"CREATE VIRTUAL TABLE law USING fts5({fields}, tokenize='porter unicode61')")
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
        for level in Level:
            if level < Level.AREA or not rows:
                rows |= {place: hit for place, hit in self._having(sought, level, house).items() if place not in rows}
        if rows:
            return Found(tuple(rows.values()))
        return Found(tuple(self._with_most(units(typed, self._vocabulary, single=True), house)), loose=True)

    def _by_number(self, typed: str, house: str) -> Rows:
        places = [(n, each.at) for n, each in enumerate(self.documents) if each.at and house in ("", each.house)]
        whole = asked(typed)
        rows = {place: Hit(self.documents[place]) for place in ranked(places, whole)} if whole else {}
        for number, rest in () if rows else apart(typed):
            having = self._having(units(rest, self._vocabulary), Level.BEGUN, house) if rest else {}
            rows |= {place: having[place] for place in ranked(places, number) if place in having}
        return rows

    def _having(self, sought: tuple[Unit, ...], level: Level, house: str) -> Rows:
        """What has all the units at this level, best first."""
        query = " AND ".join(each.query(level) for each in sought)
        rows = self._matching(query if level is Level.AREA else f"- area : ({query})") if sought else {}
        fit = {place: hit for place, hit in rows.items() if house in ("", hit.document.house)}
        words = {word for each in sought for term in each.spelt for word in term}
        named = {key for key, own in self._named.items() if words & own}
        order = sorted(fit, key=lambda place: self._after(place, house, named))
        return {place: fit[place] for place in order}

    def _after(self, place: int, house: str, named: set[str]) -> tuple[bool, bool]:
        """What puts a row back, whatever its rank: another house than the one named; silence, among several houses."""
        each = self.documents[place]
        return bool(named) and each.house not in named, each.silent and not house

    def _matching(self, query: str) -> Rows:
        told = [f"highlight(law, {n}, '{OPEN}', '{CLOSE}')" for n in (0, 1)]
        best = f"bm25(law, {', '.join(map(str, WEIGHTS))})"
        sql = f"SELECT rowid, {', '.join(told)} FROM law WHERE law MATCH ? ORDER BY {best}, rowid"
        return {
            place: Hit(self.documents[place], _spans(title), _spans(sense))
            for place, title, sense in self._base.execute(sql, (query,))
        }

    def _with_most(self, sought: tuple[Unit, ...], house: str) -> list[Hit]:
        """What has at least a third of the units, those with most of them first."""
        each_has = [self._having((unit,), Level.BEGUN, house) for unit in sought]
        order: dict[int, tuple[int, int]] = {}
        for has in sorted(each_has, key=len):  # what a rare word finds, before what a common one does
            for rank, place in enumerate(has):
                times, before = order.get(place, (0, len(order) + rank))
                order[place] = times - 1, before
        least = (len(sought) + 2) // 3
        best = sorted((place for place in order if -order[place][0] >= least), key=lambda place: order[place])
        return [_joined(place, each_has) for place in best]


def _fields(each: Document) -> tuple[str, ...]:
    names = " ".join(f"{word}{HOUSE}" for word in each.names)
    return each.title, each.sense, each.rules, each.reading, each.numbers, names, each.area, each.about


def _joined(place: int, found: list[Rows]) -> Hit:
    hits = [has[place] for has in found if place in has]
    title = sorted({span for hit in hits for span in hit.title})
    sense = sorted({span for hit in hits for span in hit.sense})
    return Hit(hits[0].document, tuple(title), tuple(sense))


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
    """The index over the five books, made when it is first asked for. Raises BadLedger."""
    return Index(every_document())
