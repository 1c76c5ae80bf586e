"""An answer with a line for each pot or player, as a table: what was said, and what it is."""

from PySide6.QtWidgets import QGridLayout, QWidget

from trainer.quickfire.spot import Spot
from trainer.ui.drill.round import Given
from trainer.ui.drill.words import answer_rows
from trainer.ui.kit.text import Text

SAID, IS, NONE = "You said", "Answer", "no such pot"


def tabled(spot: Spot) -> bool:
    """Has its answer a line for each pot or player?"""
    return any(each.row for each in spot.fields)


class AnswerTable(QWidget):
    """What is right, and beside it what was said where that is something else."""

    def __init__(self, given: Given, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        said, right = answer_rows(given.spot, given.answer), answer_rows(given.spot, given.spot.right[0])
        columns = {IS: said} if given.right else {SAID: said, IS: right}
        grid = QGridLayout()
        grid.setContentsMargins(0, 2, 0, 2)
        grid.setHorizontalSpacing(20)
        grid.setVerticalSpacing(2)
        rows = tuple(dict.fromkeys((*right, *said)))
        for down, name in enumerate(rows, 1):
            grid.addWidget(Text(name, "label", "text-2"), down, 0)
        for across, (head, found) in enumerate(columns.items(), 1):
            if len(columns) > 1:
                grid.addWidget(Text(head, "caption", "text-2"), 0, across)
            for down, name in enumerate(rows, 1):
                grid.addWidget(_cell(found.get(name, NONE), head, said.get(name) == right.get(name)), down, across)
        self.setLayout(grid)


def _cell(words: str, head: str, well: bool) -> Text:
    if head == IS:
        return Text(words, "label-strong", wrap=True, tabular=True)
    return Text(words, "label", "text-2" if well else "wrong", wrap=True, tabular=True)
