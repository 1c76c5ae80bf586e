"""Panels: the plain card, the one that can be pressed or chosen, and the pill."""

from collections.abc import Iterable
from typing import ClassVar

from PySide6.QtCore import QEvent, QRectF, QSize, Qt
from PySide6.QtGui import QFontMetricsF, QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QAbstractButton, QButtonGroup, QFrame, QLabel, QPushButton, QSizePolicy, QWidget

from trainer.ui.kit import look
from trainer.ui.kit.button import takes_enter
from trainer.ui.kit.focus import wants_ring
from trainer.ui.kit.paint import RADIUS_L, RADIUS_S, panel

BAR, BAR_AT, BAR_SHARE = 4, 5, 0.5
ARROWS = (Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down)


class Card(QFrame):
    """A quiet panel; `fill` and `border` are colour tokens."""

    def __init__(
        self,
        fill: str = "surface-1",
        border: str | None = "line",
        radius: int = RADIUS_L,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._fill, self._border, self._radius = fill, border, radius

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        panel(painter, QRectF(self.rect()), self._fill, self._border, self._radius)
        painter.end()


class Choice(QPushButton):
    """A card that is pressed as a whole, and with `checkable` stays chosen (accent border). Lay children in it.

    `barred` shows what is chosen by a bar at its left too, where nothing inside does. `yields_arrows` leaves the
    arrow keys to the parent; else they go through an exclusive group as Qt does.
    """

    yields_arrows = False
    barred = False

    def __init__(
        self, name: str, *, checkable: bool = False, radius: int = RADIUS_L, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._radius = radius
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
        self.setCheckable(checkable)
        self.setAccessibleName(name)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        wants_ring(self, radius)

    def sizeHint(self) -> QSize:
        layout = self.layout()
        return layout.totalSizeHint() if layout is not None else super().sizeHint()

    def minimumSizeHint(self) -> QSize:
        layout = self.layout()
        return layout.totalMinimumSize() if layout is not None else super().minimumSizeHint()

    def settle(self) -> None:
        """After the children are laid in: let every press reach the card itself, except on buttons."""
        for child in self.findChildren(QWidget):
            if not isinstance(child, QAbstractButton) and child.findChild(QAbstractButton) is None:
                child.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    def event(self, event: QEvent) -> bool:
        if takes_enter(event) and not self.isChecked():
            event.accept()
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter takes it; on what is taken already it goes to the page's main button."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.click()
        elif self.yields_arrows and event.key() in ARROWS:
            event.ignore()
        else:
            super().keyPressEvent(event)

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        fill, border = self._tokens()
        panel(painter, QRectF(self.rect()), fill, border, self._radius)
        if self.barred and self.isChecked():
            high = self.height() * BAR_SHARE
            panel(painter, QRectF(BAR_AT, (self.height() - high) / 2, BAR, high), "accent", None, BAR // 2)
        painter.end()

    def _tokens(self) -> tuple[str, str]:
        if self.isChecked():
            return "accent-soft", "accent"
        if self.isDown():
            return "surface-3", "line-strong"
        return ("surface-2", "line-strong") if self.underMouse() else ("surface-1", "line")


class ChoiceGroup(QButtonGroup):
    """Choices of which one is taken. Tab stops at that one, and the arrow keys go to the others."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.buttonToggled.connect(self._one_stop)

    def gather(self, choices: Iterable[Choice]) -> None:
        """Make these the choices."""
        for choice in choices:
            self.addButton(choice)
        self._one_stop()

    def _one_stop(self) -> None:
        for place, button in enumerate(self.buttons()):
            stop = button.isChecked() if self.checkedButton() is not None else place == 0
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus if stop else Qt.FocusPolicy.NoFocus)
        # arrows move the choice before the keyboard: a page that is rebuilt in between must find both in one place
        chosen = self.checkedButton()
        if chosen is not None and any(button.hasFocus() for button in self.buttons()):
            chosen.setFocus(Qt.FocusReason.TabFocusReason)


class Pill(QLabel):
    """A short fact in a frame: the house, a paragraph, a note. `tone` is accent, quiet, late, wrong or ink."""

    TONES: ClassVar = {
        "accent": ("accent-soft", "accent", "accent"),
        "quiet": ("surface-1", "line-strong", "text-2"),
        "late": ("surface-1", "late", "late"),
        "wrong": ("surface-1", "wrong", "wrong"),
        "ink": ("paper-2", "ink-2", "ink"),
    }

    def __init__(self, text: str, tone: str = "accent", parent: QWidget | None = None) -> None:
        super().__init__(text, parent)
        self._tokens = self.TONES[tone]
        self._font = look.font("overline")

    def is_clipped(self) -> bool:
        """Whether the words do not fit."""
        return self.width() < self.sizeHint().width()

    def sizeHint(self) -> QSize:
        return QSize(round(QFontMetricsF(self._font).horizontalAdvance(self.text())) + 18, 25)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        box = QRectF(0, (self.height() - 25) / 2, self.sizeHint().width(), 25)
        panel(painter, box, self._tokens[0], self._tokens[1], RADIUS_S)
        painter.setFont(self._font)
        painter.setPen(look.colour(self._tokens[2]))
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, self.text())
        painter.end()
