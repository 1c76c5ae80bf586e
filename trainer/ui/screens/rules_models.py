"""What the rules page shows, as frozen values."""

from dataclasses import dataclass
from typing import Literal

ALL = ""  # the key that stands for every house
CellKind = Literal["own", "same", "different", "none", "silent"]


@dataclass(frozen=True, slots=True)
class ParagraphView:
    """A paragraph in the list: its house's key and short name, number, topic's title, sense, what a search looks at."""

    house: str
    short: str
    at: str
    topic: str
    sense: str
    sought: str


@dataclass(frozen=True, slots=True)
class RulesView:
    """The paragraphs of one house in printed order, or of all (`house` is ALL); `houses` are (key, short name)."""

    houses: tuple[tuple[str, str], ...]
    house: str
    paragraphs: tuple[ParagraphView, ...]


@dataclass(frozen=True, slots=True)
class CellView:
    """What one house says where a row asks: `text` in few words, `note` the paragraphs or whom it follows."""

    kind: CellKind
    text: str
    note: str = ""


@dataclass(frozen=True, slots=True)
class RowView:
    """A condition, and a cell for each house; `own` says that it is the paragraph's rule and not a neighbour's."""

    condition: str
    cells: tuple[CellView, ...]
    own: bool


@dataclass(frozen=True, slots=True)
class ElsewhereView:
    """A paragraph of another house on the same topic."""

    house: str
    short: str
    at: str
    sense: str


@dataclass(frozen=True, slots=True)
class SheetView:
    """One paragraph laid open.

    `notes` are readings to ask the house about, `facts` are (name, value), `columns` the short names of the houses,
    this one first. `quiz` and `scenario` are keys of what can be asked and dealt, or "". `before` and `after` are the
    neighbours in print, or "".
    """

    house: str
    at: str
    source: str
    title: str
    sense: str
    notes: tuple[str, ...]
    facts: tuple[tuple[str, str], ...]
    summary: str
    columns: tuple[str, ...]
    rows: tuple[RowView, ...]
    elsewhere: tuple[ElsewhereView, ...]
    quiz: str = ""
    scenario: str = ""
    before: str = ""
    after: str = ""


def found(paragraphs: tuple[ParagraphView, ...], words: str) -> tuple[ParagraphView, ...]:
    """The paragraphs in which every one of the words stands, those of that very number first; all for no words."""
    wanted = words.lower().split()
    fit = [each for each in paragraphs if all(word in each.sought for word in wanted)]
    return tuple(sorted(fit, key=lambda each: each.at.lower() not in wanted)) if wanted else tuple(fit)
