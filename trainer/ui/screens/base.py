"""What all screens share: the room's colour behind them, and rebuilding from a new view without losing the focus."""

from typing import ClassVar

from PySide6.QtCore import Qt
from PySide6.QtGui import QPainter, QPaintEvent, QShowEvent
from PySide6.QtWidgets import QApplication, QVBoxLayout, QWidget

from trainer.ui.kit import look
from trainer.ui.kit.focus import held_in, keeper
from trainer.ui.kit.soon import soon


class Screen(QWidget):
    """`fill` puts a newly built body in place of the old one; a widget of the same objectName keeps the focus.

    Where there is none any more `first_focus` has it. `own_keys` are (caps, what they do) beside those of buttons.
    """

    own_keys: ClassVar[tuple[tuple[str, str], ...]] = ()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        keeper()
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        self._body: QWidget | None = None
        self._frame = QVBoxLayout(self)
        self._frame.setContentsMargins(0, 0, 0, 0)

    def fill(self, body: QWidget) -> None:
        """Show this body instead of the one before."""
        held = self._held_name()
        if self._body is not None:
            self._body.hide()
            self._frame.removeWidget(self._body)
            self._body.deleteLater()
        self._body = body
        self._frame.addWidget(body)
        body.show()
        if held is not None:
            again = (body.findChild(QWidget, held) if held else None) or self.first_focus()
            again.setFocus(Qt.FocusReason.OtherFocusReason)
            soon(again, lambda: _hold(again))

    def _held_name(self) -> str | None:
        """The name of what has the keyboard here, "" if it has none; None while the keyboard is elsewhere."""
        held = held_in(self)
        return held.objectName() if held is not None and self.isAncestorOf(held) else None

    def first_focus(self) -> QWidget:
        """What has the keyboard first: the screen itself, which points at nothing, unless it has a main act."""
        return self

    def showEvent(self, event: QShowEvent) -> None:
        """Have the keyboard, so that the first Tab goes on from where the screen begins."""
        super().showEvent(event)
        held = QApplication.focusWidget()
        if held is None or not self.isAncestorOf(held):
            self.first_focus().setFocus(Qt.FocusReason.OtherFocusReason)

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.fillRect(self.rect(), look.colour("room"))
        painter.end()


def _hold(widget: QWidget) -> None:
    """An arrow key that rebuilt the screen gives the focus to a control that is gone: have it back."""
    if QApplication.focusWidget() is None:
        widget.setFocus(Qt.FocusReason.TabFocusReason)
