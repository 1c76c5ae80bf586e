"""What `trainer edition` tells of two editions that are houses of their own: line by line, and as JSON."""

from collections.abc import Iterator
from typing import Any

from trainer.rules.ledger_file import Example, Paragraph
from trainer.study.carrying_over import figure_words
from trainer.study.two_editions import Fate, Printed, Told, TwoEditions, reading

TOLD = {
    Fate.CHANGED: "Changed",
    Fate.ADDED: "New",
    Fate.GONE: "Gone",
    Fate.RENUMBERED: "Only renumbered",
    Fate.READING: "Read differently",
    Fate.UNKNOWN: "Not in our copy of the older edition",
}
SIGNS = {Fate.ADDED: "+", Fate.GONE: "-", Fate.RENUMBERED: "=", Fate.UNKNOWN: "?"}


def lines(found: TwoEditions) -> list[str]:
    """The differences in words, kind by kind."""
    older, newer = found.older.ledger, found.newer.ledger
    told = [f"{older.house}, {older.edition} → {newer.house}, {newer.edition}"]
    for fate, heading in TOLD.items():
        some = found.of(fate)
        told += [f"{heading}: {len(some)}"] if some else []
        told += [line for each in some for line in _lines(each)]
    return [*told, f"The same: {found.same}"]


def _lines(each: Told) -> Iterator[str]:
    says = _says(each.now or each.was)
    beside_both = each.fate is not Fate.CHANGED and says
    yield f"  {SIGNS.get(each.fate, '≠')} {each.places}{f': {says}' if beside_both else ''}{_example(each)}"
    if each.fate is Fate.CHANGED and says:
        yield f"      was: {_says(each.was)}"
        yield f"      now: {says}"
    yield from (f"      {figure_words(figure)}" for figure in each.figures)
    if each.fate in (Fate.CHANGED, Fate.READING) and reading(each.was) != reading(each.now):
        yield f"      read: {reading(each.now) or 'as it stands'}"


def _says(row: Printed | None) -> str:
    """What a paragraph says, with what its questions ask beside."""
    return " ".join(filter(None, (row.says, row.beside))) if isinstance(row, Paragraph) else ""


def _example(each: Told) -> str:
    return " (example)" if isinstance(each.now or each.was, Example) else ""


def as_json(found: TwoEditions) -> dict[str, Any]:
    """The differences as plain values."""
    older, newer = found.older.ledger, found.newer.ledger
    return {
        "older": {"book": older.book, "house": older.house, "edition": older.edition},
        "newer": {"book": newer.book, "house": newer.house, "edition": newer.edition},
        "paragraphs": [_row(each) for each in found.told if not _example(each)],
        "examples": [_row(each) for each in found.told if _example(each)],
        "same": found.same,
    }


def _row(each: Told) -> dict[str, Any]:
    return {
        "fate": each.fate.value,
        "was": _side(each.was),
        "now": _side(each.now),
        "figures": [{"name": name, "was": was, "now": now} for name, was, now in each.figures],
    }


def _side(row: Printed | None) -> dict[str, str] | None:
    if row is None:
        return None
    if isinstance(row, Example):
        return {"at": row.at}
    return {"at": row.at, "topic": row.topic, "status": row.status, "says": _says(row), "reading": row.reading}
