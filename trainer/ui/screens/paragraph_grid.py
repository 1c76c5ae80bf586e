"""The houses side by side: a row for each rule, a column for each house, equal and different told by sign and tone."""

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QBrush, QPainter, QPaintEvent
from PySide6.QtWidgets import QGridLayout, QWidget

from trainer.ui.kit import look
from trainer.ui.kit.card import Card
from trainer.ui.kit.icon import Icon
from trainer.ui.kit.layout import Piece, column, holder, row
from trainer.ui.kit.link import Link
from trainer.ui.kit.paint import faded
from trainer.ui.kit.text import Text, broken
from trainer.ui.screens.rules_models import CellView, LinkView, RowView, SheetView

CONDITION, NAME, COLUMN, BAR, LEAST, ACROSS = 150, 110, 92, 3, 60, 3
FILLS = {"own": "surface-2", "different": "accent-soft"}
TONES = {
    "own": "text",
    "says": "text",
    "same": "text-2",
    "different": "text",
    "none": "text-3",
    "silent": "text-3",
    "lacking": "text-3",
}
SIGNS = {"same": "equal", "different": "neq"}


class Cell(QWidget):
    """One field of the grid, painted by what it says: own, same, different, none, says, silent or lacking (hatched).

    `turned(house, place)` goes to a paragraph of the house. So many paragraphs stand `across`, beside one another.
    """

    turned = Signal(str, str)

    def __init__(self, cell: CellView, house: str, across: int = 1, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._kind = cell.kind
        self.setAccessibleName(spoken(cell, house))
        words = column(_told(cell), gap=2, margins=(10, 8, 4, 8))
        if cell.note:
            words.addWidget(Text(cell.note, "overline", "text-3", wrap=True))
        places = [self._link(each, house) for each in cell.links]
        for first in range(0, len(places), across):
            words.addLayout(row(*places[first : first + across], None, gap=16))
        words.addStretch(1)
        self.setLayout(words)

    def _link(self, each: LinkView, house: str) -> Link:
        made = Link(each.at, f"{house} {each.at}, {each.about}", "overline", "text-2", least=LEAST)
        made.clicked.connect(lambda: self.turned.emit(each.house, each.place))
        return made

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter, box = QPainter(self), QRectF(self.rect())
        painter.fillRect(box, look.colour(FILLS.get(self._kind, "surface-1")))
        if self._kind in ("silent", "lacking"):
            painter.fillRect(box, QBrush(faded("text-3", 0.18), Qt.BrushStyle.BDiagPattern))
        if self._kind == "different":
            painter.fillRect(QRectF(0, 0, BAR, box.height()), look.colour("accent"))
        painter.end()


def _told(cell: CellView) -> QWidget:
    """What it says, after its sign."""
    sign: list[Piece] = []
    if cell.kind in SIGNS:
        sign = [holder(column(Icon(SIGNS[cell.kind], 14, TONES[cell.kind]), None, gap=0, margins=(0, 2, 0, 0)))]
    line = row(*sign, Text(cell.text, "caption", TONES[cell.kind], wrap=True), gap=6)
    line.setStretch(len(sign), 1)
    return holder(line)


def spoken(cell: CellView, house: str) -> str:
    """A field as a screen reader says it."""
    places = ", ".join(each.at for each in cell.links)
    return f"{house}: " + ", ".join(filter(None, (cell.text, cell.note, places)))


class Legend(QWidget):
    """What the signs of the grid mean."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        told = (("equal", "as here"), ("neq", "otherwise"))
        pieces = [row(Icon(icon, 14, "text-2"), Text(words, "caption", "text-2"), gap=6) for icon, words in told]
        self.setLayout(row(*pieces, row(_Hatch(), Text("silent", "caption", "text-2"), gap=6), gap=16))


class _Hatch(QWidget):
    def __init__(self) -> None:
        super().__init__()
        self.setFixedSize(20, 14)

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter, box = QPainter(self), QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5)
        painter.setPen(look.colour("line-strong"))
        painter.setBrush(QBrush(look.colour("text-3"), Qt.BrushStyle.BDiagPattern))
        painter.drawRect(box)
        painter.end()


def room_for(houses: int) -> int:
    """Width in px that so many houses need beside one another."""
    return CONDITION + houses * (COLUMN + 1) + 2


class HousesGrid(Card):
    """The rows of a paragraph; those that are its neighbours' come when `show_others` asks for them.

    `turned(house, place)` goes to another paragraph.
    """

    turned = Signal(str, str)

    def __init__(self, sheet: SheetView, narrow: bool = False, parent: QWidget | None = None) -> None:
        super().__init__("line", "line", 10, parent)
        self._sheet, self._grid, self._narrow = sheet, QGridLayout(), narrow
        self._grid.setSpacing(1)
        self._grid.setContentsMargins(1, 1, 1, 1)
        self._grid.setColumnMinimumWidth(0, NAME if narrow else CONDITION)
        if not narrow:
            self._heads()
        for each in sheet.rows:
            if each.own:
                self._row(each)
        self._grid.setColumnStretch(0, 1 if narrow else 3)
        for place in range(1 if narrow else len(sheet.columns)):
            self._grid.setColumnMinimumWidth(place + 1, COLUMN)
            self._grid.setColumnStretch(place + 1, 2)
        self.setLayout(self._grid)

    def minimumSizeHint(self) -> QSize:
        """As wide as one house needs: where less than all have room, the sheet puts them below one another."""
        return QSize(min(NAME + COLUMN, super().minimumSizeHint().width()), super().minimumSizeHint().height())

    def show_others(self) -> None:
        """Add the rules that other paragraphs print on the topic."""
        for each in self._sheet.rows:
            if not each.own:
                self._row(each)

    def _heads(self) -> None:
        self._grid.addWidget(_words("", "label-strong"), 0, 0)
        for place, name in enumerate(self._sheet.columns):
            self._grid.addWidget(_words(name, "label-strong", "surface-2" if place == 0 else "surface-1"), 0, place + 1)

    def _row(self, each: RowView) -> None:
        """A rule: its condition, then what each house says, beside it or (where it is narrow) beneath it."""
        at = self._grid.rowCount()
        if self._narrow:
            self._grid.addWidget(_words(broken(each.condition), "label", "surface-2"), at, 0, 1, 2)
            for place, (cell, house) in enumerate(zip(each.cells, self._sheet.columns, strict=True), at + 1):
                self._grid.addWidget(_words(house, "label-strong"), place, 0)
                self._grid.addWidget(self._cell(cell, house), place, 1)
            return
        self._grid.addWidget(_words(broken(each.condition), "caption", "surface-1", "text-2"), at, 0)
        for place, (cell, house) in enumerate(zip(each.cells, self._sheet.columns, strict=True)):
            self._grid.addWidget(self._cell(cell, house), at, place + 1)

    def _cell(self, cell: CellView, house: str) -> Cell:
        field = Cell(cell, house, ACROSS if self._narrow else 1)
        field.turned.connect(self.turned)
        return field


class _Words(QWidget):
    def __init__(self, text: str, style: str, fill: str, tone: str) -> None:
        super().__init__()
        self._fill = fill
        self.setLayout(column(Text(text, style, tone, wrap=True), None, gap=0, margins=(10, 8, 8, 8)))

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.fillRect(self.rect(), look.colour(self._fill))
        painter.end()


def _words(text: str, style: str, fill: str = "surface-1", tone: str = "text") -> QWidget:
    return _Words(text, style, fill, tone)
