"""Common dealing practice as data: what no book sets out, under ids of its own, overridable by a house."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from functools import cache
from typing import TYPE_CHECKING, Any

from trainer import resources
from trainer.kernel.limits import quoted
from trainer.kernel.nearest import nearest
from trainer.kernel.toml import BadToml, document
from trainer.rules.ledger_faults import LedgerFaults, no_toml

if TYPE_CHECKING:  # which looks at a ledger's parameters
    from trainer.rules.book import Book

FILE = "practice.toml"
COMMON_PRACTICE = "common practice"
NO_RULE = "Common practice, not a rule of this rulebook."
PRACTICE = "practice"  # what the file has, and the one parameter of a ledger
KEYS = ("at", "says", "doing")


@dataclass(frozen=True, slots=True)
class Practice:
    """One piece of routine: its id ("practice:deal-order"), our words for it, and what whoever does it is `doing`."""

    at: str
    says: str
    doing: str


def read(text: str, name: str = FILE) -> Mapping[str, Practice]:
    """The practices in a TOML text, by id. Raises BadLedger with every fault."""
    try:
        data = document(text)
    except BadToml as bad:
        raise no_toml(name, text, bad.faults) from bad
    faults = LedgerFaults(name, text)
    for key in data:
        if key != PRACTICE:
            faults.add((key,), f"{key} isn't a key here{nearest(key, (PRACTICE,))}")
    rows: Any = data.get(PRACTICE)
    if not isinstance(rows, list) or not all(isinstance(each, dict) for each in rows):
        faults.add((PRACTICE,), "[[practice]] is missing")
        rows = []
    found: dict[str, Practice] = {}
    for number, row in enumerate(rows):
        wrong = list(_faults_of(row, found))
        for key, what in wrong:
            faults.add((PRACTICE, number, key), f"practice {number + 1}: {what}")
        if not wrong:
            found[row["at"]] = Practice(row["at"], row["says"], row["doing"])
    faults.end()
    return found


def _faults_of(row: Mapping[str, Any], known: Mapping[str, Practice]) -> Iterator[tuple[str, str]]:
    """Keys, and what is wrong there."""
    yield from ((key, f"{key} isn't a key here{nearest(key, KEYS)}") for key in row if key not in KEYS)
    no_text = [key for key in KEYS if not (isinstance(row.get(key), str) and row[key])]
    yield from ((key, f"{key} must be text") for key in no_text)
    if "at" not in no_text and not row["at"].startswith("practice:"):
        yield "at", f"{row['at']} does not begin with practice:"
    elif "at" not in no_text and row["at"] in known:
        yield "at", f"{row['at']} is listed twice"


def parameter_faults(parameters: Mapping[str, Any]) -> Iterator[tuple[tuple[str, ...], str]]:
    """The keys of a ledger's parameters that nothing reads, and what is wrong with its own practices."""
    for key in parameters:
        if key != PRACTICE:
            yield ("parameters", key), f"{quoted(key)} isn't a parameter{nearest(key, (PRACTICE,))}"
    own = parameters.get(PRACTICE, {})
    if not isinstance(own, dict):
        yield ("parameters", PRACTICE), f"must be written as [parameters.{PRACTICE}]"
        return
    for at, says in own.items():
        if at not in practices():
            yield ("parameters", PRACTICE, at), f"{quoted(at)} isn't a practice{nearest(at, practices())}"
        elif not isinstance(says, str):
            yield ("parameters", PRACTICE, at), "must be text, empty where the house drops it"


@cache
def practices() -> Mapping[str, Practice]:
    """The packaged practices by id. Raises BadLedger."""
    return read(resources.text("trainer", "rules", "data", FILE))


def practice_of(law: "Book", at: str) -> Practice | None:
    """The practice as a house has it: its own text, the common one, or None where the house has dropped it.

    Raises KeyError for an unknown id.
    """
    common = practices()[at]
    own = law.ledger.parameters.get(PRACTICE, {}).get(at)
    if own is None:
        return common
    return replace(common, says=str(own)) if own else None
