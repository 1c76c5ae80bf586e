"""From one house to another, and from one edition to a newer one: what holds, what is different, what is new."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from trainer.ui.kit.button import Button
from trainer.ui.kit.icon import Icon
from trainer.ui.kit.layout import column, holder, row
from trainer.ui.kit.picker import Picker
from trainer.ui.kit.text import Text
from trainer.ui.screens.progress_models import SwitchView
from trainer.ui.screens.rows import Groups


class Switching(QWidget):
    """Signals: `switched(here, there)` for another pair of houses, `edition_wanted` for a file to compare with,
    `moving(here, there)` where that is the newer edition of the same book, `group_chosen(key)`."""

    switched = Signal(str, str)
    edition_wanted = Signal()
    moving = Signal(str, str)
    group_chosen = Signal(str)

    def __init__(self, view: SwitchView, group: str = "", parent: QWidget | None = None) -> None:
        super().__init__(parent)
        options = tuple((each.key, each.short or each.name) for each in view.houses)
        self.here = Picker(options, view.here, "From rulebook")
        self.here.setObjectName("switch-here")
        self.here.chosen.connect(lambda key: self.switched.emit(key, view.there))
        others = tuple(each for each in options if each[0] != view.here) or options
        self.there = Picker(others, view.there, "To rulebook")
        self.there.setObjectName("switch-there")
        self.there.chosen.connect(lambda key: self.switched.emit(view.here, key))
        self.newer = Button("Compare a newer edition…", "secondary", icon="book")
        self.newer.setObjectName("switch-edition")
        self.newer.clicked.connect(self.edition_wanted)
        self.moves = Button(view.move or "Move", "primary")
        self.moves.setObjectName("switch-move")
        self.moves.clicked.connect(lambda: self.moving.emit(view.here, view.there))
        self.back = Button("Back to the rulebooks", "secondary", icon="back")
        self.back.setObjectName("switch-back")
        self.back.clicked.connect(lambda: self.switched.emit(view.here, view.there))
        self.groups = Groups(view.groups, group)
        self.groups.chosen.connect(self.group_chosen)
        words = column(Text(view.title, "heading"), Text(view.words, "caption", "text-2", wrap=True), gap=2)
        rows = column(self._head(view), holder(words), self.groups, gap=10)
        rows.setStretch(2, 1)
        self.setLayout(rows)

    def _head(self, view: SwitchView) -> QWidget:
        if view.edition:
            self._unwanted(self.here, self.there, self.moves)
            return holder(row(Text(view.edition, "label", "text-2"), None, self.newer, self.back, gap=10))
        self._unwanted(self.back, *(() if view.move else (self.moves,)))
        arrow, acts = Icon("swap", 18, "text-3"), [self.newer, self.moves] if view.move else [self.newer]
        return holder(row(self.here, arrow, self.there, None, *acts, gap=10))

    def _unwanted(self, *pieces: QWidget) -> None:
        """Not shown, and gone with the rest; a child that nobody hides is shown with its parent."""
        for each in pieces:
            each.setParent(self)
            each.hide()
