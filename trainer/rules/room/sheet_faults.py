"""What can be wrong with a file of sheets: every fault with its file and key."""

from dataclasses import MISSING, Field, fields
from itertools import pairwise
from typing import Any

TEXTS = ("name", "structure")
COUNTS = ("closes", "minutes", "stack", "guarantee")
WIDTH = {"breaks": 2, "remove": 2, "levels": 3, "times": 2}


class BadSheet(ValueError):
    """A file of sheets that cannot be used. `faults` has one line per fault: file, key and what is wrong."""

    def __init__(self, faults: list[str]) -> None:
        self.faults = tuple(faults)
        super().__init__("\n".join(faults))


def wrong_shape(data: dict[str, Any], name: str, tables: dict[str, type]) -> list[str]:
    """Keys that are missing, of the wrong kind or none of the file's."""
    faults = [f"{name}: {key} isn't a key here" for key in data if key not in tables]
    for table, kind in tables.items():
        rows = data.get(table)
        if not isinstance(rows, list):
            faults.append(f"{name}: {table} is missing")
            continue
        faults += [f"{name}: {table} {n} isn't a table" for n, row in enumerate(rows, 1) if not isinstance(row, dict)]
        for number, row in enumerate([each for each in rows if isinstance(each, dict)], 1):
            faults += _row_faults(row, f"{name}: {table} {row.get('name', number)}", fields(kind))
    return faults


def _row_faults(row: dict[str, Any], place: str, wanted: tuple[Field[Any], ...]) -> list[str]:
    known, needed = [each.name for each in wanted], [each.name for each in wanted if each.default is MISSING]
    faults = [f"{place}: {key} isn't a key here" for key in row if key not in known]
    faults += [f"{place}: {key} is missing" for key in needed if key not in row]
    return faults + [f"{place}: {key} has the wrong type" for key in known if key in row and not _fits(key, row[key])]


def _fits(key: str, value: Any) -> bool:
    if key in TEXTS:
        return type(value) is str
    if key in COUNTS:
        return type(value) is int and value >= 0
    if key == "cost":
        return numbers(value) and len(value) == 4
    return isinstance(value, list) and all(numbers(each) and len(each) == WIDTH[key] for each in value)


def numbers(value: Any) -> bool:
    """Is it a list of whole numbers from 0?"""
    return isinstance(value, list) and all(type(each) is int and each >= 0 for each in value)


def structure_faults(data: dict[str, Any], name: str) -> list[str]:
    """Blinds that fall, a small blind above the big one, levels that are not there, names given twice."""
    faults = _twice(data["structure"], f"{name}: structure")
    for row in data["structure"]:
        place, levels = f"{name}: structure {row['name']}", row["levels"]
        faults += [] if levels else [f"{place}: levels are missing"]
        faults += [f"{place}: level {n} has {s} and {b}" for n, (s, b, _) in enumerate(levels, 1) if not 0 < s <= b]
        falls = [n for n in range(1, len(levels)) if levels[n] < levels[n - 1]]
        faults += [f"{place}: level {n + 1} is below the one before" for n in falls]
        after = [level for key in ("breaks", "remove") for level, _ in row[key]] + [row["closes"]]
        faults += [f"{place}: there is no level {each}" for each in after if each > len(levels)]
    return faults


def event_faults(data: dict[str, Any], name: str) -> list[str]:
    """Structures that are not there, times that do not begin with level 1, names given twice."""
    known = {"", *(each["name"] for each in data["structure"])}
    faults = _twice(data["event"], f"{name}: event")
    for row in data["event"]:
        place = f"{name}: event {row['name']}"
        faults += [] if row["structure"] in known else [f"{place}: there is no structure {row['structure']}"]
        first = [level for level, _ in row["times"]]
        upwards = first[:1] == [1] and first == sorted(set(first))
        faults += [] if upwards else [f"{place}: times must go up from level 1"]
    return faults


def _twice(rows: list[dict[str, Any]], place: str) -> list[str]:
    names = [each["name"] for each in rows]
    return [f"{place} {each} is listed twice" for each in sorted(set(names)) if names.count(each) > 1]


def column_faults(data: dict[str, Any], name: str, whole: int) -> list[str]:
    """Bands of places or entries with gaps, a column that pays more or less than the whole."""
    faults = [f"{name}: {key} isn't a key here" for key in data if key not in ("places", "column")]
    places, rows = data.get("places"), data.get("column")
    if not _bands(places):
        return [*faults, f"{name}: places must be ranges that start at 1 and leave no gap"]
    if not isinstance(rows, list) or not all(_column(row) for row in rows):
        return [*faults, f"{name}: each column needs entries [first, last] and shares, whole numbers, and nothing else"]
    assert isinstance(places, list)
    off = [r["entries"] for r in rows if len(r["shares"]) > len(places) or _paid(places, r["shares"]) != whole]
    faults += [f"{name}: column {each} does not pay {whole} in all" for each in off]
    gaps = [b["entries"] for a, b in pairwise(rows) if b["entries"][0] != a["entries"][1] + 1]
    return faults + [f"{name}: column {each} does not follow the one before" for each in gaps]


def _bands(places: Any) -> bool:
    if not isinstance(places, list) or not all(numbers(each) and len(each) == 2 for each in places):
        return False
    return [first for first, _ in places] == [1, *(last + 1 for _, last in places[:-1])]


def _column(row: Any) -> bool:
    if not isinstance(row, dict):
        return False
    return set(row) == {"entries", "shares"} and all(map(numbers, row.values())) and len(row["entries"]) == 2


def _paid(places: list[list[int]], shares: list[int]) -> int:
    return sum((last - first + 1) * share for (first, last), share in zip(places, shares, strict=False))
