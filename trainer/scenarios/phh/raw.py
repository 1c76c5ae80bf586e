"""The hands of a PHH file as TOML has them: one of a .phh file, each numbered table of a .phhs file by itself."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from decimal import Decimal
from pathlib import Path
from typing import Any

from trainer.kernel.toml import BadToml, document
from trainer.scenarios.form import Fault

MANY = ".phhs"
MOST_BYTES = 16_000_000  # of a file of many hands
MOST_CHARACTERS = 100_000  # of one hand
MOST_HANDS = 20_000
_TABLE = re.compile(r"\[\s*(\"[^\"]*\"|'[^']*'|[A-Za-z0-9_-]+)\s*\]\s*(?:#.*)?")


@dataclass(frozen=True, slots=True)
class Raw:
    """One hand as it was read: `name` is its table in a file of many ("" in a file of one), `line` the line of the file
    before its text begins. `data` is empty and `fault` set where it is no TOML.
    """

    path: str
    name: str
    line: int
    text: str
    data: dict[str, Any]
    fault: Fault | None = None


def raw_hands(text: str, path: str) -> tuple[Raw, ...]:
    """Every hand of a file. A table that is no TOML spoils no other; a table that is there twice is a fault."""
    chunks = list(_chunks(text))
    many = Path(path).suffix.lower() == MANY or (len(chunks) > 1 and _bare(chunks[0][2]))
    if not many:
        return (_raw(path, "", 0, text),)
    if len(chunks) > MOST_HANDS:
        what = f"has {len(chunks):,} tables; the limit for a file is {MOST_HANDS:,} hands"
        return (Raw(path, "", 0, "", {}, Fault(path, 0, "", what)),)
    found = {} if _bare(chunks[0][2]) else {"": _raw(path, "", 0, chunks[0][2])}
    again = []
    for name, line, body in chunks[1:]:
        if name in found:
            fault = Fault(path, line, name, "is the name of two hands in this file")
            again.append(Raw(path, name, line, body, {}, fault))
        else:
            found[name] = _raw(path, name, line, body)
    return (*found.values(), *again)


def about(path: Path) -> int:
    """How many hands a file seems to hold, for whoever wants to know how long it takes; 1 where it cannot be read."""
    try:
        if path.suffix.lower() != MANY or not path.is_file() or path.stat().st_size > MOST_BYTES:
            return 1
        with path.open(encoding="utf-8", errors="replace") as lines:
            return max(1, sum(line.startswith("[") for line in lines))
    except (OSError, ValueError):
        return 1


def _chunks(text: str) -> Iterator[tuple[str, int, str]]:
    """The text before the first table, then each table: its name, the line of its head, its text."""
    lines = text.splitlines()
    heads = [(at, match[1].strip("\"'")) for at, line in enumerate(lines) if (match := _TABLE.fullmatch(line.strip()))]
    yield "", 0, "\n".join(lines[: heads[0][0]] if heads else lines)
    for (at, name), following in zip(heads, [*(at for at, _ in heads[1:]), len(lines)], strict=False):
        yield name, at + 1, "\n".join(lines[at + 1 : following])


def _bare(text: str) -> bool:
    """Is there nothing in it but comments?"""
    return all(not line.strip() or line.strip().startswith("#") for line in text.splitlines())


def _raw(path: str, name: str, line: int, text: str) -> Raw:
    try:
        return Raw(path, name, line, text, document(text, MOST_CHARACTERS, parse_float=Decimal))
    except BadToml as bad:
        at, what = bad.faults[0]
        return Raw(path, name, line, text, {}, Fault(path, line + at, name, what))
