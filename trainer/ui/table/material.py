"""What tables are made of: cloth, a padded leather rail with its seams, the brass inlay. Painted along given paths."""

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPainterPath, QPen, QPixmap

from trainer.ui.theme.tokens import BRASS, BRASS_HI, BRASS_LO

METAL = ((0.0, BRASS_HI), (0.22, BRASS), (0.42, BRASS_HI), (0.6, BRASS_LO), (0.8, BRASS), (1.0, BRASS_HI))


def weave(painter: QPainter, area: QPainterPath, box: QRectF, pixels: float) -> None:
    """A fine cloth on an area of the box: one tile of two threads, in device pixels so that it never blurs."""
    tile = QPixmap(4, 4)
    tile.fill(Qt.GlobalColor.transparent)
    weaver = QPainter(tile)
    for x, y in ((0, 0), (1, 2), (2, 1), (3, 3)):
        weaver.fillRect(x, y, 1, 1, QColor(255, 255, 255, 7))
        weaver.fillRect((x + 2) % 4, y, 1, 1, QColor(0, 0, 0, 14))
    weaver.end()
    painter.save()
    painter.setClipPath(area)
    painter.scale(1 / pixels, 1 / pixels)
    painter.drawTiledPixmap(QRectF(0, 0, box.width() * pixels, box.height() * pixels), tile)
    painter.restore()


def pen(colour: QColor | QLinearGradient, width: float) -> QPen:
    """A round pen of a colour or a gradient."""
    made = flat_pen(colour, width)
    made.setCapStyle(Qt.PenCapStyle.RoundCap)
    made.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    return made


def flat_pen(brush: QColor | QLinearGradient, width: float) -> QPen:
    """A pen whose ends are cut off."""
    made = QPen()
    made.setBrush(brush)
    made.setWidthF(width)
    made.setCapStyle(Qt.PenCapStyle.FlatCap)
    return made


def leather(painter: QPainter, middle: QPainterPath, rail: float, h: float) -> None:
    """A padded roll `rail` wide along its middle: strokes from the dark rims to a crest that catches the light."""
    steps = max(27, round(rail / 2))
    for i in range(steps):
        t = i / (steps - 1)
        crest = t * t * (3 - 2 * t)
        painter.strokePath(middle, pen(_tone(crest, h), rail * (1 - 0.97 * t)))
    gloss = QLinearGradient(0, 0, 0, h)
    gloss.setColorAt(0, QColor(255, 226, 190, 15))
    gloss.setColorAt(0.5, QColor(255, 226, 190, 7))
    gloss.setColorAt(1, QColor(255, 226, 190, 11))
    for width in (20, 14, 9, 5):
        painter.strokePath(middle.translated(0, -3), pen(gloss, width))


def _tone(crest: float, h: float) -> QLinearGradient:
    """Rim #1C130D to crest #5B4636, a little darker towards the dealer's ends."""
    tone = QLinearGradient(0, 0, 0, h)
    for at, light in ((0.0, 1.0), (0.5, 0.92), (1.0, 0.86)):
        r, g, b = (lo + (hi - lo) * crest for lo, hi in ((24, 70), (17, 54), (12, 42)))
        tone.setColorAt(at, QColor(int(r * light), int(g * light), int(b * light)))
    return tone


def stitches(painter: QPainter, seam: QPainterPath, lit: bool) -> None:
    """One line of a seam: its shadow, or the lit thread that is laid over it."""
    made = QPen(QColor(176, 140, 104, 120) if lit else QColor(0, 0, 0, 120), 1.4)
    made.setDashPattern([4.6, 3.4])
    made.setCapStyle(Qt.PenCapStyle.FlatCap)
    painter.strokePath(seam, made)


def brass(painter: QPainter, inner: QPainterPath, w: float, h: float) -> None:
    """The inlay between rail and felt: a dark seat, the metal, a hairline of light."""
    painter.strokePath(inner, QPen(QColor(8, 6, 3, 230), 5.4))
    metal = QLinearGradient(0, 0, w, h)
    for at, colour in METAL:
        metal.setColorAt(at, QColor(colour))
    painter.strokePath(inner, flat_pen(metal, 2.8))
    painter.strokePath(inner.translated(-0.4, -0.6), QPen(QColor(255, 244, 214, 96), 0.8))
