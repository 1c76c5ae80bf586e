"""The frame around the pages: side bar at the left, the current page beside it; some pages take the whole window."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QStackedWidget, QWidget

from trainer.ui.kit.fit import settle
from trainer.ui.kit.layout import column, row
from trainer.ui.kit.sidebar import SideBar

ITEMS = (
    ("today", "Today", "home"),
    ("drills", "Table", "table"),
    ("quick", "Quick drills", "clock"),
    ("rules", "Rules", "book"),
    ("quiz", "Quiz", "ask"),
    ("progress", "Progress", "chart"),
    ("settings", "Settings", "gear"),
)
WHOLE = {  # pages that take the whole window, as screen readers name them where they have no name of their own
    "welcome": "Welcome",
    "debrief": "Debrief",
    "session-end": "Session over",
    "drill-end": "Round over",
    "example": "Worked example",
}


class Shell(QWidget):
    """`add` pages under keys, then `open` them. Emits `chosen(key)` when the side bar is used."""

    chosen = Signal(str)

    def __init__(self, items: tuple[tuple[str, str, str], ...] = ITEMS, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.side = SideBar(items)
        self.side.chosen.connect(self.chosen)
        self._stack = QStackedWidget()
        self._pages: dict[str, QWidget] = {}
        self._names = WHOLE | {key: label for key, label, _ in items}
        self._strip: QWidget | None = None
        self.current = ""
        """The key of the page that is open, "" before the first."""
        self._pane = column(self._stack, gap=0)
        self.setLayout(row(self.side, self._pane, gap=0))

    def show_strip(self, strip: QWidget | None) -> None:
        """A line that stands over the pages from now on; None for none."""
        if self._strip is not None and self._strip is not strip:
            self._strip.hide()
            self._pane.removeWidget(self._strip)
            self._strip.setParent(None)
        if strip is not None and self._strip is not strip:
            self._pane.insertWidget(0, strip)
            strip.show()
        self._strip = strip

    def add(self, key: str, page: QWidget) -> None:
        """Keep a page under this key, in place of an earlier one."""
        old = self._pages.pop(key, None)
        if old is not None and old is not page:
            self._stack.removeWidget(old)
            old.deleteLater()
        self._pages[key] = page
        if not page.accessibleName():
            page.setAccessibleName(self._names.get(key, ""))
        self._stack.addWidget(page)
        settle(page)

    def page(self, key: str) -> QWidget:
        """The page under this key; KeyError if there is none."""
        return self._pages[key]

    def shows(self, page: QWidget) -> bool:
        """Is this the page that is open?"""
        return self._stack.currentWidget() is page

    def open(self, key: str) -> None:
        """Show the page. Pages that are not in the side bar get the whole window."""
        self.side.setVisible(key in self.side.items)
        self.side.show_current(key)
        self.current = key
        self._stack.setCurrentWidget(self._pages[key])
