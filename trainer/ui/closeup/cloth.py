"""The ground of a close-up: the far rail in its arc, the brass, the felt under its lamp. Painted once per size."""

from functools import lru_cache

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPainterPath, QPen, QPixmap, QRadialGradient

from trainer.ui.art.svg import SMOOTH, blank
from trainer.ui.closeup.lay import RAIL, Sheet, arc
from trainer.ui.table.felt import LIGHT
from trainer.ui.table.material import brass, leather, pen, stitches, weave
from trainer.ui.theme.tokens import FELT_PRINT, ROOM

STEPS = 48
BETTING = 240.0


@lru_cache(maxsize=2)
def ground(width: int, height: int, dpr: float) -> QPixmap:
    """The empty felt of a view of width x height pixels."""
    sheet = Sheet.of(width, height)
    pixmap = blank(width, height, dpr)
    painter = QPainter(pixmap)
    painter.setRenderHints(SMOOTH)
    painter.scale(sheet.scale, sheet.scale)
    _felt(painter, sheet, dpr)
    _print(painter, sheet)
    _rail(painter, sheet)
    painter.end()
    return pixmap


def _edge(sheet: Sheet, below: float) -> QPainterPath:
    """The felt's edge moved down by so many units, from beyond the left to beyond the right."""
    path, beyond = QPainterPath(), 60.0
    for step in range(STEPS + 1):
        x = -beyond + (sheet.w + 2 * beyond) * step / STEPS
        point = QPointF(x, arc(sheet.w, x) + below)
        path.lineTo(point) if step else path.moveTo(point)
    return path


def _felt(painter: QPainter, sheet: Sheet, dpr: float) -> None:
    box = QRectF(0, 0, sheet.w, sheet.h)
    painter.fillRect(box, QColor(ROOM))
    area = _edge(sheet, -4)
    area.lineTo(sheet.w + 60, sheet.h + 60)
    area.lineTo(-60, sheet.h + 60)
    area.closeSubpath()
    light = QRadialGradient(QPointF(sheet.w * 0.5, sheet.h * 0.60), sheet.w * 0.62)
    for at, colour in LIGHT:
        light.setColorAt(at, QColor(colour))
    painter.fillPath(area, light)
    weave(painter, area, box, dpr * sheet.scale)
    for wide in range(8, 130, 8):
        painter.strokePath(_edge(sheet, 0), pen(QColor(2, 16, 10, 12), wide))


def _print(painter: QPainter, sheet: Sheet) -> None:
    colour = QColor(FELT_PRINT)
    colour.setAlpha(88)
    painter.strokePath(_edge(sheet, BETTING), QPen(colour, 1.8))


def _rail(painter: QPainter, sheet: Sheet) -> None:
    middle = _edge(sheet, -RAIL / 2)
    above = QLinearGradient(0, 0, 0, ROOM_ABOVE)
    above.setColorAt(0, QColor("#0E0906"))
    above.setColorAt(1, QColor("#1A120C"))
    top = _edge(sheet, -RAIL + 6)
    top.lineTo(sheet.w + 60, -60)
    top.lineTo(-60, -60)
    top.closeSubpath()
    painter.fillPath(top, above)
    for grow, alpha in ((18, 26), (12, 34), (6, 60)):
        painter.strokePath(middle.translated(0, 5), pen(QColor(0, 0, 0, alpha), RAIL + grow))
    leather(painter, middle, RAIL, sheet.h)
    for lit, below in ((False, -11.5), (True, -12.5)):
        stitches(painter, _edge(sheet, below), lit)
        stitches(painter, _edge(sheet, -RAIL - below), lit)
    brass(painter, _edge(sheet, 1.0), sheet.w, sheet.h)


ROOM_ABOVE = 90.0
