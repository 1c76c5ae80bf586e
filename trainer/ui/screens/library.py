"""The library: cards of hands and questions, a page of them at a time, and what to look for."""

from dataclasses import replace

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QApplication, QBoxLayout, QLineEdit, QWidget

from trainer.study.collection import Asked, Kind, Result
from trainer.ui.kit.button import Button, IconButton
from trainer.ui.kit.icon import Icon
from trainer.ui.kit.layout import column, emptied, holder, row
from trainer.ui.kit.picker import Options, Picker
from trainer.ui.kit.segments import Segments
from trainer.ui.kit.soon import soon
from trainer.ui.kit.text import MIDDLE, Text
from trainer.ui.screens.base import Screen
from trainer.ui.screens.field import named_field
from trainer.ui.screens.library_card import DEAL, FRESH, LibraryCard
from trainer.ui.screens.library_grid import CardGrid
from trainer.ui.screens.library_models import DRAWN, OPEN, CardView, LibraryView
from trainer.ui.table.picture import Picture

TYPED_MS, NARROW, FAULTY = 120, 1000, "faults"
SEARCH = "Search titles you’ve met, topics, areas"
HIDDEN = "Until you deal a hand, you see only its area. Some of these hands are clean."
ORDERS: Options = (("", "By area"), ("latest", "Latest first"))
CURTAINS = {OPEN: ("Close the curtain", "lock"), DRAWN: ("Instructor", "lock")}
LEFT, RIGHT, UP, DOWN = Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down


class LibraryScreen(Screen):
    """`asked(Asked)` when something else is looked for, `acted(what, key)` when something is to be done with a card.

    `laid` tells that other cards are shown, which wait for their `tell`.
    """

    own_keys = (
        ("/", "Search"),
        ("← → ↑ ↓", "From card to card"),
        ("T", "Deal the selected hand"),
        ("R", "Deal a fresh one like it"),
        ("Page ↑ ↓", "Turn the page"),
    )

    asked = Signal(object)
    acted = Signal(str, str)
    laid = Signal()
    folder_opened = Signal()
    curtain_pulled = Signal()

    def __init__(self, view: LibraryView, chosen: str = "", parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.view, self._chosen, self._first = view, chosen, 0
        self.grid = CardGrid()
        self.grid.fits_changed.connect(self._lay)
        self.none = Text("", "body", "text-2", align=MIDDLE)
        self.notes = column(gap=4)
        self._noted = holder(self.notes)
        rows = column(
            self._head(), self._asking(), self._origins(), self._noted, self.none, gap=8, margins=(32, 14, 32, 8)
        )
        rows.addWidget(self.grid, 1)
        self.fill(holder(rows))
        self.show_view(view)

    # --- built once --------------------------------------------------------------------------------------------

    def _head(self) -> QWidget:
        self.kinds = Segments(self.view.kinds, self.view.asked.kind, "Show")
        self.kinds.setObjectName("library-kind")
        self.kinds.chosen.connect(lambda key: self._ask(kind=Kind(key), origin="", faulty=False))
        self.curtain = Button("", "secondary", icon="lock")
        self.curtain.setObjectName("library-curtain")
        self.curtain.clicked.connect(self.curtain_pulled)
        self.folder = Button("Open my folder", "secondary", icon="grid")
        self.folder.setObjectName("library-folder")
        self.folder.clicked.connect(self.folder_opened)
        return holder(row(Text("Library", "display"), self.kinds, None, self.curtain, self.folder, gap=12))

    def _asking(self) -> QWidget:
        asked = self.view.asked
        self.search: QLineEdit = named_field(
            asked.words, "Search the library", "Search titles you’ve met, topics, areas"
        )
        self.search.setObjectName("library-search")
        self.search.textChanged.connect(lambda: soon(self.search, self._typed, TYPED_MS))
        view = self.view
        self.areas = self._picker(view.areas, asked.area, "Area", "area")
        self.games = self._picker(view.games, asked.game, "Game", "game")
        self.houses = self._picker(view.houses, asked.house, "Rulebook", "house")
        self.results = self._picker(view.results, asked.result, "Result", "result")
        self.order = self._picker(ORDERS, "latest" if asked.latest else "", "Order", "latest")
        pickers = row(self.areas, self.games, self.houses, self.results, self.order, None, gap=8)
        self._line = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._line.setContentsMargins(0, 0, 0, 0)
        self._line.setSpacing(8)
        self._line.addWidget(self.search, 1)
        self._line.addWidget(holder(pickers))
        return holder(self._line)

    def _picker(self, options: Options, current: str, name: str, what: str) -> Picker:
        made = Picker(options, current, name)
        made.setObjectName(f"library-{what}")
        values = {"result": Result, "latest": bool}
        made.chosen.connect(lambda key: self._ask(**{what: values.get(what, str)(key)}))
        return made

    def _origins(self) -> QWidget:
        self.origins = Segments(self.view.origins, "", "From")
        self.origins.setObjectName("library-origin")
        self.origins.chosen.connect(self._take_origin)
        self.place = Text("", "label", "text-2", align=MIDDLE, tabular=True)
        self.back, self.on = IconButton("chevl", "Page before"), IconButton("chev", "Next page")
        self.back.clicked.connect(lambda: self.turn(-1))
        self.on.clicked.connect(lambda: self.turn(1))
        return holder(row(self.origins, None, self.place, self.back, self.on, gap=8))

    # --- what is looked for ------------------------------------------------------------------------------------

    def _take_origin(self, key: str) -> None:
        faulty = key == FAULTY
        self._ask(origin="" if faulty else key, faulty=faulty)

    def _typed(self) -> None:
        if self.search.text() != self.view.asked.words:
            self._ask(words=self.search.text())

    def _ask(self, **changes: object) -> None:
        self.look_for(replace(self.view.asked, **changes))  # type: ignore[arg-type]  # names and kinds of Asked

    def look_for(self, asked: Asked) -> None:
        """Have this looked for from now on."""
        self._first, self._chosen = 0, ""
        self.asked.emit(asked)

    def show_view(self, view: LibraryView) -> None:
        """Show this instead; what is chosen stays, where it is still there."""
        self.view = view
        asked: Asked = view.asked
        self.kinds.set_options(view.kinds, asked.kind)
        self.origins.set_options(view.origins, FAULTY if asked.faulty else asked.origin)
        self.areas.options, self.houses.options = view.areas, view.houses
        chosen = {self.areas: asked.area, self.games: asked.game, self.houses: asked.house, self.results: asked.result}
        for picker, key in (chosen | {self.order: "latest" if asked.latest else ""}).items():
            picker.choose(str(key) if key in dict(picker.options) else "")
        if not self.search.hasFocus():
            self.search.setText(asked.words)
        words, icon = CURTAINS.get(view.curtain, ("", "lock"))
        self.curtain.setVisible(bool(words))
        self.curtain.show_as(words, icon)
        self.folder.setVisible(view.folder)
        emptied(self.notes)
        hidden = (HIDDEN,) if asked.kind is Kind.HAND and view.curtain != OPEN and asked.result is Result.NEVER else ()
        for each in (*view.notes, *hidden):
            drawn = Icon("warn" if each in view.notes else "eye", 16, "text-3")
            self.notes.addWidget(holder(row(drawn, Text(each, "label", "text-2", wrap=True), gap=8)))
        self._noted.setVisible(bool(self.notes.count()))
        self.none.setText(view.none)
        self.none.setVisible(bool(view.none))
        if self._chosen in view.keys:
            self._first = view.keys.index(self._chosen)
        self._lay()

    # --- cards -------------------------------------------------------------------------------------------------

    @property
    def cards(self) -> dict[str, LibraryCard]:
        """Those that are shown, by their keys."""
        return {card.view.key: card for card in self.grid.cards}

    @property
    def chosen(self) -> str:
        """The key of the one that keys act on."""
        return self._chosen

    def _lay(self) -> None:
        many, count = self.grid.fits, len(self.view.keys)
        self._first = min(self._first, max(0, count - 1)) // many * many
        shown = self.view.cut(self._first, self._first + many)
        held = self._has_card
        if tuple(card.view for card in self.grid.cards) != shown:
            self.grid.lay([self._card(each) for each in shown])
            self.laid.emit()
        last = min(count, self._first + many)
        self.place.setText(f"{self._first + 1:,}–{last:,} of {count:,}" if count else "None")
        self.back.setEnabled(self._first > 0)
        self.on.setEnabled(last < count)
        self._choose(self._chosen if self._chosen in self.cards else next(iter(self.cards), ""))
        if held and self._chosen in self.cards:
            self.cards[self._chosen].setFocus(Qt.FocusReason.OtherFocusReason)

    def _card(self, view: CardView) -> LibraryCard:
        card = LibraryCard(view, self.view.four_colours)
        card.acted.connect(self._act)
        card.held.connect(self._choose)
        return card

    def _choose(self, key: str) -> None:
        self._chosen = key
        for name, card in self.cards.items():
            card.be(chosen=name == key)

    def _act(self, what: str, key: str) -> None:
        self._choose(key)
        self.acted.emit(what, key)

    def tell(self, key: str, picture: Picture) -> None:
        """The table of a card, if it is still shown."""
        card = self.cards.get(key)
        if card is not None and card.table is not None:
            card.table.tell(picture)

    def turn(self, pages: int) -> None:
        """To another page of cards."""
        first = self._first + pages * self.grid.fits
        if 0 <= first < len(self.view.keys):
            held = self._has_card
            self._first, self._chosen = first, self.view.keys[first]
            self._lay()
            if held:
                self._hold()

    @property
    def _has_card(self) -> bool:
        held = QApplication.focusWidget()
        return held is not None and any(held is card or card.isAncestorOf(held) for card in self.grid.cards)

    def _hold(self) -> None:
        if self._chosen in self.cards:
            self.cards[self._chosen].setFocus(Qt.FocusReason.TabFocusReason)

    # --- keys --------------------------------------------------------------------------------------------------

    def first_focus(self) -> QWidget:
        return self.cards.get(self._chosen, self)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key, steps = event.key(), {LEFT: -1, RIGHT: 1, UP: -self.grid.across, DOWN: self.grid.across}
        acts = {Qt.Key.Key_T: DEAL, Qt.Key.Key_R: FRESH}
        turns = {Qt.Key.Key_PageUp: -1, Qt.Key.Key_PageDown: 1}
        if event.text() == "/":
            self.search.setFocus(Qt.FocusReason.ShortcutFocusReason)
            self.search.selectAll()
        elif key in steps:
            self._step(steps[Qt.Key(key)])
        elif key in turns:
            self.turn(turns[Qt.Key(key)])
        elif key in acts and not event.isAutoRepeat():
            self._press(acts[Qt.Key(key)])
        else:
            super().keyPressEvent(event)

    def _press(self, what: str) -> None:
        card = self.cards.get(self._chosen)
        if card is not None and what in card.buttons:
            card.buttons[what].click()

    def _step(self, by: int) -> None:
        """To the card that many places on, also on another page."""
        keys = self.view.keys
        if not keys:
            return
        now = keys.index(self._chosen) if self._chosen in keys else 0
        place = now + by if self._has_card else now
        if 0 <= place < len(keys):
            self._first, self._chosen = place, keys[place]
            self._lay()
        self._hold()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        ways = QBoxLayout.Direction
        self._line.setDirection(ways.TopToBottom if self.width() < NARROW else ways.LeftToRight)
