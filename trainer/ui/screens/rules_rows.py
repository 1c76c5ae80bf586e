"""The rows of the list of rules: what they hold, and how a line and a heading are painted."""

from collections.abc import Callable

from PySide6.QtCore import QAbstractListModel, QModelIndex, QPersistentModelIndex, QRectF, QSize, Qt
from PySide6.QtGui import QBrush, QFontMetricsF, QPainter
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from trainer.ui.kit import look
from trainer.ui.kit.paint import faded
from trainer.ui.screens.rules_models import HeadingView, LineView, Marks, Spans, unmarked

Index = QModelIndex | QPersistentModelIndex
ROW, HEAD, INNER, NUMBER, SIGN = 52, 38, 30, 94, 14
ROOM, BESIDE = NUMBER - 10, NUMBER + 18  # of the number; what a line has for all but its words
ELLIPSIS = "\u2026"
Flag = Qt.ItemFlag


class Rows(QAbstractListModel):
    """Lines and the headings between them; only lines can be chosen."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.shown: tuple[LineView | HeadingView, ...] = ()
        self.marks: Callable[[int], Marks] = unmarked

    def rowCount(self, _parent: Index = QModelIndex()) -> int:  # noqa: B008  # Qt's own default
        return len(self.shown)

    def flags(self, index: Index) -> Flag:
        if isinstance(self.shown[index.row()], HeadingView):
            return Flag.ItemNeverHasChildren
        return Flag.ItemIsEnabled | Flag.ItemIsSelectable | Flag.ItemNeverHasChildren

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        each = self.shown[index.row()]
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole):
            return each.text if isinstance(each, HeadingView) else spoken(each)
        if role == Qt.ItemDataRole.ToolTipRole and isinstance(each, LineView):
            return each.sense
        return None

    def show(self, lines: tuple[LineView | HeadingView, ...], marks: Callable[[int], Marks] = unmarked) -> None:
        """List these instead; `marks` tells what is meant in the line of a row."""
        self.beginResetModel()
        self.shown, self.marks = lines, marks
        self.endResetModel()

    def lines(self) -> list[LineView]:
        """The lines without the headings."""
        return [each for each in self.shown if isinstance(each, LineView)]

    def row_of(self, house: str, place: str) -> int:
        """The row of a paragraph or a silence, -1 if it is not listed."""
        wanted = house, place
        rows = (n for n, each in enumerate(self.shown) if isinstance(each, LineView) and _key(each) == wanted)
        return next(rows, -1)

    def first(self) -> int:
        """The row of the first line, -1 if there is none."""
        return next((n for n, each in enumerate(self.shown) if isinstance(each, LineView)), -1)


def _key(each: LineView) -> tuple[str, str]:
    return each.house, each.place


def spoken(each: LineView) -> str:
    """A line as a screen reader says it."""
    asked = ", ask your house how it reads this" if each.reading else ""
    return f"{each.short} {each.at or 'not covered'}, {f'{each.title}: ' if each.title else ''}{each.sense}{asked}"


class RowPainter(QStyledItemDelegate):
    """Number, title and the beginning of the sense; what a search meant in the accent, the chosen line with its bar."""

    def sizeHint(self, _option: QStyleOptionViewItem, index: Index) -> QSize:
        each = _model(index).shown[index.row()]
        if isinstance(each, HeadingView):
            return QSize(0, INNER if each.inner else HEAD)
        return QSize(0, ROW)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        model, box = _model(index), QRectF(option.rect)
        each = model.shown[index.row()]
        painter.save()
        if isinstance(each, HeadingView):
            _heading(painter, box, each)
        else:
            _ground(painter, box, each, bool(option.state & QStyle.StateFlag.State_Selected))
            _line(painter, box, each, model.marks(index.row()))
        painter.restore()


def _model(index: Index) -> Rows:
    model = index.model()
    assert isinstance(model, Rows)
    return model


def _heading(painter: QPainter, box: QRectF, each: HeadingView) -> None:
    style, tone = ("label-strong", "text-2") if each.inner else ("overline", "accent")
    words = each.text if each.inner else each.text.upper()
    room = box.adjusted(12, 0, -10, -4)
    painter.setFont(look.font(style))
    painter.setPen(look.colour(tone))
    told = QFontMetricsF(look.font(style)).elidedText(words, Qt.TextElideMode.ElideRight, room.width())
    painter.drawText(room, Qt.AlignmentFlag.AlignBottom | Qt.AlignmentFlag.AlignLeft, told)


def _ground(painter: QPainter, box: QRectF, each: LineView, chosen: bool) -> None:
    if chosen:
        painter.fillRect(box, look.colour("surface-2"))
        painter.fillRect(QRectF(box.left(), box.top(), 3, box.height()), look.colour("accent"))
    if each.silent or each.lacking:
        hatched = QRectF(box.left() + 12, box.top() + (30 if each.lacking else 10), 16, 12)
        painter.fillRect(hatched, QBrush(faded("text-3", 0.7), Qt.BrushStyle.BDiagPattern))


def _line(painter: QPainter, box: QRectF, each: LineView, marks: Marks) -> None:
    left, sign = box.left() + NUMBER + 8, SIGN + 8 if each.reading else 0
    room = box.width() - BESIDE
    _number(painter, box, each)
    if each.reading:
        look.draw_icon(painter, "ask", QRectF(box.right() - 10 - SIGN, box.top() + 10, SIGN, SIGN), "late")
    if not each.title:
        _two_lines(painter, QRectF(left, box.top() + 8, room - sign, 36), _second(each)[0], "caption", "text-2")
        return
    in_title, in_sense = marks
    if not each.several and not in_title and not in_sense and _too_long(each.title, room - sign):
        _two_lines(painter, QRectF(left, box.top() + 8, room - sign, 38), each.title, "label", "text")
        return
    _marked(painter, QRectF(left, box.top() + 8, room - sign, 18), each.title, in_title, "label", "text")
    second, before = _second(each)
    shifted = tuple((a + before, b + before) for a, b in in_sense)
    _marked(painter, QRectF(left, box.top() + 28, room, 16), second, shifted, "caption", "text-3", least=before)


def _number(painter: QPainter, box: QRectF, each: LineView) -> None:
    """The number, on two lines where one has no room for it."""
    if each.silent:
        _marked(painter, QRectF(box.left() + 34, box.top() + 8, NUMBER - 32, 18), "silent", (), "label", "text-3")
        return
    lines = split(each.at, QFontMetricsF(look.font("label")), ROOM)
    for place, words in enumerate(lines):
        spot = QRectF(box.left() + 12, box.top() + 8 + 19 * place, ROOM, 18)
        _marked(painter, spot, words, (), "label", "text-3" if each.lacking else "accent")


def split(number: str, metrics: QFontMetricsF, room: float) -> tuple[str, ...]:
    """A number on one line, or on two where only that has room: broken after the last hyphen that fits."""
    if metrics.horizontalAdvance(number) <= room:
        return (number,)
    breaks = [n + 1 for n, sign in enumerate(number) if sign == "-"]
    fit = [n for n in breaks if metrics.horizontalAdvance(number[:n]) <= room]
    cut = fit[-1] if fit else len(number)
    return tuple(filter(None, (number[:cut], number[cut:])))


def _too_long(title: str, room: float) -> bool:
    return QFontMetricsF(look.font("label")).horizontalAdvance(title) > room


def _two_lines(painter: QPainter, box: QRectF, text: str, style: str, tone: str) -> None:
    """The sense alone, where a heading has said the topic already, or a title with no room on one line."""
    half = box.height() / 2
    for place, line in enumerate(halved(text, QFontMetricsF(look.font(style)), box.width())):
        _marked(painter, QRectF(box.left(), box.top() + place * half, box.width(), half), line, (), style, tone)


def halved(text: str, metrics: QFontMetricsF, room: float) -> tuple[str, str]:
    """A text on two lines: as many words as have room on the first, the rest on the second."""
    words, fit = text.split(" "), 1
    while fit < len(words) and metrics.horizontalAdvance(" ".join(words[: fit + 1])) <= room:
        fit += 1
    return " ".join(words[:fit]), " ".join(words[fit:])


def _second(each: LineView) -> tuple[str, int]:
    """The sense as a line tells it, after the house's name among several, and how many letters that took."""
    return (f"{each.short} · {each.sense}", len(each.short) + 3) if each.several else (each.sense, 0)


def _marked(painter: QPainter, box: QRectF, text: str, marks: Spans, style: str, tone: str, least: int = 0) -> None:
    """One line of text, cut where the room ends, its marked stretches in the accent; the first of them is in sight."""
    font = look.font(style)
    metrics = QFontMetricsF(font)
    text, marks = _turned(text, marks, metrics, box.width(), least)
    shown = metrics.elidedText(text, Qt.TextElideMode.ElideRight, box.width())
    painter.setFont(font)
    at = box.left()
    for words, meant in _pieces(shown, marks):
        painter.setPen(look.colour("accent" if meant else tone))
        painter.drawText(QRectF(at, box.top(), box.right() - at, box.height()), Qt.AlignmentFlag.AlignVCenter, words)
        at += metrics.horizontalAdvance(words)


def _turned(text: str, marks: Spans, metrics: QFontMetricsF, room: float, least: int) -> tuple[str, Spans]:
    """The text begun later, after its first `least` letters, where its first mark would else be out of sight."""
    if not marks or metrics.horizontalAdvance(text[: marks[0][1]]) < room - 12:
        return text, marks
    head, end = f"{text[:least]}{ELLIPSIS} ", marks[0][1]
    starts = [n + 1 for n in range(least, marks[0][0]) if text[n] == " "]
    fits = (n for n in starts if metrics.horizontalAdvance(head + text[n:end]) < room - 12)
    cut = next(fits, marks[0][0])
    by = cut - len(head)
    return head + text[cut:], tuple((a - by, b - by) for a, b in marks if a >= cut)


def _pieces(shown: str, marks: Spans) -> list[tuple[str, bool]]:
    """The text in stretches, each with whether it is marked."""
    pieces, at = [], 0
    for start, end in marks:
        pieces += [(shown[at:start], False), (shown[start:end], True)]
        at = max(at, end)
    return [(words, meant) for words, meant in [*pieces, (shown[at:], False)] if words]
