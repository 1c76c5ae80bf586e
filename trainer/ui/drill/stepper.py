"""An amount in chips: minus and plus, the mouse wheel, the arrow keys, or digits typed; K adds three noughts."""

from PySide6.QtCore import QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QWheelEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from trainer.ui.kit import look
from trainer.ui.kit.focus import wants_ring
from trainer.ui.kit.paint import RADIUS_S, panel

HEIGHT, WIDTH, LEAST, END = 38, 148, 122, 32
MOST = 999_999_999
FIRST_MS, AGAIN_MS, TEN = 380, 70, 10
Key = Qt.Key


class Stepper(QWidget):
    """Emits `changed(value)` for everything the trainee does to it, and `taken` when it is clicked into."""

    changed = Signal(int)
    taken = Signal()

    def __init__(self, name: str, value: int = 0, step: int = 1, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.value, self.step, self._name = value, max(1, step), name
        self._typing, self._held = False, 0
        self._again = QTimer(self)
        self._again.timeout.connect(self._once_more)
        self.setFixedHeight(HEIGHT)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        wants_ring(self, RADIUS_S)
        self._say()

    def sizeHint(self) -> QSize:
        return QSize(WIDTH, HEIGHT)

    def minimumSizeHint(self) -> QSize:
        return QSize(LEAST, HEIGHT)

    def set_value(self, value: int) -> None:
        """Another amount, never below nothing; told to whoever listens."""
        self.value = min(MOST, max(0, value))
        self._say()
        self.update()
        self.changed.emit(self.value)

    def type(self, text: str) -> None:
        """A digit typed: the first one begins a new amount."""
        before = self.value if self._typing else 0
        self._typing = True
        if len(str(before * TEN)) <= len(str(MOST)):
            self.set_value(before * TEN + int(text))

    def _say(self) -> None:
        self.setAccessibleName(f"{self._name}: {self.value:,}")

    def _by(self, steps: int) -> None:
        self._typing = False
        self.set_value(self.value + steps * self.step)

    # --- keys --------------------------------------------------------------------------------------------------

    def keyPressEvent(self, event: QKeyEvent) -> None:
        text, key = event.text(), Key(event.key())
        many = TEN if event.modifiers() & Qt.KeyboardModifier.ShiftModifier else 1
        moves = {Key.Key_Up: many, Key.Key_Down: -many, Key.Key_PageUp: TEN, Key.Key_PageDown: -TEN}
        if text.isascii() and text.isdigit():
            self.type(text)
        elif key in moves:
            self._by(moves[key])
        elif key == Key.Key_Backspace:
            self._typing = True
            self.set_value(self.value // TEN)
        elif key == Key.Key_Delete:
            self.set_value(0)
        elif key == Key.Key_K:
            self.set_value(self.value * 1000 if self.value * 1000 <= MOST else self.value)
        elif text in ("+", "-"):
            self._by(1 if text == "+" else -1)
        else:
            event.ignore()

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self._typing = False
        self.update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self._let_go()
        self.update()

    # --- mouse -------------------------------------------------------------------------------------------------

    def wheelEvent(self, event: QWheelEvent) -> None:
        turn = event.angleDelta().y()
        many = TEN if event.modifiers() & Qt.KeyboardModifier.ControlModifier else 1
        if turn:
            self.taken.emit()
            self._by(many if turn > 0 else -many)
        event.accept()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self.taken.emit()
        x = event.position().x()
        self._held = -1 if x < END else 1 if x > self.width() - END else 0
        if self._held:
            self._by(self._held)
            self._again.start(FIRST_MS)

    def mouseReleaseEvent(self, _event: QMouseEvent) -> None:
        self._let_go()

    def _once_more(self) -> None:
        self._again.setInterval(AGAIN_MS)
        self._by(self._held)

    def _let_go(self) -> None:
        self._held = 0
        self._again.stop()

    # --- paint -------------------------------------------------------------------------------------------------

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        box = QRectF(self.rect())
        panel(painter, box, "surface-0", "accent" if self.hasFocus() else "line-strong", RADIUS_S)
        middle = box.center().y()
        for icon, left in (("minus", 10.0), ("plus", box.right() - 26)):
            look.draw_icon(painter, icon, QRectF(left, middle - 8, 16, 16), "text-2")
        painter.setFont(look.font("heading" if self.width() >= WIDTH else "label-strong", True))
        painter.setPen(look.colour("text"))
        painter.drawText(box.adjusted(END - 6, 0, 6 - END, 0), Qt.AlignmentFlag.AlignCenter, f"{self.value:,}")
        painter.end()
