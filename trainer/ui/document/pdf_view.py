"""One page of a PDF, drawn at the screen's own resolution, with what was looked for marked on it."""

from PySide6.QtCore import QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QImage, QKeyEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QFrame, QScrollArea, QWidget

from trainer.ui.document.book import BookTrouble, Box
from trainer.ui.document.pdf import PdfBook
from trainer.ui.document.search import Search, round_from
from trainer.ui.kit.focus import wants_ring
from trainer.ui.kit.paint import RADIUS_M, faded
from trainer.ui.theme.plain import bars

SETTLE_MS, MARGIN, LEAST, STEP = 60, 8, 120, 1.25
LINES_KEPT = 48  # px that are seen once more after a screenful: a line cut by the edge is read whole
ZOOMS = (0.5, 4.0)
SCREENFULS = {Qt.Key.Key_PageDown: 1, Qt.Key.Key_PageUp: -1}


class _Page(QWidget):
    """The pixels of a page and the boxes that are marked on it."""

    def __init__(self) -> None:
        super().__init__()
        self.image = QImage()
        self.boxes: tuple[Box, ...] = ()

    def show_page(self, image: QImage, size: QSize, boxes: tuple[Box, ...]) -> None:
        """Show these pixels in so many points of the screen."""
        self.image, self.boxes = image, boxes
        self.setFixedSize(size)
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.drawImage(QRectF(self.rect()), self.image)
        for box in self.boxes:
            painter.fillRect(self._stretch(box), faded("accent", 0.45))
        painter.end()

    def _stretch(self, box: Box) -> QRectF:
        wide, high = self.width(), self.height()
        return QRectF(box.left * wide, box.top * high, (box.right - box.left) * wide, (box.bottom - box.top) * high)


class PdfView(QScrollArea):
    """`turned(page)` follows the pages, `told(words)` says how a search went or what cannot be shown."""

    turned = Signal(int)
    told = Signal(str)

    def __init__(self, book: PdfBook, page: int = 1, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.book, self.page, self.zoom, self._words = book, max(1, min(page, book.pages)), 1.0, ""
        self._sheet = _Page()
        self.setWidget(self._sheet)
        self.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setStyleSheet(f"QScrollArea {{ background: transparent; }}\n{bars()}")
        self.viewport().setAutoFillBackground(False)
        wants_ring(self, RADIUS_M, inside=True)
        self._search = Search(book.has, self)
        self._search.found.connect(self._found)
        self._search.nothing.connect(lambda: self.told.emit("Not found"))
        self._settled = QTimer(self, singleShot=True, interval=SETTLE_MS)
        self._settled.timeout.connect(self._draw)
        self._say()

    @property
    def pages(self) -> int:
        """How many pages there are."""
        return self.book.pages

    @property
    def unit(self) -> str:
        """What is counted."""
        return "Page"

    def turn(self, page: int, words: str = "") -> None:
        """Show this page from its top, with the words marked; a search that still looks is given up."""
        self._search.stop()
        self.page, self._words = max(1, min(page, self.pages)), words
        self._draw()
        self._say()
        self.verticalScrollBar().setValue(self._first_mark())
        self.turned.emit(self.page)

    def magnify(self, by: int) -> None:
        """A step larger (1) or smaller (-1), or as wide as there is room for (0)."""
        wanted = self.zoom * STEP**by if by else 1.0
        self.zoom = max(ZOOMS[0], min(wanted, ZOOMS[1]))
        self._draw()

    def seek(self, wordings: tuple[str, ...], step: int = 1) -> None:
        """Look for the first of these wordings that stands anywhere, on from this page."""
        self.told.emit("Looking…")
        self._search.start(wordings, lambda: round_from(self.page, self.pages, step))

    def find_from_start(self, wordings: tuple[str, ...]) -> None:
        """Look for them from the first page on."""
        self.told.emit("Looking…")
        self._search.start(wordings, lambda: range(1, self.pages + 1))

    def _found(self, page: int, words: str) -> None:
        self.turn(page, words)
        self.told.emit(f"“{words}” on page {page}")

    def _first_mark(self) -> int:
        boxes = self._sheet.boxes
        return round(boxes[0].top * self._sheet.height()) - self.viewport().height() // 3 if boxes else 0

    def _draw(self) -> None:
        self._settled.stop()
        try:
            self._show(self._width())
        except BookTrouble as trouble:
            self._sheet.show_page(QImage(), QSize(self._width(), LEAST), ())
            self.told.emit(str(trouble))

    def _show(self, width: int) -> None:
        across, down = self.book.shape(self.page)
        drawn = self.book.render(self.page, round(width * self.devicePixelRatioF()))
        image = QImage(drawn.pixels, drawn.width, drawn.height, drawn.stride, QImage.Format.Format_RGB32).copy()
        boxes = self.book.found(self.page, self._words) if self._words else ()
        self._sheet.show_page(image, QSize(width, round(width * down / across)), boxes)

    def _width(self) -> int:
        """As wide as the room, times the zoom; the bar at the side is there whether it is needed or not."""
        room = self.width() - self.verticalScrollBar().sizeHint().width() - MARGIN
        return max(LEAST, round(room * self.zoom))

    def _say(self) -> None:
        self.setAccessibleName(f"{self.book.name}, page {self.page} of {self.pages}")

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._settled.start() if not self._sheet.image.isNull() else self._draw()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """PageUp and PageDown go a screenful, and on to the next page where this one ends; Home and End to the ends."""
        bar, key = self.verticalScrollBar(), Qt.Key(event.key())
        if key == Qt.Key.Key_PageDown and bar.value() == bar.maximum() and self.page < self.pages:
            self.turn(self.page + 1)
        elif key == Qt.Key.Key_PageUp and bar.value() == bar.minimum() and self.page > 1:
            self.turn(self.page - 1)
        elif key in SCREENFULS:
            bar.setValue(bar.value() + SCREENFULS[key] * max(1, self.viewport().height() - LINES_KEPT))
        elif key in (Qt.Key.Key_Home, Qt.Key.Key_End):
            self.turn(1 if key == Qt.Key.Key_Home else self.pages)
        else:
            super().keyPressEvent(event)

    def close_book(self) -> None:
        """Look no further and give the file back."""
        self._search.stop()
        self._settled.stop()
        self.book.close()
