"""Today: choose the house and the drill, then take the box."""

from PySide6.QtWidgets import QVBoxLayout, QWidget

from trainer.ui.kit.button import Button, bind_key
from trainer.ui.kit.card import Card, Choice, ChoiceGroup
from trainer.ui.kit.icon import Icon
from trainer.ui.kit.keycap import KeyCap
from trainer.ui.kit.layout import column, holder, row
from trainer.ui.kit.mark import Mark
from trainer.ui.kit.ring import Ring
from trainer.ui.kit.text import MIDDLE, Text
from trainer.ui.screens.first import DrillView, TodayView
from trainer.ui.screens.front import TILE_HEIGHT, FrontScreen


class DrillTile(Choice):
    """A drill of the library: its ring, its name and how often it was tried. Choosing it fills the hero panel."""

    def __init__(self, drill: DrillView, key: str, parent: QWidget | None = None) -> None:
        super().__init__(f"{drill.label}, {drill.note}", checkable=True, parent=parent)
        self.setObjectName(f"drill-{drill.key}")
        words = column(
            Text(drill.label, "label-strong"), Text(drill.note, "caption", "text-2"), gap=2, margins=(0, 0, 0, 0)
        )
        line = row(Ring(drill.share, 44), holder(words), KeyCap(key), gap=12, margins=(14, 10, 14, 10))
        line.setStretch(1, 1)
        self.setLayout(line)
        self.settle()
        self.setFixedHeight(TILE_HEIGHT)
        bind_key(self, key)


class TodayScreen(FrontScreen):
    """The whole first page: the drills with their rings, the last session, and a hand that waits."""

    still_life = True

    def show_view(self, view: TodayView) -> None:
        """Show this view instead."""
        self._tiles: list[DrillTile] = []
        super().show_view(view)
        self._group = ChoiceGroup(self)
        self._group.gather(self._tiles)

    def _bands(self) -> list[QWidget]:
        return [self._banner(self._view.interrupted)] if self._view.interrupted else []

    def _banner(self, sentence: str) -> QWidget:
        band = Card("accent-soft", "accent")
        self.resume = Button("Go on dealing", "primary", icon="play")
        self.discard = Button("Discard", "secondary")
        self.resume.clicked.connect(self.resume_chosen)
        self.discard.clicked.connect(self.discard_chosen)
        words = Text(sentence, "label-strong", wrap=True, align=MIDDLE)
        line = row(Icon("warn", 20, "accent"), words, self.discard, self.resume, gap=12, margins=(16, 10, 12, 10))
        line.setStretch(1, 1)
        band.setLayout(line)
        return band

    def _session(self) -> QVBoxLayout:
        last = self._view.last
        if last is None:
            return _no_session()
        rows = column(
            row(Text("Last session", "heading"), None, Text(last.when, "caption", "text-2"), gap=8),
            _count("right", "Caught", last.caught),
            _count("wrong", "Missed", last.missed),
            _count("alarm", f"False alarms, of {last.clean_hands} clean hands", last.false_alarms),
            None,
            gap=12,
            margins=(24, 22, 24, 20),
        )
        if last.remark:
            rows.addWidget(Text(last.remark, "label", "text-2", wrap=True))
        if last.attempt:
            rows.addLayout(row(self._debrief(last.attempt), None))
        return rows

    def _debrief(self, attempt: str) -> Button:
        link = Button("Open the debrief", "link", tail="chev")
        link.setObjectName("open-debrief")
        link.clicked.connect(lambda: self.debrief_opened.emit(attempt))
        return link

    def _tile(self, drill: DrillView, place: int) -> DrillTile:
        tile = DrillTile(drill, str(place + 1))
        tile.setChecked(drill.key == self._view.drill)
        tile.clicked.connect(lambda _on=False, key=drill.key: self._take_drill(key))
        self._tiles.append(tile)
        return tile

    def _take_drill(self, key: str) -> None:
        if key != self._drill:
            self._show_drill(key)
            self.drill_chosen.emit(key)


def _no_session() -> QVBoxLayout:
    return column(
        Text("Last session", "heading"),
        Text("None yet.", "label"),
        Text(
            "After your first hand you find here what you caught, what you missed, and how often you "
            "stopped a hand that was clean.",
            "label",
            "text-2",
            wrap=True,
        ),
        None,
        gap=10,
        margins=(24, 22, 24, 20),
    )


def _count(kind: str, label: str, number: int) -> QWidget:
    words = Text(label, "label", wrap=True, align=MIDDLE)
    line = row(Mark(kind, 24), words, Text(str(number), "heading", tabular=True), gap=10)
    line.setStretch(1, 1)
    return holder(line)
