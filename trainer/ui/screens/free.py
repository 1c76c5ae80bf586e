"""The free deal: how often things go wrong, and where; then hand after hand."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from trainer.ui.kit.button import Button
from trainer.ui.kit.card import Card, Choice
from trainer.ui.kit.icon import Icon
from trainer.ui.kit.layout import column, holder, row
from trainer.ui.kit.scroll import Pane
from trainer.ui.kit.segments import Segments
from trainer.ui.kit.text import Text
from trainer.ui.kit.tiles import Tiles
from trainer.ui.kit.topbar import TopBar
from trainer.ui.screens.base import Screen
from trainer.ui.screens.free_models import AreaChoice, FreeView

WAYS, WIDTH, TILE = (4, 3, 2), 1240, 56
OFTEN = (("never", "Never"), ("rarely", "Rarely"), ("often", "Often"))
SAYS = {
    "never": "Every hand is clean. Deal for rhythm and speed.",
    "rarely": "One hand in fifteen or so, about as often as at work. You won’t know which.",
    "often": "Every other hand. The rest are clean.",
}
ABOUT = "You deal hand after hand until you leave. No two hands are alike."
HELP = (("coached", "Coached"), ("hints", "Hints"), ("alone", "On your own"))
HELP_SAYS = {
    "coached": "The coach points at each move. These hands don’t count.",
    "hints": "Ctrl H shows a hint. With one, a hand counts as Hard.",
    "alone": "No coach and no hints.",
}
ANYWHERE, SOME = "Anything can go wrong.", "Only what you pick goes wrong."


class AreaTile(Choice):
    """An area that is picked or not: a check mark stands beside its title where it is."""

    barred = True

    def __init__(self, area: AreaChoice, parent: QWidget | None = None) -> None:
        super().__init__(area.title, checkable=True, parent=parent)
        self.setObjectName(f"area-{area.key}")
        tick = Icon("check", 18, "accent")
        policy = tick.sizePolicy()
        policy.setRetainSizeWhenHidden(True)
        tick.setSizePolicy(policy)
        self.setLayout(row(Text(area.title, "label"), None, tick, gap=8, margins=(16, 8, 12, 8)))
        self.settle()
        self.setChecked(area.chosen)
        self.toggled.connect(tick.setVisible)
        tick.setVisible(area.chosen)
        self.setMinimumHeight(TILE)


class FreeScreen(Screen):
    """`often_chosen(key)`, `areas_chosen(keys)` and `help_chosen(level)` tell what is wanted; `dealt` begins."""

    back = Signal()
    often_chosen = Signal(str)
    areas_chosen = Signal(object)
    help_chosen = Signal(str)
    dealt = Signal()

    def __init__(self, view: FreeView, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.go = Button("Take the box", "primary", key="Enter")
        self.go.setObjectName("take-box")
        self.go.clicked.connect(self.dealt)
        bar = TopBar("Free deal", view.house, "", (self.go,))
        bar.back.connect(self.back)
        self.often = Segments(OFTEN, view.often, "Things go wrong")
        self.often.setObjectName("free-often")
        self.often.chosen.connect(self._choose)
        self._says = Text(SAYS[view.often], "body", "text-2", wrap=True)
        self.tiles = {each.key: AreaTile(each) for each in view.areas}
        for tile in self.tiles.values():
            tile.clicked.connect(self._picked)
        self._where = Text("", "body", "text-2", wrap=True)
        self._areas = self._card("Where", self._where, Tiles(tuple(self.tiles.values()), WAYS))
        self.help = Segments(HELP, view.help, "Help")
        self.help.setObjectName("free-help")
        self._helps = Text(HELP_SAYS[view.help], "body", "text-2", wrap=True)
        self.help.chosen.connect(self._choose_help)
        how = Tiles(
            (
                self._card("How often things go wrong", row(self.often, None), self._says, None),
                self._card("Help", row(self.help, None), self._helps, None),
            ),
            (2, 1),
            gap=16,
        )
        cards = (how, self._areas)
        body = holder(column(Text(ABOUT, "body", wrap=True), *cards, None, gap=16, margins=(32, 20, 32, 24)))
        body.setMaximumWidth(WIDTH)
        middle = row(None, body, None, gap=0)
        middle.setStretch(1, 100)
        self.fill(holder(column(bar, Pane(holder(middle), "Free deal"), gap=0)))
        self._tell()

    def _card(self, title: str, *pieces: object) -> Card:
        card = Card()
        card.setLayout(column(Text(title, "heading"), *pieces, gap=12, margins=(24, 18, 24, 22)))  # type: ignore[arg-type]  # pieces of a column
        return card

    @property
    def areas(self) -> tuple[str, ...]:
        """What is picked."""
        return tuple(key for key, tile in self.tiles.items() if tile.isChecked())

    def first_focus(self) -> QWidget:
        return self.go

    def _choose(self, often: str) -> None:
        self._says.setText(SAYS[often])
        self._tell()
        self.often_chosen.emit(often)

    def _choose_help(self, level: str) -> None:
        self._helps.setText(HELP_SAYS[level])
        self.help_chosen.emit(level)

    def _picked(self) -> None:
        self._tell()
        self.areas_chosen.emit(self.areas)

    def _tell(self) -> None:
        """Where nothing goes wrong, nothing can be picked."""
        self._areas.setEnabled(self.often.current != "never")
        self._where.setText(SOME if self.areas else ANYWHERE)
