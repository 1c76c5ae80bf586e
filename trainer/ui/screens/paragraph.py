"""One paragraph laid open on paper, and beneath it what belongs to it and what the houses say to the same question."""

from collections.abc import Callable

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QGridLayout, QVBoxLayout, QWidget

from trainer.ui.kit.button import Button, IconButton
from trainer.ui.kit.card import Card, Choice
from trainer.ui.kit.icon import Icon
from trainer.ui.kit.layout import column, holder, row
from trainer.ui.kit.link import Link
from trainer.ui.kit.scroll import Pane
from trainer.ui.kit.text import Text, broken
from trainer.ui.screens.paragraph_grid import HousesGrid, Legend
from trainer.ui.screens.paragraph_paper import NUMBER, Paper
from trainer.ui.screens.rules_models import ElsewhereView, ExceptionView, LinksView, LinkView, SheetView

CROWDED, LINKS_ACROSS = 3, 2


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
    """`turned(house, place)` goes to another paragraph; `quizzed`, `dealt`, `shown` carry the keys of the view.

    `asked` wants the questions on exactly this paragraph, `practised` what the view offers for practice.
    """

    turned = Signal(str, str)
    quizzed = Signal(str)
    asked = Signal()
    dealt = Signal(str)
    shown = Signal(str)
    practised = Signal()

    def __init__(
        self, sheet: SheetView, narrow: bool = False, below: bool = False, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._sheet, self.narrow, self.below = sheet, narrow, below
        paper = Paper(sheet, narrow, below)
        paper.shown.connect(self.shown)
        paper.asked.connect(self.asked)
        inside = column(paper, gap=14, margins=(3, 3, 10, 3))
        for links in sheet.links:
            inside.addWidget(self._links(links))
        if sheet.rows and any(each.own for each in sheet.rows):
            self._compare(inside)
        elif sheet.elsewhere:
            inside.addWidget(Text("Other rulebooks on this topic", "heading"))
            for each in sheet.elsewhere:
                inside.addWidget(self._other(each))
        self._excepted(inside)
        inside.addStretch(1)
        self.pane = Pane(holder(inside), "Paragraph", "room")
        whole = column(self.pane, self._foot(), gap=10)
        whole.setStretch(0, 1)
        self.setLayout(whole)

    # --- what belongs to it ------------------------------------------------------------------------------------

    def _links(self, view: LinksView) -> QWidget:
        grid = QGridLayout()
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(24)
        grid.setVerticalSpacing(4)
        across = 1 if self.narrow else 2
        grid.setColumnStretch(across, 1)
        for place, each in enumerate(view.links):
            grid.addWidget(self._link(each, f"{each.at}  {each.about}"), place // across, place % across)
        name = Text(view.name, "label", "text-2")
        name.setFixedWidth(NUMBER - 20)
        line = row(column(name, None, gap=0, margins=(0, 1, 0, 0)), holder(grid), gap=16)
        line.setStretch(1, 1)
        return holder(line)

    def _link(self, each: LinkView, words: str, style: str = "label") -> Link:
        made = Link(words, f"{each.at}, {each.about}", style)
        made.setObjectName(f"link-{each.place}")
        made.clicked.connect(lambda: self.turned.emit(each.house, each.place))
        return made

    def _excepted(self, inside: QVBoxLayout) -> None:
        """Except when …, and before which rules this one goes."""
        for over, head in ((False, "Except when"), (True, "Overrides")):
            some = [each for each in self._sheet.exceptions if each.over is over]
            if some:
                card = Card()
                rows = column(Text(head, "label-strong"), *map(self._exception, some), gap=10, margins=(16, 12, 16, 12))
                card.setLayout(rows)
                inside.addWidget(card)

    def _exception(self, each: ExceptionView) -> QWidget:
        words = column(Text(broken(each.condition), "label", wrap=True), gap=2)
        words.addWidget(Text(each.outcome[:1].upper() + each.outcome[1:] + ".", "label", "text-2", wrap=True))
        words.addStretch(1)
        places = QGridLayout()
        places.setHorizontalSpacing(12)
        places.setVerticalSpacing(2)
        across = 1 if self.narrow else LINKS_ACROSS
        for at, link in enumerate(each.links):
            places.addWidget(
                self._link(link, link.at, "caption"), at // across, at % across, Qt.AlignmentFlag.AlignLeft
            )
        places.setRowStretch(-(-len(each.links) // across), 1)
        sign = column(Icon("chev", 14, "accent"), None, gap=0, margins=(0, 3, 0, 0))
        line = row(sign, words, places, gap=12)
        line.setStretch(1, 1)
        return holder(line)

    def _compare(self, inside: QVBoxLayout) -> None:
        words = column(Text(self._sheet.question, "heading"), gap=2)
        words.addWidget(Text(self._sheet.summary, "label", "text-2", wrap=True))
        if self.below:
            inside.addLayout(column(words, row(Legend(), None), gap=6))
        else:
            head = row(words, holder(column(None, Legend(), gap=0)), gap=16)
            head.setStretch(0, 1)
            inside.addLayout(head)
        self.grid = HousesGrid(self._sheet, self.below)
        self.grid.turned.connect(self.turned)
        inside.addWidget(self.grid)
        others = sum(not each.own for each in self._sheet.rows)
        if others:
            inside.addWidget(self._more(others))

    def _more(self, others: int) -> Button:
        words = f"{others} more rule{'' if others == 1 else 's'} on this topic"
        more = self._button(words, "plus", self.grid.show_others, "quiet")
        more.clicked.connect(more.hide)
        return more

    def _other(self, each: ElsewhereView) -> _Elsewhere:
        card = _Elsewhere(each)
        card.clicked.connect(lambda: self.turned.emit(each.house, each.at))
        return card

    # --- what can be done --------------------------------------------------------------------------------------

    def _foot(self) -> QWidget:
        made = self._ways()
        foot = row(*made, None, gap=10)
        bare = self.narrow or len(made) >= CROWDED
        if self._sheet.before:
            foot.addWidget(self._turning(self._sheet.before, "before", "chevl", bare))
        if self._sheet.after:
            foot.addWidget(self._turning(self._sheet.after, "after", "chev", bare))
        return holder(foot)

    def _ways(self) -> list[Button]:
        sheet, made = self._sheet, []
        if sheet.quiz:
            made.append(self._button("Quiz me on this", "ask", lambda: self.quizzed.emit(sheet.quiz)))
        if sheet.scenario:
            made.append(self._button("Deal it at the table", "table", lambda: self.dealt.emit(sheet.scenario)))
        if sheet.practice is not None:
            way = self._button("Practice this", "target", self.practised.emit)
            kind = "quick drill" if sheet.practice.kind == "drill" else "at the table"
            way.setAccessibleName(f"Practice this, {kind}: {sheet.practice.label}")
            way.setToolTip(f"{kind.capitalize()}: {sheet.practice.label}")
            made.append(way)
        return made

    def _button(self, words: str, icon: str, pressed: Callable[[], object], kind: str = "secondary") -> Button:
        button = Button(words.split()[0] if self.narrow and kind == "secondary" else words, kind, icon=icon, name=words)
        button.setObjectName(f"sheet-{icon}")
        button.clicked.connect(lambda: pressed())
        return button

    def _turning(self, at: str, way: str, icon: str, bare: bool) -> Button:
        name = f"{way.capitalize()}: {at}"
        button: Button
        if bare:
            button = IconButton(icon, name)
        elif way == "before":
            button = Button(at, "quiet", icon=icon, name=name)
        else:
            button = Button(at, "quiet", tail=icon, name=name)
        button.setObjectName(f"sheet-{way}")
        button.clicked.connect(lambda: self.turned.emit(self._sheet.house, at))
        return button
