"""Suits inside running text: drawn, because the text face has none."""

from PySide6.QtCore import QRectF
from PySide6.QtGui import QFont, QFontMetricsF, QPainter

from trainer.ui.art import suits

SUIT_SPACE = "\u2007"  # figure space: as wide as a digit, and no line breaks at it
SUITS = "♠♥♦♣"
_NAMES = dict(zip(SUITS, "shdc", strict=True))


def draw_suit(painter: QPainter, suit: str, centre: float, baseline: float, font: QFont) -> None:
    """Draw the suit in the pen's colour, as high as a capital, around x `centre`, standing on the baseline."""
    size = QFontMetricsF(font).capHeight() * 1.06
    box = QRectF(centre - size / 2, baseline - size + size * 0.02, size, size)
    suits.draw_suit(painter, _NAMES[suit], box, painter.pen().color().name())


def spaced(text: str) -> str:
    """The text with every suit replaced by the blank that its drawing is laid into."""
    return "".join(SUIT_SPACE if letter in SUITS else letter for letter in text)
