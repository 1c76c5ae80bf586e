"""What the progress page shows, as frozen values: plain text and numbers, no Qt and nothing of the layers below.

Shares are per cent (0 to 100) or None where nothing was tried. House keys are book keys such as `tda-2022`, areas are
keys of `trainer.rules.areas`, parts "noticed", "authority" and "remedy".
"""

from dataclasses import dataclass

from trainer.ui.screens.first import HouseView
from trainer.ui.screens.models import AttemptView


@dataclass(frozen=True, slots=True)
class LineView:
    """A line of a chart: points (x, y) left to right, drawn with the stroke of that place, its label at its end."""

    label: str
    points: tuple[tuple[float, float], ...]
    stroke: int = 0


@dataclass(frozen=True, slots=True)
class BarView:
    """A bar at x; `label` stands above it, `here` picks it out."""

    x: float
    value: float
    label: str = ""
    here: bool = False


@dataclass(frozen=True, slots=True)
class BandView:
    """A quiet band from `low` to `high`: where one should come to be. The chart's caption says so."""

    low: float
    high: float


@dataclass(frozen=True, slots=True)
class ChartView:
    """One chart: lines or bars over x, from `low` to `high`. `ticks` are (x, label), `marks` (y, label).

    `says` is the whole of it in a sentence. Without lines and bars `nothing` stands in its place.
    `target` is a dashed line with its words.
    """

    title: str
    caption: str
    says: str
    nothing: str
    lines: tuple[LineView, ...] = ()
    bars: tuple[BarView, ...] = ()
    ticks: tuple[tuple[float, str], ...] = ()
    marks: tuple[tuple[float, str], ...] = ()
    low: float = 0.0
    high: float = 100.0
    target: tuple[float, str] | None = None
    band: BandView | None = None

    @property
    def drawn(self) -> bool:
        """Is there anything to draw?"""
        return bool(self.lines or self.bars)


@dataclass(frozen=True, slots=True)
class PartView:
    """One of the three parts of a house: its share, and what that rests on in few words."""

    key: str
    title: str
    share: int | None
    made_of: str


@dataclass(frozen=True, slots=True)
class ReadinessView:
    """How ready one is for a house. `figure` is "" before anything was tried, `target` what is asked for or None."""

    house: str
    figure: str
    words: str
    parts: tuple[PartView, ...]
    alarms: str
    target: int | None = None


@dataclass(frozen=True, slots=True)
class CellView:
    """An area at a house. `kind` is "share", "untried" or "silent" (nothing there to practise in this part)."""

    area: str
    house: str
    kind: str
    share: int | None
    says: str


@dataclass(frozen=True, slots=True)
class HeatView:
    """Areas (rows) by houses (columns); `parts` are what it can show, `part` what it does."""

    parts: tuple[tuple[str, str], ...]
    part: str
    houses: tuple[tuple[str, str], ...]
    areas: tuple[tuple[str, str], ...]
    cells: tuple[tuple[CellView, ...], ...]


@dataclass(frozen=True, slots=True)
class FigureView:
    """A figure with its words: "4 of 61", "clean hands stopped"."""

    value: str
    words: str


@dataclass(frozen=True, slots=True)
class DaysView:
    """Days practised, a column a week, oldest first: things done each day, None for days to come."""

    weeks: tuple[tuple[int | None, ...], ...]
    words: str
    says: str


@dataclass(frozen=True, slots=True)
class OverviewView:
    readiness: ReadinessView
    accuracy: ChartView
    heat: HeatView
    pace: ChartView
    wolf: tuple[FigureView, ...]
    days: DaysView


@dataclass(frozen=True, slots=True)
class MemoryView:
    """What stays: recalled against predicted, and what falls due in the next `days` (of `spans`)."""

    retention: ChartView
    forecast: ChartView
    days: str
    spans: tuple[tuple[str, str], ...]
    words: str


@dataclass(frozen=True, slots=True)
class TableView:
    """How it goes at the table, over weeks. `caught` is by area; `note` is for whoever stops everything, "" else."""

    detection: ChartView
    sensitivity: ChartView
    notice: ChartView
    figures: tuple[FigureView, ...]
    caught: tuple[FigureView, ...] = ()
    note: str = ""


@dataclass(frozen=True, slots=True)
class MistakeView:
    """Something got wrong: the hand `attempt` to see again, the `question` (with its `seed`) to be asked again, or the
    kind of `drill` to play again; the others are ""."""

    title: str
    detail: str
    paragraph: str
    house: str
    attempt: str = ""
    question: str = ""
    seed: int = 0
    drill: str = ""
    drill_title: str = ""


@dataclass(frozen=True, slots=True)
class RowView:
    """A row of a long list: paragraphs at the left, what it says, and more in small letters below."""

    at: str
    title: str
    detail: str = ""
    mark: str = ""


@dataclass(frozen=True, slots=True)
class GroupView:
    """Rows of one kind; `words` say what the kind means."""

    key: str
    title: str
    words: str
    rows: tuple[RowView, ...]


@dataclass(frozen=True, slots=True)
class SwitchView:
    """From one house to another, or from one edition to a newer one. `title` and `words` sum it up.

    `move` are the words of the button that moves there, "" where that is no newer edition, or they have moved."""

    houses: tuple[HouseView, ...]
    here: str
    there: str
    title: str
    words: str
    groups: tuple[GroupView, ...]
    edition: str = ""
    move: str = ""


@dataclass(frozen=True, slots=True)
class ProgressView:
    """The page: what can be chosen, and the section that is open (the others are None). `started` is False for
    somebody who has done nothing yet."""

    houses: tuple[HouseView, ...]
    house: str
    span: str
    section: str
    started: bool = True
    overview: OverviewView | None = None
    memory: MemoryView | None = None
    table: TableView | None = None
    mistakes: tuple[MistakeView, ...] | None = None
    switch: SwitchView | None = None
    attempts: tuple[AttemptView, ...] | None = None
