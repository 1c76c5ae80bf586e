"""On which line of a TOML text each key stands."""

import re
from collections.abc import Iterable, Mapping

from trainer.kernel.limits import LONGEST_QUOTED

Path = tuple[str | int, ...]

_HEADER = re.compile(r"(\[{1,2})([^\[\]]+)\]{1,2}[ \t]*(?:#.*)?")
_PART = r"(?:[A-Za-z0-9_-]+|\"[^\"]*\"|'[^']*')"
_PARTS = re.compile(_PART)
_KEY = re.compile(rf"\s*({_PART}(?:[ \t]*\.[ \t]*{_PART})*)\s*=\s*(.*)")
_STRING = re.compile(r"\"(?:[^\"\\]|\\.)*\"|'[^']*'")


def places(text: str) -> dict[Path, int]:
    """The line, from 1, of each table, key and entry of an array over several lines, by its path."""
    found: dict[Path, int] = {}
    table: Path = ()
    counts: dict[str, int] = {}
    array: Path | None = None
    for number, raw in enumerate(text.splitlines(), 1):
        if array is not None:
            array = _entry(raw, number, array, found)
            continue
        header, key = _HEADER.fullmatch(raw.strip()), _KEY.match(raw)
        if header:
            table = _table(header[1], header[2], counts)
            found[table] = number
        elif key:
            path = (*table, *(part.strip("\"'") for part in _PARTS.findall(key[1])))
            found[path] = number
            array = _opened(key[2], number, path, found)
    return found


def line_of(found: Mapping[Path, int], path: Path) -> int:
    """The line of a path, for an array of tables of its first; else of the nearest thing around it, 0 for the file."""
    while path and path not in found and (*path, 0) not in found:
        path = path[:-1]
    return found.get(path) or found.get((*path, 0), 0)


def _table(brackets: str, name: str, counts: dict[str, int]) -> Path:
    """The path of a header; a table under an array of tables belongs to the entry begun last."""
    name = name.strip()
    parts = tuple(part.strip().strip('"') for part in name.split("."))
    if brackets == "[":
        return (parts[0], counts[parts[0]], *parts[1:]) if len(parts) > 1 and parts[0] in counts else parts
    counts[name] = counts.get(name, -1) + 1
    return (*parts, counts[name])


def _opened(value: str, number: int, path: Path, found: dict[Path, int]) -> Path | None:
    """The array that this value opens and does not close, if any; `path` ends with the entry that comes next."""
    if not value.startswith("["):
        return None
    return _entry(value[1:], number, (*path, 0), found)


def _entry(raw: str, number: int, array: Path, found: dict[Path, int]) -> Path | None:
    at = array[-1]
    assert isinstance(at, int)
    for _ in _STRING.finditer(raw):
        found[(*array[:-1], at)] = number
        at += 1
    bare = _STRING.sub("", raw).partition("#")[0]
    return None if "]" in bare else (*array[:-1], at)


def key_text(path: Path) -> str:
    """A path as people write it: "seat[2].name", entries counted from 1."""
    text = ""
    for part in path:
        text += f"[{part + 1}]" if isinstance(part, int) else f".{part}" if text else part
    return text


def keyed(text: str, faults: Iterable[tuple[int, str]]) -> list[tuple[int, str, str]]:
    """Line, key and what is wrong: the key is the one that stands on the line, or "" for a line without."""
    by_line = {number: key_text(path) for path, number in places(text).items()}
    return [(line, short(by_line.get(line, "")), what) for line, what in faults]


def short(key: str) -> str:
    """A key, or what a row calls itself, as a fault says it: cut where it is long."""
    return key if len(key) <= LONGEST_QUOTED else f"{key[: LONGEST_QUOTED - 1]}…"
