"""Common dealing practice as data: what no book sets out, under ids of its own, overridable by a house."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any

from trainer import resources
from trainer.kernel.toml import BadToml, document
from trainer.rules.book import Book
from trainer.rules.ledger_faults import LedgerFaults, no_toml

FILE = "practice.toml"
LABEL = "practice, not a rule of this house"


@dataclass(frozen=True, slots=True)
class Practice:
    """One piece of routine. `at` is its id ("practice:deal-order"), `says` our own words for it."""

    at: str
    says: str


def read(text: str, name: str = FILE) -> Mapping[str, Practice]:
    """The practices in a TOML text, by id. Raises BadLedger with every fault."""
    try:
        data = document(text)
    except BadToml as bad:
        raise no_toml(name, text, bad.faults) from bad
    faults = LedgerFaults(name, text)
    for key in data:
        if key != "practice":
            faults.add((key,), f"{key} is no key here")
    rows: Any = data.get("practice")
    if not isinstance(rows, list) or not all(isinstance(each, dict) for each in rows):
        faults.add(("practice",), "[[practice]] is missing")
        rows = []
    found: dict[str, Practice] = {}
    for number, row in enumerate(rows):
        wrong = list(_faults_of(row, found))
        for key, what in wrong:
            faults.add(("practice", number, key), f"practice {number + 1}: {what}")
        if not wrong:
            found[row["at"]] = Practice(row["at"], row["says"])
    faults.end()
    return found


def _faults_of(row: Mapping[str, Any], known: Mapping[str, Practice]) -> Iterator[tuple[str, str]]:
    """Keys, and what is wrong there."""
    yield from ((key, f"{key} is no key here") for key in row if key not in ("at", "says"))
    no_text = [key for key in ("at", "says") if not (isinstance(row.get(key), str) and row[key])]
    yield from ((key, f"{key} must be text") for key in no_text)
    if "at" not in no_text and not row["at"].startswith("practice:"):
        yield "at", f"{row['at']} does not begin with practice:"
    elif "at" not in no_text and row["at"] in known:
        yield "at", f"{row['at']} stands there twice"


@cache
def practices() -> Mapping[str, Practice]:
    """The packaged practices by id. Raises BadLedger."""
    return read(resources.text("trainer", "rules", "data", FILE))


def practice_of(law: Book, at: str) -> Practice | None:
    """The practice as a house has it: its own text, the common one, or None where the house has dropped it.

    Raises KeyError for an unknown id.
    """
    common = practices()[at]
    own = law.ledger.parameters.get("practice", {}).get(at)
    if own is None:
        return common
    return Practice(at, str(own)) if own else None
