"""The paper at the head of an open paragraph: number, sense, readings, numbers, the few facts, and what to do."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from trainer.ui.kit.card import Card, Pill
from trainer.ui.kit.layout import column, holder, row
from trainer.ui.kit.link import Link
from trainer.ui.kit.text import MIDDLE, RIGHT, Text, broken
from trainer.ui.screens.rules_models import SheetView

NUMBER, FACTS = 126, 190
WIDE = 9  # letters without a break that are not wider than the column


class Paper(Card):
    """`shown(example)` wants a worked example dealt, `asked` the questions on exactly this, `book_wanted` the book."""

    shown = Signal(str)
    asked = Signal()
    book_wanted = Signal()

    def __init__(
        self, sheet: SheetView, narrow: bool = False, below: bool = False, parent: QWidget | None = None
    ) -> None:
        super().__init__("paper", None, parent=parent)
        self.setAccessibleName(f"{sheet.source}, {sheet.at or 'silent'}: {sheet.title}. {sheet.sense}")
        facts = holder(column(*(_Fact(*each) for each in sheet.facts), 2, *self._ways(sheet), None, gap=6))
        words = column(
            Text(sheet.title, "heading", "ink", wrap=True),
            Text(sheet.sense, "body", "ink", wrap=True),
            *(_Number(*each) for each in sheet.numbers),
            *(_reading(note) for note in sheet.notes),
            _small("In our own words. Only the printed rulebook counts."),
            None,
            gap=8,
        )
        if narrow:
            self.setLayout(column(_number(sheet, narrow), words, facts, gap=10, margins=(20, 14, 18, 14)))
            return
        facts.setFixedWidth(FACTS)
        told = column(_number(sheet, narrow=True), words, gap=8) if below else row(_number(sheet), words, gap=20)
        told.setStretch(1, 1)
        line = row(told, facts, gap=20, margins=(24, 18, 20, 18))
        line.setStretch(0, 1)
        self.setLayout(line)

    def _ways(self, sheet: SheetView) -> list[QWidget]:
        """Links to what shows the paragraph at work."""
        made: list[QWidget] = []
        if sheet.examples:
            many = len(sheet.examples)
            words = f"See it dealt ({many})" if many > 1 else "See it dealt"
            link = Link(words, f"See worked examples of {sheet.at} dealt", tone="ink", icon="play")
            link.setObjectName("paper-dealt")
            link.clicked.connect(lambda: self.shown.emit(sheet.examples[0]))
            made.append(link)
        if sheet.exact:
            link = Link("Ask me about this", f"Ask me about {sheet.at}", tone="ink", icon="ask")
            link.setObjectName("paper-ask")
            link.clicked.connect(lambda: self.asked.emit())
            made.append(link)
        return made


def _number(sheet: SheetView, narrow: bool = False) -> QWidget:
    at = sheet.at or "Not covered"
    style = "title" if max(map(len, at.split("-"))) <= WIDE else "heading"
    number = Text(broken(at), style, "ink", wrap=True)
    if narrow:
        line = row(number, Text(sheet.source, "caption", "ink-2", wrap=True, align=MIDDLE), gap=14)
        line.setStretch(1, 1)
        return holder(line)
    made = holder(column(number, _small(sheet.source.replace(" · ", "\n")), None, gap=4))
    made.setFixedWidth(NUMBER)
    return made


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


class _Number(QWidget):
    """A number of the house, with its name."""

    def __init__(self, name: str, value: str) -> None:
        super().__init__()
        line = row(Text(value, "label-strong", "ink", tabular=True), Text(name, "label", "ink-2", wrap=True), gap=10)
        line.setStretch(1, 1)
        self.setLayout(line)
