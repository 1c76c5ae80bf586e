"""The houses as cards in a row, one of them chosen."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QLayout, QWidget

from trainer.ui.kit.card import Choice, ChoiceGroup
from trainer.ui.kit.icon import Icon
from trainer.ui.kit.layout import column, row
from trainer.ui.kit.text import Text
from trainer.ui.kit.tiles import Tiles
from trainer.ui.screens.first import HouseView

FEWEST = 2
IN_FULL = 5  # so many stand in a row with name and edition


class HouseCard(Choice):
    """Name, edition and note of one house; a tick when it is chosen.

    `brief`: its short name and the note; `low`: its short name alone.
    """

    def __init__(self, house: HouseView, brief: bool = False, low: bool = False, parent: QWidget | None = None) -> None:
        said = [each for each in (house.name, house.edition, house.note) if each]
        super().__init__(", ".join(said), checkable=True, parent=parent)
        self.setObjectName(f"house-{house.key}")
        self._tick = Icon("check", 18, "accent")
        self._tick.setVisible(False)
        policy = self._tick.sizePolicy()
        policy.setRetainSizeWhenHidden(True)
        self._tick.setSizePolicy(policy)
        self.setLayout(self._low(house) if low else self._brief(house) if brief else self._in_full(house))
        self.settle()
        self.toggled.connect(self._tick.setVisible)

    def _in_full(self, house: HouseView) -> QLayout:
        head = row(Text(house.name, "label-strong"), None, self._tick, gap=4)
        foot = row(Text(house.edition, "caption", "text-2"), None, *_note(house), gap=6)
        return column(head, foot, gap=10, margins=(16, 12, 14, 12))

    def _low(self, house: HouseView) -> QLayout:
        self.setToolTip(f"{house.name} · {house.edition}")
        name = Text(house.short or house.name, "label-strong")
        return row(name, None, self._tick, gap=4, margins=(12, 10, 8, 10))

    def _brief(self, house: HouseView) -> QLayout:
        self.setToolTip(f"{house.name} · {house.edition}")
        name = house.short or house.name
        edition = "" if name.endswith(house.edition) else house.edition
        note = _note(house) if house.note else [Text(edition, "caption", "text-2")]
        foot = row(*note, None, self._tick, gap=4)
        return column(Text(name, "label-strong"), foot, gap=10, margins=(12, 12, 8, 12))


def _note(house: HouseView) -> list[QWidget]:
    if not house.urgent:
        return [Text(house.note, "caption", "text-2")]
    return [Icon("clock", 14, "accent"), Text(house.note, "caption")]


class HouseRow(Tiles):
    """Emits `chosen(key)` when another house is taken.

    `brief`: more than `in_full` stand under their short names, where it is `low` without edition or note.
    """

    chosen = Signal(str)

    def __init__(
        self,
        houses: tuple[HouseView, ...],
        current: str,
        gap: int = 12,
        brief: bool = False,
        low: bool = False,
        in_full: int = IN_FULL,
        parent: QWidget | None = None,
    ) -> None:
        few = len(houses) <= in_full
        cards = {house.key: HouseCard(house, brief and not few, low and not few) for house in houses}
        super().__init__(tuple(cards.values()), _ways(len(cards)), gap if few else min(gap, 8), parent=parent)
        self.cards, self.current = cards, current
        for key, card in cards.items():
            card.setChecked(key == current)
            card.clicked.connect(lambda _on=False, name=key: self._take(name))
        self._group = ChoiceGroup(self)
        self._group.gather(cards.values())

    def _take(self, key: str) -> None:
        if key != self.current:
            self.current = key
            self.chosen.emit(key)


def _ways(houses: int) -> tuple[int, ...]:
    """How many may stand beside one another: all, or about as many in each row."""
    return houses, (houses + 1) // 2, FEWEST
