"""Options as cards: one of them, every right one, true or false, and who decides with what happens."""

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from trainer.questions.model import Given
from trainer.ui.forms.form import FormBox
from trainer.ui.kit import look
from trainer.ui.kit.card import ARROWS, Choice
from trainer.ui.kit.keycap import KeyCap
from trainer.ui.kit.layout import column, holder, row
from trainer.ui.kit.paint import RADIUS_S, panel
from trainer.ui.kit.text import CENTRE, MIDDLE, Text
from trainer.ui.screens.question_models import QuestionView

TICK, TALL, DECIDER = 24, 148, 76
BACK, FORTH = (Qt.Key.Key_Up, Qt.Key.Key_Left), (Qt.Key.Key_Down, Qt.Key.Key_Right)


class Tick(QWidget):
    """The box of an option that can be ticked together with others."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._on = False
        self.setFixedSize(QSize(TICK, TICK))

    def set_on(self, on: bool) -> None:
        """Show a tick, or none."""
        self._on = on
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        fill, border = ("accent", "accent") if self._on else ("surface-0", "line-strong")
        panel(painter, QRectF(self.rect()), fill, border, RADIUS_S, 1.5)
        if self._on:
            look.draw_icon(painter, "check", QRectF(4, 4, 16, 16), "accent-ink")
        painter.end()


class AnswerCard(Choice):
    """One option with its key; `ticks` gives it a box that stays ticked."""

    yields_arrows = True

    def __init__(
        self, text: str, key: str, *, taken: bool = False, ticks: bool = False, parent: QWidget | None = None
    ) -> None:
        super().__init__(f"{key}: {text}", checkable=taken or ticks, parent=parent)
        self.key, self.barred = key, taken
        self._tick = Tick() if ticks else None
        self._said = self.accessibleName()
        self.words = Text(text, "body-strong", wrap=True, align=MIDDLE)
        line = row(KeyCap(key), self.words, *([self._tick] if self._tick else []), gap=16, margins=(18, 12, 18, 12))
        line.setStretch(1, 1)
        self.setLayout(line)
        self.settle()
        self.toggled.connect(self._show)

    def _show(self, on: bool) -> None:
        if self._tick is not None:
            self._tick.set_on(on)
            self.setAccessibleName(f"{self._said}, {'chosen' if on else 'not chosen'}")

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter belongs to the button that checks where several are ticked; Space ticks."""
        if self._tick is not None and event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            event.ignore()
        else:
            super().keyPressEvent(event)


class BigCard(Choice):
    """One of two or three that stand side by side: a word, and its key under it."""

    yields_arrows = True

    def __init__(self, text: str, key: str, height: int, *, taken: bool = False, parent: QWidget | None = None) -> None:
        super().__init__(f"{key}: {text}", checkable=taken, parent=parent)
        self.key, self.barred = key, taken
        style = "title" if height == TALL else "label-strong"
        cap = row(None, KeyCap(key), None, gap=0)
        self.setLayout(column(None, Text(text, style, wrap=True, align=CENTRE), cap, None, gap=8, margins=(10,) * 4))
        self.settle()
        self.setMinimumHeight(height)


Card = AnswerCard | BigCard


class OneOf(FormBox):
    """Cards of which one is the answer: chosen by its key, by its letter, or by a click, and then confirmed.

    With `one_click` the choice itself is the answer.
    """

    def __init__(self, view: QuestionView, *, one_click: bool = False, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.checks = not one_click
        self.taken: int | None = None
        self.cards: list[Card] = self._made(view)
        walk = "← →" if isinstance(self.cards[0], BigCard) else "↑ ↓"
        confirm = () if one_click else (("Enter", "confirm"),)
        sense = "answer" if one_click else "choose"
        self.keys = ((" ".join(each.key for each in self.cards), sense), (walk, "look through them"), *confirm)
        for place, card in enumerate(self.cards):
            card.clicked.connect(lambda _on=False, at=place: self.take(at))

    def _made(self, view: QuestionView) -> list[Card]:
        cards: list[Card] = [
            AnswerCard(text, str(place + 1), taken=self.checks) for place, text in enumerate(view.options)
        ]
        self.setLayout(column(*cards, gap=10))
        return cards

    def take(self, place: int) -> None:
        """Choose this option: the answer at once with one click, else what Enter or the button confirms."""
        if place >= len(self.cards) or (self.taken is not None and not self.checks):
            return
        self.taken = place
        if not self.checks:
            self.settled.emit()
            return
        for at, card in enumerate(self.cards):
            card.setChecked(at == place)
        self.changed.emit()

    def given(self) -> Given | None:
        return None if self.taken is None else Given((self.taken,))

    def said(self) -> str:
        return "" if self.taken is not None else "Choose one."

    def take_key(self, event: QKeyEvent) -> bool:
        return _pressed(self.cards, event) or _walked(self.cards, event)


class TrueFalse(OneOf):
    """Two large cards: the first choice is "True", the second "False"."""

    def _made(self, view: QuestionView) -> list[Card]:
        cards: list[Card] = [
            BigCard(text, key, TALL, taken=self.checks) for text, key in zip(view.options, "TF", strict=True)
        ]
        self.setLayout(column(_side_by_side(cards), gap=0))
        return cards


class SeveralOf(FormBox):
    """Cards that are ticked, as many as are right."""

    def __init__(self, view: QuestionView, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        cards: list[Card] = [AnswerCard(text, str(place + 1), ticks=True) for place, text in enumerate(view.options)]
        self.cards = cards
        self.keys = ((" ".join(each.key for each in cards), "choose or unchoose"), ("Enter", "check"))
        self.setLayout(column(*cards, gap=10))
        for card in cards:
            card.toggled.connect(self.changed)

    def take(self, place: int) -> None:
        """Tick an option, or take its tick away."""
        if place < len(self.cards):
            self.cards[place].click()

    def given(self) -> Given | None:
        chosen = tuple(place for place, card in enumerate(self.cards) if card.isChecked())
        return Given(chosen) if chosen else None

    def said(self) -> str:
        return "" if self.given() else "Choose all that are right."

    def take_key(self, event: QKeyEvent) -> bool:
        return _pressed(self.cards, event) or _walked(self.cards, event)


class Ruling(FormBox):
    """Who decides, and under it what happens; both can be changed until they are checked."""

    def __init__(self, view: QuestionView, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        who: list[Card] = [
            BigCard(text, key, DECIDER, taken=True) for text, key in zip(view.deciders, "ABC", strict=False)
        ]
        what: list[Card] = [AnswerCard(text, str(place + 1), taken=True) for place, text in enumerate(view.options)]
        self.deciders, self.cards = who, what
        self.keys = (("A B C", "who decides"), (" ".join(each.key for each in what), "what happens"))
        rows = column(Text("1. Who decides?", "label-strong", "text-2"), _side_by_side(who), gap=8)
        rest = column(Text("2. What happens?", "label-strong", "text-2"), *what, gap=8)
        self.setLayout(column(holder(rows), holder(rest), gap=18))
        for group in (who, what):
            for card in group:
                card.clicked.connect(lambda _on=False, own=group, chosen=card: self._take(own, chosen))

    def _take(self, group: list[Card], chosen: Card) -> None:
        for card in group:
            card.setChecked(card is chosen)
        self.changed.emit()

    def given(self) -> Given | None:
        who, what = _checked(self.deciders), _checked(self.cards)
        return None if who is None or what is None else Given((what,), decider=who)

    def said(self) -> str:
        if _checked(self.deciders) is None:
            return "Say who decides."
        return "Say what happens." if _checked(self.cards) is None else ""

    def take_key(self, event: QKeyEvent) -> bool:
        both = [*self.deciders, *self.cards]
        return _pressed(both, event) or _walked(both, event)


def _side_by_side(cards: list[Card]) -> QWidget:
    line = row(*cards, gap=12)
    for place in range(len(cards)):
        line.setStretch(place, 1)
    return holder(line)


def _checked(cards: list[Card]) -> int | None:
    return next((place for place, card in enumerate(cards) if card.isChecked()), None)


def _pressed(cards: list[Card], event: QKeyEvent) -> bool:
    """A card's own key, or of numbered ones its letter: a is 1."""
    text = event.text().upper()
    keys = {card.key: card for card in cards}
    letters = {} if "A" in keys or "T" in keys else {chr(ord("A") + place): card for place, card in enumerate(cards)}
    card = (letters | keys).get(text)
    if card is not None and not event.isAutoRepeat():
        card.click()
    return card is not None


def _walked(cards: list[Card], event: QKeyEvent) -> bool:
    """Arrows lead from card to card."""
    if event.key() not in ARROWS:
        return False
    step = -1 if event.key() in BACK else 1
    at = next((place for place, card in enumerate(cards) if card.hasFocus()), -1 if step > 0 else 0)
    cards[(at + step) % len(cards)].setFocus(Qt.FocusReason.TabFocusReason)
    return True
