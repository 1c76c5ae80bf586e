"""The head of a debrief: what was wrong and where, what to do, and the three grades apart beside it."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

from trainer.ui.kit.layout import column, holder, row
from trainer.ui.kit.mark import WORDS, Mark
from trainer.ui.kit.text import Text
from trainer.ui.screens.models import DebriefView, GradeView
from trainer.ui.theme.plain import tip

WORST = ("harmful", "wrong", "missed", "alarm", "late", "right", "unjudged")


class Verdict(QWidget):
    """What was wrong and what to do; the grades stand beside both where there is room, else under them."""

    def __init__(self, view: DebriefView, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        title, to_do = Text(view.title, "title", wrap=True), Text(view.summary, "body", wrap=True)
        self._grades = holder(row(*(grade_piece(each) for each in view.grades), None, gap=20))
        mark = Mark(_worst(view), 36)
        self._head = row(mark, column(title, to_do, None, gap=4), self._grades, gap=14)
        self._head.setStretch(1, 1)
        for each in (mark, self._grades):
            self._head.setAlignment(each, Qt.AlignmentFlag.AlignTop)  # beside the first line, however much is said
        self._rows = column(self._head, gap=8)
        self.setLayout(self._rows)

    def suit(self, narrow: bool) -> None:
        """Put the grades where there is room for them."""
        here, there = (self._head, self._rows) if narrow else (self._rows, self._head)
        if here.indexOf(self._grades) >= 0:
            here.removeWidget(self._grades)
            there.addWidget(self._grades, alignment=Qt.AlignmentFlag.AlignTop)


def _worst(view: DebriefView) -> str:
    """The worst of the grades and of the lines."""
    marks = [each.mark for each in view.grades] + [each.mark for each in view.pairs]
    return next((mark for mark in WORST if mark in marks), "none")


def grade_piece(grade: GradeView) -> QWidget:
    """One grade in short: its mark, its part, and how it went."""
    lines = [Text(grade.part.upper(), "overline", "text-2"), Text(said(grade), "label-strong")]
    lines += [Text(why(grade), "caption", "text-2")] if why(grade) else []
    words = column(*lines, None, gap=0)
    piece = holder(row(Mark(grade.mark, 22), words, gap=10))
    piece.setAccessibleName(f"{grade.part}: {grade.value}, {grade.detail} ({WORDS[grade.mark]})")
    tip(piece, ", ".join(part for part in (grade.value, grade.detail) if part))
    return piece


def said(grade: GradeView) -> str:
    """How it went in a word or two: with its seconds where it was noticed."""
    return f"{grade.value}, {grade.detail.removeprefix('in ')}" if timed(grade) else grade.value


def why(grade: GradeView) -> str:
    """What else there is to say of a grade that isn't right: why it is not."""
    return "" if timed(grade) or grade.mark in ("right", "late") or grade.part == "Report" else grade.detail


def timed(grade: GradeView) -> bool:
    """Is its detail the seconds that it took?"""
    return grade.detail.startswith("in ") and grade.detail.endswith(" s")
