"""The frame around the pages: side bar at the left, the current page beside it; some pages take the whole window."""

from PySide6.QtCore import QSize, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QStackedWidget, QWidget

from trainer.ui.kit.fit import settle
from trainer.ui.kit.layout import column, row
from trainer.ui.kit.port import Port
from trainer.ui.kit.sidebar import SideBar

NARROW = 1200  # px; below that the side bar has only its drawings

ITEMS = (
    ("today", "Today", "home"),
    ("drills", "Table", "table"),
    ("quick", "Quick drills", "clock"),
    ("rules", "Rules", "book"),
    ("parting", "Where they part", "scale"),
    ("quiz", "Quiz", "ask"),
    ("progress", "Progress", "chart"),
    ("library", "Library", "grid"),
    ("settings", "Settings", "gear"),
)
WHOLE = {  # pages that take the whole window, as screen readers name them where they have no name of their own
    "welcome": "Welcome",
    "debrief": "Debrief",
    "session-end": "Session over",
    "drill-end": "Round over",
    "example": "Worked example",
    "about": "About",
    "judge": "Judge the dealer",
    "free": "Free deal",
    "floor": "You are the floor",
    "player": "You are a player",
    "parting-drill": "Where they part: drill",
}


class Pages(QStackedWidget):
    """As large as the page that is shown must be, whatever the others want."""

    def minimumSizeHint(self) -> QSize:
        page = self.currentWidget()
        return page.minimumSizeHint().expandedTo(page.minimumSize()) if page is not None else QSize(0, 0)


class Frame(QWidget):
    """A window of the program; `by_hand` until the program itself closes it, which asks no one."""

    by_hand = True

    def close(self) -> bool:
        """Close it without a question."""
        self.by_hand = False
        return super().close()


class Shell(QWidget):
    """`add` pages under keys, then `open` them. Emits `chosen(key)` when the side bar is used, `opened(key)`.

    `keys_wanted` tells that `?` was pressed on a page which does not use it otherwise.
    """

    chosen = Signal(str)
    opened = Signal(str)
    keys_wanted = Signal()

    def __init__(self, items: tuple[tuple[str, str, str], ...] = ITEMS, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.side = SideBar(items)
        self.side.chosen.connect(self.chosen)
        self._stack = Pages()
        self._port = Port(self._stack)
        self._pages: dict[str, QWidget] = {}
        self._names = WHOLE | {key: label for key, label, _ in items}
        self._strip: QWidget | None = None
        self._next_strip: QWidget | None = None
        self.current = ""
        """The key of the page that is open, "" before the first."""
        self._pane = column(self._port, gap=0)
        self.setLayout(row(self.side, self._pane, gap=0))

    def resizeEvent(self, event: QResizeEvent) -> None:
        self.side.be(narrow=self.width() < NARROW)
        super().resizeEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.text() == "?" and self.current:
            self.keys_wanted.emit()
        else:
            super().keyPressEvent(event)

    def show_strip(self, strip: QWidget | None) -> None:
        """A line that stands over the pages from the next one that is opened; None for none from now on."""
        self._next_strip = strip
        if strip is None:
            self._put_strip()

    def _put_strip(self) -> None:
        old, new = self._strip, self._next_strip
        if old is not None and old is not new:
            old.hide()
            self._pane.removeWidget(old)
            old.setParent(None)
        if new is not None and old is not new:
            self._pane.insertWidget(0, new)
            new.show()
        self._strip = new

    def add(self, key: str, page: QWidget) -> None:
        """Keep a page under this key, in place of an earlier one."""
        old = self._pages.pop(key, None)
        if old is not None and old is not page:
            self._let_go(old)
        self._pages[key] = page
        if not page.accessibleName():
            page.setAccessibleName(self._names.get(key, ""))
        self._stack.addWidget(page)
        settle(page)

    def drop(self, page: QWidget) -> None:
        """Let a page go, if it is still here; another one must be open by then."""
        for key in [key for key, each in self._pages.items() if each is page]:
            self._let_go(self._pages.pop(key))

    def _let_go(self, page: QWidget) -> None:
        self._stack.removeWidget(page)
        page.deleteLater()

    def page(self, key: str) -> QWidget:
        """The page under this key; KeyError if there is none."""
        return self._pages[key]

    def shows(self, page: QWidget) -> bool:
        """Is this the page that is open?"""
        return self._stack.currentWidget() is page

    def open(self, key: str) -> None:
        """Show the page. Pages that are not in the side bar get the whole window."""
        self._put_strip()
        self.side.setVisible(key in self.side.items)
        self.side.show_current(key)
        self.current = key
        self._stack.setCurrentWidget(self._pages[key])
        layout = self.layout()
        assert layout is not None
        layout.activate()  # the side bar's room is the page's at once
        self._port.fit()
        self.opened.emit(key)
