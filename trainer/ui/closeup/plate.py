"""A seat's plate that can be pointed at: by click, by Tab and Enter, or by its number."""

from PySide6.QtCore import QEvent, QPoint, QRect, QRectF, Qt
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QAbstractButton, QWidget

from trainer.kernel.altered import replace
from trainer.ui.art.soft import tick
from trainer.ui.closeup.picture import CloseSeat
from trainer.ui.kit.button import takes_enter
from trainer.ui.kit.paint import panel
from trainer.ui.table import labels
from trainer.ui.table.spoken import piles

PAD = round(labels.PAD)
GAP, RING = 2.0, 2.0


class PlateButton(QAbstractButton):
    """Shows one seat. While `offered` it takes presses and the focus; chosen, it carries the accent and a tick."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.seat = CloseSeat(0, "")
        self._plate = labels.Plate("", "", "", 1, 1, 1)
        self._radius = 10.0
        self._box = QRect()
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.offer(on=False)

    def dress(self, seat: CloseSeat, words: str, box: QRect) -> None:
        """Be this seat's plate, in a box of the parent's pixels."""
        self.seat = seat
        self._plate = plate_of(seat, words, box)
        self._radius = min(12 * self._plate.s, box.height() * 0.3)
        whole = box.adjusted(-PAD, -PAD, PAD, PAD)
        parent = self.parentWidget()
        self.setGeometry(whole.intersected(parent.rect()) if parent is not None else whole)
        self._box = box.translated(-self.geometry().topLeft())
        self.setObjectName(f"seat-{seat.number}")
        self.setAccessibleName(spoken(seat))
        self.update()

    def offer(self, *, on: bool) -> None:
        """Can it be pointed at now?"""
        self.setCheckable(on)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus if on else Qt.FocusPolicy.NoFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor if on else Qt.CursorShape.ArrowCursor)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents, not on)

    def hitButton(self, at: QPoint) -> bool:  # noqa: N802  # Qt's own name
        """Only the plate itself, not its shadow."""
        return self._box.contains(at)

    def event(self, event: QEvent) -> bool:
        if takes_enter(event) and not self.isChecked():
            event.accept()
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and not self.isChecked():
            self.click()
        elif event.key() in (Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down):
            self.focusNextPrevChild(event.key() in (Qt.Key.Key_Right, Qt.Key.Key_Down))
        else:
            super().keyPressEvent(event)

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        hovered = self.isCheckable() and self.underMouse()
        pixmap = labels.plate(replace(self._plate, hovered=hovered), self.devicePixelRatioF())
        painter.drawPixmap(self._box.topLeft() - QPoint(PAD, PAD), pixmap)
        box = QRectF(self._box)
        if self.isCheckable():
            panel(
                painter,
                box,
                None,
                "accent" if self.isChecked() else "line-strong",
                self._radius,
                2 if self.isChecked() else 1,
            )
        if self.isChecked():
            tick(painter, box.right() - 4, box.top() + 4, 10)
        if self.hasFocus():
            out = box.adjusted(-GAP - RING, -GAP - RING, GAP + RING, GAP + RING)
            panel(painter, out.adjusted(RING, RING, -RING, -RING), None, "room", self._radius + GAP, GAP)
            panel(painter, out, None, "accent", self._radius + GAP + RING, RING)
        painter.end()


def plate_of(seat: CloseSeat, words: str, box: QRect) -> labels.Plate:
    """How the seat's plate is drawn in that box."""
    unit = box.height() / labels.HIGH
    return labels.Plate(str(seat.number), seat.name, words, box.width(), box.height(), unit, seat.folded)


def spoken(seat: CloseSeat) -> str:
    """A seat as a reader says it: who, what can be seen before it."""
    parts = [f"Seat {seat.number}", seat.name, *seat.words[:1]]
    parts += [f"{', '.join(piles(heap.chips))} in front" for heap in seat.bet if not heap.until]
    parts += [f"stack: {', '.join(piles(seat.stack))}"] if seat.stack else []
    shown = [card.name for card in seat.cards if card.up]
    parts += [f"cards {' '.join(shown)}"] if shown else [f"{len(seat.cards)} cards face down"] if seat.cards else []
    return ", ".join(filter(None, parts))


__all__ = ["PlateButton", "plate_of", "spoken"]
