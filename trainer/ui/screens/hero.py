"""The hero panel of Today: the felt with a fan of cards, and the words and buttons laid over its dark side."""

from PySide6.QtCore import QPointF, QRect, QRectF
from PySide6.QtGui import QBrush, QPainter, QPainterPath, QPaintEvent, QPen, QRadialGradient, QResizeEvent
from PySide6.QtWidgets import QWidget

from trainer.ui.kit import look
from trainer.ui.kit.paint import RADIUS_L, faded, panel

ART_FROM = 560
LEAST, WORDS_MOST = 244, 400
WORDS_SHARE = 0.5


class Hero(QWidget):
    """Paints the felt; whoever uses it lays the words at the left and names them, to keep them off the cards.

    The cards keep off `buttons`, the last of each row.
    """

    words: QWidget | None = None
    buttons: tuple[QWidget, ...] = ()

    def __init__(self, still_life: bool = True, four_colours: bool = False, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._still, self._four_colours = still_life, four_colours

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if self.words is not None:
            room = min(WORDS_MOST, round(self.width() * WORDS_SHARE))
            self.words.setMaximumWidth(room)
            self.words.setMinimumHeight(self.words.heightForWidth(room))
            layout = self.layout()
            assert layout is not None
            self.setMinimumHeight(max(LEAST, layout.totalMinimumSize().height()))

    def laid(self) -> QRectF:
        """Where buttons lie, from the left edge on."""
        boxes = [each.geometry() for each in self.buttons if each.isVisible()]
        whole = boxes[0] if boxes else QRect()
        for box in boxes[1:]:
            whole = whole.united(box)
        return QRectF(0, whole.y(), whole.x() + whole.width(), whole.height())

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        box = QRectF(self.rect())
        outline = QPainterPath()
        outline.addRoundedRect(box.adjusted(0.5, 0.5, -0.5, -0.5), RADIUS_L, RADIUS_L)
        painter.save()
        painter.setClipPath(outline)
        painter.fillRect(box, felt(box))
        painter.setPen(QPen(faded("felt-print", 0.45), 2))
        painter.drawEllipse(QPointF(box.width() * 0.78, box.height() * 1.22), box.width() * 0.36, box.height() * 0.5)
        if self._still and self.width() >= ART_FROM:
            from trainer.ui.screens.still_life import still_life  # drawn a frame later than the page

            still_life(painter, self, self.laid(), self._four_colours)
        painter.restore()
        panel(painter, box, None, "felt-mid", RADIUS_L)
        painter.end()


def felt(box: QRectF) -> QBrush:
    """The light that lies on a panel of felt."""
    glow = QRadialGradient(QPointF(box.width() * 0.74, box.height() * 0.4), box.width() * 0.7)
    for at, tone in ((0.0, "felt-lit"), (0.38, "felt-mid"), (0.75, "felt-edge"), (1.0, "felt-deep")):
        glow.setColorAt(at, look.colour(tone))
    return QBrush(glow)
