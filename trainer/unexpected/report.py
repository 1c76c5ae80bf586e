"""The report on an unexpected error: a text that its reader can check for themselves before they send it."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from types import MappingProxyType

from trainer import __version__
from trainer.unexpected import told

NOTHING: Mapping[str, str] = MappingProxyType({})
FOOT = "This report holds no names, no answers and no folders of yours."


@dataclass(frozen=True, slots=True)
class Report:
    """`headline` says what and where in a line, `lines` how the program came there, `facts` on what it ran."""

    headline: str
    lines: tuple[str, ...]
    facts: Mapping[str, str] = field(default_factory=dict)

    @property
    def text(self) -> str:
        """The whole report; the same error on the same computer gives the same text."""
        wide = max((len(name) for name in self.facts), default=0)
        facts = (f"{name.ljust(wide)}  {value}" for name, value in self.facts.items())
        head = (f"Dealer trainer {__version__}: an unexpected error", "", self.headline, "")
        return "\n".join((*head, *facts, "", *self.lines, "", FOOT, ""))


def report_on(error: BaseException, facts: Mapping[str, str] = NOTHING) -> Report:
    """The report on an error, with these facts after those that every report has."""
    return Report(told.headline(error), told.lines(error), {**_computer(), **facts})


def _computer() -> dict[str, str]:
    import platform  # seldom

    return {
        "Program": __version__,
        "Python": platform.python_version(),
        "System": f"{platform.system()} {platform.release()} ({platform.machine()})",
    }
