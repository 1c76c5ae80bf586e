"""A tile of the library: an area of the law with its ring, how many rules it has here and how many are due."""

from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QWidget

from trainer.ui.kit.card import Choice
from trainer.ui.kit.icon import Icon
from trainer.ui.kit.layout import column, holder, row
from trainer.ui.kit.ring import Ring
from trainer.ui.kit.text import MIDDLE, Text
from trainer.ui.screens.first import AreaView, DayView

SMALL, LARGE, ROOMY = 44, 64, 100
SILENT = "not covered here"
OF_THE_DAY = "Irregularity of the day"


class AreaTile(Choice):
    """Choosing it makes the session one on this area; its ring grows where there is room."""

    barred = True

    def __init__(self, area: AreaView, parent: QWidget | None = None) -> None:
        super().__init__(f"{area.title}, {said(area)}", checkable=True, parent=parent)
        self.setObjectName(f"area-{area.key}")
        self.ring = Ring(area.share, SMALL)
        foot = holder(row(*_line(area), None, gap=4))
        words = column(Text(area.title, "label-strong", wrap=True), foot, gap=0, margins=(0, 0, 0, 0))
        line = row(self.ring, holder(column(None, words, None, gap=0)), gap=10, margins=(12, 6, 8, 6))
        line.setStretch(1, 1)
        self.setLayout(line)
        self.settle()
        self.setEnabled(area.rules > 0)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.ring.set_size(LARGE if self.height() >= ROOMY else SMALL)


class DayTile(Choice):
    """The irregularity of the day, beside the areas: pressing it deals the hand."""

    def __init__(self, day: DayView, parent: QWidget | None = None) -> None:
        super().__init__(f"{OF_THE_DAY}, {day.note}", parent=parent)
        self.setObjectName("of-the-day")
        words = column(Text(OF_THE_DAY, "label-strong", wrap=True), Text(day.note, "caption", "text-2"), gap=0)
        icon = Icon("check" if day.done else "play", 22, "accent")
        line = row(8, icon, holder(column(None, words, None, gap=0)), gap=14, margins=(12, 6, 8, 6))
        line.setStretch(2, 1)
        self.setLayout(line)
        self.settle()


def said(area: AreaView) -> str:
    """The tile in words: "26 rules, 3 due, 82 percent right today"."""
    if not area.rules:
        return SILENT
    known = "not tried yet" if area.share is None else f"{area.share} percent right today"
    return f"{rules(area.rules)}, {area.due} due, {known}" if area.due else f"{rules(area.rules)}, {known}"


def rules(count: int) -> str:
    """ "1 rule", "26 rules"."""
    return "1 rule" if count == 1 else f"{count} rules"


def _line(area: AreaView) -> list[QWidget | int]:
    if not area.rules:
        return [Text(SILENT, "caption", "text-3")]
    about = Text(rules(area.rules), "caption", "text-2")
    if not area.due:
        return [about]
    return [about, 2, Icon("clock", 14, "accent"), Text(f"{area.due} due", "caption", align=MIDDLE)]
