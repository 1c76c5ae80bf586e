"""The rules to read: paragraphs found at the left; at the right one of them laid open, or the whole book."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence, QPalette, QResizeEvent, QShortcut
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
from trainer.ui.screens.paragraph_grid import room_for
from trainer.ui.screens.rules_list import RulesList
from trainer.ui.screens.rules_models import RulesView, SheetView
from trainer.ui.theme.plain import bars

PARAGRAPH, BOOK = "paragraph", "book"
ROOM_FOR_ALL, ROOM_FOR_TWO = 1500, 1066  # px of the page: for three panes; for the list and a whole paragraph
LISTED = 449  # px of the page that the list takes, with all margins


class RulesScreen(Screen):
    """Signals carry keys of the views: `listed(words, house, order)` wants another list, `chosen(house, place)` comes
    from the list and `turned(house, place)` from a link, `book_wanted(house)`, `quizzed(topic)`, `dealt(scenario)`,
    `shown(example)`; `asked` and `practised` are about the open paragraph, `back` and `ahead` about those before.

    `beside` wants the house's own book read beside it, or put away. `/` goes to the search field, Alt+Left back.
    """

    own_keys = (("/", "Search the rules"), ("Alt ←", "Back to the previous paragraph"), ("Alt →", "Forward again"))

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
    beside = Signal()

    def __init__(self, view: RulesView, sheet: SheetView, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.rules = RulesList(view)
        self.rules.asked.connect(self.listed)
        self.rules.chosen.connect(self.chosen)
        self.rules.entered.connect(self._enter)
        self.mode = Segments(((PARAGRAPH, "One paragraph"), (BOOK, "Whole book")), PARAGRAPH, "Show")
        self.mode.chosen.connect(self._show)
        self.own: QWidget | None = None  # the house's own book, while it is read
        self.page, self.sheet = _page(), self._laid(sheet)
        self._place = QVBoxLayout()
        self._place.setContentsMargins(0, 0, 0, 0)
        self._line = body = row(self.rules, holder(self._place), gap=20)
        body.setStretch(1, 4)
        rows = column(self._head(), body, gap=12, margins=(32, 16, 24, 16))
        rows.setStretch(1, 1)
        self.fill(holder(rows))
        self.shown = sheet
        self._place.addWidget(self.sheet)
        self._place.addWidget(self.page)
        self.page.hide()
        self.rules.turn_to(sheet.house, sheet.place)

    def _head(self) -> QWidget:
        self.way_back = Button("Back", "quiet", icon="back", name="Back to the previous paragraph (Alt+Left)")
        self.way_back.setObjectName("rules-back")
        self.way_back.clicked.connect(self.back)
        self.way_back.hide()
        for keys, signal in (("Alt+Left", self.back), ("Alt+Right", self.ahead)):
            QShortcut(QKeySequence(keys), self, signal.emit)
        self.own_book = Button("", "quiet", icon="book")
        self.own_book.setObjectName("rules-own-book")
        self.own_book.clicked.connect(self.beside)
        return holder(row(Text("Rules", "display"), None, self.way_back, self.own_book, self.mode, gap=12))

    # --- the house's own book beside it ------------------------------------------------------------------------

    def offer_book(self, words: str) -> None:
        """What the button for the house's own book says."""
        self.own_book.setText(words)
        self.own_book.setAccessibleName(words)
        self.own_book.updateGeometry()

    def show_beside(self, own: QWidget) -> None:
        """Lay the house's own book beside the paragraph; the list makes room where the window is narrow."""
        self.own = own
        self._line.addWidget(own, 5)
        own.show()
        self._make_room()
        self._lay_anew()

    def put_away(self) -> None:
        """Only the rules again."""
        if self.own is not None:
            self.own.hide()
            self._line.removeWidget(self.own)
            self.own.deleteLater()
            self.own = None
            self._make_room()
            self._lay_anew()

    def _make_room(self) -> None:
        self.rules.setVisible(self.own is None or self.width() >= ROOM_FOR_ALL)

    @property
    def _narrow(self) -> bool:
        """Is there too little room for a paragraph as it is laid out best?"""
        return self.own is not None or self.width() < ROOM_FOR_TWO

    @property
    def _below(self) -> bool:
        """Is there too little room to lay the houses beside one another?"""
        return self._narrow or self.width() < LISTED + room_for(len(self.shown.columns))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._make_room()
        if (self.sheet.narrow, self.sheet.below) != (self._narrow, self._below):
            self._lay_anew()

    def show_view(self, view: RulesView) -> None:
        """List these paragraphs instead."""
        self.rules.show_view(view)
        if not view.words:
            self.rules.turn_to(self.shown.house, self.shown.place)

    def show_sheet(self, sheet: SheetView, back: str = "") -> None:
        """Lay this paragraph open; in the whole book, turn to it. `back` is the number it was come from, or ""."""
        self.shown = sheet
        self.way_back.setVisible(bool(back))
        self.way_back.setText(back)
        self.way_back.setAccessibleName(f"Back to paragraph {back} (Alt+Left)")
        self._lay_anew()
        self._show(self.mode.current)
        self.rules.turn_to(sheet.house, sheet.place)

    def _lay_anew(self) -> None:
        """The open paragraph as the room for it is now; the keyboard stays where it was."""
        old, held = self.sheet, self._held_name()
        self.sheet = self._laid(self.shown, self._narrow, self._below)
        self._place.replaceWidget(old, self.sheet)
        old.hide()
        old.deleteLater()
        self.sheet.setVisible(self.mode.current == PARAGRAPH)
        again = self.sheet.findChild(QWidget, held) if held else None
        if again is not None:
            again.setFocus(Qt.FocusReason.OtherFocusReason)

    def _laid(self, sheet: SheetView, narrow: bool = False, below: bool = False) -> ParagraphSheet:
        laid = ParagraphSheet(sheet, narrow, below)
        laid.turned.connect(self.turned)
        laid.quizzed.connect(self.quizzed)
        laid.asked.connect(self.asked)
        laid.dealt.connect(self.dealt)
        laid.shown.connect(self.shown_example)
        laid.practised.connect(self.practised)
        return laid

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """A letter that no control takes is the beginning of a search."""
        words, held = event.text(), event.modifiers() & ~Qt.KeyboardModifier.ShiftModifier
        if self.mode.current == PARAGRAPH and words.strip("? ") and words.isprintable() and not held:
            self.rules.begin(words)
        else:
            super().keyPressEvent(event)

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
    page.setAccessibleName("The page in the book")
    palette = page.palette()
    palette.setColor(QPalette.ColorRole.Base, look.colour("room"))
    palette.setColor(QPalette.ColorRole.Text, look.colour("text"))
    page.setPalette(palette)
    page.setStyleSheet(f"QTextBrowser {{ background: transparent; border: none; }}\n{bars()}")
    page.document().setDocumentMargin(6)
    wants_ring(page, RADIUS_M, inside=True)
    return page
