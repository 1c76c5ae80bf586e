"""Suits as paths; the text font has none."""

from functools import lru_cache
from typing import Final

from PySide6.QtCore import QByteArray, QRectF
from PySide6.QtGui import QPainter
from PySide6.QtSvg import QSvgRenderer

from trainer.ui.theme.tokens import SUIT_BLACK, SUIT_RED

PATHS: Final = {
    "s": "M0-50C7-35 43-13 43 15C43 30 32 38 21 38C13 38 7 34 3 28C4 37 9 45 17 50L-17 50C-9 45-4 37-3 28"
    "C-7 34-13 38-21 38C-32 38-43 30-43 15C-43-13-7-35 0-50Z",
    "h": "M0 49C-8 33-46 12-46-18C-46-36-34-47-22-47C-11-47-4-40 0-31C4-40 11-47 22-47C34-47 46-36 46-18"
    "C46 12 8 33 0 49Z",
    "d": "M0-51C8-34 24-13 39 0C24 13 8 34 0 51C-8 34-24 13-39 0C-24-13-8-34 0-51Z",
    "c": "M3 14C4 32 9 45 18 50L-18 50C-9 45-4 32-3 14C-7 28-15 35-25 35A21.5 21.5 0 1 1-19-7.6C-22-12-23.5-17"
    "-23.5-22A23.5 23.5 0 1 1 23.5-22C23.5-17 22-12 19-7.6A21.5 21.5 0 1 1 25 35C15 35 7 28 3 14Z",
}
TWO_COLOURS: Final = {"s": SUIT_BLACK, "h": SUIT_RED, "d": SUIT_RED, "c": SUIT_BLACK}


@lru_cache(maxsize=64)
def _art(suit: str, colour: str) -> QSvgRenderer:
    text = (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="-52 -52 104 104">'
        f'<path d="{PATHS[suit]}" fill="{colour}"/></svg>'
    )
    return QSvgRenderer(QByteArray(text.encode()))


def draw_suit(painter: QPainter, suit: str, box: QRectF, colour: str = "") -> None:
    """Draw "s", "h", "d" or "c" into a square box, in its card colour unless one is given."""
    _art(suit, colour or TWO_COLOURS[suit]).render(painter, box)
