"""A number as an answer: one large field that takes digits, with its unit, minus and plus."""

from PySide6.QtCore import QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QFontMetricsF, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QWheelEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from trainer.questions.model import Given
from trainer.ui.forms.form import FormBox
from trainer.ui.kit import look
from trainer.ui.kit.focus import wants_ring
from trainer.ui.kit.layout import column
from trainer.ui.kit.paint import RADIUS_L, panel
from trainer.ui.screens.question_models import QuestionView

HEIGHT, WIDTH, END, TEN = 84, 420, 64, 10
MOST = 999_999_999
FIRST_MS, AGAIN_MS = 380, 70
STEPS = {"chips": 100}
Key = Qt.Key


class NumberField(QWidget):
    """`changed` with every digit or step; empty (None) until something is said."""

    changed = Signal()

    def __init__(self, unit: str, step: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.value: int | None = None
        self._unit, self._step, self._typing, self._held = unit, step, True, 0
        self._again = QTimer(self)
        self._again.timeout.connect(self._once_more)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self.setMaximumWidth(WIDTH)
        self.setFixedHeight(HEIGHT)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        wants_ring(self, RADIUS_L)
        self._say()

    def sizeHint(self) -> QSize:
        return QSize(WIDTH, HEIGHT)

    def minimumSizeHint(self) -> QSize:
        return QSize(WIDTH - 140, HEIGHT)

    def set_value(self, value: int | None) -> None:
        """Another number, never below nothing; None empties the field."""
        self.value = None if value is None else min(MOST, max(0, value))
        self._say()
        self.update()
        self.changed.emit()

    def _say(self) -> None:
        said = "empty" if self.value is None else f"{self.value:,}"
        self.setAccessibleName(" ".join(filter(None, ("Your answer:", said, self._unit))))

    def _by(self, steps: int) -> None:
        self._typing = False
        self.set_value((self.value or 0) + steps * self._step)

    # --- keys --------------------------------------------------------------------------------------------------

    def keyPressEvent(self, event: QKeyEvent) -> None:
        text, key = event.text(), Key(event.key())
        many = TEN if event.modifiers() & Qt.KeyboardModifier.ShiftModifier else 1
        moves = {Key.Key_Up: many, Key.Key_Down: -many, Key.Key_PageUp: TEN, Key.Key_PageDown: -TEN}
        if text.isascii() and text.isdigit():
            self._type(int(text))
        elif key in moves:
            self._by(moves[key])
        elif text in ("+", "-") and text:
            self._by(1 if text == "+" else -1)
        elif not self._edited(key):
            event.ignore()

    def _type(self, digit: int) -> None:
        """A digit typed; after steps it begins a new number."""
        before = (self.value or 0) if self._typing else 0
        self._typing = True
        if before * TEN + digit <= MOST:
            self.set_value(before * TEN + digit)

    def _edited(self, key: Qt.Key) -> bool:
        """Backspace takes a digit back, Delete all, K adds add three zeros."""
        value = self.value or 0
        if key == Key.Key_Backspace:
            self._typing = True
            self.set_value(value // TEN or None)
        elif key == Key.Key_Delete:
            self.set_value(None)
        elif key == Key.Key_K and value * 1000 <= MOST:
            self.set_value(value * 1000)
        else:
            return False
        return True

    # --- mouse -------------------------------------------------------------------------------------------------

    def wheelEvent(self, event: QWheelEvent) -> None:
        turn = event.angleDelta().y()
        if turn:
            self._by(1 if turn > 0 else -1)
        event.accept()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        x = event.position().x()
        self._held = -1 if x < END else 1 if x > self.width() - END else 0
        if self._held:
            self._by(self._held)
            self._again.start(FIRST_MS)

    def mouseReleaseEvent(self, _event: QMouseEvent) -> None:
        self._held = 0
        self._again.stop()

    def _once_more(self) -> None:
        self._again.setInterval(AGAIN_MS)
        self._by(self._held)

    # --- paint -------------------------------------------------------------------------------------------------

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        box = QRectF(self.rect())
        panel(painter, box, "surface-1", "accent" if self.hasFocus() else "line-strong", RADIUS_L, 1.5)
        for icon, middle in (("minus", END / 2), ("plus", box.width() - END / 2)):
            look.draw_icon(painter, icon, QRectF(middle - 11, box.center().y() - 11, 22, 22), "text-2")
        painter.fillRect(QRectF(END, 18, 1, box.height() - 36), look.colour("line"))
        painter.fillRect(QRectF(box.width() - END, 18, 1, box.height() - 36), look.colour("line"))
        self._paint_number(painter, box)
        painter.end()

    def _paint_number(self, painter: QPainter, box: QRectF) -> None:
        words = "–" if self.value is None else f"{self.value:,}"
        number, unit = look.font("display", True), look.font("body")
        wide = QFontMetricsF(number).horizontalAdvance(words)
        beside = QFontMetricsF(unit).horizontalAdvance(self._unit) + 10 if self._unit else 0.0
        left = (box.width() - wide - beside) / 2
        painter.setFont(number)
        painter.setPen(look.colour("text-3" if self.value is None else "text"))
        painter.drawText(QRectF(left, 0, wide + 4, box.height()), Qt.AlignmentFlag.AlignVCenter, words)
        painter.setFont(unit)
        painter.setPen(look.colour("text-2"))
        room = QRectF(left + wide + 10, 6, beside, box.height())
        painter.drawText(room, Qt.AlignmentFlag.AlignVCenter, self._unit)


class Number(FormBox):
    """The field with room around it; digits go there from wherever the keyboard is."""

    keys = (("0 9", "type it"), ("↑ ↓", "step"), ("K", "add three zeros"), ("Enter", "check"))

    def __init__(self, view: QuestionView, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.field = NumberField(view.unit, STEPS.get(view.unit, 1))
        self.field.changed.connect(self.changed)
        rows = column(8, self.field, 8, gap=0)
        rows.setAlignment(self.field, Qt.AlignmentFlag.AlignLeft)
        self.setLayout(rows)

    def given(self) -> Given | None:
        return None if self.field.value is None else Given(number=self.field.value)

    def said(self) -> str:
        return "" if self.given() else "Type a number."

    def take_key(self, event: QKeyEvent) -> bool:
        if not (event.text().isascii() and event.text().isdigit()):
            return False
        self.field.setFocus(Qt.FocusReason.OtherFocusReason)
        self.field.keyPressEvent(event)
        return True

    def first_focus(self) -> QWidget | None:
        return self.field
