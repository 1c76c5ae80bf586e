"""What lies over a screen: dialogs, menus, the key overlay. It keeps the keyboard until it is closed."""

from PySide6.QtCore import QEvent, QObject, QRect, QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QApplication, QWidget
from shiboken6 import isValid

from trainer.ui.kit.card import Card
from trainer.ui.kit.focus import held_in
from trainer.ui.kit.paint import faded


class Overlay(QWidget):
    """Covers `over` and shows one card. Esc or a click beside the card closes it and emits `closed`."""

    closed = Signal()
    _over: QWidget | None = None  # a class default: Qt may ask the event filter while Python takes it apart

    def __init__(self, over: QWidget, card: Card, dim: float = 0.62) -> None:
        super().__init__(over)
        self._over, self._card, self._dim = over, card, dim
        self._before = held_in(over)
        card.setParent(self)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        over.installEventFilter(self)

    def appear(self) -> None:
        """Show over the whole parent and take the keyboard."""
        self._fit()
        self.show()
        self.raise_()
        self.first_focus().setFocus(Qt.FocusReason.OtherFocusReason)

    def first_focus(self) -> QWidget:
        """What has the keyboard first."""
        return self

    def place(self) -> None:
        """Put the card where it belongs; the middle unless a subclass knows better."""
        room = self.size()
        size = self._card.sizeHint().boundedTo(room)
        self._card.setGeometry(
            (room.width() - size.width()) // 2, (room.height() - size.height()) // 2, size.width(), size.height()
        )

    @property
    def area(self) -> QRect:
        """Where its card lies on the screen below."""
        return QRect(self.mapToParent(self._card.pos()), self._card.size())

    def close_up(self) -> None:
        """Give the keyboard back and go."""
        self.hide()
        before = self._before  # what lies below may have been built anew meanwhile
        if before is not None and isValid(before) and before.isVisible():
            before.setFocus(Qt.FocusReason.OtherFocusReason)
        self.closed.emit()
        self.deleteLater()

    def _fit(self) -> None:
        if self._over is not None:
            self.setGeometry(self._over.rect())
            self.place()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if self._over is not None and watched is self._over and event.type() == QEvent.Type.Resize:
            self._fit()
        return False

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.ShortcutOverride:
            event.accept()
            return True
        return super().event(event)

    def focusNextPrevChild(self, forward: bool) -> bool:
        ring = [
            child
            for child in self.findChildren(QWidget)
            if child.focusPolicy() & Qt.FocusPolicy.TabFocus and child.isVisible() and child.isEnabled()
        ]
        if not ring:
            return True
        now = QApplication.focusWidget()
        place = ring.index(now) + (1 if forward else -1) if now in ring else 0
        ring[place % len(ring)].setFocus(Qt.FocusReason.TabFocusReason)
        return True

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.close_up()
        event.accept()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if not self._card.geometry().contains(event.position().toPoint()):
            self.close_up()

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.fillRect(QRectF(self.rect()), faded("room", self._dim))
        painter.end()
