"""The lens over the table: heaps of chips from near, on cloth in a brass frame."""

from PySide6.QtCore import QPoint, QPointF, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QMouseEvent, QPainter, QPaintEvent, QPen, QPixmap, QRadialGradient, QWheelEvent
from PySide6.QtWidgets import QWidget

from trainer.ui.art import chips as art
from trainer.ui.art.svg import SMOOTH, blank
from trainer.ui.kit.announce import announce
from trainer.ui.table import labels
from trainer.ui.table.lens import CHIP_D, LABEL_H, Grid, Near, grid
from trainer.ui.table.words import CLOSE_UP, NO_CHIPS, say
from trainer.ui.theme import tokens as t

RADIUS, FRAME, EDGE, TEXT = 22.0, 3.5, 6.0, 14.0
NOTHING = QSize(260, 72)


class Lens(QWidget):
    """Shows heaps from near. Emits `wheeled(steps)` and `pressed`; it takes neither keys nor the focus."""

    wheeled = Signal(int)
    pressed = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.shown: tuple[Near, ...] = ()
        self._picture = QPixmap()
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.hide()

    def look(self, shown: tuple[Near, ...], room: QSize, zoom: float) -> None:
        """Show these heaps, `zoom` times as large as usual where the room is there."""
        self.shown, dpr = shown, self.devicePixelRatioF()
        if shown:
            words = tuple(labels.pill_width(each.words, TEXT) for each in shown)
            laid = grid(shown, (room.width(), room.height()), CHIP_D * zoom, words)
            self._picture = _painted(shown, laid, dpr)
            size = QSize(*map(round, laid.size)).boundedTo(room)
        else:
            self._picture, size = _empty(dpr), NOTHING.boundedTo(room)
        self.resize(size)
        heard = "; ".join(each.heard for each in shown) or say(NO_CHIPS)
        self.setAccessibleName(f"{say(CLOSE_UP)}. {heard}")
        announce(self, heard)
        self.update()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        event.accept()
        self.pressed.emit()

    def wheelEvent(self, event: QWheelEvent) -> None:
        event.accept()
        if steps := event.angleDelta().y() // 120:
            self.wheeled.emit(steps)

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHints(SMOOTH)
        _cloth(painter, QRectF(self.rect()))
        size = self._picture.deviceIndependentSize()
        painter.drawPixmap(
            QPointF((self.width() - size.width()) / 2, (self.height() - size.height()) / 2), self._picture
        )
        painter.end()

    def stand(self, at: QPoint) -> None:
        """Lie with the upper left corner there, above everything."""
        self.setGeometry(QRect(at, self.size()))
        self.show()
        self.raise_()


def _cloth(painter: QPainter, box: QRectF) -> None:
    light = QRadialGradient(box.center(), box.width() * 0.6)
    for at, colour in ((0.0, t.FELT_LIT), (0.5, t.FELT_MID), (1.0, t.FELT_EDGE)):
        light.setColorAt(at, QColor(colour))
    painter.setBrush(light)
    for colour, wide in ((t.RAIL_LO, EDGE), (t.BRASS, FRAME)):
        inset = EDGE / 2
        painter.setPen(QPen(QColor(colour), wide))
        painter.drawRoundedRect(box.adjusted(inset, inset, -inset, -inset), RADIUS, RADIUS)
        painter.setBrush(Qt.BrushStyle.NoBrush)


def _painted(shown: tuple[Near, ...], laid: Grid, dpr: float) -> QPixmap:
    pixmap = blank(*laid.size, dpr)
    painter = QPainter(pixmap)
    painter.setRenderHints(SMOOTH)
    for place, (each, group) in enumerate(zip(shown, laid.groups, strict=True)):
        cell = laid.cell(place)
        _heap(painter, each, group, QRectF(cell.x, cell.y, cell.w, cell.h), dpr)
    painter.end()
    return pixmap


def _heap(painter: QPainter, each: Near, group: art.Group, cell: QRectF, dpr: float) -> None:
    """The chips at the foot of the cell's upper part, the name below them."""
    size, middle = art.extent(group), cell.center().x()
    foot = QPointF(middle, cell.bottom() - LABEL_H - size.down)
    painter.drawPixmap(foot + art.origin(group), art.drawn(group, dpr))
    wide = labels.pill_width(each.words, TEXT)
    pill = labels.pill(each.words, TEXT, dpr)
    top = cell.bottom() - LABEL_H / 2 - TEXT * 0.775
    painter.drawPixmap(QPointF(middle - wide / 2 - labels.PAD, top - labels.PAD), pill)


def _empty(dpr: float) -> QPixmap:
    return labels.pill(say(NO_CHIPS), TEXT, dpr)
