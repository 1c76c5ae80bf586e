"""The paragraphs at the left of the rules page: filtered by house, searched as one types."""

from PySide6.QtCore import QAbstractListModel, QModelIndex, QPersistentModelIndex, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFontMetricsF, QKeySequence, QPainter, QShortcut
from PySide6.QtWidgets import (
    QFrame,
    QGridLayout,
    QListView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from trainer.ui.kit import look
from trainer.ui.kit.card import Choice, ChoiceGroup
from trainer.ui.kit.focus import wants_ring
from trainer.ui.kit.layout import column, row
from trainer.ui.kit.paint import RADIUS_M
from trainer.ui.kit.text import CENTRE, Text
from trainer.ui.screens.field import named_field
from trainer.ui.screens.rules_models import ALL, ParagraphView, RulesView, found
from trainer.ui.theme.plain import lists

Index = QModelIndex | QPersistentModelIndex
ROW, WIDTH, NUMBER, PILLS = 52, 300, 92, 3


class Paragraphs(QAbstractListModel):
    """The paragraphs that were found."""

    def __init__(self, shown: tuple[ParagraphView, ...], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.shown = shown

    def rowCount(self, _parent: Index = QModelIndex()) -> int:  # noqa: B008  # Qt's own default
        return len(self.shown)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        each = self.shown[index.row()]
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole):
            return f"{each.short} {each.at}, {each.topic}: {each.sense}"
        return each.sense if role == Qt.ItemDataRole.ToolTipRole else None

    def show(self, paragraphs: tuple[ParagraphView, ...]) -> None:
        """List these instead."""
        self.beginResetModel()
        self.shown = paragraphs
        self.endResetModel()


class _Line(QStyledItemDelegate):
    """Number, topic and the beginning of the sense, or the house among several; the chosen one has the accent."""

    several = False

    def sizeHint(self, _option: QStyleOptionViewItem, _index: Index) -> QSize:
        return QSize(WIDTH - 20, ROW)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        model = index.model()
        assert isinstance(model, Paragraphs)
        box, each = QRectF(option.rect), model.shown[index.row()]
        painter.save()
        if option.state & QStyle.StateFlag.State_Selected:
            painter.fillRect(box, look.colour("surface-2"))
            painter.fillRect(QRectF(box.left(), box.top(), 3, box.height()), look.colour("accent"))
        left, room = box.left() + NUMBER + 8, box.width() - NUMBER - 16
        second = f"{each.short} · {each.sense}" if self.several else each.sense
        at = QRectF(box.left() + 12, box.top() + 8, NUMBER - 10, 18)
        self._words(painter, at, each.at, "label", "accent", Qt.TextElideMode.ElideMiddle)
        self._words(painter, QRectF(left, box.top() + 8, room, 18), each.topic, "label", "text")
        self._words(painter, QRectF(left, box.top() + 28, room, 16), second, "caption", "text-3")
        painter.restore()

    def _words(
        self,
        painter: QPainter,
        box: QRectF,
        words: str,
        style: str,
        tone: str,
        elided: Qt.TextElideMode = Qt.TextElideMode.ElideRight,
    ) -> None:
        font = look.font(style)
        painter.setFont(font)
        painter.setPen(look.colour(tone))
        told = QFontMetricsF(font).elidedText(words, elided, box.width())
        painter.drawText(box, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, told)


class _Filter(Choice):
    """A house by its short name, or all of them."""

    def __init__(self, key: str, name: str) -> None:
        super().__init__(f"Paragraphs of {name}", checkable=True, radius=RADIUS_M)
        self.setObjectName(f"filter-{key or 'all'}")
        self.setLayout(row(Text(name, "caption", align=CENTRE), gap=0, margins=(6, 5, 6, 5)))
        self.settle()


class RulesList(QWidget):
    """Emits `chosen(house, at)` for the paragraph that is current, and `filtered(house)` for another filter."""

    chosen = Signal(str, str)
    filtered = Signal(str)

    def __init__(self, view: RulesView, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._view = view
        self.setFixedWidth(WIDTH)
        self.search = named_field("", "Search the rules", "search: boxed, burn, 45-B   ( / )")
        self.search.textChanged.connect(self._seek)
        QShortcut(QKeySequence("/"), self, lambda: self.search.setFocus(Qt.FocusReason.ShortcutFocusReason))
        self.count = Text("", "caption", "text-2")
        self._line = _Line(self)
        self._turning = False
        self.model = Paragraphs((), self)
        self.listed = self._list()
        self.setLayout(column(self.search, self._filters(), self.count, self.listed, gap=8))
        self.show_view(view)

    def show_view(self, view: RulesView) -> None:
        """List this view's paragraphs, as far as they hold what is searched for."""
        self._view = view
        self._line.several = view.house == ALL
        self.filters[view.house].setChecked(True)
        self._seek(self.search.text())

    def turn_to(self, house: str, at: str) -> None:
        """Make a paragraph the current one; while the search or the filter hides it, none is."""
        place = next((n for n, each in enumerate(self.model.shown) if (each.house, each.at) == (house, at)), -1)
        self._turning = True
        self.listed.setCurrentIndex(self.model.index(place) if place >= 0 else QModelIndex())
        self._turning = False

    def _filters(self) -> QWidget:
        options = ((ALL, "All houses"), *self._view.houses)
        self.filters = {key: _Filter(key, name) for key, name in options}
        grid = QGridLayout()
        grid.setSpacing(6)
        grid.setContentsMargins(0, 0, 0, 0)
        self._group = ChoiceGroup(self)
        self._group.gather(self.filters.values())
        for place, (key, pill) in enumerate(self.filters.items()):
            pill.clicked.connect(lambda _on=False, house=key: self.filtered.emit(house))
            grid.addWidget(pill, place // PILLS, place % PILLS)
        side = QWidget()
        side.setLayout(grid)
        return side

    def _list(self) -> QListView:
        listed = QListView()
        listed.setModel(self.model)
        listed.setItemDelegate(self._line)
        listed.setFrameShape(QFrame.Shape.NoFrame)
        listed.setStyleSheet(lists())
        listed.setUniformItemSizes(True)
        listed.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        listed.setAccessibleName("Paragraphs")
        listed.selectionModel().currentChanged.connect(lambda index, _before: self._choose(index))
        wants_ring(listed, RADIUS_M, inside=True)
        return listed

    def _seek(self, words: str) -> None:
        shown = found(self._view.paragraphs, words)
        self.model.show(shown)
        self.count.setText(f"{len(shown)} paragraph{'' if len(shown) == 1 else 's'}")
        if words and shown:
            self.listed.setCurrentIndex(self.model.index(0))

    def _choose(self, index: QModelIndex) -> None:
        if index.isValid() and not self._turning:
            each = self.model.shown[index.row()]
            self.chosen.emit(each.house, each.at)
