"""Beside the film: the three questions at the stop, and afterwards the truth on paper."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from trainer.ui.kit.button import Button
from trainer.ui.kit.card import Card, Choice, ChoiceGroup
from trainer.ui.kit.keycap import KeyCap
from trainer.ui.kit.layout import column, holder, row
from trainer.ui.kit.link import Link
from trainer.ui.kit.mark import Mark
from trainer.ui.kit.paint import RADIUS_M
from trainer.ui.kit.text import Text
from trainer.ui.screens.judge_models import AskedView, LineView, TruthView
from trainer.ui.screens.rules_models import LinkView


class Answer(Choice):
    """One option of a question."""

    barred = True

    def __init__(self, question: str, key: str, words: str, number: int) -> None:
        super().__init__(words, checkable=True, radius=RADIUS_M)
        self.key = key
        self.setObjectName(f"judge-{question}-{number}")
        line = row(KeyCap(str(number)), Text(words, "label", wrap=True), gap=10, margins=(14, 6, 10, 6))
        line.setStretch(1, 1)
        self.setLayout(line)
        self.settle()


class Questions(QWidget):
    """Three questions, all to be seen. Digits answer the first that is open.

    Emits `answered` with all answers, `opened` with the last option of the question that is open next.
    """

    answered = Signal(object)
    opened = Signal(QWidget)

    def __init__(self, asked: tuple[AskedView, ...], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._asked = asked
        self._given: dict[str, str] = {}
        self.options: dict[str, list[Answer]] = {}
        self.heads: dict[str, Text] = {}
        pieces: list[QWidget | int] = []
        for each in asked:
            pieces += self._question(each)
        self.on = Button("Keep watching", "secondary", key="K")
        self.on.setObjectName("judge-on")
        self.check = Button("Check", "primary", key="Enter")
        self.check.setObjectName("judge-check")
        self.check.clicked.connect(lambda: self.answered.emit(dict(self._given)))
        self.left = Text("", "caption", "text-2")
        self.setLayout(column(*pieces, gap=5))
        self._suit()

    def _question(self, each: AskedView) -> list[QWidget | int]:
        group = ChoiceGroup(self)
        made = [Answer(each.key, key, words, number) for number, (key, words) in enumerate(each.options, 1)]
        for option in made:
            option.clicked.connect(lambda _on=False, name=each.key, key=option.key: self._take(name, key))
        group.gather(made)
        self.options[each.key] = made
        self.heads[each.key] = Text(each.says, "heading")
        return [self.heads[each.key], *made, 4]

    def take_digit(self, digit: str) -> bool:
        """Answer the open question, the last one where none is open; is there such an option?"""
        each = self._open() or self._asked[-1]
        options = self.options[each.key]
        if digit not in [str(number) for number in range(1, len(options) + 1)]:
            return False
        options[int(digit) - 1].click()
        return True

    def _open(self) -> AskedView | None:
        return next((each for each in self._asked if each.key not in self._given), None)

    def _take(self, name: str, key: str) -> None:
        self._given[name] = key
        self._suit()
        now = self._open()
        if now is not None:
            self.opened.emit(self.options[now.key][-1])

    def _suit(self) -> None:
        now, left = self._open(), len(self._asked) - len(self._given)
        if any(each.alone and self._given.get(each.key) == each.alone for each in self._asked):
            now, left = None, 0
        for each in self._asked:
            self.heads[each.key].set_tone("accent" if each is now else "text")
        self.check.setEnabled(not left)
        self.left.setText(f"{left} to go" if left else "")


class Truth(QWidget):
    """How it went, the law on paper, and the way to the next hand."""

    gone_on = Signal()
    turned = Signal(str, str)

    def __init__(self, view: TruthView, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.view = view
        title = row(Mark(view.mark, 32), Text(view.title, "title", wrap=True), gap=12)
        title.setStretch(1, 1)
        self.next = Button("Next hand", "primary", key="Enter")
        self.next.setObjectName("judge-next")
        self.next.clicked.connect(self.gone_on)
        rows = column(
            title,
            Text(view.stop, "label", "text-2", wrap=True),
            *map(_line, view.lines),
            *([self._paper(view)] if view.links or view.steps else []),
            *(Text(note, "label", "text-2", wrap=True) for note in view.notes),
            gap=10,
        )
        self.setLayout(rows)

    def _paper(self, view: TruthView) -> QWidget:
        paper = Card("paper", None)
        paper.setLayout(
            column(
                *map(self._link, view.links),
                *(Text(sense, "body", "ink", wrap=True) for sense in view.senses),
                *(Text(f"{place}.  {words}", "label", "ink", wrap=True) for place, words in enumerate(view.steps, 1)),
                gap=6,
                margins=(18, 12, 18, 12),
            )
        )
        return paper

    def _link(self, way: LinkView) -> QWidget:
        made = Link(f"{way.at}  {way.about}", f"Read {way.at}, {way.about}", "label", "ink", icon="book", least=80)
        made.clicked.connect(lambda: self.turned.emit(way.house, way.place))
        return holder(row(made, None, gap=0))


def _line(view: LineView) -> QWidget:
    words = column(Text(view.says, "caption", "text-2"), Text(view.answer, "label", wrap=True), gap=0)
    line = row(column(Mark(view.mark, 22), None, gap=0), words, gap=10)
    line.setStretch(1, 1)
    return holder(line)
