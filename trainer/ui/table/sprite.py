"""Sprites: pixmaps on whole device pixels, so that a repaint is a plain copy."""

from dataclasses import dataclass, field

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QGraphicsPixmapItem, QGraphicsScene

from trainer.ui.table.layout import Layout
from trainer.ui.table.motion import Motion
from trainer.ui.table.shapes import Point


class Sprite(QGraphicsPixmapItem):
    """A drawn thing that takes no mouse events; hits are decided by geometry, not by items."""

    def __init__(self, z: float = 0.0) -> None:
        super().__init__()
        self.setTransformationMode(Qt.TransformationMode.SmoothTransformation)
        self.setShapeMode(QGraphicsPixmapItem.ShapeMode.BoundingRectShape)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.setZValue(z)

    def wear(self, pixmap: QPixmap, dx: float, dy: float) -> None:
        """Show a pixmap whose top left lies at (dx, dy) from the item's position."""
        if pixmap.cacheKey() != self.pixmap().cacheKey():
            self.setPixmap(pixmap)
        self.setOffset(dx, dy)


@dataclass(slots=True)
class Stage:
    """What every layer of the scene shares."""

    scene: QGraphicsScene
    motion: Motion
    layout: Layout
    dpr: float = 1.0
    four_colours: bool = False
    hovered: str | None = None
    selected: frozenset[str] = field(default_factory=frozenset)

    @property
    def s(self) -> float:
        """Pixels per table unit."""
        return self.layout.scale

    def snap(self, value: float) -> float:
        """A length in logical pixels on a whole device pixel."""
        return round(value * self.dpr) / self.dpr

    def at(self, point: Point) -> QPointF:
        """A point of the table in the scene's pixels, on a whole device pixel."""
        return QPointF(self.snap(point.x * self.s), self.snap(point.y * self.s))

    def add(self, z: float) -> Sprite:
        """A new sprite in the scene."""
        sprite = Sprite(z)
        self.scene.addItem(sprite)
        return sprite
