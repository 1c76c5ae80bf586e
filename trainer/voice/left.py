"""The ratchet: how many wrong phrases are left in each area, a count that only falls.

Counts have no lines and no files, so that work on different files does not clash. Beside them is kept which sentences
are known, as digests: they say which sentence is new where a count has risen, and decide nothing.
"""

import json
from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from zlib import crc32

from trainer.voice.finding import Found
from trainer.voice.gathering.areas import area_of
from trainer.voice.phrases import PHRASES

FOLDER = ("trainer", "voice", "counted")
COUNTS, KNOWN = "counts.json", "known.txt"
Cell = tuple[str, str]
"""An area and the key of a phrase."""


@dataclass(frozen=True)
class Left:
    """What is left: counts by area and phrase, the digests of the sentences, the phrases that were counted."""

    counts: Mapping[Cell, int] = field(default_factory=dict)
    known: Counter[str] = field(default_factory=Counter)
    phrases: frozenset[str] = frozenset()


def cell_of(found: Found) -> Cell:
    """Where a phrase that was found is counted."""
    return area_of(found.file), found.phrase.key


def digest_of(found: Found) -> str:
    """A short digest of a phrase in its sentence, whatever file of the area it is in."""
    return f"{crc32('|'.join((*cell_of(found), found.sentence)).encode()):08x}"


def left_of(found: Iterable[Found]) -> Left:
    """What is left by what was found today."""
    some = tuple(found)
    keys = frozenset(phrase.key for phrase in PHRASES)
    return Left(Counter(map(cell_of, some)), Counter(map(digest_of, some)), keys)


def risen(found: Iterable[Found], left: Left, again: Iterable[str] = ()) -> tuple[Found, ...]:
    """The sentences by which a count has risen; all of a cell where none is new. `again`: phrases that are not held."""
    by_cell: dict[Cell, list[Found]] = {}
    for each in found:
        by_cell.setdefault(cell_of(each), []).append(each)
    told: list[Found] = []
    for cell, some in by_cell.items():
        if len(some) > left.counts.get(cell, 0) and cell[1] not in frozenset(again):
            told += _new(some, left.known) or some
    return tuple(told)


def _new(some: Iterable[Found], known: Counter[str]) -> list[Found]:
    rest, new = Counter(known), []
    for each in some:
        digest = digest_of(each)
        if rest[digest]:
            rest[digest] -= 1
        else:
            new.append(each)
    return new


def uncounted(left: Left) -> frozenset[str]:
    """The phrases that were added since the counts were written."""
    return frozenset(phrase.key for phrase in PHRASES) - left.phrases


def texts_of(left: Left) -> dict[str, str]:
    """The two files of what is left, by their names."""
    areas: dict[str, dict[str, int]] = {}
    totals = dict.fromkeys(sorted(left.phrases), 0)
    for (area, phrase), count in sorted(left.counts.items()):
        areas.setdefault(area, {})[phrase] = count
        totals[phrase] += count
    counts = json.dumps({"phrases": totals, "areas": areas}, indent=1)
    return {COUNTS: f"{counts}\n", KNOWN: "".join(f"{each}\n" for each in sorted(left.known.elements()))}


def read(folder: Path) -> Left:
    """What was left when it was last written down; nothing where it never was."""
    counts, known = folder / COUNTS, folder / KNOWN
    if not counts.is_file():
        return Left()
    data = json.loads(counts.read_text(encoding="utf-8"))
    cells = {(area, key): count for area, some in data["areas"].items() for key, count in some.items()}
    lines = known.read_text(encoding="utf-8").split() if known.is_file() else []
    return Left(cells, Counter(lines), frozenset(data["phrases"]))
