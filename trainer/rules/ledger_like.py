"""A ledger made as a difference: it names the book that it is `like` and says only what differs.

A row of that book stands here too, its tests named for this one, unless a row of the same number says it anew. A row
with `like` takes one over under another number, or with some of its keys said anew. What this book does not print is
named in `without`, so that nothing is lost, or kept, by an oversight.
"""

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from trainer.kernel import toml
from trainer.kernel.limits import quoted
from trainer.kernel.nearest import nearest
from trainer.kernel.pieces import Pieces
from trainer.kernel.places import Path, short
from trainer.kernel.toml import BadToml
from trainer.rules import houses
from trainer.rules.ledger_faults import LedgerFaults

LIKE, AFTER, WITHOUT = "like", "after", "without"
TAKEN: Path = (LIKE,)  # where a row taken over stands in the file
PLACED = ("at", LIKE, AFTER, "was")  # all that a row says which takes another over as it is
PART_OF, INSTEAD_OF = "part_of", "instead_of"
FROM = (PART_OF, INSTEAD_OF)  # from which of the other's a row with a number of its own has come, unchanged or changed
TABLES = ("paragraph", "example")
MERGED = ("parameters", "wording", "uncited")  # key by key
INSTEAD = ("fallback", "floor_follows", "numbering", "gone")  # those of the other book unless there are some here
Raw = Mapping[str, Any]
Table = Sequence[Raw]


@dataclass(frozen=True)
class Row:
    """A row and its path in the file. `taken` is its number in the other book where it was taken over as it is."""

    values: dict[str, Any]
    path: Path
    taken: str = ""


@dataclass(frozen=True)
class Whole:
    """A ledger as if it were written out: its tables in order, and the rest of what it says."""

    rows: Mapping[str, tuple[Row, ...]]
    data: Raw


def written_out(data: Raw, tables: Mapping[str, Table], faults: LedgerFaults) -> Pieces[Whole]:
    """The ledger with what it takes over from the book it is like, if any; `tables` are its own rows."""
    if not isinstance(data.get(LIKE), str):
        _of_no_other(tables, faults)
    whole = yield from _whole(data, tables, (str(data.get("book")),), faults, faults)
    return whole or _by_itself(data, tables)


def _whole(
    data: Raw, tables: Mapping[str, Table], seen: tuple[str, ...], own: LedgerFaults, first: LedgerFaults
) -> Pieces[Whole | None]:
    """A ledger written out; None where the book it is like cannot be read.

    `seen` are the books on the way here, itself the last; `own` collects its faults, `first` those of the way.
    """
    if not isinstance(data.get(LIKE), str):
        return _by_itself(data, tables)
    other = yield from _other(data[LIKE], seen, first)
    if other is None:
        return None
    numbers = {at for name in TABLES for at in _numbers(other.rows[name])}
    for place, at in enumerate(_list(data.get(WITHOUT))):
        if isinstance(at, str) and at not in numbers:
            own.add((WITHOUT, place), f"{WITHOUT}: {data[LIKE]} has no {short(at)}{nearest(at, numbers)}")
    merging = (_Merging(data, name, tables[name], other.rows[name], own) for name in TABLES)
    return Whole({each.table: each.rows() for each in merging}, _data(data, other.data))


def _by_itself(data: Raw, tables: Mapping[str, Table]) -> Whole:
    return Whole({name: alone(name, tables[name]) for name in TABLES}, data)


def _of_no_other(tables: Mapping[str, Table], faults: LedgerFaults) -> None:
    """Rows that say from which of the other's they have come, though the book is like none."""
    for name, rows in tables.items():
        for number, row in enumerate(rows):
            for key in FROM:
                if key in row:
                    called = f"{name} {short(str(row.get('at')))}"
                    faults.add((name, number, key), f"{called}: {key} is only for a book that is {LIKE} another")


def alone(table: str, rows: Table) -> tuple[Row, ...]:
    """The rows of a table as they stand in the file."""
    return tuple(Row(dict(values), (table, number)) for number, values in enumerate(rows))


def _other(key: str, seen: tuple[str, ...], faults: LedgerFaults) -> Pieces[Whole | None]:
    """The book that one is like, written out; None where there is none to be read, which is a fault."""
    if key in seen:
        faults.add((LIKE,), f"{LIKE}: {' is like '.join((*seen, key))}")
        return None
    if key not in houses.there():
        faults.add((LIKE,), f"{LIKE}: no book {quoted(key)}{nearest(key, houses.there())}")
        return None
    try:
        data = yield from toml.reading(houses.ledger_text(key))
    except BadToml:
        faults.add((LIKE,), f"{LIKE}: the ledger of {key} cannot be read")
        return None
    tables = {name: [row for row in _list(data.get(name)) if isinstance(row, dict)] for name in TABLES}
    return (yield from _whole(data, tables, (*seen, key), LedgerFaults(""), faults))  # its faults are its own


def _list(given: Any) -> list[Any]:
    return given if isinstance(given, list) else []


def _numbers(rows: Iterable[Row]) -> Iterator[str]:
    return (at for row in rows if isinstance(at := row.values.get("at"), str))


def _data(own: Raw, other: Raw) -> Raw:
    """The rest of a ledger with what it has from the other."""
    found = dict(own)
    for name in MERGED:
        if isinstance(own.get(name, {}), dict) and (whole := {**other.get(name, {}), **own.get(name, {})}):
            found[name] = whole
    return {**{name: other[name] for name in INSTEAD if name in other}, **found}


class _Merging:
    """One table of a ledger, with that of the other book."""

    def __init__(self, data: Raw, table: str, own: Table, other: Iterable[Row], faults: LedgerFaults) -> None:
        self.book, self.like, self.table, self.faults = str(data.get("book")), data[LIKE], table, faults
        self.there = {str(row.values.get("at")): row.values for row in other}
        self.without = [at for at in _list(data.get(WITHOUT)) if isinstance(at, str) and at in self.there]
        self.own = list(enumerate(own))
        self.said: dict[str, int] = {}
        for number, row in self.own:
            if isinstance(row.get("at"), str):
                self.said.setdefault(row["at"], number)

    def rows(self) -> tuple[Row, ...]:
        """In order: each in the place of the one whose number it has or that it takes over, or where `after` says."""
        moved = {str(row.get(LIKE)) for _, row in self.own if row.get(LIKE) != row.get("at")}
        found: dict[str, Row] = {}
        for at, values in self.there.items():
            if at in self.said:
                found[at] = self._own(self.said[at])
            elif at in moved:
                found |= {new: self._own(number) for new, number in self._taking(at) if new not in self.there}
            elif at not in self.without:
                found[at] = Row(self._taken(values, at), TAKEN, at)
        return (*self._put_in(found).values(), *self._nameless())

    def _taking(self, at: str) -> Iterator[tuple[str, int]]:
        """The rows that take that one over under a new number, without those that say where they stand."""
        return (
            (new, n) for new, n in self.said.items() if self.own[n][1].get(LIKE) == at and not self.own[n][1].get(AFTER)
        )

    def _put_in(self, found: dict[str, Row]) -> dict[str, Row]:
        """With the rows that have a number of their own, each after the one it names; examples may stand at the end."""
        for new, number in self.said.items():
            if new in found:
                continue
            after = self.own[number][1].get(AFTER)
            if after is None and self.table == "paragraph":
                self._fault(number, AFTER, f"{AFTER} is missing: name the paragraph it comes after")
            elif after is not None and after not in found:
                self._fault(number, AFTER, f"{AFTER}: no {quoted(after)} before it{_nearest(after, found)}")
            found = _inserted(found, new, self._own(number), after)
        return found

    def _nameless(self) -> Iterator[Row]:
        """Rows with a fault in their number, and those whose number is listed twice: they are looked at too."""
        kept = set(self.said.values())
        plain = ((number, {key: row[key] for key in row if key not in (LIKE, AFTER)}) for number, row in self.own)
        return (Row(row, (self.table, number)) for number, row in plain if number not in kept)

    def _own(self, number: int) -> Row:
        """A row that stands in this ledger, with what it takes over."""
        row, path = dict(self.own[number][1]), (self.table, number)
        like, at = row.pop(LIKE, None), str(row["at"])
        row.pop(AFTER, None)
        if at in self.without:
            self._fault(number, "at", f"{WITHOUT} lists it too")
        for key in FROM:
            if isinstance(was := row.get(key), str) and was not in self.there:
                self._fault(number, key, f"{key}: {self.like} has no {quoted(was)}{_nearest(was, self.there)}")
        if like is None:
            return Row(row, path)
        if like not in self.there:
            self._fault(number, LIKE, f"{LIKE}: {self.like} has no {quoted(like)}{_nearest(like, self.there)}")
            return Row(row, path)
        if like in self.without:
            self._fault(number, LIKE, f"{LIKE}: {WITHOUT} lists {short(like)} too")
        as_it_is = self.own[number][1].keys() <= set(PLACED)
        if not as_it_is and like != at and not row.keys() & set(FROM):
            row[INSTEAD_OF] = like
        return Row({**self._taken(self.there[like], at), **row}, path, like if as_it_is else "")

    def _taken(self, values: Raw, at: str) -> dict[str, Any]:
        """A row of the other book as it stands in this one: its number here, and tests of its own."""
        was = str(values.get("at"))
        row = {key: value for key, value in values.items() if key not in FROM} | {"at": at}
        if isinstance(tests := row.get("tests"), list):
            row["tests"] = [proved(each, (self.like, was), (self.book, at)) for each in tests if isinstance(each, str)]
        return row

    def _fault(self, number: int, key: str, what: str) -> None:
        self.faults.add((self.table, number, key), f"{self.table} {short(str(self.own[number][1].get('at')))}: {what}")


def proved(text: str, there: tuple[str, str], here: tuple[str, str]) -> str:
    """The id of a test, or any text with "house:paragraph", for another house and paragraph."""
    (house, at), (own, new) = there, here
    return re.sub(rf"{re.escape(house)}:{re.escape(at)}(?![A-Za-z0-9])", f"{own}:{new}", text)


def _nearest(given: object, known: Iterable[str]) -> str:
    return nearest(given, known) if isinstance(given, str) else ""


def _inserted(found: dict[str, Row], at: str, row: Row, after: object) -> dict[str, Row]:
    if after not in found:
        return {**found, at: row}
    with_it: dict[str, Row] = {}
    for key, each in found.items():
        with_it[key] = each
        if key == after:
            with_it[at] = row
    return with_it
