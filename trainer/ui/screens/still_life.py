"""The cards, chips and button that lie on the felt of the hero panel."""

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from trainer.ui.art.button import PAD, button
from trainer.ui.art.cards import Look, card, reach
from trainer.ui.art.chips import Group, origin, stack

FAN = (("As", -24, -1.3, 0.10), ("Kh", -8, -0.47, -0.12), ("Qd", 8, 0.38, -0.12), ("Jc", 24, 1.2, 0.10))
HALF = 1.5  # of the fan, in widths of a card
GAP, EDGE, LEAST = 14, 10, 44


def still_life(painter: QPainter, on: QWidget, laid: QRectF, four_colours: bool = False) -> None:
    """Paint it on the right half of the panel, where there is room beside the buttons that are `laid` there."""
    width, middle = fan(on.width(), on.height(), laid)
    if width < LEAST:
        return
    ratio = on.devicePixelRatioF()
    for face, angle, across, down in FAN:
        one = Look(face, round(width), angle, four_colours)
        half = reach(one)
        spot = middle + QPointF(across * width * 0.56, down * width)
        painter.drawPixmap(spot - QPointF(half, half), card(one, ratio))
    _chips(painter, on, width * 0.56, laid.right(), ratio)


def fan(wide: float, high: float, laid: QRectF) -> tuple[float, QPointF]:
    """How wide a card is and where the middle of the fan lies: over the buttons, or else smaller at their right."""
    width, middle = min(high * 0.33, wide * 0.14), QPointF(wide * 0.765, high * 0.42)
    free = laid.right() + GAP
    if middle.y() + width < laid.top() or middle.x() - HALF * width >= free:
        return width, middle
    width = min(width, max(0.0, wide - EDGE - free) / (2 * HALF))
    return width, QPointF(max(middle.x(), free + HALF * width), middle.y())


def _chips(painter: QPainter, on: QWidget, size: float, free: float, ratio: float) -> None:
    foot = on.height() - size * 0.55
    for denomination, count, across in ((500, 6, 1.95), (5000, 4, 0.9)):
        group = Group(((denomination, count),), round(size), across=1, tall=count)
        spot = QPointF(on.width() - size * across, foot)
        painter.drawPixmap(spot + origin(group), stack(group, ratio))
    puck = round(size * 0.9)
    corner = puck * (0.5 + PAD)
    at = max(on.width() * 0.62, free + GAP + puck / 2)
    painter.drawPixmap(QPointF(at - corner, foot - corner), button(puck, "DEALER", ratio))
