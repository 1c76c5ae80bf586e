"""The houses as cards in a row, one of them chosen."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QWidget

from trainer.ui.kit.card import Choice, ChoiceGroup
from trainer.ui.kit.icon import Icon
from trainer.ui.kit.layout import column, row
from trainer.ui.kit.text import Text
from trainer.ui.screens.first import HouseView


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
        box = QHBoxLayout()
        box.setContentsMargins(0, 0, 0, 0)
        box.setSpacing(gap)
        for key, card in self.cards.items():
            card.setChecked(key == current)
            card.clicked.connect(lambda _on=False, name=key: self._take(name))
            box.addWidget(card, 1)
        self._group = ChoiceGroup(self)
        self._group.gather(self.cards.values())
        self.setLayout(box)

    def _take(self, key: str) -> None:
        if key != self.current:
            self.current = key
            self.chosen.emit(key)
