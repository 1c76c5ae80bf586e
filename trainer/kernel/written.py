"""The texts in a TOML file, each with the key it stands under and its place, so that one can be changed alone.

Every other character stays as it is: comments, order and lines that nobody meant.
"""

import re
import tomllib
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field

from trainer.kernel.places import Path
from trainer.kernel.toml import document

_SPACE = re.compile(r"(?:[ \t\r\n]|#[^\n]*)*")
_PART = r"(?:[A-Za-z0-9_-]+|\"(?:[^\"\\]|\\.)*\"|'[^']*')"
_KEY = re.compile(rf"{_PART}(?:[ \t]*\.[ \t]*{_PART})*")
_PARTS = re.compile(_PART)
_TEXT = re.compile(r"\"\"\"(?:[^\\]|\\.)*?\"{3,5}|'''.*?'{3,5}|\"(?:[^\"\\\n]|\\.)*\"|'[^'\n]*'", re.DOTALL)
_BARE = re.compile(r"[^,\]}\s#]+(?: [0-9][^,\]}\s#]*)?")  # numbers, dates, true and false


@dataclass(frozen=True, slots=True)
class Written:
    """A text at a path such as ("cites", "upt", 0), from `start` to `end` in the file with its quotation marks."""

    path: Path
    value: str
    start: int
    end: int


@dataclass(frozen=True, slots=True)
class Edit:
    """Put `text` in the place of what stands from `start` to `end`."""

    start: int
    end: int
    text: str


def texts(toml: str) -> tuple[Written, ...]:
    """Every text that is a value, in the order of the file. Raises BadToml."""
    document(toml)  # what is read below is sound
    return tuple(_Reader(toml).found())


def edited(text: str, edits: Iterable[Edit]) -> str:
    """The text after edits that do not overlap."""
    for each in sorted(edits, key=lambda one: one.start, reverse=True):
        text = text[: each.start] + each.text + text[each.end :]
    return text


def line_at(text: str, place: int) -> int:
    """The line, from 1, on which a place of a text is."""
    return text.count("\n", 0, place) + 1


@dataclass
class _Reader:
    text: str
    at: int = 0
    counts: dict[Path, int] = field(default_factory=dict)

    def found(self) -> Iterator[Written]:
        table: Path = ()
        self._skip()
        while self.at < len(self.text):
            if self.text[self.at] == "[":
                table = self._header()
            else:
                yield from self._pair(table)
            self._skip()

    def _skip(self) -> None:
        self.at = self._match(_SPACE).end()

    def _match(self, pattern: re.Pattern[str]) -> re.Match[str]:
        found = pattern.match(self.text, self.at)
        assert found is not None, f"TOML that was read before is none at {self.at}"
        return found

    def _header(self) -> Path:
        """The path of the table that begins; a table below an array of tables belongs to the entry begun last."""
        many = self.text.startswith("[[", self.at)
        self.at += 2 if many else 1
        self._skip()
        parts = self._key()
        self.at = self.text.index("]", self.at) + (2 if many else 1)
        path: Path = ()
        for number, part in enumerate(parts, 1):
            path = (*path, part)
            if many and number == len(parts):
                self.counts[path] = self.counts.get(path, -1) + 1
            if path in self.counts:
                path = (*path, self.counts[path])
        return path

    def _key(self) -> tuple[str, ...]:
        key = self._match(_KEY)
        self.at = key.end()
        return tuple(_unquoted(part) for part in _PARTS.findall(key[0]))

    def _pair(self, table: Path) -> Iterator[Written]:
        path = (*table, *self._key())
        self.at = self.text.index("=", self.at) + 1
        self._skip()
        yield from self._value(path)

    def _value(self, path: Path) -> Iterator[Written]:
        first = self.text[self.at]
        if first in "\"'":
            begun, self.at = self.at, self._match(_TEXT).end()
            yield Written(path, _unquoted(self.text[begun : self.at]), begun, self.at)
        elif first == "[":
            yield from self._array(path)
        elif first == "{":
            yield from self._inline(path)
        else:
            self.at = self._match(_BARE).end()

    def _array(self, path: Path) -> Iterator[Written]:
        number = 0
        while self._goes_on("]"):
            yield from self._value((*path, number))
            number += 1

    def _inline(self, path: Path) -> Iterator[Written]:
        while self._goes_on("}"):
            yield from self._pair(path)

    def _goes_on(self, end: str) -> bool:
        """Step over a bracket or a comma to the next entry; False when it was the last."""
        if self.text[self.at] in "[{,":
            self.at += 1
        self._skip()
        if self.text[self.at] == ",":
            self.at += 1
            self._skip()
        if self.text[self.at] != end:
            return True
        self.at += 1
        return False


def _unquoted(text: str) -> str:
    if text[0] not in "\"'":
        return text
    value = tomllib.loads(f"x = {text}")["x"]
    assert isinstance(value, str)
    return value
