"""Short ways to write rows and columns."""

from typing import TypeVar

from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QLayout, QLayoutItem, QVBoxLayout, QWidget

Piece = QWidget | QLayout | int | None
L = TypeVar("L", bound=QBoxLayout)


def row(*pieces: Piece, gap: int = 16, margins: tuple[int, int, int, int] = (0, 0, 0, 0)) -> QHBoxLayout:
    """A row of widgets and layouts; an int is a space in px, None a stretch. Margins: left, top, right, bottom."""
    return _filled(QHBoxLayout(), pieces, gap, margins)


def column(*pieces: Piece, gap: int = 16, margins: tuple[int, int, int, int] = (0, 0, 0, 0)) -> QVBoxLayout:
    """A column, as `row`."""
    return _filled(QVBoxLayout(), pieces, gap, margins)


def _filled(box: L, pieces: tuple[Piece, ...], gap: int, margins: tuple[int, int, int, int]) -> L:
    box.setSpacing(gap)
    box.setContentsMargins(*margins)
    for piece in pieces:
        _add(box, piece)
    return box


def _add(box: QBoxLayout, piece: Piece) -> None:
    if piece is None:
        box.addStretch(1)
    elif isinstance(piece, int):
        box.addSpacing(piece)
    elif isinstance(piece, QWidget):
        box.addWidget(piece)
    else:
        box.addLayout(piece)


def holder(layout: QLayout, parent: QWidget | None = None) -> QWidget:
    """A bare widget around a layout."""
    made = QWidget(parent)
    made.setLayout(layout)
    return made


def emptied(box: QLayout) -> None:
    """Take everything out of a layout and delete the widgets."""
    while box.count():
        item: QLayoutItem | None = box.takeAt(0)
        widget = item.widget() if item is not None else None
        if widget is not None:
            widget.hide()
            widget.deleteLater()
