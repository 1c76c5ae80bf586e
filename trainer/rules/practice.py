"""Common dealing practice as data: what no book sets out, under ids of its own, overridable by a house."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any

from trainer import resources
from trainer.kernel.toml import BadToml, document
from trainer.rules.book import Book
from trainer.rules.ledger_file import BadLedger

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
    except BadToml as fault:
        raise BadLedger([f"{name}: {fault}"]) from fault
    faults = [f"{name}: {key} is no key here" for key in data if key != "practice"]
    rows: Any = data.get("practice")
    if not isinstance(rows, list):
        raise BadLedger([*faults, f"{name}: [[practice]] is missing"])
    found: dict[str, Practice] = {}
    for number, row in enumerate(rows, 1):
        wrong = _faults_of(row, found)
        faults += [f"{name}: practice {number}: {each}" for each in wrong]
        if not wrong:
            found[row["at"]] = Practice(row["at"], row["says"])
    if faults:
        raise BadLedger(faults)
    return found


def _faults_of(row: Mapping[str, Any], known: Mapping[str, Practice]) -> list[str]:
    faults = [f"{key} is no key here" for key in row if key not in ("at", "says")]
    faults += [f"{key} must be text" for key in ("at", "says") if not (isinstance(row.get(key), str) and row[key])]
    if not faults and not row["at"].startswith("practice:"):
        faults.append(f"{row['at']} does not begin with practice:")
    if not faults and row["at"] in known:
        faults.append(f"{row['at']} stands there twice")
    return faults


@cache
def practices() -> Mapping[str, Practice]:
    """The packaged practices by id. Raises BadLedger."""
    return read(resources.text("trainer", "rules", "ledger", FILE))


def practice_of(law: Book, at: str) -> Practice | None:
    """The practice as a house has it: its own text, the common one, or None where the house has dropped it.

    Raises KeyError for an unknown id.
    """
    common = practices()[at]
    own = law.ledger.parameters.get("practice", {}).get(at)
    if own is None:
        return common
    return Practice(at, str(own)) if own else None
