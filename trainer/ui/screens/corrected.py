"""What a correction of the law changed: the hands that were graded again, each with the way to its debrief."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from trainer.ui.kit.button import Button
from trainer.ui.kit.card import Card
from trainer.ui.kit.layout import column, holder, row
from trainer.ui.kit.mark import Mark
from trainer.ui.kit.overlay import Overlay
from trainer.ui.kit.scroll import Pane
from trainer.ui.kit.text import Text
from trainer.ui.screens.corrected_models import AgainView, CorrectedView

WIDTH, MARGIN = 760, 40
LEAST, AROUND, BESIDE = 260, 190, 72  # of the panel; what stands above and below the list, and beside it
TITLE = "What changed"
RIGHT, WRONG = "You dealt it right", "Wrong under the corrected rules"


class CorrectedSheet(Overlay):
    """The list, hand by hand. `debrief_opened` names an attempt, `away` when it was read; Esc closes it."""

    debrief_opened = Signal(str)
    away = Signal()

    def __init__(self, over: QWidget, view: CorrectedView) -> None:
        self._panel = Card("surface-1", "line-strong")
        super().__init__(over, self._panel)
        self.setAccessibleName(TITLE)
        self.setObjectName("corrected")
        self.close_button = Button("Close", "secondary", key="Esc")
        self.close_button.clicked.connect(self.close_up)
        self.got_it = Button("Got it", "primary", name="Don’t show this again")
        self.got_it.clicked.connect(self.away)
        self.links: dict[str, Button] = {}
        self.body = self._listed(view)
        words = holder(column(Text(TITLE, "title"), Text(view.words, "label", "text-2", wrap=True), gap=4))
        rows = column(words, gap=14, margins=(28, 22, 24, 20))
        rows.addWidget(self.body, 1)
        rows.addLayout(row(None, self.close_button, self.got_it, gap=12))
        self._panel.setLayout(rows)
        self.appear()

    def place(self) -> None:
        width = min(WIDTH, self.width() - MARGIN)
        listed = self.body.widget()
        assert listed is not None
        wanted = listed.heightForWidth(width - BESIDE) + AROUND
        height = min(max(LEAST, wanted), self.height() - 2 * MARGIN)
        self._panel.setGeometry((self.width() - width) // 2, (self.height() - height) // 2, width, height)

    def first_focus(self) -> QWidget:
        return self.got_it

    def _listed(self, view: CorrectedView) -> Pane:
        more = [Text(each, "label", "text-2", wrap=True) for each in view.more]
        says = [Text(each, "label", wrap=True) for each in view.says]
        every = holder(column(*says, *map(self._hand, view.hands), *more, None, gap=10, margins=(0, 0, 12, 0)))
        return Pane(every, "Hands graded again", "surface-1")

    def _hand(self, view: AgainView) -> QWidget:
        words = column(
            Text(view.title, "label-strong", wrap=True),
            Text(f"{view.when} · {RIGHT if view.right else WRONG}", "caption", "text-2", wrap=True),
            gap=2,
        )
        link = Button("Debrief", "link", tail="chev", name=f"Open the debrief of {view.title}")
        link.clicked.connect(lambda: self.debrief_opened.emit(view.attempt))
        self.links[view.attempt] = link
        mark = Mark("right" if view.right else "wrong", 24)
        line = row(mark, holder(words), link, gap=12)
        line.setStretch(1, 1)
        return holder(line)
