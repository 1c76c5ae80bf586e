"""The scrolled pane."""

from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QFrame, QScrollArea, QWidget

from trainer.ui.kit.focus import wants_ring
from trainer.ui.kit.paint import RADIUS_S


class Pane(QScrollArea):
    """Scrolls its content up and down only; the content keeps the pane's width.

    With a `name` it is a stop of its own for Tab whenever there is something to scroll.
    """

    def __init__(self, content: QWidget, name: str = "", parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._port = QWidget()  # asked for Qt's own, PySide would look through every kind of widget there is
        self._port.setAutoFillBackground(False)
        self.setViewport(self._port)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setWidgetResizable(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        content.setProperty("scrolled", True)
        self._content = content
        self.setWidget(content)
        content.setAutoFillBackground(False)
        if name:
            self.setAccessibleName(name)
            wants_ring(self, RADIUS_S, inside=True)
            self.verticalScrollBar().rangeChanged.connect(self._be_stop)

    def _be_stop(self, _low: int, high: int) -> None:
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus if high else Qt.FocusPolicy.NoFocus)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrow keys that come up from a row inside belong to whoever holds the rows."""
        if not self.hasFocus() and event.key() in (Qt.Key.Key_Up, Qt.Key.Key_Down):
            event.ignore()
        else:
            super().keyPressEvent(event)

    def look_at(self, widget: QWidget, margin: int) -> None:
        """Scroll up or down until the widget and `margin` px around it can be seen."""
        top = widget.mapTo(self._content, QPoint(0, 0)).y() - margin
        bottom = top + widget.height() + 2 * margin
        bar, room = self.verticalScrollBar(), self._port.height()
        bar.setValue(min(top, max(bar.value(), bottom - room)))
