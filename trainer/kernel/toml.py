"""TOML that somebody brings: parsed within bounds, or refused with the line of the first fault."""

import re
import tomllib
from collections.abc import Callable, Iterator
from typing import Any

from trainer.kernel.limits import hidden
from trainer.kernel.pieces import Pieces
from trainer.kernel.plain_text import NOT_SEEN, faults_of

MOST_PARTS = 32  # of a dotted key
MOST_SECTIONS = 2_000
MOST_DIGITS = 18
PART = 6_000  # characters that are read at a time, where the text is read in pieces
MOST_DEPTH = 32  # of brackets, where a text nests deeper than can be read

_AT = re.compile(r" ?\(at line (\d+), column \d+\)")
_END = re.compile(r" ?\(at end of document\)")
_PART = r"(?:[A-Za-z0-9_-]+|\"[^\"]*\"|'[^']*')[ \t]*"
_CHAIN = re.compile(rf"(?<![A-Za-z0-9_-]){_PART}(?:\.[ \t]*{_PART}){{{MOST_PARTS}}}")
_DIGITS = re.compile(rf"[0-9][0-9_]{{{MOST_DIGITS},}}|(?<![0-9A-Za-z_])0[xob][0-9A-Fa-f_]{{{MOST_DIGITS},}}")
_LONG_HEX = re.compile(rf"(?<![0-9A-Za-z_])0[xob][0-9A-Fa-f_]{{{MOST_DIGITS}}}")
_ESCAPE = re.compile(r"\\(?:u([0-9A-Fa-f]{4})|U([0-9A-Fa-f]{8})|.)")
_ARRAY = re.compile(r"^\[\[", re.MULTILINE)
_SECTION = re.compile(r"^[ \t]*\[", re.MULTILINE)
_NESTING = re.compile(r"\"\"\"|'''|\"(?:[^\"\\\n]|\\.)*\"|'[^'\n]*'|#[^\n]*|[\[\]{}\n]")


class BadToml(ValueError):
    """A text that is no TOML, or asks for too much. `faults` has (line from 1, 0 for the whole text; what is wrong)."""

    def __init__(self, *faults: tuple[int, str]) -> None:
        self.faults = faults
        super().__init__("; ".join(f"line {line}: {what}" if line else what for line, what in faults))


def document(text: str, most: int = 0, parse_float: Callable[[str], Any] = float) -> dict[str, Any]:
    """What a TOML text says. `most` is how many characters it may have, 0 for any number. Raises BadToml."""
    if 0 < most < len(text):
        raise BadToml((0, f"has {len(text):,} characters; the limit for this kind of file is {most:,}"))
    if faults := faults_of(text) or _escaped(text) or _sprawling(text):
        raise BadToml(*faults)
    if _LONG_HEX.search(text):  # such are read at any length, and then cannot be told
        raise BadToml(*_endless(text))
    try:
        return tomllib.loads(text, parse_float=parse_float)
    except tomllib.TOMLDecodeError as fault:
        at, said = _AT.search(str(fault)), _END.sub(": the file ends too soon", _AT.sub("", str(fault)))
        raise BadToml((int(at[1]) if at else len(text.splitlines()), f"isn't valid TOML: {said}")) from fault
    except RecursionError as fault:
        raise BadToml((_deep(text), f"brackets are nested more than {MOST_DEPTH} deep")) from fault
    except (ValueError, ArithmeticError) as fault:  # a number, a date or a character that only looks like one
        raise BadToml(*_endless(text) or ((0, "isn't valid TOML: a value is out of range"),)) from fault


def reading(text: str) -> Pieces[dict[str, Any]]:
    """The same as `document`, some sections in a piece: a long text of our own need not hold anybody up."""
    if faults := _sprawling(text):  # which is seen in all of it alone
        raise BadToml(*faults)
    found: dict[str, Any] = {}
    try:
        for part in _parts(text):
            for key, value in document(part).items():
                if isinstance(value, list) and isinstance(found.get(key, []), list):
                    found.setdefault(key, []).extend(value)
                elif key in found:
                    raise BadToml((0, f"{key} appears twice"))
                else:
                    found[key] = value
            yield
    except BadToml:
        return document(text)  # which tells where it is bad, or reads what must not be taken apart
    return found


def _parts(text: str) -> Iterator[str]:
    """The text, cut before lines that begin a section of an array."""
    begun = 0
    for section in _ARRAY.finditer(text):
        if section.start() - begun >= PART:
            yield text[begun : section.start()]
            begun = section.start()
    yield text[begun:]


def _endless(text: str) -> tuple[tuple[int, str], ...]:
    """Numbers of so many digits that nobody can count so far."""
    lines = ((n, _DIGITS.search(line)) for n, line in enumerate(text.split("\n"), 1))
    most = f"{MOST_DIGITS} is the maximum"
    return tuple((n, f"a number has {len(found[0]):,} digits, and {most}") for n, found in lines if found)


def _escaped(text: str) -> tuple[tuple[int, str], ...]:
    """Characters that nobody sees, written by their numbers."""
    if "\\u" not in text and "\\U" not in text:
        return ()
    told = []
    for number, line in enumerate(text.split("\n"), 1):
        codes = (int(each[1] or each[2], 16) for each in _ESCAPE.finditer(line) if each[1] or each[2])
        told += [(number, f"{NOT_SEEN} (U+{code:04X}): remove it") for code in codes if hidden(code)]
    return tuple(told)


def _sprawling(text: str) -> tuple[tuple[int, str], ...]:
    """Keys of too many parts and too many sections: reading them takes the square of their number."""
    if text.count("[") > MOST_SECTIONS and len(_SECTION.findall(text)) > MOST_SECTIONS:
        return ((0, f"has more than {MOST_SECTIONS:,} sections"),)
    if text.count(".") < MOST_PARTS:
        return ()
    lines = ((n, line) for n, line in enumerate(text.split("\n"), 1) if line.count(".") >= MOST_PARTS)
    return tuple((n, f"a key has more than {MOST_PARTS} parts") for n, line in lines if _CHAIN.search(line))


def _deep(text: str) -> int:
    """The line on which brackets are nested too deep."""
    line, depth = 1, 0
    for token in _NESTING.findall(text):
        line += token == "\n"
        depth += (token in "[{") - (token in "]}") if len(token) == 1 and token != "\n" else 0
        if depth > MOST_DEPTH:
            break
    return line
