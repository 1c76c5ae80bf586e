"""A link: words that lead somewhere else, with an icon before them, underlined under the pointer and the keyboard."""

from PySide6.QtCore import QEvent, QRectF, QSize, Qt
from PySide6.QtGui import QFontMetricsF, QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QPushButton, QSizePolicy, QWidget

from trainer.ui.kit import look
from trainer.ui.kit.button import takes_enter
from trainer.ui.kit.focus import wants_ring

GAP, SLACK = 6, 2


class Link(QPushButton):
    """One line; `name` is what a screen reader says. With `least` it may be as narrow, and is cut at its end."""

    def __init__(
        self,
        text: str,
        name: str,
        style: str = "label",
        tone: str = "accent",
        *,
        icon: str = "",
        least: int = 0,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(text, parent)
        self._font, self._tone, self._icon, self._least = look.font(style), tone, icon, least
        self._line = look.line_height(style)
        self.setFont(self._font)
        self.setAccessibleName(name)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)
        wants_ring(self, 4)

    def _indent(self) -> int:
        return self._line - 4 + GAP if self._icon else 0

    def sizeHint(self) -> QSize:
        words = QFontMetricsF(self._font).horizontalAdvance(self.text())
        return QSize(round(words) + SLACK + self._indent(), self._line + 2)

    def minimumSizeHint(self) -> QSize:
        return QSize(min(self._least, self.sizeHint().width()) if self._least else self.sizeHint().width(), self._line)

    def event(self, event: QEvent) -> bool:
        if takes_enter(event):
            event.accept()
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.click()
        else:
            super().keyPressEvent(event)

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter, font = QPainter(self), self._font
        if self._icon:
            side = self._line - 4
            look.draw_icon(painter, self._icon, QRectF(0, (self.height() - side) / 2, side, side), self._tone)
        font.setUnderline(self.underMouse() or self.hasFocus())
        painter.setFont(font)
        painter.setPen(look.colour(self._tone))
        room = QRectF(self.rect()).adjusted(self._indent(), 0, 0, 0)
        words = QFontMetricsF(font).elidedText(self.text(), Qt.TextElideMode.ElideRight, room.width() + 1)
        painter.drawText(room, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, words)
        painter.end()
