"""What is answered with: cards of which one is taken, perhaps with an amount in it, and seats to be pointed at."""

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFontMetricsF, QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QLabel, QPushButton, QSizePolicy, QWidget

from trainer.quickfire.spot import Asks, Field, Option
from trainer.ui.drill.stepper import Stepper
from trainer.ui.kit import look
from trainer.ui.kit.button import unstyled
from trainer.ui.kit.card import Card, Choice
from trainer.ui.kit.focus import wants_ring
from trainer.ui.kit.keycap import KeyCap
from trainer.ui.kit.layout import column, row
from trainer.ui.kit.paint import panel
from trainer.ui.kit.text import Text

FLOOR = "floor"
CARD_MOST, CARD_LEAST, AMOUNT_LEAST, AMOUNT_MOST, HIGH, TOKEN = 196, 96, 146, 224, 124, 34
BOX_MOST = 230


class AnswerCard(Choice):
    """One option: its name, its key, and a few small words or the amount that goes with it."""

    yields_arrows = True

    def __init__(self, option: Option, key: str, stepper: Stepper | None = None, parent: QWidget | None = None) -> None:
        super().__init__(f"{option.label}, key {key}", checkable=True, parent=parent)
        self.option, self.key, self.stepper = option, key, stepper
        self.setObjectName(f"answer-{option.key}")
        cap = KeyCap(key)
        head = row(Text(option.label, "label-strong", wrap=True), cap, gap=8)
        head.setStretch(0, 1)
        head.setAlignment(cap, Qt.AlignmentFlag.AlignTop)
        foot = stepper or Text(option.says, "caption", "text-2", wrap=True)
        self.setLayout(column(head, None, foot, gap=8, margins=(12, 11, 11, 11)))
        self.settle()
        if stepper is not None:
            stepper.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents, False)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Expanding)
        self.setMinimumWidth(CARD_LEAST if stepper is None else AMOUNT_LEAST)
        self.setMaximumWidth(CARD_MOST if stepper is None else AMOUNT_MOST)
        self.setMaximumHeight(HIGH)


class AmountBox(QWidget):
    """An amount with its label over it."""

    def __init__(self, label: str, stepper: Stepper, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.stepper = stepper
        self.setLayout(column(Text(label, "caption", "text-2"), stepper, gap=4))
        self.setMaximumWidth(BOX_MOST)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)


class SeatToken(QPushButton):
    """One seat of a field, by its number."""

    def __init__(self, seat: int, name: str, parent: QWidget | None = None) -> None:
        super().__init__(f"{seat}", parent)
        self.seat = seat
        unstyled(self)
        self.setCheckable(True)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setAccessibleName(f"Seat {seat}, {name}")
        self.setToolTip(f"Seat {seat}, {name}")
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        wants_ring(self, TOKEN // 2)

    def sizeHint(self) -> QSize:
        return QSize(TOKEN, TOKEN)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        on = self.isChecked()
        fill = "accent" if on else "surface-2" if self.underMouse() else "surface-0"
        panel(painter, QRectF(self.rect()), fill, "accent" if on else "line-strong", TOKEN / 2)
        painter.setFont(look.font("label-strong", True))
        painter.setPen(look.colour("accent-ink" if on else "text"))
        painter.drawText(QRectF(self.rect()), Qt.AlignmentFlag.AlignCenter, self.text())
        painter.end()


class SeatsCard(Card):
    """A field that wants one seat or several. `picked(seats)` when it changes, `taken` when it is turned to."""

    picked = Signal(tuple)
    taken = Signal()

    def __init__(self, field: Field, names: dict[int, str], parent: QWidget | None = None) -> None:
        super().__init__("surface-1", "line", parent=parent)
        self.field, self.seats = field, tuple[int, ...]()
        self.setObjectName(f"seats-{field.key}")
        self.tokens = {seat: SeatToken(seat, names.get(seat, "")) for seat in field.seats}
        for seat, token in self.tokens.items():
            token.clicked.connect(lambda _on=False, number=seat: self._press(number))
        several = field.asks is Asks.SEATS
        self._said: QLabel = Text("all that apply" if several else "one seat", "caption", "text-2")
        title = Text(field.label, "label-strong", wrap=True)
        tokens = row(*self.tokens.values(), None, gap=8)
        self.setLayout(column(title, self._said, None, tokens, gap=2, margins=(14, 10, 12, 12)))
        self.setAccessibleName(field.label)
        wide = max(QFontMetricsF(look.font("label-strong")).horizontalAdvance(field.label) + 30, 120.0)
        self.setMaximumWidth(round(max(wide, len(self.tokens) * (TOKEN + 8) + 26)))
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Expanding)

    def be_active(self, *, on: bool) -> None:
        """Is this the field that number keys and clicks on the felt go to?"""
        self._border = "accent" if on else "line"
        self._fill = "surface-2" if on else "surface-1"
        self.update()

    def toggle(self, seat: int) -> None:
        """Take a seat, or let it go again. Seats that cannot be pointed at here are passed over."""
        if seat not in self.tokens:
            return
        if self.field.asks is Asks.SEATS:
            held = set(self.seats) ^ {seat}
            self.seats = tuple(sorted(held))
        else:
            self.seats = (seat,)
        for number, token in self.tokens.items():
            token.setChecked(number in self.seats)
        self.picked.emit(self.seats)

    def _press(self, seat: int) -> None:
        self.taken.emit()
        self.toggle(seat)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        step = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}.get(Qt.Key(event.key()), 0)
        tokens = list(self.tokens.values())
        at = next((place for place, each in enumerate(tokens) if each.hasFocus()), None)
        if step and at is not None:
            tokens[(at + step) % len(tokens)].setFocus(Qt.FocusReason.TabFocusReason)
        else:
            event.ignore()


__all__ = ["FLOOR", "AmountBox", "AnswerCard", "SeatToken", "SeatsCard"]
