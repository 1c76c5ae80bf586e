"""A fault of a file: in which table and row, of which kind; and many of them told in a few lines."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

MOST, LONGEST, EXAMPLES = 50, 200, 3
"""So many lines are told, of so many characters; of each kind so many examples."""


@dataclass(frozen=True, slots=True)
class Fault:
    """One thing that is not as it should be: in which table ("file" for the file itself), in which row.

    `text` says it whole, `kind` what it has in common with others of its table.
    """

    table: str
    row: str
    text: str
    kind: str = ""

    def __str__(self) -> str:
        return f"{self.table} {self.row}: {self.text}" if self.row else f"{self.table}: {self.text}"

    @property
    def group(self) -> tuple[str, str]:
        """Its table and its kind."""
        return self.table, self.kind or self.text.partition(":")[0]


def summary(faults: Iterable[Fault]) -> list[str]:
    """At most fifty lines: each kind of each table with its count, and the first few of it."""
    groups: dict[tuple[str, str], list[Fault]] = {}
    for each in faults:
        groups.setdefault(each.group, []).append(each)
    lines = list(_lines(groups))
    if len(lines) > MOST:
        told = [_head(table, kind, some) for (table, kind), some in groups.items()]
        lines = told if len(told) <= MOST else [*told[: MOST - 1], f"and {len(told) - MOST + 1:,} more kinds of faults"]
    return [shortened(each) for each in lines]


def _lines(groups: dict[tuple[str, str], list[Fault]]) -> Iterator[str]:
    for (table, kind), some in groups.items():
        if len(some) == 1:
            yield str(some[0])
            continue
        yield _head(table, kind, some)
        yield from (f"  {each}" for each in some[:EXAMPLES])


def _head(table: str, kind: str, some: list[Fault]) -> str:
    return f"{table}: {kind} ({len(some):,} times)" if len(some) > 1 else str(some[0])


def shortened(line: str) -> str:
    """One line of text, cut where it is too long."""
    plain = "".join(each if each.isprintable() else " " for each in line)
    return plain if len(plain) <= LONGEST else f"{plain[: LONGEST - 1]}…"
