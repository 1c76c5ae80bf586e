"""Icons and marks as pixmaps."""

from functools import lru_cache

from PySide6.QtGui import QPixmap

from trainer.ui.art.svg import drawn, renderer
from trainer.ui.theme.tokens import TEXT


@lru_cache(maxsize=512)
def pixmap(name: str, colour: str = TEXT, size: int = 24, dpr: float = 1.0) -> QPixmap:
    """An icon of `size` logical pixels in a hex colour. Raises FileNotFoundError for an unknown name."""
    return drawn(renderer("icons", name, colour), size, size, dpr)


@lru_cache(maxsize=64)
def mark(name: str, size: int = 24, dpr: float = 1.0) -> QPixmap:
    """A verdict mark ("right", "late", "wrong", "harmful"); its colours are part of it."""
    return drawn(renderer("marks", name), size, size, dpr)
