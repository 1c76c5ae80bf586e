"""The house's own book beside its rules: attached, opened where it was last read, put away, detached. Never copied."""

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QFileDialog, QWidget

from trainer.attached import LAST, Attached
from trainer.ui.desk.houses import short
from trainer.ui.screens.rules import RulesScreen
from trainer.ui.screens.rules_models import SheetView

if TYPE_CHECKING:  # what reads a book is loaded when one is opened
    from trainer.ui.document.pane import BookPane
    from trainer.ui.window import Window

Pick = Callable[[QWidget, str], str]


def pick_file(over: QWidget, house: str) -> str:
    """The file that the user chooses, "" for none."""
    from trainer.ui.document.opening import FILTER  # as above

    return QFileDialog.getOpenFileName(over, f"Open the {house} rulebook", str(Path.home()), FILTER)[0]


class OwnBook(QObject):
    """Keeps in the settings where a house's book lies and which page was read with which paragraph, and no more."""

    def __init__(self, window: "Window", page: RulesScreen, pick: Pick = pick_file) -> None:
        super().__init__(page)
        self._window, self._page, self.pick = window, page, pick
        self.pane: BookPane | None = None
        self._opened = ""  # the house whose book is open
        self._lost: set[str] = set()  # houses whose file could not be read: another may be attached
        self._sheet: SheetView = page.shown
        page.beside.connect(self._pressed)
        page.destroyed.connect(self._close_file)

    @property
    def _house(self) -> str:
        return self._sheet.house

    def beside(self, sheet: SheetView) -> None:
        """Go with the reader to this paragraph; another house's book makes way."""
        self._sheet = sheet
        if self.pane is not None and self._opened != sheet.house:
            self.put_away()
        if self.pane is not None:
            self.pane.beside(sheet.at, (sheet.title, sheet.topic), self._page_beside(sheet.at))
        self._offer()

    def _attached(self) -> Attached:
        return self._window.settings.books.get(self._house, Attached())

    def _page_beside(self, at: str) -> int:
        return self._attached().page(self._house, at)

    def _offer(self) -> None:
        kept = bool(self._attached().path) and self._house not in self._lost
        words = "Put the book away" if self.pane is not None else "Read alongside" if kept else "Attach the book…"
        self._page.offer_book(words)

    def _pressed(self) -> None:
        if self.pane is not None:
            self.put_away()
        elif self._attached().path and self._house not in self._lost:
            self.open()
        else:
            self.attach()

    def attach(self) -> None:
        """Let the user choose the file, and open it; only a file that can be read is remembered."""
        path = self.pick(self._page, short(self._house))
        if path and self.open(path):
            self._lost.discard(self._house)
            self._keep(Attached(path))
            self._offer()

    def open(self, path: str = "") -> bool:
        """Open the attached book, or the file at this path, where it was last read. Was that possible?"""
        from trainer.ui.document.book import BookTrouble
        from trainer.ui.document.opening import open_book
        from trainer.ui.document.pane import pane_of

        known = self._attached()
        try:
            opened = open_book(Path(path or known.path))
        except BookTrouble as trouble:
            self._window.tell(str(trouble))
            self._lost.add(self._house)
            self._offer()
            return False
        self._show(pane_of(opened, 0 if path else self._page_beside(self._sheet.at) or self._page_beside(LAST)))
        return True

    def _show(self, pane: "BookPane") -> None:
        self.pane, self._opened = pane, self._house
        pane.beside(self._sheet.at, (self._sheet.title, self._sheet.topic), self._page_beside(self._sheet.at))
        pane.read.connect(self._read)
        pane.put_away.connect(self.put_away)
        pane.detached.connect(self.detach)
        self._page.show_beside(pane)
        pane.view.setFocus()
        self._offer()

    def _read(self, at: str, page: int) -> None:
        known = self._window.settings.books.get(self._opened)
        if known is not None:
            self._keep(known.read(self._opened, at, page), self._opened)

    def _keep(self, attached: Attached, house: str = "") -> None:
        self._window.change(books={**self._window.settings.books, house or self._house: attached})

    def put_away(self) -> None:
        """Close the file; where it was read stays known."""
        pane, self.pane = self.pane, None
        if pane is not None:
            self._page.put_away()
            pane.view.close_book()
        self._offer()

    def detach(self) -> None:
        """Forget the file and every page of it."""
        house = self._opened
        self.put_away()
        self._window.change(books={key: each for key, each in self._window.settings.books.items() if key != house})
        self._offer()

    def _close_file(self) -> None:
        """The page is gone; its widgets are too."""
        self.pane = None
