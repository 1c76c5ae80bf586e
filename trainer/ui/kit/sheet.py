"""A card of one width over a screen: what is taller than the window is scrolled, its head and foot stay in sight."""

from typing import ClassVar

from PySide6.QtCore import QEvent, QObject, QRect, Qt
from PySide6.QtWidgets import QApplication, QLayout, QWidget

from trainer.ui.kit.button import Button
from trainer.ui.kit.card import Card
from trainer.ui.kit.layout import column, holder
from trainer.ui.kit.overlay import Overlay
from trainer.ui.kit.scroll import Pane

EDGE = 16  # px of the screen that stay around the card
GAP, ROW_MARGIN = 16, 8
RING = 4  # px that the ring around what has the keyboard takes beyond it
ABOVE = 2  # px between a sheet and what stays free below it


class Sheet(Overlay):
    """`lay` its body, and its head and foot if it has them, then let it `appear`."""

    margins: ClassVar = (24, 20, 24, 20)  # left, top, right, bottom
    gap = GAP

    def __init__(self, over: QWidget, width: int, name: str, dim: float = 0.62) -> None:
        card = Card("surface-1", "line-strong")
        super().__init__(over, card, dim)
        self._wide = width
        self.setAccessibleName(name)

    def lay(self, body: QLayout, foot: QLayout | None = None, head: QLayout | None = None) -> None:
        """What is read or chosen from; over it its title, and below it what is pressed."""
        self._body = holder(body)
        self._fixed = [holder(each) for each in (head, foot) if each is not None]
        self._pane = Pane(self._body, self.accessibleName(), "surface-1")
        parts = [*self._fixed[: head is not None], self._pane, *self._fixed[head is not None :]]
        self._card.setLayout(column(*parts, gap=self.gap, margins=self.margins))

    def way_out(self, *, narrow: bool = False) -> Button:
        """For the head: closes it, by mouse as by its key; a cross for the word where it is `narrow`."""
        words = ("", "x") if narrow else ("Close", "")
        button = Button(words[0], "small", icon=words[1], key="Esc", name="Close")
        button.clicked.connect(self.close_up)
        return button

    def needs(self, width: int) -> int:
        """Height in px that all of it takes in a card so wide."""
        left, top, right, bottom = self.margins
        room = width - left - right
        return top + bottom + sum(_tall(each, room) + self.gap for each in (self._body, *self._fixed)) - self.gap

    def place(self) -> None:
        """The middle, as tall as it needs or as the window lets it be."""
        width = min(self._wide, self.width() - 2 * EDGE)
        height = min(self.needs(width), self.height() - 2 * EDGE)
        self._card.setGeometry((self.width() - width) // 2, (self.height() - height) // 2, width, height)

    def hold(self, widget: QWidget) -> None:
        """Give the keyboard to something in it, and bring that into sight."""
        widget.setFocus(Qt.FocusReason.TabFocusReason)
        if self._body.isAncestorOf(widget):
            self._pane.look_at(widget, ROW_MARGIN)

    def focusNextPrevChild(self, forward: bool) -> bool:
        moved = super().focusNextPrevChild(forward)
        held = QApplication.focusWidget()
        if held is not None and self._body.isAncestorOf(held):
            self._pane.look_at(held, ROW_MARGIN)
        return moved


class LowSheet(Sheet):
    """One that stands at the foot of the screen, above what stays free and can be clicked, so that the board is seen.

    That is `clear` px, or the part of the screen that is given (the palette), however high it comes to be.
    """

    margins: ClassVar = (20 - RING, 16, 20 - RING, 16 - RING)
    gap = 10 - RING

    def __init__(self, over: QWidget, width: int, name: str, clear: int | QWidget) -> None:
        self._clear = clear
        super().__init__(over, width, name, dim=0.0)
        if isinstance(clear, QWidget):
            clear.installEventFilter(self)

    def lay(self, body: QLayout, foot: QLayout | None = None, head: QLayout | None = None) -> None:
        body.setContentsMargins(RING, RING, RING, RING)
        for each in (head, foot):
            if each is not None:
                each.setContentsMargins(RING, 0, RING, 0)
        super().lay(body, foot, head)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if self._over is not None and watched is self._clear and event.type() == QEvent.Type.Resize:
            self.place()
        return super().eventFilter(watched, event)

    @property
    def _free(self) -> int:
        """Height in px of what stays free."""
        return self._clear.height() if isinstance(self._clear, QWidget) else self._clear

    def place(self) -> None:
        width = min(self.wide(), self.width() - 2 * EDGE)
        foot = self.height() - self._free - ABOVE
        height = min(self.needs(width), foot - EDGE)
        self._card.setGeometry(QRect((self.width() - width) // 2, foot - height, width, height))
        self.setMask(self.rect().adjusted(0, 0, 0, -self._free))

    def wide(self) -> int:
        """The width in px that it would like to have."""
        return self._wide


class SideSheet(Sheet):
    """One that fills the `dock`, a part of the screen that is kept free for it, so that all the rest is seen."""

    margins: ClassVar = (12, 12, 12, 12)
    gap = 8

    def __init__(self, over: QWidget, dock: QWidget, name: str) -> None:
        self._dock = dock
        super().__init__(over, dock.width(), name, dim=0.0)
        dock.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if self._over is not None and watched is self._dock and event.type() in (QEvent.Type.Resize, QEvent.Type.Move):
            self.place()
        return super().eventFilter(watched, event)

    def place(self) -> None:
        dock = self._dock
        self._card.setGeometry(QRect(self.mapFromGlobal(dock.mapToGlobal(dock.rect().topLeft())), dock.size()))


def _tall(part: QWidget, width: int) -> int:
    """Height in px that a part takes at this width."""
    layout = part.layout()
    assert layout is not None
    layout.activate()
    return layout.totalHeightForWidth(width) if layout.hasHeightForWidth() else layout.totalSizeHint().height()
