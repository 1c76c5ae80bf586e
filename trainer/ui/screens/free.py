"""The free deal: how often things go wrong, and where; then hand after hand."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from trainer.ui.kit.button import Button
from trainer.ui.kit.card import Card, Choice
from trainer.ui.kit.layout import column, holder, row
from trainer.ui.kit.mark import Mark
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
ABOUT = "You deal hand after hand until you leave. No two hands are alike, and every one counts."
ANYWHERE, SOME = "Anything can go wrong.", "Only what you pick goes wrong."


class AreaTile(Choice):
    """An area that is picked or not: a check mark stands beside its title where it is."""

    barred = True

    def __init__(self, area: AreaChoice, parent: QWidget | None = None) -> None:
        super().__init__(area.title, checkable=True, parent=parent)
        self.setObjectName(f"area-{area.key}")
        self._mark = Mark("right")
        line = row(Text(area.title, "label"), None, self._mark, gap=8, margins=(16, 8, 12, 8))
        self.setLayout(line)
        self.settle()
        self.setChecked(area.chosen)
        self.toggled.connect(self._mark.setVisible)
        self._mark.setVisible(area.chosen)
        self.setMinimumHeight(TILE)


class FreeScreen(Screen):
    """`often_chosen(key)` and `areas_chosen(keys)` tell what is wanted; `dealt` begins, `back` leads away."""

    back = Signal()
    often_chosen = Signal(str)
    areas_chosen = Signal(object)
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
        cards = (self._card("How often things go wrong", row(self.often, None), self._says), self._areas)
        body = holder(column(Text(ABOUT, "body", wrap=True), *cards, None, gap=16, margins=(32, 20, 32, 24)))
        body.setMaximumWidth(WIDTH)
        self.fill(holder(column(bar, Pane(holder(row(None, body, None, gap=0)), "Free deal"), gap=0)))
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

    def _picked(self) -> None:
        self._tell()
        self.areas_chosen.emit(self.areas)

    def _tell(self) -> None:
        """Where nothing goes wrong, nothing can be picked."""
        self._areas.setEnabled(self.often.current != "never")
        self._where.setText(SOME if self.areas else ANYWHERE)
