"""The palette at the foot of the table: the dealer's acts in groups, and the floor at the right."""

from collections.abc import Iterable

from PySide6.QtCore import QSize, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from trainer.ui.kit import look
from trainer.ui.kit.act import DENSITIES, Act, ActButton, Density, FloorButton
from trainer.ui.kit.fit import WindowHeight
from trainer.ui.kit.text import Text

__all__ = ["Act", "Palette"]

FLOOR = "FLOOR"
HEIGHT, LOW_HEIGHT = 112, 88
FLOOR_GAP = 16
SIDE, RULE, TIGHT_SIDE, TIGHT_RULE = 24, 21, 12, 13


class Palette(QWidget):
    """Emits `acted(name)`. Acts of the group FLOOR stand at the right. Gets tighter until everything fits."""

    acted = Signal(str)

    def __init__(self, acts: tuple[Act, ...], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.buttons: dict[str, ActButton] = {}
        self._groups: dict[str, list[ActButton]] = {}
        self._heads: dict[str, Text] = {}
        self._rules: list[int] = []
        self.setFixedHeight(HEIGHT)
        self.setAccessibleName("What the dealer can do")
        self.set_acts(acts)
        WindowHeight(self, self._suit)

    def set_acts(self, acts: tuple[Act, ...]) -> None:
        """Offer these acts instead (stud has others than hold'em)."""
        for old in (*self.buttons.values(), *self._heads.values()):
            old.hide()
            old.deleteLater()
        self.buttons, self._groups, self._heads = {}, {}, {}
        for act in acts:
            self._add(act)
        self._arrange()

    def _add(self, act: Act) -> None:
        button = FloorButton(act, self) if act.group == FLOOR else ActButton(act, self)
        button.clicked.connect(lambda _on=False, name=act.name: self.acted.emit(name))
        self.buttons[act.name] = button
        if act.group not in self._groups and act.group != FLOOR:
            self._heads[act.group] = Text(act.group, "overline", "text-3", parent=self)
            self._heads[act.group].show()
        self._groups.setdefault(act.group, []).append(button)
        button.show()

    def act_for(self, key: str) -> str | None:
        """The name of the act whose cap shows this key, if it is possible now."""
        found = (
            name
            for name, button in self.buttons.items()
            if button.act.key.casefold() == key.casefold() and button.isEnabled()
        )
        return next(found, None)

    def arm(self, name: str | None) -> None:
        """Show which act waits for its aim; None for no one."""
        for other, button in self.buttons.items():
            button.set_armed(other == name)

    def allow(self, names: Iterable[str]) -> None:
        """Disable what is physically impossible now: every act that is not among `names`."""
        possible = set(names)
        for name, button in self.buttons.items():
            button.setEnabled(name in possible)

    def _suit(self, low: bool) -> None:
        self.setFixedHeight(LOW_HEIGHT if low else HEIGHT)

    def minimumSizeHint(self) -> QSize:
        return QSize(self._needs(DENSITIES[-1]), LOW_HEIGHT)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

    def _arrange(self) -> None:
        density = next((each for each in DENSITIES if self._needs(each) <= self.width()), DENSITIES[-1])
        for button in self.buttons.values():
            button.set_density(density)
        self._rules = []
        left = float(_side(density) - density.pad)
        for place, (group, buttons) in enumerate(self._shown()):
            if place:
                rule = _rule(density)
                self._rules.append(round(left) + rule // 2)
                left += rule
            left = self._arrange_group(group, buttons, left, density)
        self._arrange_floor(self.width() - _side(density))
        self.update()

    def _shown(self) -> list[tuple[str, list[ActButton]]]:
        return [(group, buttons) for group, buttons in self._groups.items() if group != FLOOR]

    def _needs(self, density: Density) -> int:
        """Width in px that everything takes at this density."""
        acts = sum(button.width_at(density) for button in self.buttons.values())
        acts += FLOOR_GAP * len(self._groups.get(FLOOR, ()))
        return acts + _rule(density) * max(0, len(self._shown()) - 1) + 2 * _side(density)

    def _arrange_group(self, group: str, buttons: list[ActButton], left: float, density: Density) -> float:
        low = self.height() < HEIGHT
        head = self._heads[group]
        head.setGeometry(round(left) + density.pad, 6 if low else 12, head.sizeHint().width(), 16)
        top = 24 if low else 34
        for button in buttons:
            button.setGeometry(round(left), top, button.width(), self.height() - top - (4 if low else 10))
            left += button.width()
        return left

    def _arrange_floor(self, right: int) -> None:
        for button in reversed(self._groups.get(FLOOR, [])):
            height = min(72, self.height() - 32)
            button.setGeometry(right - button.width(), (self.height() - height) // 2, button.width(), height)
            right -= button.width() + FLOOR_GAP

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.fillRect(self.rect(), look.colour("surface-0"))
        painter.fillRect(0, 0, self.width(), 1, look.colour("line"))
        for x in self._rules:
            painter.fillRect(x, 14, 1, self.height() - 28, look.colour("line"))
        painter.end()


def _rule(density: Density) -> int:
    """Room for the line between two groups."""
    return TIGHT_RULE if density.wrap else RULE


def _side(density: Density) -> int:
    """Room left and right of the acts."""
    return TIGHT_SIDE if density.wrap else SIDE
