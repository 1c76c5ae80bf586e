"""Progress: how ready one is, what stays, how it goes at the table, what goes wrong, other houses, every hand."""

from collections.abc import Callable

from PySide6.QtCore import Signal, SignalInstance
from PySide6.QtWidgets import QHBoxLayout, QWidget

from trainer.ui.kit.button import Button
from trainer.ui.kit.card import Card
from trainer.ui.kit.icon import Icon
from trainer.ui.kit.layout import column, holder, row
from trainer.ui.kit.picker import Picker
from trainer.ui.kit.segments import Segments
from trainer.ui.kit.text import CENTRE, Text
from trainer.ui.screens.attempts import AttemptsTable
from trainer.ui.screens.base import Screen
from trainer.ui.screens.mistakes import Mistakes
from trainer.ui.screens.overview import MemorySection, Overview, TableSection
from trainer.ui.screens.progress_models import ProgressView
from trainer.ui.screens.switching import Switching

SECTIONS = (
    ("overview", "Overview"),
    ("memory", "Memory"),
    ("table", "At the table"),
    ("mistakes", "What I get wrong"),
    ("houses", "Rulebooks"),
    ("hands", "Hands"),
)
SPANS = (("4", "Four weeks"), ("12", "Twelve weeks"), ("52", "A year"))
WILL_BE = (
    ("target", "How ready you are for your house: your score in your weakest part, and what goes into that score."),
    ("chart", "What you noticed, who decided and what you did about it, week by week."),
    ("grid", "Every area of the rules in every rulebook. Click a cell to practice it."),
    ("repeat", "What you get wrong, with the hand to see again or the question to try again."),
)


class ProgressScreen(Screen):
    """Signals carry keys of the view. `cell_opened(area, house)`, `attempt_opened(id)`, `drill_opened(kind, house)` and
    `question_opened(id, house, seed)` lead away; the others ask for another view: a house ("" for all), a span in
    weeks, a section, a part of the heat map, days ahead, two houses to compare, an edition to compare with. `exported`
    asks for a file of what is shown.
    """

    house_chosen = Signal(str)
    span_chosen = Signal(str)
    section_chosen = Signal(str)
    part_chosen = Signal(str)
    days_chosen = Signal(str)
    switched = Signal(str, str)
    moving = Signal(str, str)
    edition_wanted = Signal()
    exported = Signal()
    cell_opened = Signal(str, str)
    attempt_opened = Signal(str)
    question_opened = Signal(str, str, int)
    drill_opened = Signal(str, str)
    start_chosen = Signal()

    def __init__(self, view: ProgressView, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._group, self._scrolled = "", 0
        self.show_view(view)

    def show_view(self, view: ProgressView) -> None:
        """Show this view instead; the same section stays scrolled as it is."""
        self._note_scroll(view)
        self.view = view
        body = self._body_of(view)
        rows = column(self._head(), self._sections(), body, gap=12, margins=(32, 18, 24, 14))
        rows.setStretch(2, 1)
        self.fill(holder(rows))
        if isinstance(body, Overview) and self._scrolled:
            body.pane.verticalScrollBar().setValue(self._scrolled)

    def _note_scroll(self, view: ProgressView) -> None:
        shown = self.findChild(Overview)
        stays = shown is not None and view.overview is not None
        self._scrolled = shown.pane.verticalScrollBar().value() if shown is not None and stays else 0

    def _head(self) -> QHBoxLayout:
        view = self.view
        houses = (("", "All rulebooks"), *((each.key, each.short or each.name) for each in view.houses))
        self.house = self._picker(houses, view.house, "Rulebook", self.house_chosen)
        self.span = self._picker(SPANS, view.span, "Weeks shown", self.span_chosen)
        self.export = Button("Export", icon="save", name="Export what is shown as a table")
        self.export.setObjectName("progress-export")
        self.export.clicked.connect(self.exported)
        self.export.setEnabled(view.started)
        return row(Text("Progress", "display"), None, self.house, self.span, self.export, gap=10)

    def _picker(self, options: tuple[tuple[str, str], ...], current: str, name: str, signal: SignalInstance) -> Picker:
        made = Picker(options, current, name)
        made.setObjectName(f"progress-{name.split()[0].lower()}")
        made.chosen.connect(signal)
        return made

    def _sections(self) -> QHBoxLayout:
        self.section = Segments(SECTIONS, self.view.section, "Section")
        self.section.setObjectName("progress-section")
        self.section.chosen.connect(self.section_chosen)
        return row(self.section, None)

    def _body_of(self, view: ProgressView) -> QWidget:
        if view.switch is not None:
            return self._switching(view)
        if not view.started:
            return self._nothing()
        made: dict[str, Callable[[], QWidget]] = {
            "overview": self._overview,
            "memory": self._memory,
            "table": self._table,
            "mistakes": self._mistakes,
            "hands": self._hands,
        }
        return made[view.section]()

    def _overview(self) -> QWidget:
        assert self.view.overview is not None
        made = Overview(self.view.overview)
        made.cell_opened.connect(self.cell_opened)
        made.part_chosen.connect(self.part_chosen)
        return made

    def _memory(self) -> QWidget:
        assert self.view.memory is not None
        made = MemorySection(self.view.memory)
        made.days_chosen.connect(self.days_chosen)
        return made

    def _table(self) -> QWidget:
        assert self.view.table is not None
        return TableSection(self.view.table)

    def _mistakes(self) -> QWidget:
        if not self.view.mistakes:
            return _quiet("check", "No mistakes so far.", "What you get wrong shows up here so you can do it again.")
        made = Mistakes(self.view.mistakes)
        made.attempt_opened.connect(self.attempt_opened)
        made.question_opened.connect(self.question_opened)
        made.drill_opened.connect(self.drill_opened)
        return made

    def _switching(self, view: ProgressView) -> QWidget:
        assert view.switch is not None
        made = Switching(view.switch, self._group)
        made.switched.connect(self.switched)
        made.edition_wanted.connect(self.edition_wanted)
        made.moving.connect(self.moving)
        made.group_chosen.connect(self._keep_group)
        return made

    def _keep_group(self, key: str) -> None:
        self._group = key

    def _hands(self) -> QWidget:
        if not self.view.attempts:
            return _quiet("table", "No hands graded here yet.", "Every hand you deal shows up here.")
        card = Card()
        self.table = AttemptsTable(self.view.attempts)
        self.table.setObjectName("attempts")
        self.table.opened.connect(self.attempt_opened)
        head = row(
            Text("Hands", "heading"),
            None,
            Text("Press Enter or double-click to open one.", "caption", "text-2"),
            margins=(8, 0, 8, 0),
        )
        card.setLayout(column(head, self.table, gap=6, margins=(12, 12, 12, 10)))
        return card

    def _nothing(self) -> QWidget:
        card = Card()
        self.start = Button("Start with a hand", "primary", key="Enter")
        self.start.setObjectName("progress-start")
        self.start.clicked.connect(self.start_chosen)
        lines = [row(Icon(icon, 20, "text-2"), Text(words, "body", "text-2"), None, gap=14) for icon, words in WILL_BE]
        middle = column(Text("What you’ll see here", "title"), 6, *lines, 12, row(self.start, None), gap=10)
        card.setLayout(row(None, column(None, middle, None), None, margins=(32, 24, 32, 24)))
        return card


def _quiet(icon: str, title: str, words: str) -> QWidget:
    card = Card()
    picture = row(None, Icon(icon, 40, "text-3"), None)
    said = Text(words, "body", "text-2", wrap=True, align=CENTRE)
    lines = column(None, picture, Text(title, "title", align=CENTRE), said, None, gap=10, margins=(48, 24, 48, 24))
    card.setLayout(lines)
    return card
