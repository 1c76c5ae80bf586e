"""What the rules page shows, as frozen values."""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Literal

ALL = ""  # the key that stands for every house
CellKind = Literal["own", "same", "different", "none", "silent", "lacking", "says"]


PRINTED, TOPICS = "printed", "topics"
SILENCE = "topic:"  # begins the place of a silence: "topic:rabbit"
LACKING = "lacking:"  # and that of a paragraph that our copy lacks: "lacking:RP-9"
Spans = tuple[tuple[int, int], ...]
Marks = tuple[Spans, Spans]  # stretches of a line's title and of its sense


@dataclass(frozen=True, slots=True)
class LineView:
    """A paragraph or a silence in the list. `place` opens it; `at` is the paragraph's number, "" for a silence;
    `lacking` says that our copy has not the paragraph's words.

    `title` is "" where a heading says it. `short` is the house's name in a word, told in the second line where
    `several` houses are listed; `reading` says that the house is to be asked how it reads it.
    """

    house: str
    short: str
    place: str
    at: str
    title: str
    sense: str
    reading: bool = False
    several: bool = False
    lacking: bool = False

    @property
    def silent(self) -> bool:
        """Is it a topic on which the house says nothing?"""
        return not self.at


@dataclass(frozen=True, slots=True)
class HeadingView:
    """A heading between the lines: of a house or an area, or `inner` of a topic within."""

    text: str
    inner: bool = False


def unmarked(_row: int) -> Marks:
    """Nothing is meant more than the rest."""
    return (), ()


@dataclass(frozen=True, slots=True)
class RulesView:
    """What is listed of one house or of all (`house` is ALL); `houses` are (key, short name).

    `order` is PRINTED or TOPICS; with `words` sought for, the best come first whatever the order. `told` says how much
    there is, `best` how it stands. `marks` tells what the search meant in the line of a row, when it is painted.
    """

    houses: tuple[tuple[str, str], ...]
    house: str
    order: str
    words: str
    lines: tuple[LineView | HeadingView, ...]
    told: str
    best: str = ""
    marks: Callable[[int], Marks] = field(default=unmarked, repr=False, compare=False)


@dataclass(frozen=True, slots=True)
class LinkView:
    """Another paragraph: its house and place, its number, and what it is about in few words."""

    house: str
    place: str
    at: str
    about: str = ""


@dataclass(frozen=True, slots=True)
class CellView:
    """What one house says where a row asks: `text` in few words, the paragraphs, `note` whom it follows."""

    kind: CellKind
    text: str
    links: tuple[LinkView, ...] = ()
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
class ExceptionView:
    """A rule that goes before this one, or before which this one goes (`over`): when, with what outcome, and where."""

    condition: str
    outcome: str
    links: tuple[LinkView, ...]
    over: bool = False


@dataclass(frozen=True, slots=True)
class LinksView:
    """Paragraphs that belong to this one, and how: "Named here"."""

    name: str
    links: tuple[LinkView, ...]


@dataclass(frozen=True, slots=True)
class PracticeView:
    """What else can be done on it: `kind` is drill or scenario, `key` which one, `label` its name."""

    kind: Literal["drill", "scenario"]
    key: str
    label: str


@dataclass(frozen=True, slots=True)
class SheetView:
    """One paragraph laid open, or with no `at` a silence; `place` is what opens it, `topic` what its topic is called.

    `notes` are readings to ask the house about, `facts` and `numbers` are (name, value), `columns` the short names of
    the houses, this one first. `exact` is how many questions cite the paragraph; `quiz` and `scenario` are keys of what
    can be asked on its topic and dealt, or "". `examples` are keys of the worked examples that can be seen.
    `before` and `after` are the neighbours in print, or "".
    """

    house: str
    place: str
    at: str
    source: str
    title: str
    topic: str
    sense: str
    notes: tuple[str, ...]
    facts: tuple[tuple[str, str], ...]
    numbers: tuple[tuple[str, str], ...]
    exceptions: tuple[ExceptionView, ...]
    links: tuple[LinksView, ...]
    question: str
    summary: str
    columns: tuple[str, ...]
    rows: tuple[RowView, ...]
    elsewhere: tuple[ElsewhereView, ...]
    examples: tuple[str, ...] = ()
    exact: int = 0
    quiz: str = ""
    scenario: str = ""
    practice: PracticeView | None = None
    before: str = ""
    after: str = ""
