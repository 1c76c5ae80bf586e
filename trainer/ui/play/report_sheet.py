"""The report to the floor, put together from streets, seats, acts and figures, by mouse and by keys."""

from collections.abc import Callable, Iterable, Mapping
from typing import TypeVar

from PySide6.QtCore import QPoint, Qt, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence, QMouseEvent
from PySide6.QtWidgets import QGridLayout, QWidget

from trainer.kernel import gestures as g
from trainer.kernel.games import has_board
from trainer.kernel.listed import ended
from trainer.kernel.report_acts import DealerDeed, Deed, Statement
from trainer.scenarios.palette import QUESTIONS, REPORTS
from trainer.scenarios.report import DEALER_DEEDS, DEEDS, Piece, headings, said, when
from trainer.ui.kit.button import Button
from trainer.ui.kit.card import Choice
from trainer.ui.kit.keycap import KeyCap
from trainer.ui.kit.layout import column, holder, row
from trainer.ui.kit.paint import RADIUS_M
from trainer.ui.kit.sheet import SideSheet
from trainer.ui.kit.text import Text
from trainer.ui.play.acts import MENU_KEYS
from trainer.ui.play.pointing import Pointer
from trainer.ui.play.report_deed import DEALER, OTHERS, TENTH
from trainer.ui.play.report_draft import ADD, GO, HEADING, HUNDREDS, NO_ONE, Draft, Page
from trainer.ui.play.report_keys import BET_KEYS, DEALER_KEYS, OTHER_KEYS, SHORT, TURN_OVER
from trainer.ui.play.report_way import towards

D = TypeVar("D", Deed, DealerDeed)
MOST_CARDS, F_KEYS = 6, ("F1", "F2", "F3", "F4", "F5")
PAD = ("1", "2", "3", "4", "5", "6", "7", "8", "9", "0", HUNDREDS)
PAGES: Mapping[Page, str] = {
    HEADING: "What",
    Piece.STREET: "Street",
    Piece.WHO: "Who",
    Piece.BOARD: "Board",
    Piece.SINCE: "Since",
}
ASKS: Mapping[Page, str] = {HEADING: QUESTIONS["what-happened"], **{each: QUESTIONS[each] for each in Piece}}
TURNING, NEXT, DONE = (Qt.Key.Key_Left, Qt.Key.Key_Right), "Next", "Report it"
KINDS = {HEADING: ("what",), Piece.STREET: ("part",), Piece.BOARD: ("cards",), Piece.SINCE: ("since", NO_ONE)}
"""The kinds of names that keys press on a page."""
NONE_YET = "Nothing reported yet."
BETS, NO_BETS = "Bets", "Not a bet"
"""Under these names the lists of a player's deeds are turned to."""


class ReportSheet(SideSheet):
    """Emits `reported(statements)`, and `changed` after every other press; Esc closes.

    A page for each piece, and F1 to F5 open them; Enter goes on, and reports at the end. Its button is lit once the
    page is answered. `entries` are all that can be pressed, each with its key in `keys`. It lies on the `dock`, so that
    the whole table is seen; `seat_at` says which seat lies at a point of the screen, and a click on one names it.
    """

    reported = Signal(tuple)
    changed = Signal()

    def __init__(self, over: QWidget, dock: QWidget, draft: Draft, seat_at: Callable[[QPoint], int]) -> None:
        super().__init__(over, dock, ASKS[draft.page])
        self.draft, self._seat_at = draft, seat_at
        self._made: dict[str, tuple[QWidget, str]] = {}
        self._pages = {each: self._page(each) for each in draft.pages}
        self._title = Text("", "heading")
        named = zip(draft.pages, F_KEYS, strict=False) if draft.asked is None else ()
        tabs = [self._small(f"page:{page}", PAGES[page], key) for page, key in named]
        self._tabs = holder(row(*tabs, None, gap=5))
        self._foot = self._footing()
        head = row(self._title, None, self.way_out(narrow=True), gap=8)
        self.lay(column(self._tabs, *self._pages.values(), None, gap=8), column(self._foot), head)
        self._show()
        self.appear()

    # --- how it is made ----------------------------------------------------------------------------------------

    def _page(self, page: Page) -> QWidget:
        made = {
            HEADING: self._headings,
            Piece.STREET: self._streets,
            Piece.WHO: self._who,
            Piece.BOARD: self._board,
            Piece.SINCE: self._since,
        }
        return made[page]()

    def _headings(self) -> QWidget:
        entries = zip(headings(board=has_board(self.draft.game)).items(), MENU_KEYS, strict=False)
        return holder(self._grid(2, (self._entry(f"what:{name}", words, key) for (name, words), key in entries)))

    def _streets(self) -> QWidget:
        parts = enumerate(self.draft.parts, 1)
        return holder(self._grid(2, (self._entry(f"part:{part}", when(part), str(key)) for key, part in parts)))

    def _who(self) -> QWidget:
        who = row(self._small(DEALER, "Dealer", "D"), *self._numbers("seat", self.draft.seats), None, gap=4)
        buttoned = has_board(self.draft.game)
        keys = {each: key for each, key in BET_KEYS.items() if buttoned or each is not Deed.HAS_BUTTON}
        self._bets = holder(self._deed_grid(3, DEEDS, keys))
        self._others = holder(self._deed_grid(3, DEEDS, OTHER_KEYS))
        self._dealers = holder(self._deed_grid(2, DEALER_DEEDS, DEALER_KEYS))
        pad = ((each, "." if each == HUNDREDS else each) for each in PAD)
        figures = [self._small(f"pad:{each}", each, key, f"Digit {each}") for each, key in pad]
        self._pad = holder(row(*figures, None, gap=4))
        return holder(column(who, self._bets, self._others, self._dealers, self._pad, gap=8))

    def _deed_grid(self, across: int, words: Mapping[D, tuple[str, str]], keys: Mapping[D, str]) -> QGridLayout:
        labels = ((deed, key, SHORT.get(deed, words[deed][0])) for deed, key in keys.items())
        return self._grid(across, (self._entry(f"deed:{deed}", label, key, tight=True) for deed, key, label in labels))

    def _board(self) -> QWidget:
        return holder(row(*self._numbers("cards", range(MOST_CARDS + 1)), None, gap=4))

    def _since(self) -> QWidget:
        seats = self._numbers("since", self.draft.seats)
        return holder(row(self._small(NO_ONE, "No one", "N"), *seats, None, gap=4))

    def _footing(self) -> QWidget:
        self.line = Text("", "label", wrap=True)
        self.add = self._small(ADD, "And more", "+", "Add this, then report what else was done")
        self.turn = self._small(OTHERS, NO_BETS, TURN_OVER, "Open the other list of what players do")
        self.go = Button(NEXT, "primary", key="Enter")
        self.go.clicked.connect(lambda: self.press(GO))
        self._made[GO] = (self.go, "Enter")
        return holder(column(self.line, row(self.add, self.turn, None, self.go, gap=8), gap=8))

    def _grid(self, across: int, entries: Iterable[QWidget]) -> QGridLayout:
        grid = QGridLayout()
        grid.setSpacing(5)
        grid.setContentsMargins(0, 0, 0, 0)
        for place, entry in enumerate(entries):
            grid.addWidget(entry, place // across, place % across)
        for number in range(across):
            grid.setColumnStretch(number, 1)
        return grid

    def _entry(self, name: str, label: str, key: str, tight: bool = False) -> QWidget:
        entry = Choice(f"{label}, key {key}", checkable=True, radius=RADIUS_M)
        words = Text(label, "caption", wrap=not tight)
        laid = words if tight else holder(column(None, words, None, gap=0))
        entry.setLayout(row(KeyCap(key), laid, *([None] if tight else []), gap=6, margins=(6, 3, 3, 3)))
        entry.settle()
        entry.clicked.connect(lambda _on=False: self.press(name))
        self._made[name] = (entry, key)
        return entry

    def _numbers(self, kind: str, numbers: Iterable[int]) -> list[QWidget]:
        words = "{} on the board" if kind == "cards" else "Seat {}"
        return [self._small(f"{kind}:{each}", str(each), str(each % 10), words.format(each)) for each in numbers]

    def _small(self, name: str, label: str, key: str, told: str = "") -> Button:
        shown = label if key.isdecimal() or key in F_KEYS else f"{label} ({key})"
        button = Button(shown, "small", name=told or label)
        button.clicked.connect(lambda _on=False: self.press(name))
        self._made[name] = (button, key)
        return button

    # --- what is pressed ---------------------------------------------------------------------------------------

    @property
    def entries(self) -> list[QWidget]:
        """All that can be pressed."""
        return [widget for widget, _ in self._made.values()]

    @property
    def keys(self) -> tuple[str, ...]:
        """The key of each."""
        return tuple(key for _, key in self._made.values())

    def place_of(self, name: str) -> int:
        """Which of them has that name."""
        return list(self._made).index(name)

    def words_of(self, name: str) -> str:
        """What stands on it."""
        return self._made[name][0].accessibleName().partition(", key")[0]

    def press(self, name: str) -> None:
        """One press by its name."""
        if self.draft.press(name):
            told: tuple[Statement, ...] = self.draft.told
            self.close_up()
            self.reported.emit(told)
        else:
            self._show()

    def _show(self) -> None:
        draft = self.draft
        for page, widget in self._pages.items():
            widget.setVisible(page == draft.page)
        whole = draft.page != HEADING or bool(draft.heading)
        self._tabs.setVisible(whole and draft.asked is None)
        self._foot.setVisible(whole)
        if draft.page == Piece.WHO or Piece.WHO in self._pages:
            player, bets = not draft.begun.dealer, draft.begun.bets
            self._bets.setVisible(player and bets)
            self._others.setVisible(player and not bets)
            self._dealers.setVisible(draft.begun.dealer)
            self._pad.setVisible(draft.begun.counts)
        self._title.setText(ASKS[draft.page])
        self.setAccessibleName(self._title.text())
        self._choose()
        about = [f"{REPORTS[draft.heading]}."] if draft.heading and draft.asked is None else []
        words = [*about, *map(said, draft.told), *([draft.begun.pending] if draft.begun.pending else [])]
        self.line.setText(" ".join(words) or NONE_YET)
        self.add.setVisible(bool(draft.begun.pending))
        self.turn.setVisible(draft.page == Piece.WHO and not draft.begun.dealer)
        self.turn.setText(f"{NO_BETS if draft.begun.bets else BETS} ({TURN_OVER})")
        self.go.setText(DONE if draft.last else NEXT)
        self.go.set_lit(draft.answered)
        if self.isVisible():
            self.place()
            self.changed.emit()

    def _choose(self) -> None:
        """Show what is taken."""
        draft = self.draft
        chosen = {f"page:{draft.page}", f"what:{draft.heading}", f"part:{draft.part}", f"cards:{draft.cards}"}
        chosen |= {f"seat:{draft.begun.seat}", f"deed:{draft.begun.deed}", *(f"since:{each}" for each in draft.since)}
        chosen |= {name for name, on in ((NO_ONE, draft.no_one), (DEALER, draft.begun.dealer)) if on}
        for name, (widget, _) in self._made.items():
            if isinstance(widget, Choice):
                widget.setChecked(name in chosen)
            elif isinstance(widget, Button) and name != GO:
                widget.set_chosen(name in chosen)

    # --- events ------------------------------------------------------------------------------------------------

    def first_focus(self) -> QWidget:
        return self

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """A click on a seat of the table names it, or says to which one it was done; beside everything it closes."""
        kind = {Piece.WHO: "seat", Piece.SINCE: "since"}.get(self.draft.page)  # type: ignore[call-overload]
        seat = self._seat_at(event.position().toPoint()) if kind else 0
        if seat and kind == "seat" and self.draft.begun.asks_whom:
            self.press(f"pad:{seat % TENTH}")
        elif seat:
            self.press(f"{kind}:{seat}")
        else:
            super().mousePressEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = event.key()
        if key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.press(GO)
        elif key == Qt.Key.Key_Backspace:
            self.draft.erase()
            self._show()
        elif key in TURNING and self.draft.asked is None and self.draft.heading:
            self._turn(1 if key == Qt.Key.Key_Right else -1)
        elif (name := self._named(event.text().upper() or QKeySequence(key).toString())) is not None:
            self.press(name)
        else:
            super().keyPressEvent(event)

    def _turn(self, by: int) -> None:
        pages = self.draft.pages
        self.press(f"page:{pages[(pages.index(self.draft.page) + by) % len(pages)]}")

    def _named(self, key: str) -> str | None:
        """What a key presses on the page that is open."""
        kinds = ("page",) if key in F_KEYS else KINDS.get(self.draft.page) or self._of_who(key)
        fits = (name for name, (_, own) in self._made.items() if own == key and name.partition(":")[0] in kinds)
        return next((name for name in fits if self._made[name][0].isVisible()), None)

    def _of_who(self, key: str) -> tuple[str, ...]:
        """The kinds of names that a key presses among who did what: a figure is an amount once there is a deed."""
        if key.isdecimal() or key == ".":
            return ("pad",) if self.draft.begun.pending else ("seat",)
        return ("deed", DEALER, OTHERS, ADD)


def next_press(sheet: ReportSheet, report: g.Report) -> Pointer:
    """What is pressed next towards that report."""
    name = towards(sheet.draft, report.told or (), report.what)
    place = sheet.place_of(name)
    words = sheet.go.text() if name == GO else sheet.words_of(name)
    return Pointer(ended(f"Choose \u201c{words}\u201d"), "Click it", (sheet.keys[place],), entry=place)
