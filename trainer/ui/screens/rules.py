"""The rules of a house to read: its paragraphs listed and searched at the left, its page at the right."""

from PySide6.QtCore import QAbstractListModel, QModelIndex, QPersistentModelIndex, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFontMetricsF, QKeySequence, QPainter, QPalette, QShortcut
from PySide6.QtWidgets import (
    QFrame,
    QListView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTextBrowser,
    QWidget,
)

from trainer.ui.kit import look
from trainer.ui.kit.focus import wants_ring
from trainer.ui.kit.layout import column, holder, row
from trainer.ui.kit.paint import RADIUS_M
from trainer.ui.kit.text import Text
from trainer.ui.screens.base import Screen
from trainer.ui.screens.field import named_field
from trainer.ui.screens.houses import HouseRow
from trainer.ui.screens.rules_models import ParagraphView, RulesView, found

Index = QModelIndex | QPersistentModelIndex
ROW, LIST_WIDTH, NUMBER = 52, 330, 96


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
            return f"{each.at}, {each.topic}: {each.sense}"
        return each.sense if role == Qt.ItemDataRole.ToolTipRole else None

    def show(self, paragraphs: tuple[ParagraphView, ...]) -> None:
        """List these instead."""
        self.beginResetModel()
        self.shown = paragraphs
        self.endResetModel()


class _Line(QStyledItemDelegate):
    """Number, topic and the beginning of the sense; the chosen one with the accent at its left edge."""

    def sizeHint(self, _option: QStyleOptionViewItem, _index: Index) -> QSize:
        return QSize(LIST_WIDTH - 20, ROW)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        model = index.model()
        assert isinstance(model, Paragraphs)
        box, each = QRectF(option.rect), model.shown[index.row()]
        painter.save()
        if option.state & QStyle.StateFlag.State_Selected:
            painter.fillRect(box, look.colour("surface-2"))
            painter.fillRect(QRectF(box.left(), box.top(), 3, box.height()), look.colour("accent"))
        room = box.width() - NUMBER - 16
        self._words(painter, QRectF(box.left() + 12, box.top() + 8, NUMBER - 8, 18), each.at, "label", "accent")
        self._words(painter, QRectF(box.left() + NUMBER + 8, box.top() + 8, room, 18), each.topic, "label", "text")
        self._words(painter, QRectF(box.left() + NUMBER + 8, box.top() + 28, room, 16), each.sense, "caption", "text-3")
        painter.restore()

    def _words(self, painter: QPainter, box: QRectF, words: str, style: str, tone: str) -> None:
        font = look.font(style)
        painter.setFont(font)
        painter.setPen(look.colour(tone))
        told = QFontMetricsF(font).elidedText(words, Qt.TextElideMode.ElideRight, box.width())
        painter.drawText(box, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, told)


class RulesScreen(Screen):
    """`house_chosen` carries a key of the view. `/` goes to the search field."""

    house_chosen = Signal(str)

    def __init__(self, view: RulesView, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.show_view(view)
        QShortcut(QKeySequence("/"), self, lambda: self.search.setFocus(Qt.FocusReason.ShortcutFocusReason))

    def show_view(self, view: RulesView) -> None:
        """Show this view instead."""
        self._view = view
        self.houses = HouseRow(view.houses, view.house)
        self.houses.chosen.connect(self.house_chosen)
        body = row(self._listed(), self._page(), gap=20)
        body.setStretch(1, 1)
        head = row(
            Text("Rules", "display"),
            None,
            Text("In our own words. The printed book decides.", "label", "text-2"),
            gap=16,
        )
        rows = column(head, self.houses, body, gap=14, margins=(32, 20, 32, 20))
        rows.setStretch(2, 1)
        self.fill(holder(rows))
        self._seek("")

    def _listed(self) -> QWidget:
        self.search = named_field("", "Search the rules", "search: boxed, burn, 45-B")
        self.search.textChanged.connect(self._seek)
        self.count = Text("", "caption", "text-2")
        self.model = Paragraphs(())
        self.listed = QListView()
        self.listed.setModel(self.model)
        self.listed.setItemDelegate(_Line(self.listed))
        self.listed.setFrameShape(QFrame.Shape.NoFrame)
        self.listed.setUniformItemSizes(True)
        self.listed.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.listed.setAccessibleName("Paragraphs")
        self.listed.selectionModel().currentChanged.connect(lambda index, _before: self._turn_to(index))
        wants_ring(self.listed, RADIUS_M, inside=True)
        side = holder(column(self.search, self.count, self.listed, gap=8))
        side.setFixedWidth(LIST_WIDTH)
        return side

    def _page(self) -> QTextBrowser:
        self.page = QTextBrowser()
        self.page.setFrameShape(QFrame.Shape.NoFrame)
        self.page.setOpenLinks(False)
        self.page.setAccessibleName("The page of the book")
        palette = self.page.palette()
        palette.setColor(QPalette.ColorRole.Base, look.colour("room"))
        palette.setColor(QPalette.ColorRole.Text, look.colour("text"))
        self.page.setPalette(palette)
        self.page.setStyleSheet("QTextBrowser { background: transparent; border: none; }")
        self.page.document().setDocumentMargin(6)
        self.page.setHtml(self._view.page)
        wants_ring(self.page, RADIUS_M, inside=True)
        return self.page

    def _seek(self, words: str) -> None:
        shown = found(self._view.paragraphs, words)
        self.model.show(shown)
        self.count.setText(f"{len(shown)} paragraph{'' if len(shown) == 1 else 's'}")
        if words and shown:
            self.listed.setCurrentIndex(self.model.index(0))

    def _turn_to(self, index: QModelIndex) -> None:
        if index.isValid():
            self.page.scrollToAnchor(self.model.shown[index.row()].at)
