"""The houses as cards in a row, one of them chosen."""

from PySide6.QtCore import QSize, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QGridLayout, QWidget

from trainer.ui.kit.card import Choice, ChoiceGroup
from trainer.ui.kit.icon import Icon
from trainer.ui.kit.layout import column, row
from trainer.ui.kit.text import Text
from trainer.ui.screens.first import HouseView

FEWEST = 2


class HouseCard(Choice):
    """Name, edition and note of one house; a tick when it is chosen."""

    def __init__(self, house: HouseView, parent: QWidget | None = None) -> None:
        said = [each for each in (house.name, house.edition, house.note) if each]
        super().__init__(", ".join(said), checkable=True, parent=parent)
        self.setObjectName(f"house-{house.key}")
        self._tick = Icon("check", 18, "accent")
        self._tick.setVisible(False)
        policy = self._tick.sizePolicy()
        policy.setRetainSizeWhenHidden(True)
        self._tick.setSizePolicy(policy)
        head = row(Text(house.name, "label-strong"), None, self._tick, gap=4)
        foot = row(Text(house.edition, "caption", "text-2"), None, *_note(house), gap=6)
        self.setLayout(column(head, foot, gap=10, margins=(16, 12, 14, 12)))
        self.settle()
        self.toggled.connect(self._tick.setVisible)


def _note(house: HouseView) -> list[QWidget]:
    if not house.urgent:
        return [Text(house.note, "caption", "text-2")]
    return [Icon("clock", 14, "accent"), Text(house.note, "caption")]


class HouseRow(QWidget):
    """Emits `chosen(key)` when another house is taken."""

    chosen = Signal(str)

    def __init__(
        self,
        houses: tuple[HouseView, ...],
        current: str,
        gap: int = 12,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.cards = {house.key: HouseCard(house) for house in houses}
        self.current = current
        self._box = QGridLayout()
        self._box.setContentsMargins(0, 0, 0, 0)
        self._box.setSpacing(gap)
        for key, card in self.cards.items():
            card.setChecked(key == current)
            card.clicked.connect(lambda _on=False, name=key: self._take(name))
        self._group = ChoiceGroup(self)
        self._group.gather(self.cards.values())
        self._across = 0
        self._lay(len(self.cards))
        self.setLayout(self._box)

    def minimumSizeHint(self) -> QSize:
        """As wide as they must be with so few beside one another."""
        return QSize(self._needs(FEWEST), super().minimumSizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._lay(next((each for each in self._ways() if self._needs(each) <= self.width()), FEWEST))

    def _ways(self) -> tuple[int, ...]:
        """How many may stand beside one another: all, or about as many in each row."""
        every = len(self.cards)
        return every, (every + 1) // 2, FEWEST

    def _needs(self, across: int) -> int:
        """Width in px that rows of so many must have."""
        wide = [card.minimumSizeHint().width() for card in self.cards.values()]
        rows = [wide[at : at + across] for at in range(0, len(wide), across)]
        columns = [max(row[place] for row in rows if place < len(row)) for place in range(across)]
        return sum(columns) + self._box.spacing() * (across - 1)

    def _lay(self, across: int) -> None:
        if across == self._across:
            return
        self._across = across
        for place in range(len(self.cards)):
            self._box.setColumnStretch(place, 1 if place < across else 0)
        for place, card in enumerate(self.cards.values()):
            self._box.addWidget(card, place // across, place % across)

    def _take(self, key: str) -> None:
        if key != self.current:
            self.current = key
            self.chosen.emit(key)
