"""Tests of a book, put to the houses whose ledgers are made as a difference to it as well.

Such a ledger names tests of its own for all that it takes over: `[tda-2024:37]` beside `[tda-2022:37]`. Where one is
not written out it is the other's, with the house and the paragraph changed in its id and in what it is given.
"""

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any

import pytest

from trainer.rules.book import all_books
from trainer.rules.ledger_like import proved

Param = type(pytest.param())
NAMED = re.compile(r"([a-z0-9-]+):([A-Za-z0-9-]+)")


@dataclass(frozen=True)
class Other:
    """A house like another: its key, its numbers by those of the other, and the tests that its ledger names."""

    key: str
    numbers: Mapping[str, tuple[str, ...]]
    tests: Mapping[str, frozenset[str]]

    def ids(self, house: str, test: str, given: str) -> Iterator[tuple[str, str, str]]:
        """The ids that this house names for a test's given one, with the paragraph there and here."""
        named = self.tests.get(test, frozenset())
        for found in NAMED.finditer(given):
            longest = ""
            for at, new in self._pairs(found[2]) if found[1].endswith(house) else ():
                mine = proved(given, (house, at), (self.key, new))
                if mine != given and longest in ("", at) and any(mine in each for each in named):
                    longest = at
                    yield mine, at, new

    def _pairs(self, text: str) -> Iterator[tuple[str, str]]:
        """A number may be followed by words in an id: "34-adjusted"."""
        parts = text.split("-")
        for end in range(len(parts), 0, -1):
            at = "-".join(parts[:end])
            yield from ((at, new) for new in self.numbers.get(at, ()))


@cache
def others() -> Mapping[str, tuple[Other, ...]]:
    """The houses made as a difference, by the house that they are like."""
    found: dict[str, list[Other]] = {}
    for law in all_books():
        if law.ledger.like:
            found.setdefault(law.ledger.like, []).append(_other(law.ledger))
    return {house: tuple(some) for house, some in found.items()}


def _other(ledger: Any) -> Other:
    numbers: dict[str, list[str]] = {}
    tests: dict[str, set[str]] = {}
    rows = (*ledger.paragraphs, *ledger.examples)
    for row in (each for each in rows if each.taken or each.instead_of):
        numbers.setdefault(row.taken or row.instead_of, []).append(row.at)
    for row in rows:
        numbers.setdefault(row.at, [row.at])  # said anew, and proved by the same tests where it names them
        for each in row.tests:
            name, _, given = each.rstrip("]").partition("[")
            tests.setdefault(name, set()).add(given)
    return Other(
        ledger.book,
        {at: tuple(some) for at, some in numbers.items()},
        {name: frozenset(some) for name, some in tests.items()},
    )


def put_to_others(metafunc: pytest.Metafunc) -> None:
    """Give a test's parameters those of the houses that name it too."""
    node = metafunc.definition
    name = node.nodeid.partition("[")[0]
    node.own_markers[:] = [
        _with_others(each, name) if each.name == "parametrize" else each for each in node.own_markers
    ]


def _with_others(mark: pytest.Mark, test: str) -> pytest.Mark:
    """The mark with the parameters of other houses behind its own."""
    names, values, *rest = mark.args
    values, ids = list(values), mark.kwargs.get("ids")
    given = _ids(values, ids)
    more = dict(_more(values, given, test))
    if not more:
        return mark
    before = [
        None if ids is None or isinstance(value, Param) else each for value, each in zip(values, given, strict=True)
    ]
    kwargs = {**mark.kwargs, "ids": [*before, *more]}
    return pytest.mark.parametrize(names, [*values, *more.values()], *rest, **kwargs).mark


def _more(values: list[Any], given: list[str], test: str) -> Iterator[tuple[str, Any]]:
    for house, some in others().items():
        for value, text in zip(values, given, strict=True):
            for other in some if house in text else ():
                for mine, at, new in other.ids(house, test, text):
                    if mine not in given:
                        yield mine, _changed(value, (house, at), (other.key, new))


def _ids(values: list[Any], ids: Any) -> list[str]:
    """What pytest calls these sets of parameters, as far as a house may be in it."""
    if ids is not None and not callable(ids):
        return [str(each) for each in ids]
    return [_made_up(value, ids) for value in values]


def _made_up(value: Any, ids: Any) -> str:
    if isinstance(value, Param):
        return str(value.id) if value.id else _made_up(value.values, ids)
    parts = value if isinstance(value, tuple) else (value,)
    return "-".join(str(ids(part) if ids else part) for part in parts)


def _changed(value: Any, there: tuple[str, str], here: tuple[str, str]) -> Any:
    if isinstance(value, str):
        return here[0] if value == there[0] else here[1] if value == there[1] else proved(value, there, here)
    if isinstance(value, Param):
        return pytest.param(*(_changed(each, there, here) for each in value.values), marks=value.marks)
    if type(value) in (tuple, list):
        return type(value)(_changed(each, there, here) for each in value)
    return value
