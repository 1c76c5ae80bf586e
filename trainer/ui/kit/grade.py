"""The grade tile: one of the three parts, never averaged with the others."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

from trainer.ui.kit.card import Card
from trainer.ui.kit.layout import column, row
from trainer.ui.kit.mark import WORDS, Mark
from trainer.ui.kit.text import Text
from trainer.ui.screens.models import GradeView

MOST_MARKS = 6
_BORDERS = {"wrong": "wrong", "harmful": "harmful-text"}


class GradeTile(Card):
    """Part, mark, value and detail; the marks of single acts stand in a row where there are few.

    `short` sets the value in the larger type: give the three tiles of a hand the same.
    """

    def __init__(self, grade: GradeView, short: bool = True, parent: QWidget | None = None) -> None:
        super().__init__(border=_BORDERS.get(grade.mark, "line"), parent=parent)
        self.setAccessibleName(f"{grade.part}: {grade.value}, {grade.detail} ({WORDS[grade.mark]})")
        head = row(Text(grade.part.upper(), "overline", "text-2"), None, Mark(grade.mark), gap=4)
        value = Text(grade.value, "title" if short else "heading", wrap=True)
        rows = column(
            head, 2, value, Text(grade.detail, "caption", "text-2", wrap=True), gap=2, margins=(14, 12, 12, 12)
        )
        if 0 < len(grade.acts) <= MOST_MARKS:
            rows.addLayout(row(*(Mark(kind, 18) for kind in grade.acts), None, gap=4))
        rows.addStretch(1)
        rows.setAlignment(head, Qt.AlignmentFlag.AlignTop)
        self.setLayout(rows)
