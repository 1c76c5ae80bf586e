"""A worked example acted out: the table step by step, what happens in words, and at the end what the house decides."""

from PySide6.QtCore import Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from trainer.ui.kit.button import Button
from trainer.ui.kit.card import Card, Choice, ChoiceGroup, Pill
from trainer.ui.kit.layout import column, emptied, holder, row
from trainer.ui.kit.link import Link
from trainer.ui.kit.paint import RADIUS_M
from trainer.ui.kit.picker import Picker
from trainer.ui.kit.scroll import Pane
from trainer.ui.kit.text import Text, broken
from trainer.ui.kit.topbar import TopBar
from trainer.ui.screens.base import Screen
from trainer.ui.screens.example_models import ExampleView, RulingView
from trainer.ui.screens.models import ReplayView
from trainer.ui.screens.replay import ReplayPanel
from trainer.ui.screens.rules_models import LinkView

CHOICES, RULINGS = 168, 352
ROOM_FOR_ALL = 1120  # px for the examples, the table and what is decided beside one another
ASKED = "What does the house decide?"


class ExampleScreen(Screen):
    """`table` shows what `step_chosen(step)` asks for. `chosen(key)` wants another example, `turned` a paragraph."""

    own_keys = (("Space", "Play or pause the replay"), ("← →", "Go from step to step"))

    back = Signal()
    chosen = Signal(str)
    step_chosen = Signal(int)
    turned = Signal(str, str)

    def __init__(self, view: ExampleView, table: QWidget, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._table = table
        self.show_view(view)

    def show_view(self, view: ExampleView) -> None:
        """Act this example out instead, on the same table."""
        self._table.setParent(None)
        self.view, self.revealed = view, False
        self._list, self.picker = self._choices(), self._picker()
        bar = TopBar("Worked example", view.house, view.about, (self.picker,))
        bar.back.connect(self.back)
        self._decided = column(gap=12, margins=(3, 3, 10, 3))
        side = Pane(holder(self._decided), "The decision", "room")
        side.setFixedWidth(RULINGS)
        shown = self._steps() if view.room else self._acted()
        body = row(self._list, shown, side, gap=20, margins=(24, 16, 16, 16))
        body.setStretch(1, 1)
        whole = column(bar, body, gap=0)
        whole.setStretch(1, 1)
        self._make_room()
        self.fill(holder(whole))
        self._show_decision(view.room or len(view.captions) == 1)

    # --- what is acted out -------------------------------------------------------------------------------------

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._make_room()

    def _make_room(self) -> None:
        """In a narrow window the other examples are chosen from in the bar."""
        several, narrow = len(self.view.others) > 1, self.width() < ROOM_FOR_ALL
        self._list.setVisible(several and not narrow)
        self.picker.setVisible(several and narrow)
        if not self.view.room:
            self.replay.head.setVisible(not (several and narrow))  # the bar says which one it is

    def _picker(self) -> Picker:
        """The same examples to be chosen from where there is no room for the list."""
        made = Picker(self.view.others, self.view.key, "Example")
        made.setObjectName("example-other")
        made.chosen.connect(self.chosen)
        return made

    def _choices(self) -> QWidget:
        """The examples of the same paragraph."""
        self.group = ChoiceGroup(self)
        made = [_Other(key, label) for key, label in self.view.others]
        for each in made:
            each.setChecked(each.key == self.view.key)
            each.clicked.connect(lambda _on=False, key=each.key: self.chosen.emit(key))
        self.group.gather(made)
        rows = column(Text("EXAMPLES", "overline", "text-2"), *made, None, gap=8, margins=(4, 4, 12, 4))
        pane = Pane(holder(rows), "", "room")
        pane.setFixedWidth(CHOICES)
        return pane

    def _acted(self) -> QWidget:
        """The table with its slider, and what happens beneath it."""
        view = self.view
        self.replay = ReplayPanel((ReplayView(view.key, view.key, view.labels),), view.key, self._table, view.title)
        self.replay.choice.hide()
        self.replay.step_chosen.connect(self._to)
        self._table.show()
        self.caption = Text("", "heading", wrap=True)
        words = Card()
        asked = Text(view.asked, "label-strong", "accent", wrap=True)
        head = Text("  ·  ".join(view.head), "caption", "text-2")
        lines = column(asked, head, self.caption, gap=4, margins=(20, 12, 20, 14))
        words.setLayout(lines)
        rows = column(self.replay, words, gap=14)
        rows.setStretch(0, 1)
        self._say(0)
        return holder(rows)

    def _steps(self) -> QWidget:
        """How the room begins, and what happens in it, one after the other."""
        view = self.view
        head = (Text(broken(line), "caption", "text-2", wrap=True) for line in view.head)
        numbered = (_Step(number, words) for number, words in enumerate(view.captions, 1))
        rows = column(Text(view.title, "heading"), *head, 6, *numbered, None, gap=8, margins=(20, 16, 20, 16))
        card = Card()
        card.setLayout(column(Pane(holder(rows), "What happens", "surface-1"), margins=(1, 1, 1, 1)))
        return card

    def _to(self, step: int) -> None:
        self._say(step)
        if step == len(self.view.captions) - 1 and not self.revealed:
            self._show_decision(True)
        self.step_chosen.emit(step)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Space plays and pauses, Left and Right go from step to step."""
        if self.view.room or not self.replay.take_key(event.key()):
            super().keyPressEvent(event)

    def _say(self, step: int) -> None:
        self.caption.setText(f"{self.view.captions[step]}.")

    # --- what is decided ---------------------------------------------------------------------------------------

    def reveal(self) -> None:
        """Go to the end, and say what the house decides there."""
        last = len(self.view.captions) - 1
        if not self.view.room:
            self.replay.show_step(last)
            self._to(last)
        self._show_decision(True)

    def _show_decision(self, on: bool) -> None:
        self.revealed = on
        emptied(self._decided)
        for each in self._told() if on else self._untold():
            self._decided.addWidget(each)
            each.show()
        self._decided.addStretch(1)

    def _told(self) -> list[QWidget]:
        first, *rest = self.view.rulings
        return [Text("What the house decides", "heading"), self._ruling(first), *map(self._also, rest)]

    def _untold(self) -> list[QWidget]:
        show = Button("Show the decision", "secondary", icon="scale", key="D")
        show.setObjectName("example-reveal")
        show.clicked.connect(self.reveal)
        words = Text("Decide for yourself. The answer comes at the end.", "label", "text-2", wrap=True)
        return [Text(ASKED, "heading", wrap=True), words, show]

    def _ruling(self, each: RulingView) -> QWidget:
        paper = Card("paper", None)
        paper.setAccessibleName(f"{each.about}: {each.outcome}. {each.who}.")
        rows = column(
            _small(each.about),
            Text(each.outcome, "heading", "ink", wrap=True),
            Text(f"{each.who}.", "label", "ink-2", wrap=True),
            *(Text(f"{number}.  {words}", "body", "ink", wrap=True) for number, words in enumerate(each.steps, 1)),
            *_why(each.why),
            *(self._link(way, "ink") for way in each.links),
            *(_note(words) for words in each.notes),
            gap=8,
            margins=(20, 16, 18, 16),
        )
        paper.setLayout(rows)
        return paper

    def _also(self, each: RulingView) -> QWidget:
        """Something else that is decided at the same moment, in short."""
        card = Card()
        card.setAccessibleName(f"{each.about}: {each.outcome}")
        links = (self._link(way, "accent") for way in each.links[:2])
        words = Text(each.outcome, "label", wrap=True)
        card.setLayout(
            column(Text(each.about, "caption", "text-2", wrap=True), words, *links, gap=4, margins=(16, 12, 16, 12))
        )
        return card

    def _link(self, way: LinkView, tone: str) -> QWidget:
        made = Link(f"{way.at}  {way.about}", f"Read {way.at}, {way.about}", "label", tone, icon="book", least=80)
        made.clicked.connect(lambda: self.turned.emit(way.house, way.place))
        return holder(row(made, None, gap=0))


class _Other(Choice):
    def __init__(self, key: str, label: str) -> None:
        super().__init__(label, checkable=True, radius=RADIUS_M)
        self.key = key
        self.setObjectName(f"example-{key}")
        self.setLayout(row(Text(broken(label), "label", wrap=True), gap=0, margins=(12, 7, 8, 7)))
        self.settle()


class _Step(QWidget):
    """One thing that happens in a room, with its number."""

    def __init__(self, number: int, words: str) -> None:
        super().__init__()
        count = Text(str(number), "label-strong", "accent", tabular=True)
        count.setFixedWidth(26)
        line = row(column(count, None, gap=0), Text(words, "label", wrap=True), gap=8)
        line.setStretch(1, 1)
        self.setLayout(line)


def _small(words: str) -> Text:
    return Text(words, "caption", "ink-2", wrap=True)


def _why(senses: tuple[str, ...]) -> list[QWidget]:
    return [_small("Why"), *(Text(words, "label", "ink", wrap=True) for words in senses)] if senses else []


def _note(words: str) -> QWidget:
    return holder(column(row(Pill("Ask your house", "ink"), None), _small(words), gap=4))
