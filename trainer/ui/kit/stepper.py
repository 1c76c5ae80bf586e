"""A count that goes up and down by buttons, by the wheel, and by the keys of figures and arrows."""

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QWheelEvent
from PySide6.QtWidgets import QWidget

from trainer.ui.kit import look
from trainer.ui.kit.focus import wants_ring
from trainer.ui.kit.paint import RADIUS_M, panel

SIDE, WIDE, HIGH, ICON = 34, 118, 34, 16


class Stepper(QWidget):
    """A whole number from 0 to `most`. Emits `changed(value)`; up and down arrows are left to whoever holds it."""

    changed = Signal(int)

    def __init__(self, name: str, value: int, most: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._name, self.most, self._value = name, most, value
        self._typing = False
        self.setFixedSize(WIDE, HIGH)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        wants_ring(self, RADIUS_M)
        self._tell()

    @property
    def value(self) -> int:
        return self._value

    def set_value(self, value: int) -> None:
        """Show another number, within its bounds."""
        value = max(0, min(self.most, value))
        if value != self._value:
            self._value = value
            self._tell()
            self.changed.emit(value)
            self.update()

    def _tell(self) -> None:
        self.setAccessibleName(f"{self._name}: {self._value}")

    def sizeHint(self) -> QSize:
        return QSize(WIDE, HIGH)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Figures write the number, plus and minus step it, arrows sideways too; up and down go to the neighbours."""
        key, figure = event.key(), event.text()
        if figure.isdecimal() and figure.isascii():
            self.set_value(int(f"{self._value if self._typing else ''}{figure}"))
            self._typing = True
        elif key in (Qt.Key.Key_Plus, Qt.Key.Key_Right):
            self.set_value(self._value + 1)
        elif key in (Qt.Key.Key_Minus, Qt.Key.Key_Left):
            self.set_value(self._value - 1)
        elif key == Qt.Key.Key_Backspace:
            self.set_value(self._value // 10)
        else:
            event.ignore()

    def focusInEvent(self, event: object) -> None:
        """Figures begin anew."""
        self._typing = False
        super().focusInEvent(event)  # type: ignore[arg-type]  # Qt's event, handed on

    def mousePressEvent(self, event: QMouseEvent) -> None:
        x = event.position().x()
        self.set_value(self._value + (x >= self.width() - SIDE) - (x < SIDE))

    def wheelEvent(self, event: QWheelEvent) -> None:
        self.set_value(self._value + event.angleDelta().y() // 120)
        event.accept()

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        panel(painter, QRectF(self.rect()), "surface-0", "line-strong", RADIUS_M)
        top = (HIGH - ICON) / 2
        for icon, left, on in (
            ("minus", (SIDE - ICON) / 2, self._value > 0),
            ("plus", WIDE - (SIDE + ICON) / 2, self._value < self.most),
        ):
            look.draw_icon(painter, icon, QRectF(left, top, ICON, ICON), "text" if on else "text-off")
        painter.setFont(look.font("label-strong", True))
        painter.setPen(look.colour("text"))
        painter.drawText(self.rect(), Qt.AlignmentFlag.AlignCenter, f"{self._value:,}")
        painter.end()
