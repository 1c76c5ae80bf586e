"""The file beside questions that says what law each rested on when somebody last confirmed it.

One line a question and house, so that a change of the file names them; the law itself once, by a digest of it.
"""

import json
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from hashlib import blake2b
from pathlib import Path
from typing import Any

from trainer.kernel.formats import readable
from trainer.kernel.limits import quoted
from trainer.kernel.plain_text import BadText, bytes_in, decoded
from trainer.rules.fingerprint import Piece, piece
from trainer.scenarios.form import Fault

NAME = "rests-on.json"
FORMAT = 1  # of the file, the newest that is read here
MOST_BYTES = 20_000_000  # ours has 0.5 MB for 725 questions
Pieces = frozenset[Piece]
At = tuple[str, str]
"""A question by its id, and a house by its key."""


class BadConfirmed(ValueError):
    """A file that cannot be used; `faults` has every fault, with its line and key."""

    def __init__(self, faults: Iterable[Fault]) -> None:
        self.faults = tuple(faults)
        super().__init__("\n".join(map(str, self.faults)))


@dataclass(frozen=True)
class Confirmed:
    """What was confirmed: the law by question and house."""

    rows: Mapping[At, Pieces] = field(default_factory=dict)

    @cached_property
    def houses(self) -> frozenset[str]:
        """The houses at which anything was confirmed."""
        return frozenset(house for _, house in self.rows)


def place_of(path: Path) -> Path:
    """Where the law of a question file is confirmed, or of all in a folder.

    That is the nearest file in its folder or above it; where there is none, one to be made in that very folder.
    """
    folder = path if path.is_dir() else path.parent
    above = (folder, *folder.absolute().parents)
    return next((each / NAME for each in above if (each / NAME).is_file()), folder / NAME)


def read(path: Path) -> Confirmed:
    """What a file says; nothing confirmed where there is none. Raises BadConfirmed."""
    try:
        text = decoded(bytes_in(path, MOST_BYTES))
    except FileNotFoundError:
        return Confirmed()
    except BadText as bad:
        raise BadConfirmed(Fault(str(path), line, "", what) for line, what in bad.faults) from bad
    except OSError as fault:
        raise BadConfirmed([Fault(str(path), 0, "", f"can't be read: {fault.strerror}")]) from fault
    return parsed(text, str(path))


def parsed(text: str, path: str) -> Confirmed:
    """What the text of such a file says. Raises BadConfirmed with every fault."""
    try:
        data = json.loads(text)
    except json.JSONDecodeError as bad:
        raise BadConfirmed([Fault(path, bad.lineno, "", f"this isn't JSON: {bad.msg}")]) from bad
    except (ValueError, RecursionError) as bad:
        raise BadConfirmed([Fault(path, 0, "", "this isn't JSON this program wrote")]) from bad
    return _Reader(text, path).whole(data)


def text_of(confirmed: Confirmed) -> str:
    """The file that says it: the same text for the same law, whoever writes it."""
    law = {digest(each): dict(each) for pieces in confirmed.rows.values() for each in pieces}
    rows = [[*at, *sorted(map(digest, pieces))] for at, pieces in sorted(confirmed.rows.items())]
    kept = ",\n".join(f"{_json(key)}: {_json(law[key])}" for key in sorted(law))
    said = ",\n".join(map(_json, rows))
    return f'{{"format": {FORMAT},\n"law": {{\n{kept}\n}},\n"questions": [\n{said}\n]}}\n'


def digest(one: Piece) -> str:
    """A short name of a piece of law, made of all that is in it."""
    return blake2b(_json(dict(one)).encode(), digest_size=5).hexdigest()


def _json(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False)


class _Reader:
    """Reads the parts; every part that is not as it should be is a fault."""

    def __init__(self, text: str, path: str) -> None:
        self.text, self.path = text, path
        self.faults: list[Fault] = []

    def whole(self, data: Any) -> Confirmed:
        if not isinstance(data, dict):
            self._end("", "", "must be one table with format, law and questions")
        try:
            readable(data.get("format"), FORMAT, "file of confirmed questions")
        except ValueError as fault:
            self._end('"format"', "format", str(fault))
        for key, kind in (("law", dict), ("questions", list)):
            if not isinstance(data.get(key), kind):
                self._fault(f'"{key}"', key, "is missing" if key not in data else "has the wrong type")
        self._stop()
        known = {key: one for key, value in data["law"].items() if (one := self._piece(key, value))}
        rows: dict[At, Pieces] = {}
        for row in data["questions"]:
            self._row(row, known, data["law"], rows)
        self._stop()
        return Confirmed(rows)

    def _piece(self, key: str, value: Any) -> Piece | None:
        if isinstance(value, dict) and value and all(isinstance(each, str) for each in value.values()):
            one = piece(value)
            if digest(one) == key:
                return one
        self._fault(f'"{key}": ', f"law.{key[:20]}", "was changed by hand: restore the line, or confirm again")
        return None

    def _row(self, row: Any, known: Mapping[str, Piece], law: Mapping[str, Any], rows: dict[At, Pieces]) -> None:
        if not isinstance(row, list) or len(row) < 2 or not all(isinstance(each, str) for each in row):
            self._fault("", "questions", f"{quoted(row)} isn't a question, a house and its law")
            return
        question, house, *keys = row
        start = f"[{_json(question)}, {_json(house)}"
        for key in keys:
            if key not in law:
                self._fault(start, "questions", f"{question} at {house}: no law {quoted(key)} is listed above")
        if (question, house) in rows:
            self._fault(start, "questions", f"{question} at {house} appears twice")
        rows[question, house] = frozenset(known[key] for key in keys if key in known)

    def _fault(self, start: str, key: str, what: str) -> None:
        """A fault on the first line that begins so."""
        lines = enumerate(self.text.split("\n"), 1) if start else ()
        line = next((number for number, each in lines if each.lstrip("{ ").startswith(start)), 0)
        self.faults.append(Fault(self.path, line, key, what))

    def _end(self, start: str, key: str, what: str) -> None:
        self._fault(start, key, what)
        self._stop()

    def _stop(self) -> None:
        if self.faults:
            raise BadConfirmed(self.faults)
