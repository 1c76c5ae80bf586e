"""The head of a ledger file: what names a house and says where it is listed, read without the law below it."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from trainer.kernel import formats
from trainer.kernel.limits import id_fault, name_fault, quoted
from trainer.kernel.plain_text import MOST_BYTES, BadText, bytes_in, decoded
from trainer.kernel.toml import BadToml, document
from trainer.rules.numbering import count_fault

FORMAT = 1  # of ledgers, the newest that is read here; a file that does not say has this one
BODY = b"\n[["  # where the head of a ledger ends
NEWER = "newer_edition_of"
NAMES = {"house": 40, "edition": 24, "short": 14}  # with the characters that there is room for


@dataclass(frozen=True)
class House:
    """A house and its edition as the ledger of `key` names them; `short` is its name in a word, `order` its place.

    `numbering` counts how its paragraphs were numbered, from 1. `newer_edition_of` is the key of the older edition of
    the same book where that is a house too, "" for none.
    """

    key: str
    name: str
    edition: str
    short: str
    order: int | None = None
    numbering: int = 1
    newer_edition_of: str = ""


def head_in(path: Path) -> House:
    """The house of a ledger file, which is named for its key. Raises BadLedger with every fault of its head."""
    try:
        text = head_text(path)
    except BadText as bad:
        raise _bad(path, bad.faults) from bad
    except OSError as fault:
        raise _bad(path, ((0, f"can't be read: {fault.strerror}"),)) from fault
    try:
        data = document(text)
    except BadToml as bad:
        raise _no_toml(path, text, bad) from bad
    if faults := list(_faults(data, path.stem)):
        raise _bad(path, faults, text)
    named = (data["house"], data["edition"], data["short"], data.get("order"))
    return House(path.stem, *named, _numbering(data, path), data.get(NEWER, ""))


def _numbering(data: Mapping[str, Any], path: Path, seen: tuple[str, ...] = ()) -> int:
    """That of the book it is like where it has none of its own; 1 where that can't be read, which its law tells."""
    like = data.get("like")
    if "numbering" in data or not isinstance(like, str) or like in seen or id_fault(like):
        return int(data.get("numbering", 1))
    try:
        other = document(head_text(path.with_name(f"{like}{path.suffix}")))
    except (OSError, BadText, BadToml):
        return 1
    return 1 if count_fault(other.get("numbering", 1)) else _numbering(other, path, (*seen, like))


def head_text(path: Path) -> str:
    """What stands above the first paragraph. Raises BadText and OSError."""
    return decoded(bytes_in(path, MOST_BYTES).partition(BODY)[0])


def is_ledger(path: Path) -> bool:
    """Does that file name a house and its edition, as only ledgers do?"""
    try:
        return document(head_text(path)).keys() >= {"book", "edition"}
    except (OSError, BadText, BadToml):
        return False


def format_fault(data: Mapping[str, Any]) -> str:
    """What is wrong with the format of a ledger, "" where it can be read here."""
    try:
        formats.readable(data.get("format", FORMAT), FORMAT, "rulebook")
    except ValueError as fault:
        return str(fault)
    return ""


def _faults(data: Mapping[str, Any], stem: str) -> Iterator[tuple[str, str]]:
    """Keys, and what is wrong there; of a newer format nothing else is known."""
    if what := format_fault(data):
        yield "format", what
        return
    if data.get("book") != stem:
        yield "book", f"book must be {stem!r}, the same as the file name" if "book" in data else "book is missing"
    elif what := id_fault(stem):
        yield "book", what
    for name, longest in NAMES.items():
        given = data.get(name)
        if not (isinstance(given, str) and given.strip()):
            yield name, f"{name} must be text" if name in data else f"{name} is missing"
        elif what := name_fault(given, longest):
            yield name, f"{name} {what}"
    if NEWER in data and data[NEWER] != data.get("like"):
        yield NEWER, f"{NEWER} must name the book that this one is like"
    yield from _figure_faults(data)


def _figure_faults(data: Mapping[str, Any]) -> Iterator[tuple[str, str]]:
    if what := count_fault(data.get("numbering", 1)):
        yield "numbering", f"numbering {what}"
    if type(data.get("order", 0)) is not int:
        yield "order", f"order is {quoted(data['order'])}, not a whole number"


def _no_toml(path: Path, text: str, bad: BadToml) -> ValueError:
    from trainer.rules.ledger_faults import no_toml  # as below

    return no_toml(path.name, text, bad.faults)


def _bad(path: Path, faults: Iterable[tuple[int | str, str]], text: str = "") -> ValueError:
    from trainer.rules.ledger_faults import BadLedger, told  # there is seldom one

    lines = _lines(text)
    return BadLedger([told(path.name, at if isinstance(at, int) else lines.get((at,), 0), what) for at, what in faults])


def _lines(text: str) -> Mapping[tuple[str | int, ...], int]:
    from trainer.kernel.places import places

    return places(text)
