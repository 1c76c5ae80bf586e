"""What stands instead of a wrong answer: the arithmetic on the chips, the paragraph on paper, the way into the book."""

from PySide6.QtCore import Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from trainer.quickfire.spot import Spot, Sum
from trainer.ui.drill.pot_table import PotTable
from trainer.ui.drill.reckoning import InLines, Reckoning
from trainer.ui.kit import look
from trainer.ui.kit.button import Button
from trainer.ui.kit.layout import column, holder, row
from trainer.ui.kit.scroll import Pane
from trainer.ui.kit.slip import PaperSlip
from trainer.ui.kit.text import Text
from trainer.ui.screens.models import SlipView

WIDTH, LOW_WIDTH = 440, 400
LEAST_LINES, MOST_LINES, SIDE, HEAD = 56, 250, 16, 62
TABLE_FIRST = 4  # shares of the room of which the paper has one: a table of pots is seen whole where that is enough


class _Paper(PaperSlip):
    """Gives way to the lines above it, and is scrolled then: as wide as it is, it need not be as high as its words."""

    def hasHeightForWidth(self) -> bool:
        return False


class Reason(QWidget):
    """`pointed(place)` for the line of arithmetic that is looked at, `read(book, paragraph)` to open a book there."""

    pointed = Signal(int)
    read = Signal(str, str)

    def __init__(self, spot: Spot, slip: SlipView, width: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.reckoning = _reckoning(spot.sums) if spot.sums else None
        parts: list[QWidget] = []
        if self.reckoning is not None:
            self.reckoning.pointed.connect(self.pointed)
            pane = Pane(self.reckoning, "The arithmetic", "surface-0")
            most = min(MOST_LINES, self.reckoning.sizeHint().height() + 6)
            pane.setMinimumHeight(min(LEAST_LINES, most))
            pane.setMaximumHeight(most)
            parts += [Text(self.reckoning.heading, "overline", "text-2"), pane]
            width = max(width, pane.minimumSizeHint().width() + 2 * SIDE)
        self.setFixedWidth(width)
        paper = _Paper(slip)
        paper.setMaximumHeight(_natural(paper, width - 2 * SIDE))
        parts.append(paper)
        rows = column(*parts, gap=8, margins=(SIDE, 14, SIDE, 12))
        cited = next((each for each in spot.citations if each.at == slip.paragraph), None)
        if cited is not None:
            self.link = Button(f"Read {slip.paragraph} in the book", "link", tail="chev")
            self.link.setObjectName("read-paragraph")
            self.link.clicked.connect(lambda: self.read.emit(cited.book, cited.at))
            rows.addWidget(holder(row(self.link, None)))
        rows.setStretch(len(parts) - 1, 1)
        if isinstance(self.reckoning, PotTable):
            rows.setStretch(1, TABLE_FIRST)
        rows.addStretch(0)
        self.setLayout(rows)

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.fillRect(self.rect(), look.colour("surface-0"))
        painter.fillRect(0, 0, 1, self.height(), look.colour("line"))
        painter.end()


def _reckoning(sums: tuple[Sum, ...]) -> Reckoning:
    """As a table where chips go into several pots."""
    return PotTable(sums) if all(each.of for each in sums) else InLines(sums)


def _natural(paper: PaperSlip, width: int) -> int:
    """The height at which all words of the slip can be seen, in px."""
    pane = paper.findChild(Pane)
    inside = pane.widget() if pane is not None else None
    return HEAD + (inside.heightForWidth(width) if inside is not None else 0)
