"""The palette at the foot of the table: the dealer's acts in groups, and the floor at the right."""

from collections.abc import Container, Mapping

from PySide6.QtCore import QRect, QSize, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from trainer.ui.kit import look
from trainer.ui.kit.act import DENSITIES, Act, ActButton, Density, FloorButton
from trainer.ui.kit.fit import WindowHeight
from trainer.ui.kit.text import Text

__all__ = ["Act", "Palette"]

FLOOR = "FLOOR"
HEIGHT, LOW_HEIGHT, TWO_ROWS = 112, 88, 124
FLOOR_GAP = 8
HEAD, HEAD_LOW = 34, 24
SIDE, RULE, TIGHT_SIDE, TIGHT_RULE = 24, 21, 12, 13

Group = tuple[str, list[ActButton]]
Rows = tuple[tuple[Group, ...], ...]


class Palette(QWidget):
    """Emits `acted(name)`. Every act keeps its place; those of the group FLOOR stand at the right.

    Gets tighter until everything fits, and has two rows where the tightest is too wide for one.
    """

    acted = Signal(str)

    def __init__(self, acts: tuple[Act, ...], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.buttons: dict[str, ActButton] = {}
        self._groups: dict[str, list[ActButton]] = {}
        self._heads: dict[str, Text] = {}
        self._rules: list[QRect] = []
        self._fits: dict[int, tuple[Rows, Density]] = {}
        self._low = False
        self.setAccessibleName("What the dealer can do")
        for act in acts:
            self._add(act)
        self._arrange()
        WindowHeight(self, self._suit)

    def _add(self, act: Act) -> None:
        button = FloorButton(act, self) if act.name == FLOOR.casefold() else ActButton(act, self)
        button.clicked.connect(lambda _on=False, name=act.name: self.acted.emit(name))
        self.buttons[act.name] = button
        if act.group not in self._groups and act.group != FLOOR:
            self._heads[act.group] = Text(act.group, "overline", "text-3", parent=self)
            self._heads[act.group].show()
        self._groups.setdefault(act.group, []).append(button)
        button.show()

    def arm(self, names: Container[str]) -> None:
        """Show which acts wait for their aim."""
        for name, button in self.buttons.items():
            button.set_armed(name in names)

    def want(self, reasons: Mapping[str, str]) -> None:
        """These acts are waited for, each for a reason: nothing else can go on."""
        for name, button in self.buttons.items():
            button.set_wanted(reasons.get(name, ""))

    def floor(self, *, here: bool) -> None:
        """The floor is at the table: its button is for talking to it."""
        button = self.buttons.get(FLOOR.casefold())
        if isinstance(button, FloorButton):
            button.be(here=here)

    def bar(self, reasons: Mapping[str, str]) -> None:
        """These acts can do nothing now: they are greyed where they are, and say why when they are pressed."""
        for name, button in self.buttons.items():
            button.set_reason(reasons.get(name, ""))

    def _suit(self, low: bool) -> None:
        self._low = low
        self._arrange()

    def minimumSizeHint(self) -> QSize:
        return QSize(min(self._widest(rows, DENSITIES[-1]) for rows in self._splits()), LOW_HEIGHT)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

    def _arrange(self) -> None:
        rows, density = self._fitting()
        high = TWO_ROWS if len(rows) > 1 else LOW_HEIGHT if self._low else HEIGHT
        self.setFixedHeight(high)
        for button in self.buttons.values():
            button.set_density(density)
        self._rules = []
        for place, row in enumerate(rows):
            top, end = (HEAD_LOW, 4) if high < HEIGHT else (HEAD, 10)
            box = QRect(0, top, 0, high - top - end) if len(rows) == 1 else _half(place)
            self._arrange_row(row, box, density)
        for group, head in self._heads.items():
            head.setVisible(len(rows) == 1 and bool(self._groups.get(group)))
        self._arrange_floor(self.width() - _side(density))
        self.update()

    def _fitting(self) -> tuple[Rows, Density]:
        """One row at the roomiest density that fits, else two; worked out once for a width."""
        wide = self.width()
        if wide not in self._fits:
            self._fits[wide] = self._fitted()
        return self._fits[wide]

    def _fitted(self) -> tuple[Rows, Density]:
        whole: Rows = (tuple(self._shown()),)
        for density in DENSITIES:
            if self._widest(whole, density) <= self.width():
                return whole, density
        halves = min(self._splits(), key=lambda rows: self._widest(rows, DENSITIES[-1]))
        fits = (density for density in DENSITIES if self._widest(halves, density) <= self.width())
        return halves, next(fits, DENSITIES[-1])

    def _splits(self) -> list[Rows]:
        """Every way to have the groups in two rows."""
        shown = tuple(self._shown())
        return [(shown[:at], shown[at:]) for at in range(1, len(shown))] or [(shown,)]

    def _shown(self) -> list[Group]:
        return [(group, buttons) for group, buttons in self._groups.items() if buttons and group != FLOOR]

    def _widest(self, rows: Rows, density: Density) -> int:
        """Width in px that everything takes at this density, in these rows."""
        floors = self._groups.get(FLOOR, [])
        floor = sum(button.width_at(density) + FLOOR_GAP for button in floors)
        return max(_wide(row, density) for row in rows) + floor + 2 * _side(density)

    def _arrange_row(self, row: tuple[Group, ...], box: QRect, density: Density) -> None:
        left = float(_side(density) - density.pad)
        for place, (group, buttons) in enumerate(row):
            if place:
                rule = _rule(density)
                self._rules.append(QRect(round(left) + rule // 2, box.top(), 1, box.height()))
                left += rule
            head = self._heads[group]
            head.setGeometry(
                round(left) + density.pad, box.top() - 18 - (4 if box.top() == HEAD else 0), head.sizeHint().width(), 16
            )
            for button in buttons:
                button.setGeometry(round(left), box.top(), button.width(), box.height())
                left += button.width()

    def _arrange_floor(self, right: int) -> None:
        for button in reversed(self._groups.get(FLOOR, [])):
            height = min(72, self.height() - 32)
            button.setGeometry(right - button.width(), (self.height() - height) // 2, button.width(), height)
            right -= button.width() + FLOOR_GAP

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.fillRect(self.rect(), look.colour("surface-0"))
        painter.fillRect(0, 0, self.width(), 1, look.colour("line"))
        for rule in self._rules:
            painter.fillRect(rule, look.colour("line"))
        painter.end()


def _wide(row: tuple[Group, ...], density: Density) -> int:
    """Width in px that a row of groups takes at this density."""
    acts = sum(button.width_at(density) for _, buttons in row for button in buttons)
    return acts + _rule(density) * max(0, len(row) - 1)


def _half(place: int) -> QRect:
    """The upper row or the lower one, without heads."""
    high = (TWO_ROWS - 12) // 2
    return QRect(0, 6 + place * high, 0, high)


def _rule(density: Density) -> int:
    """Room for the line between two groups."""
    return TIGHT_RULE if density.wrap else RULE


def _side(density: Density) -> int:
    """Room left and right of the acts."""
    return TIGHT_SIDE if density.wrap else SIDE
