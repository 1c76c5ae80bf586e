"""How the parts of a question stand: few as cards beside one another, many as columns under a row of small cards."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QVBoxLayout, QWidget

from trainer.quickfire.spot import Asks, Field
from trainer.ui.drill.cards import FLOOR, SeatsCard
from trainer.ui.kit.layout import column, holder, row
from trainer.ui.kit.text import MIDDLE, Text

if TYPE_CHECKING:  # it asks how to lay itself out
    from trainer.ui.drill.fields import Fields

ROWS, CARDS_FIRST = 2, 100


def keys_of(field: Field) -> dict[str, str]:
    """The key of each option: its number, and F for the floor."""
    numbers = (str(number) for number in range(1, 10))
    return {option.key: "F" if option.key == FLOOR else next(numbers) for option in field.options}


def small(field: Field) -> bool:
    """Are its options only words?"""
    return not any(each.says for each in field.options)


def arranged(fields: "Fields", boxes: Sequence[QWidget]) -> QHBoxLayout | QVBoxLayout:
    """The cards and these boxes laid out."""
    return _crowded(fields, boxes) if fields.crowded else _roomy(fields, boxes)


def _roomy(fields: "Fields", boxes: Sequence[QWidget]) -> QHBoxLayout:
    line = row(gap=14)
    for field in fields.spot.fields:
        if field.asks is Asks.CHOICE:
            line.addWidget(_cards(fields, field), 8)
    seats = [each for each in boxes if isinstance(each, SeatsCard)]
    amounts = [each for each in boxes if each not in seats]
    for each in seats:
        line.addWidget(each, 2)
    if amounts:
        line.addWidget(_grid(amounts), 2)
    line.addStretch(1)
    return line


def _cards(fields: "Fields", field: Field) -> QWidget:
    several = sum(each.asks is not Asks.AMOUNT for each in fields.spot.fields) > 1
    head = [Text(field.label, "caption", "text-2")] if several and field.label != fields.spot.asks else []
    cards = fields.cards[field.key]
    line = row(*cards, None, gap=10)
    for place in range(len(cards)):
        line.setStretch(place, CARDS_FIRST)
    return holder(column(*head, line, gap=4))


def _crowded(fields: "Fields", boxes: Sequence[QWidget]) -> QVBoxLayout:
    """A row of small cards for each choice, and under it a column for each pot, or seats in two rows."""
    rows = column(None, gap=8)
    for field in fields.spot.fields:
        if field.asks is Asks.CHOICE:
            words = Text(field.label, "caption", "text-2", align=MIDDLE)
            rows.addLayout(row(words, *fields.cards[field.key], None, gap=8))
    mixed = len({isinstance(each, SeatsCard) for each in boxes}) > 1
    rows.addWidget(_pots(fields) if mixed else _grid(boxes))
    rows.addStretch(1)
    return rows


def _pots(fields: "Fields") -> QWidget:
    """What is asked under the same condition stands in one column."""
    asked: dict[object, list[QWidget]] = {}
    for field in fields.spot.fields:
        if field.key in fields.boxes:
            asked.setdefault(field.when, []).append(fields.boxes[field.key])
    columns = [holder(column(*some, None, gap=4)) for some in asked.values()]
    line = row(*columns, None, gap=10)
    for place in range(len(columns)):
        line.setStretch(place, CARDS_FIRST)
    return holder(line)


def _grid(boxes: Sequence[QWidget]) -> QWidget:
    """Columns of two."""
    grid = QGridLayout()
    grid.setContentsMargins(0, 0, 0, 0)
    grid.setHorizontalSpacing(16)
    grid.setVerticalSpacing(6)
    for place, box in enumerate(boxes):
        grid.addWidget(box, place % ROWS, place // ROWS)
    return holder(grid)
