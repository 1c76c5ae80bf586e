"""The rules to read: paragraphs found at the left; at the right one of them laid open, or the whole book."""

from PySide6.QtCore import Signal
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QFrame, QTextBrowser, QVBoxLayout, QWidget

from trainer.ui.kit import look
from trainer.ui.kit.focus import wants_ring
from trainer.ui.kit.layout import column, holder, row
from trainer.ui.kit.paint import RADIUS_M
from trainer.ui.kit.segments import Segments
from trainer.ui.kit.text import Text
from trainer.ui.screens.base import Screen
from trainer.ui.screens.paragraph import ParagraphSheet
from trainer.ui.screens.rules_list import RulesList
from trainer.ui.screens.rules_models import RulesView, SheetView
from trainer.ui.theme.plain import bars

PARAGRAPH, BOOK = "paragraph", "book"


class RulesScreen(Screen):
    """Signals carry keys of the views: `filtered(house)`, `turned(house, at)`, `book_wanted(house)`, `quizzed(topic)`
    and `dealt(scenario)`. `/` goes to the search field.
    """

    filtered = Signal(str)
    turned = Signal(str, str)
    book_wanted = Signal(str)
    quizzed = Signal(str)
    dealt = Signal(str)

    def __init__(self, view: RulesView, sheet: SheetView, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.rules = RulesList(view)
        self.rules.filtered.connect(self.filtered)
        self.rules.chosen.connect(self.turned)
        self.mode = Segments(((PARAGRAPH, "One paragraph"), (BOOK, "Whole book")), PARAGRAPH, "Show")
        self.mode.chosen.connect(self._show)
        self.page, self.sheet = _page(), self._laid(sheet)
        self._place = QVBoxLayout()
        self._place.setContentsMargins(0, 0, 0, 0)
        body = row(self.rules, holder(self._place), gap=20)
        body.setStretch(1, 1)
        rows = column(row(Text("Rules", "display"), None, self.mode, gap=16), body, gap=12, margins=(32, 16, 24, 16))
        rows.setStretch(1, 1)
        self.fill(holder(rows))
        self.shown = sheet
        self._place.addWidget(self.sheet)
        self._place.addWidget(self.page)
        self.page.hide()
        self.rules.turn_to(sheet.house, sheet.at)

    def show_view(self, view: RulesView) -> None:
        """List these paragraphs instead."""
        self.rules.show_view(view)
        self.rules.turn_to(self.shown.house, self.shown.at)

    def show_sheet(self, sheet: SheetView) -> None:
        """Lay this paragraph open; in the whole book, turn to it."""
        self.shown, old = sheet, self.sheet
        self.sheet = self._laid(sheet)
        self._place.replaceWidget(old, self.sheet)
        old.hide()
        old.deleteLater()
        self._show(self.mode.current)
        self.rules.turn_to(sheet.house, sheet.at)

    def _laid(self, sheet: SheetView) -> ParagraphSheet:
        laid = ParagraphSheet(sheet)
        laid.turned.connect(self.turned)
        laid.quizzed.connect(self.quizzed)
        laid.dealt.connect(self.dealt)
        return laid

    def show_book(self, page: str) -> None:
        """The whole book of the paragraph that is shown, as HTML with an anchor for each paragraph."""
        self.page.setHtml(page)
        self.page.scrollToAnchor(self.shown.at)

    def _show(self, mode: str) -> None:
        self.sheet.setVisible(mode == PARAGRAPH)
        self.page.setVisible(mode == BOOK)
        if mode == BOOK:
            self.book_wanted.emit(self.shown.house)


def _page() -> QTextBrowser:
    page = QTextBrowser()
    page.setFrameShape(QFrame.Shape.NoFrame)
    page.setOpenLinks(False)
    page.setAccessibleName("The page of the book")
    palette = page.palette()
    palette.setColor(QPalette.ColorRole.Base, look.colour("room"))
    palette.setColor(QPalette.ColorRole.Text, look.colour("text"))
    page.setPalette(palette)
    page.setStyleSheet(f"QTextBrowser {{ background: transparent; border: none; }}\n{bars()}")
    page.document().setDocumentMargin(6)
    wants_ring(page, RADIUS_M, inside=True)
    return page
