"""The hero panel of Today: the felt with a fan of cards, and the words and buttons laid over its dark side."""

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QBrush, QPainter, QPainterPath, QPaintEvent, QPen, QRadialGradient, QResizeEvent
from PySide6.QtWidgets import QWidget

from trainer.ui.art.button import PAD, button
from trainer.ui.art.cards import Look, card, reach
from trainer.ui.art.chips import Group, origin, stack
from trainer.ui.kit import look
from trainer.ui.kit.paint import RADIUS_L, faded, panel

FAN = (("As", -24, -1.3, 0.10), ("Kh", -8, -0.47, -0.12), ("Qd", 8, 0.38, -0.12), ("Jc", 24, 1.2, 0.10))
ART_FROM = 560
WORDS_SHARE = 0.5


class Hero(QWidget):
    """Paints the felt; whoever uses it lays the words at the left and names them, to keep them off the cards."""

    words: QWidget | None = None

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if self.words is not None:
            self.words.setMaximumWidth(min(400, round(self.width() * WORDS_SHARE)))

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        box = QRectF(self.rect())
        outline = QPainterPath()
        outline.addRoundedRect(box.adjusted(0.5, 0.5, -0.5, -0.5), RADIUS_L, RADIUS_L)
        painter.save()
        painter.setClipPath(outline)
        painter.fillRect(box, self._felt(box))
        painter.setPen(QPen(faded("felt-print", 0.45), 2))
        painter.drawEllipse(QPointF(box.width() * 0.78, box.height() * 1.22), box.width() * 0.36, box.height() * 0.5)
        if self.width() >= ART_FROM:
            self._still_life(painter)
        painter.restore()
        panel(painter, box, None, "felt-mid", RADIUS_L)
        painter.end()

    def _felt(self, box: QRectF) -> QBrush:
        glow = QRadialGradient(QPointF(box.width() * 0.74, box.height() * 0.4), box.width() * 0.7)
        for at, tone in ((0.0, "felt-lit"), (0.38, "felt-mid"), (0.75, "felt-edge"), (1.0, "felt-deep")):
            glow.setColorAt(at, look.colour(tone))
        return QBrush(glow)

    def _still_life(self, painter: QPainter) -> None:
        width = min(self.height() * 0.33, self.width() * 0.14)
        middle = QPointF(self.width() * 0.765, self.height() * 0.42)
        ratio = self.devicePixelRatioF()
        for face, angle, across, down in FAN:
            one = Look(face, round(width), angle)
            half = reach(one)
            spot = middle + QPointF(across * width * 0.56, down * width)
            painter.drawPixmap(spot - QPointF(half, half), card(one, ratio))
        self._chips(painter, width * 0.56, ratio)

    def _chips(self, painter: QPainter, size: float, ratio: float) -> None:
        foot = self.height() - size * 0.55
        for denomination, count, across in ((500, 6, 1.95), (5000, 4, 0.9)):
            group = Group(((denomination, count),), round(size), across=1, tall=count)
            spot = QPointF(self.width() - size * across, foot)
            painter.drawPixmap(spot + origin(group), stack(group, ratio))
        puck = round(size * 0.9)
        corner = puck * (0.5 + PAD)
        painter.drawPixmap(QPointF(self.width() * 0.62 - corner, foot - corner), button(puck, "DEALER", ratio))
