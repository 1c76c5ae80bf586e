"""Paragraphs that other paragraphs speak of, by number, in our own words on them."""

import re
from collections.abc import Collection
from functools import cache

from trainer.rules.book import Book, book
from trainer.rules.ledger_file import Paragraph

NUMBER = re.compile(r"[A-Za-z]+(?:-[A-Za-z0-9]+)+|\d+(?:-[A-Z0-9]+)*")
BARE = re.compile(
    r"(?:[Rr]ules?|[Pp]aragraphs?|[Uu]nder|[Ss]ee|is|and|\() ?$"
)  # before a figure that is a paragraph's number


def mentioned(law: Book, text: str) -> tuple[str, ...]:
    """The numbers of the book's paragraphs that a text names, each once, in order."""
    return named(text, {each.at for each in law.ledger.paragraphs})


def named(text: str, known: Collection[str]) -> tuple[str, ...]:
    """Those of some numbers that a text names, each once, in order."""
    found = (each for each in NUMBER.finditer(text) if each[0] in known and _is_number(text, each))
    return tuple(dict.fromkeys(each[0] for each in found))


def _is_number(text: str, found: re.Match[str]) -> bool:
    """A bare figure may be a count; it is a paragraph's number where the words before it say so."""
    return not found[0].isdigit() or bool(BARE.search(text[: found.start()]))


def speaks_of(law: Book, each: Paragraph) -> tuple[str, ...]:
    """The paragraphs that this one's sense and reading name."""
    return tuple(at for at in mentioned(law, f"{each.says} {each.reading}") if at != each.at)


@cache
def _spoken(key: str) -> dict[str, tuple[str, ...]]:
    law = book(key)
    told: dict[str, list[str]] = {}
    for each in law.ledger.paragraphs:
        for at in speaks_of(law, each):
            told.setdefault(at, []).append(each.at)
    return {at: tuple(by) for at, by in told.items()}


def spoken_of(law: Book, at: str) -> tuple[str, ...]:
    """The paragraphs whose sense or reading names this one."""
    return _spoken(law.key).get(at, ())
