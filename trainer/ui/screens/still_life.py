"""The cards, chips and button that lie on the felt of the hero panel."""

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from trainer.ui.art.button import PAD, button
from trainer.ui.art.cards import Look, card, reach
from trainer.ui.art.chips import Group, origin, stack

FAN = (("As", -24, -1.3, 0.10), ("Kh", -8, -0.47, -0.12), ("Qd", 8, 0.38, -0.12), ("Jc", 24, 1.2, 0.10))


def still_life(painter: QPainter, on: QWidget, four_colours: bool = False) -> None:
    """Paint it on the right half of the panel, with a deck of two or of four colours."""
    width = min(on.height() * 0.33, on.width() * 0.14)
    middle = QPointF(on.width() * 0.765, on.height() * 0.42)
    ratio = on.devicePixelRatioF()
    for face, angle, across, down in FAN:
        one = Look(face, round(width), angle, four_colours)
        half = reach(one)
        spot = middle + QPointF(across * width * 0.56, down * width)
        painter.drawPixmap(spot - QPointF(half, half), card(one, ratio))
    _chips(painter, on, width * 0.56, ratio)


def _chips(painter: QPainter, on: QWidget, size: float, ratio: float) -> None:
    foot = on.height() - size * 0.55
    for denomination, count, across in ((500, 6, 1.95), (5000, 4, 0.9)):
        group = Group(((denomination, count),), round(size), across=1, tall=count)
        spot = QPointF(on.width() - size * across, foot)
        painter.drawPixmap(spot + origin(group), stack(group, ratio))
    puck = round(size * 0.9)
    corner = puck * (0.5 + PAD)
    painter.drawPixmap(QPointF(on.width() * 0.62 - corner, foot - corner), button(puck, "DEALER", ratio))
