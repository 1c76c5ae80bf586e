"""One step of an order: its place, what is done, and a grip."""

from PySide6.QtCore import QRect, QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from trainer.ui.kit import look
from trainer.ui.kit.focus import wants_ring
from trainer.ui.kit.layout import row
from trainer.ui.kit.paint import RADIUS_M, panel
from trainer.ui.kit.text import MIDDLE, Text

LEFT, RIGHT, ABOVE, BADGE, LEAST = 58, 46, 11, 28, 48


class StepCard(QWidget):
    """Lies wherever its board puts it; `aim` is where it belongs now."""

    def __init__(self, text: str, parent: QWidget) -> None:
        super().__init__(parent)
        self.aim = QRect()
        self._text, self._badge, self._lifted = text, "", False
        self._words = Text(text, "body-strong", wrap=True, align=MIDDLE)
        self._words.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setLayout(row(self._words, gap=0, margins=(LEFT, ABOVE, RIGHT, ABOVE)))
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setCursor(Qt.CursorShape.OpenHandCursor)
        wants_ring(self, RADIUS_M)

    def be_at(self, badge: str, said: str) -> None:
        """Show and say where it stands."""
        self._badge = badge
        self.setAccessibleName(f"{said}: {self._text}{', picked up' if self._lifted else ''}")
        self.update()

    def set_lifted(self, on: bool) -> None:
        """Show that it is in the hand."""
        self._lifted = on
        self.setCursor(Qt.CursorShape.ClosedHandCursor if on else Qt.CursorShape.OpenHandCursor)
        self.update()

    def height_at(self, width: int) -> int:
        """Height in px at this width."""
        return max(LEAST, self._words.height_at(width - LEFT - RIGHT) + 2 * ABOVE)

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        hover = self.underMouse() or self._lifted
        fill = "accent-soft" if self._lifted else "surface-2" if hover else "surface-1"
        edge = "accent" if self._lifted else "line-strong" if hover else "line"
        panel(painter, QRectF(self.rect()), fill, edge, RADIUS_M, 1.5 if self._lifted else 1)
        middle = self.height() / 2
        badge = QRectF(16, middle - BADGE / 2, BADGE, BADGE)
        panel(painter, badge, "surface-3", None, BADGE / 2)
        painter.setFont(look.font("label-strong", True))
        painter.setPen(look.colour("text"))
        painter.drawText(badge, Qt.AlignmentFlag.AlignCenter, self._badge)
        look.draw_icon(painter, "drag", QRectF(self.width() - 34, middle - 9, 18, 18), "text-3")
        painter.end()
