"""A text as a scroll, with what was looked for marked in it; its lines stand for pages."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent, QPalette, QTextBlock, QTextCharFormat, QTextCursor, QTextDocument
from PySide6.QtWidgets import QFrame, QTextBrowser, QTextEdit, QWidget

from trainer.ui.document.text import TextBook
from trainer.ui.kit import look
from trainer.ui.kit.focus import wants_ring
from trainer.ui.kit.paint import RADIUS_M, faded
from trainer.ui.kit.soon import soon
from trainer.ui.theme.plain import bars

SETTLE_MS, MOST_MARKED = 120, 500
AIR, HEADING_AIR = 8, 18
SIZES = (9, 40)


class TextView(QTextBrowser):
    """`turned(line)` follows the first line in sight, `told(words)` says how a search went."""

    turned = Signal(int)
    told = Signal(str)

    def __init__(self, book: TextBook, page: int = 1, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.book = book
        self.page = page
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setOpenLinks(False)
        self.setFont(look.font("body"))
        palette = self.palette()
        palette.setColor(QPalette.ColorRole.Base, look.colour("surface-0"))
        palette.setColor(QPalette.ColorRole.Text, look.colour("text"))
        self.setPalette(palette)
        self.setStyleSheet(f"QTextBrowser {{ border: none; }}\n{bars()}")
        if book.markdown:
            self.setMarkdown(book.text)
            self._air()
        else:
            self.setPlainText(book.text)
        self.document().setDocumentMargin(14)
        wants_ring(self, RADIUS_M, inside=True)
        self.verticalScrollBar().valueChanged.connect(self._scrolled)
        soon(self, lambda: self.turn(page))
        self._say()

    def _air(self) -> None:
        """Room between the paragraphs, more above a heading; lines of a list and of a table stay together."""
        block = self.document().begin()
        while block.isValid():
            cursor = QTextCursor(block)
            form = block.blockFormat()
            if not form.indent() and block.textList() is None and cursor.currentTable() is None:
                form.setTopMargin(HEADING_AIR if form.headingLevel() else AIR)
                cursor.setBlockFormat(form)
            block = block.next()

    @property
    def pages(self) -> int:
        """How many lines there are."""
        return self.document().blockCount()

    @property
    def unit(self) -> str:
        """What is counted."""
        return "Line"

    def turn(self, page: int) -> None:
        """Have this line at the top."""
        block = self.document().findBlockByNumber(max(1, min(page, self.pages)) - 1)
        self.verticalScrollBar().setValue(round(self._top(block)))
        self._scrolled()

    def _top(self, block: QTextBlock) -> float:
        return self.document().documentLayout().blockBoundingRect(block).top()

    def magnify(self, by: int) -> None:
        """A step larger (1) or smaller (-1), or as it was (0)."""
        font = self.font()
        size = look.font("body").pixelSize() if not by else font.pixelSize() + 2 * by
        font.setPixelSize(max(SIZES[0], min(size, SIZES[1])))
        self.setFont(font)

    def seek(self, wordings: tuple[str, ...], step: int = 1) -> None:
        """Go to the next place of the first of these wordings that stands anywhere."""
        back = QTextDocument.FindFlag.FindBackward if step < 0 else QTextDocument.FindFlag(0)
        for words in wordings:
            if words.strip() and (self.find(words, back) or self._round(words, back)):
                self._mark(words)
                self._centre()
                self.told.emit(f"“{words}” in line {self.textCursor().blockNumber() + 1}")
                return
        self.setExtraSelections([])
        self.told.emit("Not found")

    def find_from_start(self, wordings: tuple[str, ...]) -> None:
        """Look for them from the first line on."""
        self.moveCursor(QTextCursor.MoveOperation.Start)
        self.seek(wordings)

    def _centre(self) -> None:
        """What was found is well in sight, with what stands before and after it."""
        down = self.cursorRect().center().y() - self.viewport().height() // 3
        self.verticalScrollBar().setValue(self.verticalScrollBar().value() + down)

    def _round(self, words: str, back: QTextDocument.FindFlag) -> bool:
        """Once more from the other end."""
        before = self.textCursor()
        self.moveCursor(QTextCursor.MoveOperation.End if back else QTextCursor.MoveOperation.Start)
        found = self.find(words, back)
        if not found:
            self.setTextCursor(before)
        return found

    def _mark(self, words: str) -> None:
        """Every place of the words in the accent."""
        form = QTextCharFormat()
        form.setBackground(faded("accent", 0.4))
        marks: list[QTextEdit.ExtraSelection] = []
        at = self.document().find(words, 0)
        while not at.isNull() and len(marks) < MOST_MARKED:
            mark = QTextEdit.ExtraSelection()
            mark.cursor, mark.format = at, form
            marks.append(mark)
            at = self.document().find(words, at)
        self.setExtraSelections(marks)

    def _scrolled(self) -> None:
        line = self.cursorForPosition(self.viewport().rect().topLeft()).blockNumber() + 1
        if line != self.page:
            self.page = line
            self._say()
            self.turned.emit(line)

    def _say(self) -> None:
        self.setAccessibleName(f"{self.book.name}, line {self.page} of {self.pages}")

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Home, Qt.Key.Key_End):
            self.turn(1 if event.key() == Qt.Key.Key_Home else self.pages)
        else:
            super().keyPressEvent(event)

    def close_book(self) -> None:
        """Nothing is held open."""
