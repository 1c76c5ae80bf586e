"""The strings of a TOML file that a user reads: those of a ledger, a question or a scenario."""

import re
from collections.abc import Iterator, Mapping
from typing import Any

from trainer.kernel.places import Path, line_of, places
from trainer.kernel.toml import document
from trainer.voice.gathering.text import Text, joined

LEDGER = frozenset({"says", "heading", "reading", "beside", "answer", "why", "reason", "label", "uncited", "doing"})
QUESTION = frozenset({"prompt", "text", "why", "why_right", "why_not", "values"})
SCENARIO = frozenset({"title", "hints", "words"})
_LINE = re.compile(r"\d+(?:\.\d+)? |[PDF]\d? [a-z]")
"""How a line of the notation begins, which a question may draw as a value."""


def texts(file: str, source: str) -> Iterator[Text]:
    """Every string of the file that a user reads, in the order of its tables. Raises BadToml."""
    data = document(source)
    read = LEDGER if "book" in data or "practice" in data else QUESTION if "prompt" in data else SCENARIO
    lines, at = source.splitlines(), places(source)
    starts = sorted({*at.values(), len(lines) + 1})
    for path, words in _within(data, (), read):
        if " " in words.strip() or words[:1].isupper():
            line = max(1, line_of(at, path))
            end = next((each for each in starts if each > line), len(lines) + 1)
            yield Text(file, line, joined(words), tuple(lines[line - 1 : end - 1]))


def _within(value: Any, path: Path, read: frozenset[str]) -> Iterator[tuple[Path, str]]:
    """The strings below a value that stand under a key that is read, with their paths."""
    if isinstance(value, Mapping):
        for key, each in value.items():
            if key not in NOT_BELOW_VALUES or "values" not in path:
                yield from _within(each, (*path, key), read)
    elif isinstance(value, list):
        for number, each in enumerate(value):
            yield from _within(each, (*path, number), read)
    elif isinstance(value, str) and read.intersection(map(str, path)) and not _is_notation(value, path):
        yield path, value


def _is_notation(value: str, path: Path) -> bool:
    return "values" in path and ("\n" in value or bool(_LINE.match(value)))


NOT_BELOW_VALUES = frozenset({"require", "at", "from", "to", "step"})
"""Sums of a question's values: `values` is read for the words that are drawn."""
