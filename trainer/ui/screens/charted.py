"""A card with a chart on it. The chart itself is made when the card is first seen: it is heavy."""

import sys
from typing import TYPE_CHECKING

from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QSpacerItem, QWidget

from trainer.ui.kit.card import Card
from trainer.ui.kit.icon import Icon
from trainer.ui.kit.layout import column, holder, row
from trainer.ui.kit.soon import soon
from trainer.ui.kit.text import CENTRE, MIDDLE, RIGHT, Text
from trainer.ui.screens.progress_models import ChartView

if TYPE_CHECKING:
    from trainer.ui.screens.plot import Plot

FRAME_MS = 16


class ChartCard(Card):
    """Title, caption, and the chart, or in words what will be there. `extra` stands at the right of the title."""

    def __init__(self, view: ChartView, extra: QWidget | None = None, parent: QWidget | None = None) -> None:
        super().__init__(parent=parent)
        self._view = view
        self.plot: Plot | None = None
        self.setAccessibleName(f"{view.title}. {view.says if view.drawn else view.nothing}")
        caption = Text(view.caption, "caption", "text-2", wrap=True, align=RIGHT | MIDDLE)
        head = row(Text(view.title, "heading"), caption, gap=12)
        head.setStretch(1, 1)
        if extra is not None:
            head.addWidget(extra)
        self._rows = column(head, gap=8, margins=(20, 14, 18, 12))
        self._room = QSpacerItem(0, 0)  # keeps the title at the top until the chart is there
        if view.drawn:
            self._rows.addItem(self._room)
            self._rows.setStretch(1, 1)
        else:
            self._rows.addWidget(_nothing(view.nothing), 1)
        self.setLayout(self._rows)

    def showEvent(self, event: QShowEvent) -> None:
        """Draw; the very first chart after the page itself can be seen, as its library takes a moment to load."""
        super().showEvent(event)
        if "pyqtgraph" in sys.modules:
            self._draw()
        else:
            soon(self, self._draw, FRAME_MS)

    @property
    def complete(self) -> bool:
        """Does it show all that it has to show?"""
        return self.plot is not None or not self._view.drawn

    def _draw(self) -> None:
        if self.plot is None and self._view.drawn:
            from trainer.ui.screens.plot import Plot  # heavy: only when a chart is shown

            self.plot = Plot(self._view)
            self._rows.removeItem(self._room)
            self._rows.addWidget(self.plot, 1)


def _nothing(words: str) -> QWidget:
    said = Text(words, "label", "text-2", wrap=True, align=CENTRE)
    return holder(column(None, row(None, Icon("chart", 28, "text-3"), None), said, None, gap=8, margins=(16, 0, 16, 8)))
