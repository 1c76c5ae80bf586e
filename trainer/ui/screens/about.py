"""About: what the program is made of at the left, versions and licenses of the one that is chosen at the right."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from trainer.ui.document.text import TextBook
from trainer.ui.document.text_view import TextView
from trainer.ui.kit.button import Button
from trainer.ui.kit.card import Choice, ChoiceGroup
from trainer.ui.kit.layout import column, holder, row
from trainer.ui.kit.paint import RADIUS_M
from trainer.ui.kit.scroll import Pane
from trainer.ui.kit.text import Text
from trainer.ui.kit.topbar import TopBar
from trainer.ui.screens.about_models import AboutView, EntryView
from trainer.ui.screens.base import Screen

LIST_WIDTH = 320


class AboutScreen(Screen):
    """`chosen(key)` asks for the text of an entry, `copied` for the versions; `back` by the arrow or Esc."""

    chosen = Signal(str)
    copied = Signal()
    back = Signal()

    def __init__(self, view: AboutView, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.copy = Button("Copy versions", "secondary")
        self.copy.setObjectName("copy-versions")
        self.copy.clicked.connect(self.copied)
        bar = TopBar("About", view.entries[0].version, "versions and licenses", (self.copy,))
        bar.back.connect(self.back)
        self.entries = {each.key: self._entry(each) for each in view.entries}
        self._group = ChoiceGroup(self)
        self._group.gather(self.entries.values())
        self._list = Pane(holder(column(*self.entries.values(), None, gap=6, margins=(4, 4, 10, 4))))
        self._list.setFixedWidth(LIST_WIDTH)
        self._text: TextView | None = None
        self._page = row(self._list, gap=20, margins=(24, 16, 24, 16))
        self.fill(holder(column(bar, holder(self._page), gap=0)))
        self._group.buttonToggled.connect(self._in_sight)
        next(iter(self.entries.values())).setChecked(True)

    def show_text(self, name: str, text: str, markdown: bool) -> None:
        """Lay open what an entry says."""
        if self._text is not None:
            self._page.removeWidget(self._text)
            self._text.deleteLater()
        self._text = TextView(TextBook(name, text, markdown))
        self._text.setAccessibleName(f"{name}: license")
        self._text.setOpenExternalLinks(True)
        self._page.addWidget(self._text, 1)

    def _entry(self, each: EntryView) -> Choice:
        made = Choice(f"{each.name} {each.version}, {each.license}", checkable=True, radius=RADIUS_M)
        made.setObjectName(f"about-{each.key}")
        made.barred = True
        head = row(Text(each.name, "label-strong"), None, Text(each.version, "caption", "text-2", tabular=True), gap=8)
        made.setLayout(column(head, Text(each.license, "caption", "text-2", wrap=True), gap=0, margins=(16, 8, 14, 8)))
        made.settle()
        made.toggled.connect(lambda on, key=each.key: self.chosen.emit(key) if on else None)
        return made

    def _in_sight(self, button: QWidget, on: bool) -> None:
        if on:
            self._list.look_at(button, 12)
