"""A key cap as a widget."""

from PySide6.QtCore import QSize
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from trainer.ui.kit.paint import CAP_HEIGHT, cap_width, key_cap


class KeyCap(QWidget):
    """Shows the name of one key."""

    def __init__(self, key: str, tone: str = "text-2", parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._key, self._tone = key, tone
        self.setAccessibleName(f"key {key}")
        self.setFixedSize(QSize(cap_width(key), CAP_HEIGHT))

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        key_cap(painter, 0, self.height() / 2, self._key, self._tone, "line-strong")
        painter.end()
