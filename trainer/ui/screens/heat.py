"""The heat map: areas of the law by house, each cell a way into what practises it."""

from itertools import pairwise

from PySide6.QtCore import QEvent, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QGridLayout, QSizePolicy, QWidget

from trainer.ui.kit import look
from trainer.ui.kit.button import takes_enter
from trainer.ui.kit.card import Card
from trainer.ui.kit.focus import wants_ring
from trainer.ui.kit.layout import column, row
from trainer.ui.kit.paint import RADIUS_S, panel
from trainer.ui.kit.picker import Picker
from trainer.ui.kit.text import CENTRE, Text
from trainer.ui.screens.progress_models import CellView, HeatView
from trainer.ui.theme.plain import tip

LOW, DARK_FROM = 40, 61  # below LOW it is marked; from DARK_FROM on the ground is light and the figure dark
LEAST, NATURAL, MARK = QSize(56, 24), QSize(92, 27), 9
DARK = ((0, "surface-2"), (40, "felt-deep"), (60, "felt-mid"))
LIGHT = ((DARK_FROM, "felt-lit"), (100, "series-1"))  # between them neither ink could be read
STEPS = {Qt.Key.Key_Left: (0, -1), Qt.Key.Key_Right: (0, 1), Qt.Key.Key_Up: (-1, 0), Qt.Key.Key_Down: (1, 0)}


def ground(share: int) -> QColor:
    """The colour under a share: the greener and lighter, the more."""
    for (low, dark), (high, light) in pairwise(LIGHT if share >= DARK_FROM else DARK):
        if share <= high:
            part = (share - low) / (high - low)
            one, two = look.colour(dark), look.colour(light)
            return QColor(*(round(a + (b - a) * part) for a, b in zip(_rgb(one), _rgb(two), strict=True)))
    return look.colour(LIGHT[-1][1])


def _rgb(colour: QColor) -> tuple[int, int, int]:
    return colour.red(), colour.green(), colour.blue()


class Cell(QAbstractButton):
    """One area at one house: its share on a ground as strong, a diamond where it is low, dashed where untried."""

    def __init__(self, view: CellView, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.view = view
        self.setObjectName(f"cell-{view.area}-{view.house}")
        self.setAccessibleName(view.says)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        if view.kind != "silent":
            self.setCursor(Qt.CursorShape.PointingHandCursor)
        tip(self, view.says)
        wants_ring(self, RADIUS_S)

    def sizeHint(self) -> QSize:
        return NATURAL

    def minimumSizeHint(self) -> QSize:
        return LEAST

    def event(self, event: QEvent) -> bool:
        if takes_enter(event):
            event.accept()
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.click()
        elif event.key() in STEPS:
            event.ignore()
        else:
            super().keyPressEvent(event)

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        painter.setFont(look.font("caption", True))
        if self.view.kind == "share":
            self._paint_share(painter, box, self.view.share or 0)
        else:
            self._paint_words(painter, box)
        painter.end()

    def _paint_share(self, painter: QPainter, box: QRectF, share: int) -> None:
        painter.setPen(QPen(look.colour("text"), 1) if self.underMouse() else Qt.PenStyle.NoPen)
        painter.setBrush(ground(share))
        painter.drawRoundedRect(box, RADIUS_S, RADIUS_S)
        painter.setPen(look.colour("accent-ink" if share >= DARK_FROM else "text"))
        painter.setFont(look.font("label-strong", True))
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, str(share))
        if share < LOW:
            low_mark(painter, box.left() + 14, box.center().y())

    def _paint_words(self, painter: QPainter, box: QRectF) -> None:
        untried = self.view.kind == "untried"
        if untried:
            if self.underMouse():
                panel(painter, box, "surface-2", None, RADIUS_S)
            dashed(painter, box)
        painter.setPen(look.colour("text-3"))
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, "not yet" if untried else "–")


def low_mark(painter: QPainter, x: float, y: float) -> None:
    """The diamond that marks what is low."""
    painter.save()
    painter.translate(x, y)
    painter.rotate(45)
    painter.fillRect(QRectF(-MARK / 2, -MARK / 2, MARK, MARK).adjusted(1, 1, -1, -1), look.colour("wrong"))
    painter.restore()


def dashed(painter: QPainter, box: QRectF) -> None:
    """The outline of what was not tried yet."""
    pen = QPen(look.colour("line-strong"), 1)
    pen.setDashPattern([3, 3])
    painter.setPen(pen)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRoundedRect(box.adjusted(0.5, 0.5, -0.5, -0.5), RADIUS_S, RADIUS_S)


class _Key(QWidget):
    """A piece of the legend: the diamond or the dashed outline."""

    def __init__(self, kind: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._kind = kind
        self.setFixedSize(QSize(14, 16) if kind == "low" else QSize(24, 16))

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if self._kind == "low":
            low_mark(painter, 7, 8)
        else:
            dashed(painter, QRectF(self.rect()).adjusted(1, 1, -1, -1))
        painter.end()


class HeatGrid(QWidget):
    """The cells with their heads. One Tab stop; the arrows go from cell to cell, Enter or a click opens one.

    Emits `opened(area, house)`, and `moved(cell)` when an arrow has gone to another cell.
    """

    opened = Signal(str, str)
    moved = Signal(QWidget)

    def __init__(self, view: HeatView, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.cells = tuple(tuple(self._cell(each) for each in line) for line in view.cells)
        grid = QGridLayout()
        grid.setContentsMargins(4, 0, 4, 4)
        grid.setHorizontalSpacing(4)
        grid.setVerticalSpacing(2)
        for place, (_, house) in enumerate(view.houses):
            grid.addWidget(Text(house, "caption", "text-2", align=CENTRE), 0, place + 1)
            grid.setColumnStretch(place + 1, 1)
        for number, (_, area) in enumerate(view.areas):
            grid.addWidget(Text(area, "label"), number + 1, 0)
            grid.setRowStretch(number + 1, 1)
            for place, cell in enumerate(self.cells[number]):
                grid.addWidget(cell, number + 1, place + 1)
        self.setLayout(grid)
        self._stop_at(0, 0)

    def _cell(self, view: CellView) -> Cell:
        cell = Cell(view, self)
        cell.clicked.connect(lambda: self._open(view))
        return cell

    def _open(self, view: CellView) -> None:
        if view.kind != "silent":
            self.opened.emit(view.area, view.house)

    def _stop_at(self, line: int, place: int) -> None:
        """Tab stops at this cell from now on."""
        self._at = line, place
        for each, cells in enumerate(self.cells):
            for other, cell in enumerate(cells):
                stop = (each, other) == self._at
                cell.setFocusPolicy(Qt.FocusPolicy.TabFocus if stop else Qt.FocusPolicy.NoFocus)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        step = STEPS.get(Qt.Key(event.key()))
        if step is None:
            super().keyPressEvent(event)
            return
        line = min(max(self._at[0] + step[0], 0), len(self.cells) - 1)
        place = min(max(self._at[1] + step[1], 0), len(self.cells[0]) - 1)
        self._stop_at(line, place)
        self.cells[line][place].setFocus(Qt.FocusReason.TabFocusReason)
        self.moved.emit(self.cells[line][place])


class HeatCard(Card):
    """The heat map with its legend and the part it shows. Signals: `opened(area, house)`, `part_chosen(part)`."""

    opened = Signal(str, str)
    part_chosen = Signal(str)

    def __init__(self, view: HeatView, parent: QWidget | None = None) -> None:
        super().__init__(parent=parent)
        self.grid = HeatGrid(view)
        self.grid.opened.connect(self.opened)
        self.part = Picker(view.parts, view.part, "Part")
        self.part.setObjectName("progress-part")
        self.part.chosen.connect(self.part_chosen)
        low = row(_Key("low"), Text(f"below {LOW}", "caption", "text-2"), gap=4)
        untried = row(_Key("untried"), Text("not tried", "caption", "text-2"), gap=6)
        title, about = Text("Area by rulebook", "heading"), Text("percent right today", "caption", "text-3")
        head = row(title, about, None, low, untried, self.part, gap=12)
        self.setLayout(column(head, self.grid, gap=6, margins=(20, 10, 16, 10)))
        self.setAccessibleName("Area by rulebook: out of 100 rules, how many you’d get right today")
