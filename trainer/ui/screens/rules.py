"""The rules to read: paragraphs found at the left; at the right one of them laid open, or the whole book."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeySequence, QPalette, QShortcut
from PySide6.QtWidgets import QFrame, QTextBrowser, QVBoxLayout, QWidget

from trainer.ui.kit import look
from trainer.ui.kit.button import Button
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
    """Signals carry keys of the views: `listed(words, house, order)` wants another list, `chosen(house, place)` comes
    from the list and `turned(house, place)` from a link, `book_wanted(house)`, `quizzed(topic)`, `dealt(scenario)`,
    `shown(example)`; `asked` and `practised` are about the open paragraph, `back` and `ahead` about those before.

    `/` goes to the search field, Alt+Left back.
    """

    listed = Signal(str, str, str)
    chosen = Signal(str, str)
    turned = Signal(str, str)
    book_wanted = Signal(str)
    quizzed = Signal(str)
    asked = Signal()
    dealt = Signal(str)
    shown_example = Signal(str)
    practised = Signal()
    back = Signal()
    ahead = Signal()

    def __init__(self, view: RulesView, sheet: SheetView, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.rules = RulesList(view)
        self.rules.asked.connect(self.listed)
        self.rules.chosen.connect(self.chosen)
        self.rules.entered.connect(self._enter)
        self.mode = Segments(((PARAGRAPH, "One paragraph"), (BOOK, "Whole book")), PARAGRAPH, "Show")
        self.mode.chosen.connect(self._show)
        self.page, self.sheet = _page(), self._laid(sheet)
        self._place = QVBoxLayout()
        self._place.setContentsMargins(0, 0, 0, 0)
        body = row(self.rules, holder(self._place), gap=20)
        body.setStretch(1, 1)
        rows = column(self._head(), body, gap=12, margins=(32, 16, 24, 16))
        rows.setStretch(1, 1)
        self.fill(holder(rows))
        self.shown = sheet
        self._place.addWidget(self.sheet)
        self._place.addWidget(self.page)
        self.page.hide()
        self.rules.turn_to(sheet.house, sheet.place)

    def _head(self) -> QWidget:
        self.way_back = Button("Back", "quiet", icon="back", name="Back to the paragraph before (Alt+Left)")
        self.way_back.setObjectName("rules-back")
        self.way_back.clicked.connect(self.back)
        self.way_back.hide()
        for keys, signal in (("Alt+Left", self.back), ("Alt+Right", self.ahead)):
            QShortcut(QKeySequence(keys), self, signal.emit)
        return holder(row(Text("Rules", "display"), None, self.way_back, self.mode, gap=16))

    def show_view(self, view: RulesView) -> None:
        """List these paragraphs instead."""
        self.rules.show_view(view)
        if not view.words:
            self.rules.turn_to(self.shown.house, self.shown.place)

    def show_sheet(self, sheet: SheetView, back: str = "") -> None:
        """Lay this paragraph open; in the whole book, turn to it. `back` is the number it was come from, or ""."""
        self.shown, old = sheet, self.sheet
        held = self._held_name()
        self.sheet = self._laid(sheet)
        self._place.replaceWidget(old, self.sheet)
        old.hide()
        old.deleteLater()
        self.way_back.setVisible(bool(back))
        self.way_back.setText(back)
        self.way_back.setAccessibleName(f"Back to {back} (Alt+Left)")
        self._show(self.mode.current)
        self.rules.turn_to(sheet.house, sheet.place)
        again = self.sheet.findChild(QWidget, held) if held else None
        if again is not None:
            again.setFocus(Qt.FocusReason.OtherFocusReason)

    def _laid(self, sheet: SheetView) -> ParagraphSheet:
        laid = ParagraphSheet(sheet)
        laid.turned.connect(self.turned)
        laid.quizzed.connect(self.quizzed)
        laid.asked.connect(self.asked)
        laid.dealt.connect(self.dealt)
        laid.shown.connect(self.shown_example)
        laid.practised.connect(self.practised)
        return laid

    def _enter(self) -> None:
        """From the list to what lies open: its first control."""
        open_now = self.page if self.mode.current == BOOK else self.sheet
        if open_now is self.page:
            self.page.setFocus(Qt.FocusReason.TabFocusReason)
            return
        first = next((w for w in self.sheet.findChildren(QWidget) if w.focusPolicy() & Qt.FocusPolicy.TabFocus), None)
        if first is not None:
            first.setFocus(Qt.FocusReason.TabFocusReason)

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
