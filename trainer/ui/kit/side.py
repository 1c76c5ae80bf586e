"""A table with a panel beside it, which is as wide as its words want, and narrower in a small window."""

from collections.abc import Sequence

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QWidget

from trainer.ui.kit.card import Card
from trainer.ui.kit.layout import Piece, column, holder, row
from trainer.ui.kit.scroll import Pane
from trainer.ui.kit.topbar import TopBar


class SideCard(Card):
    """Pieces that scroll, over a foot that does not: at least `least` px wide, at most `most`, which it also wants."""

    def __init__(
        self, name: str, pieces: Sequence[Piece], foot: QHBoxLayout | None, least: int, most: int, gap: int
    ) -> None:
        super().__init__()
        self._most = most
        self.setMinimumWidth(least)
        self.setMaximumWidth(most)
        self.pane = Pane(holder(column(*pieces, None, gap=gap, margins=(20, 16, 20, 16))), name, "surface-1")
        rows = column(self.pane, gap=0, margins=(1, 1, 1, 1))
        if foot is not None:
            foot.setContentsMargins(20, 10, 20, 14)
            rows.addLayout(foot)
        self.setLayout(rows)

    def sizeHint(self) -> QSize:
        return QSize(self._most, super().sizeHint().height())


def beside(bar: TopBar, shown: QBoxLayout, side: SideCard) -> QWidget:
    """A page: the bar over a card with what is shown, and the panel at its right."""
    card = Card()
    card.setLayout(shown)
    body = row(card, side, gap=16, margins=(24, 16, 24, 16))
    body.setStretch(0, 1)
    whole = column(bar, body, gap=0)
    whole.setStretch(1, 1)
    return holder(whole)
