"""A card of one width over a screen: what is taller than the window is scrolled, its foot stays in sight."""

from PySide6.QtWidgets import QLayout, QWidget

from trainer.ui.kit.card import Card
from trainer.ui.kit.layout import column, holder
from trainer.ui.kit.overlay import Overlay
from trainer.ui.kit.scroll import Pane

EDGE = 16  # px of the screen that stay around the card
SIDE, TOP, BOTTOM = 24, 20, 20
GAP = 16


class Sheet(Overlay):
    """`lay` its body and its foot, then let it `appear`."""

    def __init__(self, over: QWidget, width: int, name: str, dim: float = 0.62) -> None:
        card = Card("surface-1", "line-strong")
        super().__init__(over, card, dim)
        self._wide = width
        self.setAccessibleName(name)

    def lay(self, body: QLayout, foot: QLayout) -> None:
        """What is read, and what is pressed below it."""
        self._body, self._foot = holder(body), holder(foot)
        self._pane = Pane(self._body, self.accessibleName(), "surface-1")
        self._card.setLayout(column(self._pane, self._foot, gap=GAP, margins=(SIDE, TOP, SIDE, BOTTOM)))

    def place(self) -> None:
        """The middle, as tall as it needs or as the window lets it be."""
        width = min(self._wide, self.width() - 2 * EDGE)
        room = width - 2 * SIDE
        needs = _tall(self._body, room) + _tall(self._foot, room) + GAP + TOP + BOTTOM
        height = min(needs, self.height() - 2 * EDGE)
        self._card.setGeometry((self.width() - width) // 2, (self.height() - height) // 2, width, height)


def _tall(part: QWidget, width: int) -> int:
    """Height in px that a part takes at this width."""
    layout = part.layout()
    assert layout is not None
    layout.activate()
    return layout.totalHeightForWidth(width) if layout.hasHeightForWidth() else layout.totalSizeHint().height()
