"""The rules at the left of their page: filtered by house, in printed order or by topic, found as one types."""

from PySide6.QtCore import QEvent, QModelIndex, QObject, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import QApplication, QFrame, QHBoxLayout, QListView, QWidget

from trainer.ui.kit.card import Choice, ChoiceGroup
from trainer.ui.kit.focus import wants_ring
from trainer.ui.kit.layout import column, holder, row
from trainer.ui.kit.paint import RADIUS_M
from trainer.ui.kit.segments import Segments
from trainer.ui.kit.text import CENTRE, Text
from trainer.ui.screens.field import named_field
from trainer.ui.screens.rules_models import ALL, PRINTED, TOPICS, LineView, RulesView
from trainer.ui.screens.rules_rows import RowPainter, Rows
from trainer.ui.theme.plain import lists

WIDTH, PILLS, GAP, SETTLED_MS, LONGEST = 300, 3, 6, 140, 120
ORDERS = ((PRINTED, "As printed"), (TOPICS, "By topic"))
TO_LIST = (Qt.Key.Key_Down, Qt.Key.Key_Up, Qt.Key.Key_PageDown, Qt.Key.Key_PageUp)
ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)


class _Filter(Choice):
    """A house by its short name, or all of them."""

    def __init__(self, key: str, name: str) -> None:
        super().__init__(f"Paragraphs of {name}", checkable=True, radius=RADIUS_M)
        self.setObjectName(f"filter-{key or 'all'}")
        self.setLayout(row(Text(name, "caption", align=CENTRE), gap=0, margins=(6, 5, 6, 5)))
        self.settle()


def _fitting(pills: list[_Filter]) -> list[list[_Filter]]:
    """As many in each row as there is room for, PILLS at most."""
    rows: list[list[_Filter]] = []
    for each in pills:
        beside = [*rows[-1], each] if rows else []
        needed = sum(one.minimumSizeHint().width() for one in beside) + GAP * (len(beside) - 1)
        if beside and len(beside) <= PILLS and needed <= WIDTH:
            rows[-1] = beside
        else:
            rows.append([each])
    return rows


def _beside(pills: list[_Filter]) -> QHBoxLayout:
    """A row of them, as wide as one another where they can be."""
    made = row(*pills, *[None] * (PILLS - len(pills)), gap=GAP)
    for place in range(made.count()):
        made.setStretch(place, 1)
    return made


class RulesList(QWidget):
    """`chosen(house, place)` is the line that is current, `entered` says that it is to be read.

    `asked(words, house, order)` wants another view. `/` goes to the field, the arrow keys from there to the list, Esc
    empties the field.
    """

    chosen = Signal(str, str)
    entered = Signal()
    asked = Signal(str, str, str)

    def __init__(self, view: RulesView, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._view = view
        self.setFixedWidth(WIDTH)
        self.search = named_field("", "Search the rules", "search: boxed, floor, 45-B   ( / )")
        self.search.setMaxLength(LONGEST)
        self.search.textChanged.connect(lambda: self._ask())
        self.search.installEventFilter(self)
        QShortcut(QKeySequence("/"), self, self.to_search)
        self._settled = QTimer(self, singleShot=True, interval=SETTLED_MS)
        self._settled.timeout.connect(self._open)
        self._turning = False
        self.model = Rows(self)
        self.listed = self._list()
        self.setLayout(column(self.search, self._filters(), self._head(), self.listed, gap=8))
        self.show_view(view)

    def to_search(self) -> None:
        """Have the keyboard in the field, with what stands there ready to be typed over."""
        self.search.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.search.selectAll()

    def begin(self, words: str) -> None:
        """Go on in the field with what was typed elsewhere on the page."""
        self.search.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.search.end(False)
        self.search.insert(words)

    def show_view(self, view: RulesView) -> None:
        """List this view; what words found first is opened once the typing rests."""
        self._view = view
        self.filters[view.house].setChecked(True)
        self.order.choose(view.order)
        self.order.setVisible(not view.words)
        self.count.setText(view.told)
        self.best.setText(view.best)
        self._turning = True
        self.listed.setUniformItemSizes(bool(view.words))
        self.model.show(view.lines, view.marks)
        if view.words and view.lines:
            self.listed.setCurrentIndex(self.model.index(0))
            self._settled.start()
        self._turning = False

    def turn_to(self, house: str, place: str) -> None:
        """Make a line the current one; while the search or the filter hides it, none is."""
        row_at = self.model.row_of(house, place)
        self._turning = True
        self.listed.setCurrentIndex(self.model.index(row_at) if row_at >= 0 else QModelIndex())
        self._turning = False

    # --- what it is made of ------------------------------------------------------------------------------------

    def _filters(self) -> QWidget:
        options = ((ALL, "All rulebooks"), *self._view.houses)
        self.filters = {key: _Filter(key, name) for key, name in options}
        self._group = ChoiceGroup(self)
        self._group.gather(self.filters.values())
        for key, pill in self.filters.items():
            pill.clicked.connect(lambda _on=False, house=key: self._ask(house=house))
        return holder(column(*map(_beside, _fitting(list(self.filters.values()))), gap=GAP))

    def _head(self) -> QWidget:
        self.order = Segments(ORDERS, self._view.order, "Order")
        self.order.chosen.connect(lambda key: self._ask(order=key))
        self.count, self.best = Text("", "caption", "text-2", wrap=True), Text("", "caption", "text-3")
        line = row(self.count, self.best, gap=8)
        line.setStretch(0, 1)
        return holder(column(self.order, line, gap=8))

    def _list(self) -> QListView:
        listed = QListView()
        listed.setModel(self.model)
        listed.setItemDelegate(RowPainter(self))
        listed.setFrameShape(QFrame.Shape.NoFrame)
        listed.setStyleSheet(lists())
        listed.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        listed.setAccessibleName("Paragraphs")
        listed.installEventFilter(self)
        listed.selectionModel().currentChanged.connect(lambda index, _before: self._choose(index))
        wants_ring(listed, RADIUS_M, inside=True)
        return listed

    # --- what is done with it ----------------------------------------------------------------------------------

    def _ask(self, house: str | None = None, order: str = "") -> None:
        wanted = self._view.house if house is None else house
        self.asked.emit(self.search.text(), wanted, order or self._view.order)

    def _choose(self, index: QModelIndex) -> None:
        if index.isValid() and not self._turning:
            self._open()

    def _open(self) -> None:
        """Turn to the current line."""
        self._settled.stop()
        at = self.listed.currentIndex()
        each = self.model.shown[at.row()] if at.isValid() else None
        if isinstance(each, LineView):
            self.chosen.emit(each.house, each.place)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress:
            return self._pressed(watched, event)
        return super().eventFilter(watched, event)

    def _pressed(self, watched: QObject, event: QKeyEvent) -> bool:
        if event.key() == Qt.Key.Key_Escape and self.search.text():
            self.search.clear()
        elif event.key() in ENTER:
            self._enter()
        elif watched is self.search and event.key() in TO_LIST and self.model.first() >= 0:
            self._to_list(event)
        else:
            return False
        return True

    def _enter(self) -> None:
        """Read the current line; where nothing was found the keyboard stays."""
        if self.model.shown:
            self._open()
            self.entered.emit()

    def _to_list(self, event: QKeyEvent) -> None:
        """From the field into the list: to the current line's neighbour, or to the first line."""
        self.listed.setFocus(Qt.FocusReason.OtherFocusReason)
        if self.listed.currentIndex().isValid():
            QApplication.sendEvent(self.listed, event)
        else:
            self.listed.setCurrentIndex(self.model.index(self.model.first()))
