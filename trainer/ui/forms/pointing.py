"""Pointing at the table: what is pointed at is said beside it, and can be changed until it is checked."""

from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from trainer.questions.model import Given
from trainer.ui.forms.form import FormBox
from trainer.ui.forms.places import called, meant
from trainer.ui.forms.situation import Situation
from trainer.ui.kit.announce import announce
from trainer.ui.kit.card import Card
from trainer.ui.kit.icon import Icon
from trainer.ui.kit.layout import column, row
from trainer.ui.kit.text import MIDDLE, Text
from trainer.ui.screens.question_models import QuestionView
from trainer.ui.table.targets import Target

NOTHING = "Nothing yet. Click the table, or press a seat’s number or the arrow keys."


class Pointing(FormBox):
    """Says in words what is pointed at on the table of `situation`."""

    keys = (("1–9", "a seat; again for its cards"), ("← ↑ ↓ →", "move around"), ("Enter", "check"))

    def __init__(self, view: QuestionView, situation: Situation, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.places, self._situation, self.place = view.places, situation, ""
        self._words = Text(NOTHING, "body-strong", wrap=True, align=MIDDLE)
        card = Card("surface-1", "line-strong")
        line = row(Icon("target", 22, "accent"), self._words, gap=14, margins=(18, 14, 18, 14))
        line.setStretch(1, 1)
        card.setLayout(line)
        self.setLayout(column(Text("You’re pointing at", "label", "text-2"), card, gap=8))
        situation.pointed.connect(self.point)

    def point(self, target: Target) -> None:
        """This is what is meant."""
        place = meant(target, self._situation.picture, self.places)
        if place:
            self.place = place
            self._situation.ring(target)
            words = called(place, self._situation.picture)
            self._words.setText(f"{words[:1].upper()}{words[1:]}")
            announce(self, words)
            self.changed.emit()

    def given(self) -> Given | None:
        return Given(place=self.place) if self.place else None

    def said(self) -> str:
        return "" if self.place else "Choose a place on the table."

    def take_key(self, event: QKeyEvent) -> bool:
        return self._situation.take_key(event)

    def first_focus(self) -> QWidget | None:
        return self._situation.view
