"""The table of attempts: sortable, grades as marks with words, opened by Enter or a double click."""

from PySide6.QtCore import (
    QAbstractTableModel,
    QModelIndex,
    QPersistentModelIndex,
    QRectF,
    QSize,
    QSortFilterProxyModel,
    Qt,
    Signal,
)
from PySide6.QtGui import QFontMetricsF, QKeyEvent, QPainter
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFrame,
    QHeaderView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableView,
    QWidget,
)

from trainer.ui.kit import look
from trainer.ui.kit.focus import wants_ring
from trainer.ui.kit.mark import draw_mark
from trainer.ui.kit.paint import RADIUS_S
from trainer.ui.screens.models import AttemptView
from trainer.ui.theme.plain import lists

Index = QModelIndex | QPersistentModelIndex
HEADS = ("When", "Rulebook", "Hand", "Noticed", "Authority", "Remedy", "Moves right")
SORT, MARK = Qt.ItemDataRole.UserRole, Qt.ItemDataRole.UserRole + 1
ROW, SIDE, MARK_SIZE = 36, 12, 18
_RANK = {"harmful": 0, "wrong": 1, "alarm": 2, "late": 3, "unjudged": 4, "none": 5, "start": 6, "right": 7}


class AttemptsModel(QAbstractTableModel):
    """Rows are attempts, columns are HEADS."""

    def __init__(self, attempts: tuple[AttemptView, ...], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.attempts = attempts

    def rowCount(self, _parent: Index = QModelIndex()) -> int:  # noqa: B008  # Qt's own default
        return len(self.attempts)

    def columnCount(self, _parent: Index = QModelIndex()) -> int:  # noqa: B008  # Qt's own default
        return len(HEADS)

    def headerData(self, section: int, way: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if way == Qt.Orientation.Horizontal and role == Qt.ItemDataRole.DisplayRole:
            return HEADS[section]
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
        return None

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        attempt, column = self.attempts[index.row()], index.column()
        grade = _grades(attempt).get(column)
        if role == MARK:
            return grade[0] if grade else None
        if role == SORT:
            return _order(attempt, column)
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole):
            return grade[1] if grade else _plain(attempt)[column]
        return None


def _grades(attempt: AttemptView) -> dict[int, tuple[str, str]]:
    return {3: attempt.noticed, 4: attempt.authority, 5: attempt.remedy}


def _plain(attempt: AttemptView) -> dict[int, str]:
    return {0: attempt.when, 1: attempt.house, 2: attempt.hand, 6: attempt.score}


def _order(attempt: AttemptView, column: int) -> str:
    """What a column is sorted by: time, the badness of a mark, or the text."""
    grade = _grades(attempt).get(column)
    if grade:
        return f"{_RANK[grade[0]]} {grade[1]}"
    return attempt.order if column == 0 else _plain(attempt)[column]


class _Cells(QStyledItemDelegate):
    """Paints marks and words, and the selected row with the accent at its left edge."""

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        box = QRectF(option.rect)
        chosen = bool(option.state & QStyle.StateFlag.State_Selected)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if chosen:
            painter.fillRect(box, look.colour("surface-3"))
            if index.column() == 0:
                painter.fillRect(QRectF(box.left(), box.top(), 3, box.height()), look.colour("accent"))
        painter.fillRect(QRectF(box.left(), box.bottom() - 1, box.width(), 1), look.colour("line"))
        self._paint_words(painter, box, index)
        painter.restore()

    def _paint_words(self, painter: QPainter, box: QRectF, index: Index) -> None:
        left, kind = box.left() + SIDE, index.data(MARK)
        if kind:
            draw_mark(painter, str(kind), QRectF(left, box.center().y() - MARK_SIZE / 2, MARK_SIZE, MARK_SIZE))
            left += MARK_SIZE + 8
        words = QRectF(left, box.top(), box.right() - left, box.height())
        painter.setFont(look.font("caption", True))
        painter.setPen(look.colour("text" if index.column() in (0, 2) or kind else "text-2"))
        metrics = QFontMetricsF(painter.font())
        line = metrics.elidedText(str(index.data()), Qt.TextElideMode.ElideRight, words.width())
        painter.drawText(words, Qt.AlignmentFlag.AlignVCenter, line)

    def sizeHint(self, _option: QStyleOptionViewItem, index: Index) -> QSize:
        width = QFontMetricsF(look.font("caption", True)).horizontalAdvance(str(index.data()))
        return QSize(round(width) + 2 * SIDE + (MARK_SIZE + 8 if index.data(MARK) else 0) + 4, ROW)


class AttemptsTable(QTableView):
    """Emits `opened(key)`. Newest first until the user sorts otherwise."""

    opened = Signal(str)

    def __init__(self, attempts: tuple[AttemptView, ...], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._source = AttemptsModel(attempts, self)
        self._sorted = QSortFilterProxyModel(self)
        self._sorted.setSortRole(SORT)
        self._sorted.setSourceModel(self._source)
        self.setModel(self._sorted)
        self.setItemDelegate(_Cells(self))
        self.setAccessibleName("Attempts. Enter opens one.")
        self._behave()
        self._dress()
        self.doubleClicked.connect(self._open)
        wants_ring(self, RADIUS_S, inside=True)

    def _behave(self) -> None:
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setTabKeyNavigation(False)
        self.setSortingEnabled(True)
        self.sortByColumn(0, Qt.SortOrder.DescendingOrder)

    def _dress(self) -> None:
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setShowGrid(False)
        self.setStyleSheet(f"{lists()}\nQTableView {{ border: none; background: transparent; }}")
        self.verticalHeader().hide()
        self.verticalHeader().setDefaultSectionSize(ROW)
        self.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        head = self.horizontalHeader()
        head.setHighlightSections(False)
        head.setSectionResizeMode(QHeaderView.ResizeMode.Stretch)
        for column in (0, 1, 2):
            head.setSectionResizeMode(column, QHeaderView.ResizeMode.ResizeToContents)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self.currentIndex().isValid():
            self._open(self.currentIndex())
        else:
            super().keyPressEvent(event)

    def _open(self, index: QModelIndex) -> None:
        self.opened.emit(self._source.attempts[self._sorted.mapToSource(index).row()].key)
