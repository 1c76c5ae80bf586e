"""Beside the floor, as long as it waits for an answer: a button that says how to go on."""

from typing import TYPE_CHECKING

from PySide6.QtWidgets import QWidget

from trainer.ui.kit.button import Button
from trainer.ui.play.waiting import asked
from trainer.ui.table.targets import Target

if TYPE_CHECKING:  # the page makes this
    from trainer.ui.play.screen import PlayScreen

TELL, KEY, EDGE = "Tell the floor", "F", 4


class Answering:
    """The button of a page, over the floor's plate; away while a panel is open or the floor asks nothing."""

    def __init__(self, page: "PlayScreen") -> None:
        self._page = page
        self.button = Button(TELL, "primary", key=KEY, parent=page)
        self.button.clicked.connect(lambda: page.act("floor"))
        self.button.hide()

    def show(self) -> None:
        """Be there or not, as the hand now stands."""
        page, view = self._page, self._page.view
        area = view.table.area_of(Target("floor"))
        open_ = page.menu is not None or page.chips.voice is not None or page.chips.sheet is not None
        if page.dealing is None or area is None or open_ or not asked(page.dealing.record):
            self.button.hide()
            return
        size, port = self.button.sizeHint().expandedTo(area.size()), view.viewport()
        area.moveTopLeft(port.mapTo(page, area.topLeft()))
        right = port.mapTo(page, port.rect().bottomRight()).x() - EDGE
        left = min(area.center().x() - size.width() // 2, right - size.width())
        self.button.setGeometry(left, area.center().y() - size.height() // 2, size.width(), size.height())
        self.button.show()
        self._raise_below(page.leaving.dialog, page.this_hand.menu)

    def _raise_below(self, *panels: QWidget | None) -> None:
        """Above the table and below whatever is asked over it."""
        self.button.raise_()
        for panel in panels:
            if panel is not None:
                panel.raise_()
