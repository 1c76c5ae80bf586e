"""Strict reading of tables: every value is what it should be, or a fault with its line and key."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any, TypeVar

from trainer.kernel.limits import MOST_CHIPS, quoted, too_much
from trainer.kernel.nearest import nearest, one_of
from trainer.kernel.places import Path, line_of
from trainer.kernel.places import key_text as key_text
from trainer.scenarios.form import Fault

T = TypeVar("T")
MOST_ENTRIES = 1_000  # of a list or of an array of tables
KINDS = {int: "a whole number", str: "text", list: "a list of strings", dict: "a TOML table", bool: "true or false"}


@dataclass
class Faults:
    """Collects faults of one file."""

    path: str
    where: Callable[[], dict[Path, int]] = dict
    found: list[Fault] = field(default_factory=list)

    @cached_property
    def places(self) -> dict[Path, int]:
        """The line of every key: looked up in the file only where there is a fault."""
        return self.where()

    def add(self, path: Path, what: str) -> None:
        self.found.append(Fault(self.path, line_of(self.places, path), key_text(path), what))

    def read(self, path: Path, reader: Callable[[], T]) -> T | None:
        """What the reader returns; a ValueError of its becomes a fault at the path, and None comes back."""
        try:
            return reader()
        except ValueError as fault:
            self.add(path, str(fault))
            return None


@dataclass
class Row:
    """One table of the file. Take every key it may have, then `end`."""

    data: Mapping[str, Any]
    path: Path
    faults: Faults
    taken: set[str] = field(default_factory=set)

    def at(self, key: str) -> Path:
        return (*self.path, key)

    def take(self, key: str, kind: type, default: Any = None) -> Any:
        """The value of a key, `default` where it is absent, or None with a fault where it is needed or wrong."""
        self.taken.add(key)
        if key not in self.data:
            if default is None:
                self.faults.add(self.at(key), "is missing")
            return default
        value = self.data[key]
        if type(value) is not kind or (isinstance(value, list) and not all(type(each) is str for each in value)):
            self.faults.add(self.at(key), f"must be {KINDS[kind]}")
            return default
        if kind is int or kind is list:
            return self._bounded(key, value, default)
        return value

    def _bounded(self, key: str, value: Any, default: Any) -> Any:
        """The value, or the default with a fault where it is more than a file may ask for."""
        what = long_fault(value) if isinstance(value, list) else too_much(value)
        if what:
            self.faults.add(self.at(key), what)
        return default if what else value

    def take_one_of(self, key: str, known: tuple[str, ...], default: str | None = None) -> str:
        """One of the known words or the default; "" with a fault where it is another."""
        value = self.take(key, str, default)
        if value is not None and value not in known and value != default:
            self.faults.add(self.at(key), f"{quoted(value)} isn't a choice here: {one_of(value, known)}")
            return ""
        return value or ""

    def take_some_of(self, key: str, known: tuple[str, ...]) -> tuple[str, ...]:
        """Some of the known words, each once; a fault for each other one, at its place in the list."""
        found: list[str] = []
        for number, each in enumerate(self.take(key, list, [])):
            if each not in known:
                self.faults.add((*self.at(key), number), f"{quoted(each)} isn't a choice here: {one_of(each, known)}")
            elif each in found:
                self.faults.add((*self.at(key), number), f"{quoted(each)} is listed twice")
            found.append(each)
        return tuple(found)

    def take_amount(self, key: str, default: int | None = None) -> int:
        """An amount in chips, 0 where it is wrong."""
        value: int | None = self.take(key, int, default)
        if value is not None and not 0 <= value <= MOST_CHIPS:
            self.faults.add(self.at(key), too_much(value, MOST_CHIPS) if value > 0 else "must be 0 or more")
            return 0
        return value or 0

    def take_numbers(self, key: str) -> list[int]:
        """A list of whole numbers, empty where it is absent or wrong."""
        self.taken.add(key)
        value = self.data.get(key, [])
        if not isinstance(value, list) or not all(type(each) is int for each in value):
            self.faults.add(self.at(key), "must be a list of whole numbers")
            return []
        if what := next(filter(None, (long_fault(value), *map(too_much, value))), ""):
            self.faults.add(self.at(key), what)
            return []
        return list(value)

    def rows(self, key: str) -> list["Row"]:
        """The tables of an array of tables."""
        self.taken.add(key)
        value = self.data.get(key, [])
        if not isinstance(value, list) or not all(isinstance(each, dict) for each in value):
            self.faults.add(self.at(key), f"must be written as [[{key}]]")
            return []
        if what := long_fault(value):
            self.faults.add(self.at(key), what)
            return []
        return [Row(each, (*self.path, key, number), self.faults) for number, each in enumerate(value)]

    def table(self, key: str) -> "Row":
        """A table within; empty where it is absent."""
        return Row(self.take(key, dict, {}), self.at(key), self.faults)

    def end(self) -> None:
        """Whatever was not taken is a fault."""
        for key in self.data:
            if key not in self.taken:
                self.faults.add(self.at(key), f"isn't a key here{nearest(key, self.taken)}")


def long_fault(some: list[Any]) -> str:
    """What is wrong with a list that is longer than a file may have; "" where nothing is."""
    return f"has {len(some):,} entries; {MOST_ENTRIES:,} is the maximum" if len(some) > MOST_ENTRIES else ""
