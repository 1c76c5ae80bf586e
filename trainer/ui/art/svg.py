"""SVG text to pixmaps, crisp at any device pixel ratio."""

from functools import lru_cache

from PySide6.QtCore import QByteArray, QRectF, Qt
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtSvg import QSvgRenderer

from trainer import resources

SMOOTH = QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform


@lru_cache(maxsize=256)
def source(folder: str, name: str) -> str:
    """The text of assets/`folder`/`name`.svg. Raises FileNotFoundError."""
    return resources.text("assets", folder, f"{name}.svg")


@lru_cache(maxsize=256)
def renderer(folder: str, name: str, recolour: str = "") -> QSvgRenderer:
    """A drawing, its light strokes (the icons' ink) replaced by `recolour` when given. Raises FileNotFoundError."""
    text = source(folder, name)
    if recolour:
        text = text.replace("#F1F4F1", recolour)
    return QSvgRenderer(QByteArray(text.encode()))


def blank(w: float, h: float, dpr: float) -> QPixmap:
    """A clear pixmap of w x h logical pixels."""
    pixmap = QPixmap(max(1, round(w * dpr)), max(1, round(h * dpr)))
    pixmap.setDevicePixelRatio(dpr)
    pixmap.fill(Qt.GlobalColor.transparent)
    return pixmap


def drawn(art: QSvgRenderer, w: float, h: float, dpr: float) -> QPixmap:
    """The drawing on a pixmap of its own."""
    pixmap = blank(w, h, dpr)
    painter = QPainter(pixmap)
    painter.setRenderHints(SMOOTH)
    art.render(painter, QRectF(0, 0, w, h))
    painter.end()
    return pixmap
