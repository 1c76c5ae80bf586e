"""The faults of a ledger, each told with its file, line and key; all of them at once."""

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any

from trainer.kernel.places import Path, keyed, line_of, places


class BadLedger(ValueError):
    """A ledger that cannot be used. `faults` has one line per fault: file, line, key and what is wrong.

    `rest` is the ledger of what could be read of it all the same, None where nothing could.
    """

    def __init__(self, faults: list[str], rest: Any = None) -> None:
        self.faults, self.rest = tuple(faults), rest
        super().__init__("\n".join(faults))


@dataclass
class LedgerFaults:
    """Collects faults of the ledger file `name`. Its `text` is looked through for their lines once there are any."""

    name: str
    text: str = ""
    found: list[tuple[Path, str]] = field(default_factory=list)

    def add(self, path: Path, what: str) -> None:
        """A fault at a path such as ("paragraph", 3, "rules"), or at the nearest thing around it."""
        self.found.append((path, what))

    def end(self, rest: Any = None) -> None:
        """Raises BadLedger where there is a fault."""
        if self.found:
            raise BadLedger(self.told(), rest)

    def told(self) -> list[str]:
        """The faults, a line each."""
        lines = places(self.text) if self.found else {}
        return [told(self.name, line_of(lines, path), what) for path, what in self.found]


def no_toml(name: str, text: str, faults: Iterable[tuple[int, str]]) -> BadLedger:
    """What is wrong with a text that is no TOML."""
    return BadLedger([told(name, line, f"{key}: {what}" if key else what) for line, key, what in keyed(text, faults)])


def parted(fault: str) -> tuple[int, str]:
    """The line, 0 for the whole file, and the rest of a fault as it is told, after its file's name."""
    line, _, what = fault.partition(": ")
    return (int(line), what) if line.isdigit() else (0, fault.strip())


def told(name: str, line: int, what: str) -> str:
    """A fault as it is told; line 0 is that of the whole file."""
    return f"{name}:{line}: {what}" if line else f"{name}: {what}"
