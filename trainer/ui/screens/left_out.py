"""Content files that are left out: a quiet line where content is chosen, and the list of what is wrong with them."""

import re

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QWidget

from trainer.ui.kit.button import Button
from trainer.ui.kit.card import Card
from trainer.ui.kit.icon import Icon
from trainer.ui.kit.layout import column, holder, row
from trainer.ui.kit.link import Link
from trainer.ui.kit.overlay import Overlay
from trainer.ui.kit.scroll import Pane
from trainer.ui.kit.soon import soon
from trainer.ui.kit.text import MIDDLE, Text
from trainer.ui.screens.left_out_models import FaultView, FileView, LeftOutView, more

WIDTH, MARGIN, PLACE, COPIED_MS = 860, 40, 74, 2000
LEAST, AROUND, BESIDE = 280, 190, 72  # of the panel; what stands above and below the list, and beside it
TITLE = "Files left out"
UNBROKEN = re.compile(r"(\S{40})(?=\S)")
ABOUT = "Everything else works. Correct these files, then read them again."


class LeftOutLine(QWidget):
    """One sentence, and the way to the list; `wanted` when it is to be seen."""

    wanted = Signal()

    def __init__(self, view: LeftOutView, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.see = Link("See why", f"{view.words} See why", "label")
        self.see.setObjectName("see-left-out")
        self.see.clicked.connect(self.wanted)
        words = Text(view.words, "label", "text-2", align=MIDDLE)
        self.setLayout(row(Icon("warn", 16, "text-3"), words, self.see, None, gap=8))


class LeftOutSheet(Overlay):
    """The list, file by file. `again` asks for the files to be read once more; Esc or a click beside it closes it."""

    again = Signal()

    def __init__(self, over: QWidget, view: LeftOutView) -> None:
        self._panel = Card("surface-1", "line-strong")
        super().__init__(over, self._panel)
        self.setAccessibleName(TITLE)
        self.setObjectName("left-out")
        self._content: QWidget | None = None
        self.read_again = Button("Read again", "primary")
        self.read_again.clicked.connect(self.again)
        self.copy = Button("Copy", "secondary", name="Copy the list")
        self.copy.clicked.connect(self._copy)
        self.close_button = Button("Close", "secondary", key="Esc")
        self.close_button.clicked.connect(self.close_up)
        self._rows = column(gap=14, margins=(28, 22, 24, 20))
        self._panel.setLayout(self._rows)
        self._words, self.body = Text("", "label", "text-2", wrap=True), _listed(view)
        self._rows.addWidget(holder(column(Text(TITLE, "title"), self._words, gap=4)))
        self._rows.addWidget(self.body, 1)
        self._rows.addLayout(row(self.copy, None, self.close_button, self.read_again, gap=12))
        self.show_view(view)
        self.appear()

    def show_view(self, view: LeftOutView) -> None:
        """List these instead."""
        self.view = view
        self._words.setText(f"{view.words} {ABOUT}")
        before, self.body = self.body, _listed(view)
        self._rows.replaceWidget(before, self.body)
        before.hide()
        before.deleteLater()
        self.place()

    def place(self) -> None:
        width = min(WIDTH, self.width() - MARGIN)
        listed = self.body.widget()
        assert listed is not None
        wanted = listed.heightForWidth(width - BESIDE) + AROUND
        height = min(max(LEAST, wanted), self.height() - 2 * MARGIN)
        self._panel.setGeometry((self.width() - width) // 2, (self.height() - height) // 2, width, height)

    def first_focus(self) -> QWidget:
        return self.read_again

    def _copy(self) -> None:
        QGuiApplication.clipboard().setText(self.view.text)
        self.copy.setText("Copied")
        soon(self.copy, lambda: self.copy.setText("Copy"), COPIED_MS)


def _listed(view: LeftOutView) -> Pane:
    """All that is shown, file by file."""
    rest = [Text(more(view.more), "label", "text-2")] if view.more else []
    files = holder(column(*map(_file, view.files), *rest, None, gap=18, margins=(0, 0, 12, 0)))
    return Pane(files, "The faults", "surface-1")


def _file(view: FileView) -> QWidget:
    """A file with its faults."""
    name = Text(view.name, "label-strong", wrap=True)
    name.setToolTip(view.path)
    name.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
    return holder(column(name, *map(_fault, view.faults), gap=4))


def _fault(view: FaultView) -> QWidget:
    place, words = Text(view.place, "caption", "text-3"), Text(_breakable(view.told), "label", "text-2", wrap=True)
    words.setAccessibleName(view.told)
    place.setFixedWidth(PLACE)
    line = row(place, words, gap=8)
    line.setAlignment(place, Qt.AlignmentFlag.AlignTop)
    line.setStretch(1, 1)
    return holder(line)


def _breakable(words: str) -> str:
    """The same with places to break a line in what has none, such as a key of a hundred letters."""
    return UNBROKEN.sub("\\1\u200b", words)
