"""What is answered with: cards of which one is taken, perhaps with an amount in it, and seats to be pointed at."""

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFocusEvent, QFontMetricsF, QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QPushButton, QSizePolicy, QWidget

from trainer.quickfire.spot import Asks, Field, Option
from trainer.ui.drill.stepper import Stepper
from trainer.ui.kit import look
from trainer.ui.kit.card import ARROWS, Card, Choice
from trainer.ui.kit.focus import wants_ring
from trainer.ui.kit.keycap import KeyCap
from trainer.ui.kit.layout import column, row
from trainer.ui.kit.paint import RADIUS_L, RADIUS_S, panel
from trainer.ui.kit.text import Text
from trainer.ui.theme.plain import tip

FLOOR = "floor"
CARD_MOST, CARD_LEAST, AMOUNT_LEAST, AMOUNT_MOST, HIGH, TOKEN = 196, 96, 146, 224, 124, 34
BOX_MOST, SMALL_TOKEN, NOBODY = 230, 24, 0


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
        self.setMinimumWidth(max(CARD_LEAST if stepper is None else AMOUNT_LEAST, self.minimumSizeHint().width()))
        self.setMaximumWidth(CARD_MOST if stepper is None else AMOUNT_MOST)
        self.setMaximumHeight(HIGH)


class AmountBox(QWidget):
    """An amount with its label over it."""

    def __init__(self, label: str, stepper: Stepper, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.stepper = stepper
        self.setLayout(column(Text(label, "caption", "text-2"), stepper, gap=3))
        self.setMaximumWidth(BOX_MOST)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)


class SeatToken(QPushButton):
    """One seat of a field, by its number; 0 is nobody."""

    turned_to = Signal()

    def __init__(self, seat: int, name: str, size: int = TOKEN, parent: QWidget | None = None) -> None:
        super().__init__(str(seat) if seat else "–", parent)
        self.seat, self._size = seat, size
        said = f"Seat {seat}, {name}" if seat else "No one"
        self.setCheckable(True)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setAccessibleName(said)
        tip(self, said)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        wants_ring(self, size // 2)

    def sizeHint(self) -> QSize:
        return QSize(self._size, self._size)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.turned_to.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in ARROWS:
            event.ignore()
        else:
            super().keyPressEvent(event)

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        on = self.isChecked()
        fill = "accent" if on else "surface-2" if self.underMouse() else "surface-0"
        panel(painter, QRectF(self.rect()), fill, "accent" if on else "line-strong", self._size / 2)
        painter.setFont(look.font("label-strong" if self._size >= TOKEN else "overline", True))
        painter.setPen(look.colour("accent-ink" if on else "text"))
        painter.drawText(QRectF(self.rect()), Qt.AlignmentFlag.AlignCenter, self.text())
        painter.end()


class SeatsCard(Card):
    """A field that wants one seat or several, or nobody. `picked(seats)` when it changes, `taken` when turned to.

    A `bare` one stands with others in little room; `titled` is False where its label would say nothing new.
    """

    picked = Signal(tuple)
    taken = Signal()

    def __init__(
        self, field: Field, names: dict[int, str], parent: QWidget, *, bare: bool = False, titled: bool = True
    ) -> None:
        super().__init__("surface-1", None if bare else "line", RADIUS_S if bare else RADIUS_L, parent)
        self.field, self.seats, self._bare = field, tuple[int, ...](), bare
        self.setObjectName(f"seats-{field.key}")
        self.setAccessibleName(field.label)
        several = field.asks is Asks.SEATS
        size = SMALL_TOKEN if bare else TOKEN
        numbers = (*field.seats, *((NOBODY,) if several else ()))
        self.tokens = {seat: SeatToken(seat, names.get(seat, ""), size, self) for seat in numbers}
        for place, (seat, token) in enumerate(self.tokens.items()):
            token.setFocusPolicy(Qt.FocusPolicy.TabFocus if place == 0 else Qt.FocusPolicy.NoFocus)
            token.clicked.connect(lambda _on=False, number=seat: self._press(number))
            token.turned_to.connect(self.taken)
        self._lay_out(several, titled)

    def _lay_out(self, several: bool, titled: bool) -> None:
        tokens = row(*self.tokens.values(), None, gap=4 if self._bare else 8)
        if self._bare:
            head = [Text(self.field.label, "caption", "text-2", wrap=True)] if titled else []
            self.setLayout(column(*head, tokens, gap=4, margins=(4, 3, 4, 3)))
            return
        note = Text("all that apply" if several else "one seat", "caption", "text-2")
        title = Text(self.field.label, "label-strong", wrap=True)
        self.setLayout(column(title, note, None, tokens, gap=2, margins=(14, 10, 12, 12)))
        wide = QFontMetricsF(look.font("label-strong")).horizontalAdvance(self.field.label) + 34
        self.setMinimumWidth(seats_wide(self.field))
        self.setMaximumWidth(round(max(wide, self.minimumWidth())))
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Expanding)
        self.setMaximumHeight(HIGH)

    def be_active(self, *, on: bool) -> None:
        """Is this the field that number keys and clicks on the felt go to?"""
        self._border = "accent" if on else None if self._bare else "line"
        self._fill = "surface-2" if on else "surface-0" if self._bare else "surface-1"
        self.update()

    def toggle(self, seat: int) -> None:
        """Take a seat, or let it go again; nobody (0) lets all go. Other seats are passed over."""
        if seat not in self.tokens:
            return
        if self.field.asks is Asks.SEATS and seat != NOBODY:
            self.seats = tuple(sorted((set(self.seats) - {NOBODY}) ^ {seat}))
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


def seats_wide(field: Field) -> int:
    """The least width of the card of a field of seats, in px."""
    return (len(field.seats) + (field.asks is Asks.SEATS)) * (TOKEN + 8) + 22


class SmallCard(Choice):
    """One option of a few that are only a word: a narrow card in one line."""

    yields_arrows = True
    stepper: Stepper | None = None

    def __init__(self, option: Option, key: str, parent: QWidget | None = None) -> None:
        super().__init__(f"{option.label}, key {key}", checkable=True, radius=RADIUS_S, parent=parent)
        self.option, self.key = option, key
        self.setObjectName(f"answer-{option.key}")
        self.setLayout(row(Text(option.label, "label-strong"), KeyCap(key), gap=8, margins=(10, 5, 8, 5)))
        self.settle()
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)


__all__ = ["FLOOR", "NOBODY", "AmountBox", "AnswerCard", "SeatToken", "SeatsCard", "SmallCard", "seats_wide"]
