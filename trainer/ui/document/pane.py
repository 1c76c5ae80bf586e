"""The house's own book beside the paragraph: turn, enlarge, look for words or for the paragraph, put away, detach."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, Qt, QTimer, Signal
from PySide6.QtGui import QHideEvent, QKeyEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import QWidget

from trainer.ui.document.finding import candidates
from trainer.ui.document.text import TextBook
from trainer.ui.document.text_view import TextView
from trainer.ui.kit.button import Button, IconButton
from trainer.ui.kit.card import Card
from trainer.ui.kit.layout import column, holder, row
from trainer.ui.kit.link import Link
from trainer.ui.kit.text import Elided, Text
from trainer.ui.screens.field import named_field

if TYPE_CHECKING:  # what reads a PDF is loaded with the first one
    from trainer.ui.document.pdf import PdfBook
    from trainer.ui.document.pdf_view import PdfView

KEPT_MS, LONGEST = 600, 80
ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)


class BookPane(Card):
    """`read(at, page)` says which page is read with which paragraph; `put_away` and `detached` that it is enough."""

    read = Signal(str, int)
    put_away = Signal()
    detached = Signal()

    def __init__(self, view: "PdfView | TextView", parent: QWidget | None = None) -> None:
        super().__init__("surface-1", "line", parent=parent)
        self.view, self._at = view, ""
        self._titles: tuple[str, ...] = ()
        self._kept = QTimer(self, singleShot=True, interval=KEPT_MS)
        self._kept.timeout.connect(lambda: self.read.emit(self._at, self.view.page))
        self.told = Elided("", "caption", "text-2", least=40)
        self.count = Text("", "label", "text-2", tabular=True)
        view.turned.connect(self._turned)
        view.told.connect(self.told.setText)
        rows = column(self._head(), self._tools(), self._seeking(), view, gap=8, margins=(12, 10, 12, 12))
        rows.setStretch(3, 1)
        self.setLayout(rows)
        QShortcut(QKeySequence("Ctrl+F"), self, lambda: self.field.setFocus(Qt.FocusReason.ShortcutFocusReason))
        self._count()

    # --- what it is made of ------------------------------------------------------------------------------------

    def _head(self) -> QWidget:
        name = Link(
            self.view.book.name, f"{self.view.book.name}, the house’s own book", "label-strong", "text", least=60
        )
        name.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        away = IconButton("x", "Put the book away")
        away.setObjectName("book-away")
        away.clicked.connect(self.put_away)
        detach = Button("Detach", "small", name="Detach the book: forget where the file is")
        detach.setObjectName("book-detach")
        detach.clicked.connect(self.detached)
        line = row(name, None, detach, away, gap=8)
        return holder(line)

    def _tools(self) -> QWidget:
        made = (
            ("chevl", "Previous page", lambda: self.view.turn(self.view.page - 1)),
            ("chev", "Next page", lambda: self.view.turn(self.view.page + 1)),
            ("minus", "Smaller", lambda: self.view.magnify(-1)),
            ("plus", "Larger", lambda: self.view.magnify(1)),
        )
        buttons = []
        for icon, name, pressed in made:
            button = IconButton(icon, name)
            button.setObjectName(f"book-{icon}")
            button.clicked.connect(lambda _on=False, do=pressed: do())
            buttons.append(button)
        fit = Button("Fit", "small", name="Fit to the width")
        fit.clicked.connect(lambda: self.view.magnify(0))
        return holder(row(*buttons[:2], self.count, None, *buttons[2:], fit, gap=4))

    def _seeking(self) -> QWidget:
        self.field = named_field("", "Search the book", "search the book   ( Ctrl+F )")
        self.field.setMaxLength(LONGEST)
        self.field.installEventFilter(self)
        self.this = Button("Find this paragraph", "small")
        self.this.setObjectName("book-find")
        self.this.clicked.connect(self.find_paragraph)
        line = row(self.this, self.told, gap=8)
        line.setStretch(1, 1)
        return holder(column(self.field, line, gap=6))

    # --- what it does ------------------------------------------------------------------------------------------

    def beside(self, at: str, titles: tuple[str, ...], page: int) -> None:
        """Read it beside this paragraph: from where it was read with it last (`page`), else where it is printed."""
        self._keep()
        self._at, self._titles = at, titles
        self.this.setVisible(bool(at))
        self.told.setText("")
        if page and page != self.view.page:
            self.view.turn(page)
        elif at and not page:
            self.find_paragraph()
        self._kept.stop()

    def find_paragraph(self) -> None:
        """Look for the paragraph's number in its forms, then for its titles."""
        self.view.find_from_start(candidates(self._at, *self._titles))

    def _turned(self, _page: int) -> None:
        self._count()
        self._kept.start()

    def _count(self) -> None:
        self.count.setText(f"{self.view.unit} {self.view.page} of {self.view.pages}")

    def _keep(self) -> None:
        """Say which page was read, if it has been turned to since it was last said."""
        if self._kept.isActive():
            self._kept.stop()
            self.read.emit(self._at, self.view.page)

    def hideEvent(self, event: QHideEvent) -> None:
        self._keep()
        super().hideEvent(event)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress and event.key() in ENTER:
            back = bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier)
            self.view.seek((self.field.text(),), -1 if back else 1) if self.field.text().strip() else None
            return True
        return super().eventFilter(watched, event)


def pane_of(book: "PdfBook | TextBook", page: int) -> BookPane:
    """The pane of an open book at a page (0 for its first)."""
    if isinstance(book, TextBook):
        return BookPane(TextView(book, page or 1))
    from trainer.ui.document.pdf_view import PdfView  # the book is a PDF: what reads it is loaded already

    return BookPane(PdfView(book, page or 1))
