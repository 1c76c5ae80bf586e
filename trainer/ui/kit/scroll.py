"""The scrolled pane."""

from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QFrame, QScrollArea, QWidget


class Pane(QScrollArea):
    """Scrolls its content up and down only; the content keeps the pane's width."""

    def __init__(self, content: QWidget, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setWidgetResizable(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        content.setProperty("scrolled", True)
        self._content = content
        self.setWidget(content)
        content.setAutoFillBackground(False)
        self.viewport().setAutoFillBackground(False)

    def look_at(self, widget: QWidget, margin: int) -> None:
        """Scroll up or down until the widget and `margin` px around it can be seen."""
        top = widget.mapTo(self._content, QPoint(0, 0)).y() - margin
        bottom = top + widget.height() + 2 * margin
        bar, room = self.verticalScrollBar(), self.viewport().height()
        bar.setValue(min(top, max(bar.value(), bottom - room)))
