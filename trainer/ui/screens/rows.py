"""Long lists sorted into groups: a tile for each group with its count, and the rows of the one that is open."""

from PySide6.QtCore import QAbstractListModel, QModelIndex, QPersistentModelIndex, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFontMetricsF, QPainter, QResizeEvent
from PySide6.QtWidgets import QFrame, QListView, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from trainer.ui.kit import look
from trainer.ui.kit.card import Choice, ChoiceGroup
from trainer.ui.kit.focus import wants_ring
from trainer.ui.kit.layout import column, holder, row
from trainer.ui.kit.paint import RADIUS_S
from trainer.ui.kit.text import Text
from trainer.ui.screens.progress_models import GroupView, RowView
from trainer.ui.theme.plain import lists

Index = QModelIndex | QPersistentModelIndex
ROW = Qt.ItemDataRole.UserRole
PLACES, SIDE, ABOVE, MARK = 128, 14, 9, 120
WRAP = int(Qt.TextFlag.TextWordWrap)


class _Rows(QAbstractListModel):
    def __init__(self, rows: tuple[RowView, ...], parent: QWidget) -> None:
        super().__init__(parent)
        self.rows = rows

    def rowCount(self, _parent: Index = QModelIndex()) -> int:  # noqa: B008  # Qt's own default
        return len(self.rows)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        shown = self.rows[index.row()]
        if role == ROW:
            return shown
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole):
            return ". ".join(each for each in (shown.at, shown.title, shown.detail, shown.mark) if each)
        return None


class _Painted(QStyledItemDelegate):
    """Paragraphs, sentence, small letters, and at the right a mark in words."""

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        shown, box = index.data(ROW), QRectF(option.rect)
        assert isinstance(shown, RowView)
        painter.save()
        view = option.widget
        if isinstance(view, QListView) and view.hasFocus() and index == view.currentIndex():
            painter.fillRect(box, look.colour("surface-3"))
            painter.fillRect(QRectF(box.left(), box.top(), 3, box.height()), look.colour("accent"))
        painter.fillRect(QRectF(box.left(), box.bottom() - 1, box.width(), 1), look.colour("line"))
        at, words, mark = _boxes(box, shown)
        _write(painter, at, shown.at, "caption", "accent")
        _write(painter, words, shown.title, "label", "text")
        below = words.adjusted(0, _height(shown.title, "label", words.width()) + 2, 0, 0)
        _write(painter, below, shown.detail, "caption", "text-2")
        _write(painter, mark, shown.mark, "caption", "text-2")
        painter.restore()

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        shown = index.data(ROW)
        assert isinstance(shown, RowView)
        view = option.widget
        width = view.viewport().width() if isinstance(view, QListView) else 600
        at, words, _ = _boxes(QRectF(0, 0, width, 10_000), shown)
        tall = _height(shown.title, "label", words.width())
        tall += _height(shown.detail, "caption", words.width()) + 2 if shown.detail else 0
        return QSize(width, round(max(tall, _height(shown.at, "caption", at.width()))) + 2 * ABOVE)


def _boxes(box: QRectF, shown: RowView) -> tuple[QRectF, QRectF, QRectF]:
    """Where paragraphs, words and mark stand in a row."""
    inner = box.adjusted(SIDE, ABOVE, -SIDE, -ABOVE)
    mark = MARK if shown.mark else 0
    words = inner.adjusted(PLACES + SIDE, 0, -mark, 0)
    return (
        QRectF(inner.left(), inner.top(), PLACES, inner.height()),
        words,
        QRectF(words.right() + 8, inner.top(), max(0, mark - 8), inner.height()),
    )


def _write(painter: QPainter, box: QRectF, words: str, style: str, tone: str) -> None:
    painter.setFont(look.font(style))
    painter.setPen(look.colour(tone))
    painter.drawText(box, WRAP, words)


def _height(words: str, style: str, width: float) -> float:
    box = QFontMetricsF(look.font(style)).boundingRect(QRectF(0, 0, width, 10_000), WRAP, words)
    return box.height() if words else 0.0


class RowList(QListView):
    """Rows to read; the arrows go through them."""

    def __init__(self, rows: tuple[RowView, ...], name: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setModel(_Rows(rows, self))
        self.setItemDelegate(_Painted(self))
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setStyleSheet(f"{lists()}\nQListView {{ border: none; background: transparent; }}")
        self.setVerticalScrollMode(QListView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setEditTriggers(QListView.EditTrigger.NoEditTriggers)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setAccessibleName(name)
        if rows:
            self.setCurrentIndex(self.model().index(0, 0))
        wants_ring(self, RADIUS_S, inside=True)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.scheduleDelayedItemsLayout()


class Groups(QWidget):
    """The tiles of all groups above the rows of one. Emits `chosen(key)` when another is opened."""

    chosen = Signal(str)

    def __init__(self, groups: tuple[GroupView, ...], current: str = "", parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._groups = {each.key: each for each in groups}
        self.current = current if current in self._groups else self._fullest()
        self.tiles = {each.key: self._tile(each) for each in groups}
        self._choice = ChoiceGroup(self)
        self._choice.gather(self.tiles.values())
        self._words = Text("", "caption", "text-2", wrap=True)
        self._place = column(gap=0)
        tiles = row(*self.tiles.values(), gap=8, margins=(4, 4, 4, 0))
        rows = column(tiles, holder(row(self._words, margins=(6, 0, 6, 0))), self._place, gap=8)
        rows.setStretch(2, 1)
        self.setLayout(rows)
        self.list = self._listed()

    def _fullest(self) -> str:
        """The first group that holds anything."""
        return next((key for key, each in self._groups.items() if each.rows), next(iter(self._groups)))

    def _tile(self, view: GroupView) -> Choice:
        tile = Choice(f"{view.title}: {len(view.rows)}", checkable=True)
        tile.setObjectName(f"group-{view.key}")
        count = Text(str(len(view.rows)), "title", tabular=True)
        tile.setLayout(column(count, Text(view.title, "caption", "text-2", wrap=True), gap=0, margins=(12, 8, 10, 8)))
        tile.settle()
        tile.setChecked(view.key == self.current)
        tile.clicked.connect(lambda _on=False, key=view.key: self._open(key))
        return tile

    def _open(self, key: str) -> None:
        if key != self.current:
            self.current = key
            old, self.list = self.list, self._listed()
            self._place.removeWidget(old)
            old.hide()
            old.deleteLater()
            self.chosen.emit(key)

    def _listed(self) -> RowList:
        view = self._groups[self.current]
        self._words.setText(view.words)
        made = RowList(view.rows, f"{view.title}: {len(view.rows)}")
        self._place.addWidget(made, 1)
        return made
