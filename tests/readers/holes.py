"""Strings of Python modules as a user reads them: holes filled where it is plain with what, no piece of a sentence."""

import ast
import re
from collections.abc import Iterator, Mapping

from trainer.kernel.listed import as_written
from trainer.voice.gathering import python

AMOUNT = "1,200"
NAMES: Mapping[str, str] = {
    "seat": "Seat 4",
    **dict.fromkeys(("amount", "to", "facing", "owed", "back", "rest", "post", "total", "pot"), AMOUNT),
    **dict.fromkeys(("house", "short", "law", "book", "rulebook", "known_as"), "TDA 2024"),
    **dict.fromkeys(("player", "holder"), "Seat 4"),
    **dict.fromkeys(("count", "many", "hands", "left", "done", "days", "cards"), "3"),
    **dict.fromkeys(("path", "file", "out"), "hand.txt"),
    "street": "the turn",
}
"""What a hole is filled with, by the last word of what is written in it."""
_NAMED = re.compile(r"\{(\w+)(?::,)?\}")
_BEGINS = re.compile(r"[“\"A-Z0-9]|--")
_ENDS = re.compile(r"[.?!:”)…]$")
DANGLING = frozenset(
    (
        *("a", "an", "and", "are", "as", "at", "by", "can", "for", "from", "in", "is", "isn’t", "it", "of", "on", "or"),
        *("than", "that", "the", "to", "was", "were", "which", "with", "you", "reported", "missed", "until", "not"),
    )
)
"""Words that no string of its own ends with."""
LONG = 7
"""So many words or more end with a mark."""


_TWICE = re.compile(r"\b(seats?) Seat (\d)", re.IGNORECASE)


def strings(source: str) -> Iterator[str]:
    """Every string of a module that stands alone on a screen, filled in. Raises SyntaxError."""
    for node, plain in python.read(ast.parse(source)):
        words = _filled(node)
        if words is not None and python._is_prose(plain) and stands_alone(words):
            yield words


def stands_alone(words: str) -> bool:
    """Is it a whole: begun like one, ended like one, and no piece that others are joined to?"""
    last = words.split()[-1].casefold() if words.split() else ""
    whole = words == words.strip() and bool(_BEGINS.match(words)) and last not in DANGLING
    ended = bool(_ENDS.search(words)) or len(words.split()) < LONG
    return whole and ended and not words.endswith(":") and "\n" not in words and "\b" not in words


def _filled(node: ast.expr) -> str | None:
    """The string with its holes filled; None where one of them can't be."""
    words = _with_holes_filled(node)
    return None if words is None else as_written(_TWICE.sub(r"\1 \2", words))


def _with_holes_filled(node: ast.expr) -> str | None:
    if isinstance(node, ast.JoinedStr):
        parts = [_part(each) for each in node.values]
        return None if None in parts else "".join(filter(None, parts))
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        filled = _NAMED.sub(lambda hole: NAMES.get(hole[1], hole[0]), node.value)
        return None if "{" in filled else filled
    return None


def _part(node: ast.expr) -> str | None:
    if isinstance(node, ast.Constant):
        return str(node.value)
    if not isinstance(node, ast.FormattedValue):
        return None
    if node.format_spec is not None and ast.unparse(node.format_spec).strip("f'\"") == ",":
        return AMOUNT
    return _value(node.value)


def _value(node: ast.expr) -> str | None:
    """What stands in a hole: a name that is known, or the ending of a plural."""
    if isinstance(node, ast.IfExp):
        found = [each.value for each in (node.body, node.orelse) if isinstance(each, ast.Constant)]
        words = [each for each in found if isinstance(each, str)]
        return max(words, key=len) if len(words) == 2 and "" in words else None
    if isinstance(node, ast.BinOp) and isinstance(node.left, ast.Constant) and node.left.value == "s":
        return "s"
    if isinstance(node, ast.Attribute):
        return NAMES.get(node.attr)
    return NAMES.get(node.id) if isinstance(node, ast.Name) else None
