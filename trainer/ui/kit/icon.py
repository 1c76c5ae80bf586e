"""An icon as a widget, for rows that are read and not pressed."""

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from trainer.ui.kit import look


class Icon(QWidget):
    """A decorative drawing, silent to screen readers."""

    def __init__(self, name: str, size: int = 18, tone: str = "text-2", parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._name, self._tone = name, tone
        self.setFixedSize(QSize(size, size))
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        look.draw_icon(painter, self._name, QRectF(self.rect()), self._tone)
        painter.end()
