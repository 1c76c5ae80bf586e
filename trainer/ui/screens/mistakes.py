"""What is got wrong: each with the hand to see again or the question to be asked again."""

from collections.abc import Callable

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from trainer.ui.kit.button import Button
from trainer.ui.kit.card import Card, Pill
from trainer.ui.kit.layout import column, holder, row
from trainer.ui.kit.scroll import Pane
from trainer.ui.kit.text import Text
from trainer.ui.screens.progress_models import MistakeView

PLACES = 112
ABOUT = (
    "The rules you got wrong most often lately. Each rule’s last ten tries count, and so do your last ten reports. "
    "A rule leaves the list once you get it right again."
)


class MistakeCard(Card):
    """One of them. Signals: `attempt_opened(id)`, `question_opened(id, house, seed)`, `drill_opened(kind, house)`."""

    attempt_opened = Signal(str)
    question_opened = Signal(str, str, int)
    drill_opened = Signal(str, str)

    def __init__(self, view: MistakeView, parent: QWidget | None = None) -> None:
        super().__init__(parent=parent)
        words = column(Text(view.title, "label-strong", wrap=True), Text(view.detail, "caption", "text-2"), gap=2)
        self.buttons: list[Button] = []
        if view.attempt:
            self._add("See the hand again", "eye", view.title, lambda: self.attempt_opened.emit(view.attempt))
        if view.question:
            self._add(
                "Ask me again",
                "ask",
                view.title,
                lambda: self.question_opened.emit(view.question, view.house, view.seed),
            )
        if view.drill:
            self._add(
                f"Play “{view.drill_title}”",
                "clock",
                view.title,
                lambda: self.drill_opened.emit(view.drill, view.house),
            )
        line = row(_paragraph(view.paragraph), words, *self.buttons, gap=14, margins=(16, 12, 16, 12))
        line.setStretch(1, 1)
        self.setLayout(line)
        self.setAccessibleName(f"{view.paragraph}: {view.title} {view.detail}")

    def _add(self, label: str, icon: str, about: str, done: Callable[[], None]) -> None:
        button = Button(label, "secondary", icon=icon, name=f"{label}: {about}")
        button.clicked.connect(done)
        self.buttons.append(button)


def _paragraph(at: str) -> QWidget:
    """Paragraph numbers stand below one another, whatever their length."""
    made = holder(row(Pill(at), None))
    made.setMinimumWidth(PLACES)
    return made


class Mistakes(QWidget):
    """All of them, what is most often wrong first."""

    attempt_opened = Signal(str)
    question_opened = Signal(str, str, int)
    drill_opened = Signal(str, str)

    def __init__(self, mistakes: tuple[MistakeView, ...], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.cards = [self._card(each) for each in mistakes]
        told = Text(ABOUT, "label", "text-2", wrap=True)
        listed = holder(column(*self.cards, None, gap=8, margins=(4, 4, 8, 12)))
        self.setLayout(column(told, Pane(listed, "What I get wrong", "room"), gap=10))

    def _card(self, view: MistakeView) -> MistakeCard:
        card = MistakeCard(view)
        card.attempt_opened.connect(self.attempt_opened)
        card.question_opened.connect(self.question_opened)
        card.drill_opened.connect(self.drill_opened)
        return card
