"""The program's own look, as long as a test needs it."""

from collections.abc import Iterator
from contextlib import contextmanager

from PySide6.QtWidgets import QApplication

from trainer.ui.theme.plain import dress


@contextmanager
def look_kept(app: QApplication) -> Iterator[None]:
    """Whatever happens to the look in between, give the application its style, font and colours back."""
    style, font, colours = app.style().objectName(), app.font(), app.palette()
    yield
    app.setStyle(style)
    app.setFont(font)
    app.setPalette(colours)


@contextmanager
def own_look(app: QApplication) -> Iterator[None]:
    """The program's font and colours."""
    with look_kept(app):
        dress(app)
        yield
