"""Words beside a thing on the table: what is in the hand of it, or what it comes to where that may be told."""

from functools import lru_cache

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPen, QPixmap

from trainer.ui.table import labels
from trainer.ui.table.layout import EDGE
from trainer.ui.table.shapes import Point, Rect
from trainer.ui.table.sprite import Stage
from trainer.ui.theme import tokens as t
from trainer.ui.theme.fonts import sized

TAG_Z, GAP, SIZE = 860.0, 8.0, 16.0


class TagLayer:
    """At most one tag of a kind: `held` for what is in the hand, `told` for what is said of a thing."""

    def __init__(self, stage: Stage) -> None:
        self.stage = stage
        self.sprites = {kind: stage.add(TAG_Z + n) for n, kind in enumerate(("told", "held"))}
        self.words = dict.fromkeys(self.sprites, "")
        self.hide()

    def show(self, kind: str, words: str, by: Rect) -> None:
        """Put the words above a rectangle (in table units), or below it where there is no room above."""
        stage, sprite = self.stage, self.sprites[kind]
        size = round(stage.layout.text(SIZE) * stage.s)
        pixmap = tag(words, size, kind == "held", stage.dpr)
        w, h = (labels.pill_width(words, size) / stage.s, size * 1.7 / stage.s)
        sprite.wear(pixmap, -labels.PAD, -labels.PAD)
        sprite.setPos(stage.at(_spot(by, w, h, stage.layout.scene)))
        sprite.show()
        self.words[kind] = words

    def move(self, kind: str, at: Point) -> None:
        """Bring a tag beneath a point of the table."""
        stage, sprite = self.stage, self.sprites[kind]
        wide = sprite.pixmap().deviceIndependentSize().width() / stage.s
        sprite.setPos(stage.at(at.moved(-wide / 2, 2 * GAP)))

    def hide(self, *kinds: str) -> None:
        """Take tags away, all of them if none is named."""
        for kind in kinds or tuple(self.sprites):
            self.sprites[kind].hide()
            self.words[kind] = ""


def _spot(by: Rect, w: float, h: float, scene: Rect) -> Point:
    x = min(max(by.centre.x - w / 2, scene.x + EDGE), scene.right - EDGE - w)
    above = by.y - GAP - h
    return Point(x, above if above >= scene.y + EDGE else by.bottom + GAP)


@lru_cache(maxsize=64)
def tag(text: str, size: float, held: bool, dpr: float) -> QPixmap:
    """A pill with a clear edge, in accent for what is in the hand; its top left is at (PAD, PAD)."""
    w, h = round(labels.pill_width(text, size)), round(size * 1.7)
    pixmap, painter = labels.canvas(w, h, dpr)
    painter.setPen(QPen(QColor(t.ACCENT if held else t.LINE_STRONG), 1.2))
    painter.setBrush(QColor(t.SURFACE_1))
    painter.drawRoundedRect(QRectF(0.6, 0.6, w - 1.2, h - 1.2), h / 2 - 0.6, h / 2 - 0.6)
    painter.setFont(sized(size, 600, True))
    painter.setPen(QColor(t.ACCENT_HI if held else t.TEXT))
    painter.drawText(QRectF(0, 0, w, h), Qt.AlignmentFlag.AlignCenter, text)
    painter.end()
    return pixmap
