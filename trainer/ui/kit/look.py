"""The kit's one door to the theme: colours, type and icons by their token names."""

from functools import lru_cache

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QFont, QPainter

from trainer.ui.art import icons
from trainer.ui.theme import fonts, tokens

STRONG = {"label-strong": "label", "body-strong": "body"}  # the same step, as heavy as a heading


@lru_cache(maxsize=128)
def colour(name: str) -> QColor:
    """The colour of a token such as "surface-1". Raises AttributeError for an unknown name."""
    return QColor(str(getattr(tokens, name.upper().replace("-", "_"))))


def font(style: str, tabular: bool = False) -> QFont:
    """The font of a step of the type scale; `tabular` gives figures of one width."""
    if style in STRONG:
        step = tokens.TYPE[STRONG[style]]
        return fonts.sized(step.size, 600, tabular)
    return fonts.font(style, tabular)


def line_height(style: str) -> int:
    """Line height of a step of the type scale, in px."""
    return tokens.TYPE[STRONG.get(style, style)].line


def draw_icon(painter: QPainter, name: str, box: QRectF, tone: str) -> None:
    """Paint an icon into a square box, at the painter's own resolution."""
    ratio = painter.device().devicePixelRatioF()
    picture = icons.pixmap(name, colour(tone).name(), round(box.width()), ratio)
    painter.drawPixmap(box.topLeft(), picture)
