"""The panel beside a table: as wide as its words want, and narrower in a small window."""

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QWidget

from trainer.ui.kit.card import Card


class SideCard(Card):
    """At least `least` px wide, at most `most`, which it also wants."""

    def __init__(self, least: int, most: int, parent: QWidget | None = None) -> None:
        super().__init__(parent=parent)
        self._most = most
        self.setMinimumWidth(least)
        self.setMaximumWidth(most)

    def sizeHint(self) -> QSize:
        return QSize(self._most, super().sizeHint().height())
