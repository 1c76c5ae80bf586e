"""The switch: on or off by click or Space; the knob's place and the tick say which."""

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QCheckBox, QWidget

from trainer.ui.kit import look
from trainer.ui.kit.focus import wants_ring
from trainer.ui.kit.paint import panel

SIZE = QSize(46, 26)


class Switch(QCheckBox):
    """The words are for screen readers only: lay a Text beside it."""

    def __init__(self, text: str, on: bool, parent: QWidget | None = None) -> None:
        super().__init__(text, parent)
        self.setAccessibleName(text)
        self.setChecked(on)
        self.setFixedSize(SIZE)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        wants_ring(self, SIZE.height() // 2)

    def hitButton(self, _place: object) -> bool:  # noqa: N802  # Qt's name
        return True

    def sizeHint(self) -> QSize:
        return SIZE

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        on, box = self.isChecked(), QRectF(self.rect())
        panel(painter, box, "accent" if on else "surface-2", None if on else "line-strong", 13)
        knob = QRectF(box.right() - 23 if on else 4, 4, 18, 18)
        panel(painter, knob, "accent-ink" if on else "text-2", None, 9)
        if on:
            look.draw_icon(painter, "check", QRectF(knob.left() + 3, 7, 12, 12), "accent")
        painter.end()
