"""Where they part: two rulebooks side by side, only what they decide differently, in words; searched and drilled."""

from collections.abc import Iterator

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QLineEdit, QWidget

from trainer.ui.kit.button import Button
from trainer.ui.kit.card import Card
from trainer.ui.kit.layout import column, emptied, holder, row
from trainer.ui.kit.picker import Picker
from trainer.ui.kit.scroll import Pane
from trainer.ui.kit.soon import one_by_one, stop
from trainer.ui.kit.text import Text
from trainer.ui.screens.base import Screen
from trainer.ui.screens.field import named_field
from trainer.ui.screens.parting_models import DealView, PartedView, PartingView
from trainer.ui.screens.parting_rows import ACTS, AreaHead, PartedRow, share

ROUND = 10
AT_THE_TABLE = "Deal them at the table"
ABOUTS = ((1500, 340), (1000, 232), (0, 176))  # px from which a page is so wide, and what the situations then have
SEARCH, LEAST_SEARCH = 260, 160
BESIDE = 1000  # px from which a page has room for both buttons in its head
EDGE = 14  # px that a scroll bar takes beside the lines


class PartingScreen(Screen):
    """`compared(first, second)` wants two others, `turned(house, place)` a paragraph, `dealt(key)` a situation shown.

    `drilled(keys)` wants the lines of those situations asked, `at_the_table` hands dealt. `/` goes to the search field.
    """

    own_keys = (("/", "Search"), ("T", "Deal the differences at the table"))

    compared = Signal(str, str)
    turned = Signal(str, str)
    dealt = Signal(str)
    drilled = Signal(object)
    at_the_table = Signal()

    def __init__(self, view: PartingView, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.view = view
        self.rows: list[PartedRow] = []
        self._heads: list[AreaHead] = []
        self._sided = False
        self.count, self.about = Text("", "label-strong", wrap=True), Text("", "caption", "text-2", wrap=True)
        self.search = self._field()
        self.go = Button("Drill", "primary", icon="target", key="Enter")
        self.go.setObjectName("parting-drill")
        self.go.clicked.connect(lambda: self.drilled.emit(tuple(each.view.key for each in self.shown)))
        self.deal = Button(AT_THE_TABLE, "secondary", icon="play", key="T")
        self.deal.setObjectName("parting-deal")
        self.deal.clicked.connect(self.at_the_table)
        self._dealing: DealView | None = None
        self._lines = column(gap=0)
        self._pane = Pane(holder(self._lines), "The differences", "surface-1")
        self.fold = Button("", "quiet", tail="chevd")
        self.fold.setObjectName("parting-fold")
        self.fold.clicked.connect(self._unfold)
        self.fill(self._laid())
        self.show_view(view)

    def _field(self) -> QLineEdit:
        field = named_field("", "Search the differences", "Search (/)")
        field.setObjectName("parting-search")
        field.setMinimumWidth(LEAST_SEARCH)
        field.setMaximumWidth(SEARCH)
        field.textChanged.connect(self._find)
        return field

    def _laid(self) -> QWidget:
        self._head = row(Text("Where they part", "display"), None, self.search, self.deal, self.go, gap=12)
        self.first, self.second = self._picker("first"), self._picker("second")
        self._words = holder(column(self.count, self.about, gap=0))
        self._yours = [Text("your rulebook", "caption", "accent") for _ in range(2)]
        sides = zip((self.first, self.second), self._yours, strict=True)
        over = [share(holder(row(picker, words, None, gap=12))) for picker, words in sides]
        pickers = row(self._words, *over, ACTS + EDGE, gap=0)
        pickers.setStretch(1, 1)
        pickers.setStretch(2, 1)
        card = Card()
        self._foot = Text("", "label", "text-2", wrap=True)
        card.setLayout(column(self._pane, gap=0, margins=(1, 6, 1, 1)))
        self._under = row(self._foot, self.fold, gap=16)
        self._under.setStretch(0, 1)
        rows = column(self._head, pickers, card, self._under, gap=12, margins=(32, 16, 24, 12))
        rows.setStretch(2, 1)
        return holder(rows)

    def _picker(self, which: str) -> Picker:
        made = Picker(self.view.books, getattr(self.view, which), f"{which.capitalize()} rulebook")
        made.setObjectName(f"parting-{which}")
        made.chosen.connect(lambda _key: self._choose(which))
        return made

    def _choose(self, which: str) -> None:
        """Two that are the same change places with what was there before."""
        first, second = self.first.current, self.second.current
        if first == second:
            first, second = (first, self.view.first) if which == "first" else (self.view.second, second)
        self.compared.emit(first, second)

    # --- the lines ---------------------------------------------------------------------------------------------

    def show_waiting(self, view: PartingView, words: str) -> None:
        """Two others are being compared."""
        self._begin(view)
        self.count.setText(words)
        self.about.setText("")

    def show_view(self, view: PartingView) -> None:
        """Show where these two part, a few lines at a time."""
        self._begin(view)
        one_by_one(self, self._laying(view.lines))
        self._say()

    def show_dealing(self, view: DealView) -> None:
        """Say whether their differences can be dealt, and how that went the last time."""
        self._dealing = view
        self._say()

    def _begin(self, view: PartingView) -> None:
        stop(self)
        self.view, self._sided, self._dealing = view, False, None
        self.first.choose(view.first)
        self.second.choose(view.second)
        for key, words in zip((view.first, view.second), self._yours, strict=True):
            words.setVisible(key == view.house)
        self.rows, self._heads = [], []
        emptied(self._lines)
        self._lines.addStretch(1)
        self._say()

    def _laying(self, lines: tuple[PartedView, ...]) -> Iterator[None]:
        area, names = "", dict(self.view.books)
        for each in lines:
            if each.area != area:
                area = each.area
                self._add(AreaHead(area))
            made = PartedRow(each, (names[self.view.first], names[self.view.second]))
            made.be(self._about)
            made.turned.connect(self.turned)
            made.dealt.connect(self.dealt)
            made.drilled.connect(lambda key: self.drilled.emit((key,)))
            self._add(made)
            if not self._fits(each):
                made.hide()
            yield

    def _add(self, piece: PartedRow | AreaHead) -> None:
        if isinstance(piece, PartedRow):
            self.rows.append(piece)
        else:
            self._heads.append(piece)
        self._lines.insertWidget(self._lines.count() - 1, piece)

    def _unfold(self) -> None:
        """Add what only one of the two covers."""
        self._sided = True
        self.fold.hide()
        one_by_one(self, self._laying(self.view.one_sided))

    # --- searching ---------------------------------------------------------------------------------------------

    @property
    def shown(self) -> list[PartedRow]:
        """The lines that answer to what is searched, whether or not they are scrolled to."""
        return [each for each in self.rows if self._fits(each.view)]

    def _fits(self, view: PartedView) -> bool:
        return all(word in view.text for word in self.search.text().lower().split())

    def _find(self) -> None:
        for each in self.rows:
            each.setVisible(self._fits(each.view))
        areas = {each.view.area for each in self.shown}
        for head in self._heads:
            head.setVisible(head.name in areas)
        self._say()

    def _say(self) -> None:
        """What is counted over and under the lines."""
        view = self.view
        wanted = (*view.lines, *(view.one_sided if self._sided else ()))
        found = sum(map(self._fits, wanted))
        self.count.setText(_points(found, searched=bool(self.search.text().strip())))
        self.about.setText("Same situation, two answers")
        self.go.setText(f"Drill {'this one' if found == 1 else f'{ROUND} of them' if found > ROUND else 'them'}")
        self.go.setAccessibleName(self.go.text())
        self.go.setEnabled(found > 0)
        self.go.updateGeometry()
        dealing = self._dealing
        self.deal.setEnabled(dealing is not None and dealing.hands)
        self.deal.setAccessibleName(dealing.name if dealing is not None else AT_THE_TABLE)
        told = dealing.told if dealing is not None else ""
        self._foot.setText(f"They rule the same way in {view.same} situations. {told}".rstrip())
        self.fold.setVisible(bool(view.one_sided) and not self._sided)
        self.fold.setText(f"{len(view.one_sided)} more are covered by only one of the two. Show")
        self.fold.updateGeometry()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.text() == "/":
            self.search.setFocus(Qt.FocusReason.ShortcutFocusReason)
        elif event.key() == Qt.Key.Key_Escape and self.search.text():
            self.search.clear()
        else:
            super().keyPressEvent(event)

    # --- room --------------------------------------------------------------------------------------------------

    @property
    def _about(self) -> int:
        """Width in px of the situations."""
        return next(wide for least, wide in ABOUTS if self.width() >= least)

    def _place_deal(self, *, beside: bool) -> None:
        """Stand beside the other button, or under the lines where the head has no room for both."""
        if beside == (self._head.indexOf(self.deal) >= 0):
            return
        here, there = (self._under, self._head) if beside else (self._head, self._under)
        here.removeWidget(self.deal)
        there.insertWidget(there.count() - beside, self.deal)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._words.setFixedWidth(self._about)
        self._place_deal(beside=self.width() >= BESIDE)
        for each in self.rows:
            each.be(self._about)


def _points(count: int, *, searched: bool) -> str:
    if searched:
        return f"{count or 'None'} found"
    return "They differ on 1 point" if count == 1 else f"They differ on {count or 'no'} points"
