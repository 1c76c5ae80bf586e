"""What a page is seen through: whole where there is room, else scrolled, with the keyboard's place in sight."""

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, QSize, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QApplication, QFrame, QScrollArea, QWidget
from shiboken6 import isValid

from trainer.ui.kit.soon import soon
from trainer.ui.theme.plain import bars

BAR = 12  # px that a scroll bar takes
MARGIN = 12


class Port(QScrollArea):
    """Gives its page all the room there is, but never less than the page can be laid out in, nor than `least` px."""

    _page: QWidget | None = None  # a class default: Qt may ask the event filter while Python takes it apart

    def __init__(self, page: QWidget, least: QSize | None = None, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._least = least or QSize(0, 0)
        port = QWidget()  # asked for Qt's own, PySide would look through every kind of widget there is
        self.setViewport(port)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        for bar in (self.verticalScrollBar(), self.horizontalScrollBar()):
            bar.setStyleSheet(bars())
        self.setWidget(page)
        for each in (port, page):
            each.setAutoFillBackground(False)
        self._page = page
        page.installEventFilter(self)
        app = QApplication.instance()
        assert isinstance(app, QApplication)
        app.focusChanged.connect(self._moved)

    def sizeHint(self) -> QSize:
        return self._page.sizeHint() if self._page is not None else QSize(0, 0)

    def minimumSizeHint(self) -> QSize:
        return QSize(120, 80)

    def give(self, least: QSize) -> None:
        """From now on never less than this, in px."""
        self._least = least
        self.fit()

    def fit(self) -> None:
        """Give the page its size."""
        if self._page is not None:
            needs = self._page.minimumSizeHint().expandedTo(self._least)
            self._page.resize(_room(self.maximumViewportSize(), needs).expandedTo(needs))

    def resizeEvent(self, event: QResizeEvent) -> None:
        self.fit()
        super().resizeEvent(event)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if self._page is None or watched is not self._page:
            return False
        if event.type() == QEvent.Type.LayoutRequest:
            self.fit()
        return super().eventFilter(watched, event)  # the bars follow the page's size

    def _moved(self, _old: QWidget | None, new: QWidget | None) -> None:
        page = self.widget() if isValid(self) else None
        if new is not None and page is not None and page.isAncestorOf(new):
            soon(self, lambda: self._show(new))  # after panes inside have scrolled to it

    def _show(self, held: QWidget) -> None:
        """Scroll to what has the keyboard, unless that is more than can be seen at once."""
        page = self.widget()
        if page is None or not isValid(held) or not page.isAncestorOf(held) or not held.isVisible():
            return
        box = QRect(held.mapTo(page, QPoint(0, 0)), held.size()) & page.rect()
        room = self.viewport().size()
        if box.width() <= room.width() and box.height() <= room.height():
            centre = box.center()
            self.ensureVisible(centre.x(), centre.y(), box.width() // 2 + MARGIN, box.height() // 2 + MARGIN)


def _room(room: QSize, needs: QSize) -> QSize:
    """What is left beside the bars that it takes."""
    across = needs.width() > room.width()
    down = needs.height() > room.height() - (BAR if across else 0)
    across = needs.width() > room.width() - (BAR if down else 0)
    return room - QSize(BAR if down else 0, BAR if across else 0)
