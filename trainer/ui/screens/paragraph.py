"""One paragraph laid open on paper, and beneath it what the houses say to the same question."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from trainer.ui.kit.button import Button
from trainer.ui.kit.card import Card, Choice, Pill
from trainer.ui.kit.layout import column, holder, row
from trainer.ui.kit.scroll import Pane
from trainer.ui.kit.text import RIGHT, Text
from trainer.ui.screens.paragraph_grid import HousesGrid, Legend
from trainer.ui.screens.rules_models import ElsewhereView, SheetView

NUMBER, FACTS = 126, 190


class Paper(Card):
    """Number, sense and the few facts about a paragraph."""

    def __init__(self, sheet: SheetView, parent: QWidget | None = None) -> None:
        super().__init__("paper", None, parent=parent)
        self.setAccessibleName(f"{sheet.source}, {sheet.at}: {sheet.title}. {sheet.sense}")
        number = holder(
            column(
                Text(_broken(sheet.at), "title", "ink", wrap=True),
                _small(sheet.source.replace(" · ", "\n")),
                None,
                gap=4,
            )
        )
        number.setFixedWidth(NUMBER)
        facts = holder(column(*(_Fact(*each) for each in sheet.facts), None, gap=6))
        facts.setFixedWidth(FACTS)
        words = column(
            Text(sheet.title, "heading", "ink", wrap=True),
            Text(sheet.sense, "body", "ink", wrap=True),
            *(_reading(note) for note in sheet.notes),
            _small("In our own words. The printed book decides."),
            None,
            gap=8,
        )
        line = row(number, words, facts, gap=20, margins=(24, 18, 20, 18))
        line.setStretch(1, 1)
        self.setLayout(line)


def _broken(at: str) -> str:
    """A long number may break after its hyphens."""
    return at.replace("-", "-\u200b")


def _small(text: str) -> Text:
    return Text(text, "caption", "ink-2", wrap=True)


def _reading(note: str) -> QWidget:
    return holder(column(row(Pill("Ask your house", "ink"), None), _small(note), gap=4))


class _Fact(QWidget):
    def __init__(self, name: str, value: str) -> None:
        super().__init__()
        line = row(Text(name, "caption", "ink-2"), Text(value, "caption", "ink", wrap=True, align=RIGHT), gap=10)
        line.setStretch(1, 1)
        self.setLayout(line)


class _Elsewhere(Choice):
    """A paragraph of another house; pressed, it is laid open."""

    def __init__(self, view: ElsewhereView, parent: QWidget | None = None) -> None:
        super().__init__(f"{view.short} {view.at}: {view.sense}", parent=parent)
        name = holder(column(Text(view.short, "label-strong"), Text(view.at, "caption", "accent"), None, gap=2))
        name.setFixedWidth(NUMBER)
        line = row(name, Text(view.sense, "body", wrap=True), gap=16, margins=(16, 10, 16, 10))
        line.setStretch(1, 1)
        self.setLayout(line)
        self.settle()


class ParagraphSheet(QWidget):
    """`turned(house, at)` goes to another paragraph, `quizzed` and `dealt` carry the keys of the view."""

    turned = Signal(str, str)
    quizzed = Signal(str)
    dealt = Signal(str)

    def __init__(self, sheet: SheetView, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._sheet = sheet
        inside = column(Paper(sheet), gap=14, margins=(3, 3, 10, 3))
        if sheet.rows and any(each.own for each in sheet.rows):
            self._compare(inside)
        elif sheet.elsewhere:
            inside.addWidget(Text("Other houses on this topic", "heading"))
            for each in sheet.elsewhere:
                inside.addWidget(self._other(each))
        inside.addStretch(1)
        whole = column(Pane(holder(inside), "Paragraph", "room"), self._foot(), gap=10)
        whole.setStretch(0, 1)
        self.setLayout(whole)

    def _compare(self, inside: QVBoxLayout) -> None:
        words = column(Text("Five houses, one question", "heading"), gap=2)
        words.addWidget(Text(self._sheet.summary, "label", "text-2", wrap=True))
        head = row(words, holder(column(None, Legend(), gap=0)), gap=16)
        head.setStretch(0, 1)
        inside.addLayout(head)
        self.grid = HousesGrid(self._sheet)
        inside.addWidget(self.grid)
        others = sum(not each.own for each in self._sheet.rows)
        if others:
            inside.addWidget(self._more(others))

    def _more(self, others: int) -> Button:
        words = f"{others} more rule{'' if others == 1 else 's'} on this topic"
        more = self._button(words, "plus", self.grid.show_others)
        more.clicked.connect(more.hide)
        return more

    def _other(self, each: ElsewhereView) -> _Elsewhere:
        card = _Elsewhere(each)
        card.clicked.connect(lambda: self.turned.emit(each.house, each.at))
        return card

    def _foot(self) -> QWidget:
        foot = row(gap=10)
        if self._sheet.quiz:
            foot.addWidget(self._button("Quiz me on this", "ask", lambda: self.quizzed.emit(self._sheet.quiz)))
        if self._sheet.scenario:
            foot.addWidget(self._button("Deal it at the table", "table", lambda: self.dealt.emit(self._sheet.scenario)))
        foot.addStretch(1)
        if self._sheet.before:
            before = Button(self._sheet.before, "quiet", icon="chevl", name=f"Before: {self._sheet.before}")
            foot.addWidget(self._turning(before, self._sheet.before, "sheet-before"))
        if self._sheet.after:
            after = Button(self._sheet.after, "quiet", tail="chev", name=f"After: {self._sheet.after}")
            foot.addWidget(self._turning(after, self._sheet.after, "sheet-after"))
        return holder(foot)

    def _button(self, words: str, icon: str, pressed: object) -> Button:
        button = Button(words, "quiet" if icon == "plus" else "secondary", icon=icon)
        button.setObjectName(f"sheet-{icon}")
        button.clicked.connect(pressed)
        return button

    def _turning(self, button: Button, at: str, name: str) -> Button:
        button.setObjectName(name)
        button.clicked.connect(lambda: self.turned.emit(self._sheet.house, at))
        return button
