"""The report to the floor, put together from streets, seats, acts and figures, by mouse and by keys."""

from collections.abc import Iterable, Mapping

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QGridLayout, QWidget

from trainer.kernel import gestures as g
from trainer.kernel.games import has_board
from trainer.kernel.report_acts import Deed, Statement
from trainer.rules.record import Record
from trainer.scenarios.palette import QUESTIONS, REPORTS
from trainer.scenarios.report import DEEDS, Piece, parts_of, said, when
from trainer.ui.kit.button import Button
from trainer.ui.kit.card import Choice
from trainer.ui.kit.keycap import KeyCap
from trainer.ui.kit.layout import column, holder, row
from trainer.ui.kit.paint import RADIUS_M
from trainer.ui.kit.sheet import LowSheet
from trainer.ui.kit.text import Text
from trainer.ui.play.pointing import Pointer
from trainer.ui.play.report_draft import GO, NO_ONE, Draft

WIDE, ACROSS, MOST_CARDS = 960, 6, 6
PAD = "1234567890"
PAGES: Mapping[Piece, str] = {
    Piece.STREET: "Street",
    Piece.WHO: "Who did what",
    Piece.BOARD: "Cards on the board",
    Piece.SINCE: "Acted since",
}
DEED_KEYS: Mapping[Deed, str] = {
    Deed.PUT_IN: "P",
    Deed.SAID_BET: "B",
    Deed.SAID_CALL: "C",
    Deed.MEANT_CALL: "L",
    Deed.SAID_RAISE: "R",
    Deed.MEANT_RAISE: "M",
    Deed.SAID_ALL_IN: "A",
    Deed.SAID_NUMBER: "N",
    Deed.CHECKED: "K",
    Deed.FOLDED: "F",
    Deed.TOOK_BACK: "T",
    Deed.SHOWED: "S",
    Deed.ASKED: "Q",
    Deed.HOLDS: "H",
    Deed.HAS_BUTTON: "D",
    Deed.HONEST: "E",
    Deed.SHOT: "G",
}
"""The same in every hand, whatever is wrong: what was seen and what somebody might make of it, side by side."""
BACK_KEYS, NEXT, DONE, ADD = (Qt.Key.Key_Left, Qt.Key.Key_Right), "Next", "Report it", "Add"
SHORT = {Deed.ASKED: "asked", Deed.HONEST: "honest mistake"}
KINDS = {Piece.STREET: ("part",), Piece.BOARD: ("cards",), Piece.SINCE: ("since", NO_ONE)}
"""The kinds of names that keys press on a page."""
NONE_YET = "Nothing yet."


class ReportSheet(LowSheet):
    """Emits `reported(statements)`, and `changed` after every other press; Esc closes.

    A page for each piece; Enter goes on, and reports at the end. `heading` is what it is about. `entries` are all that
    can be pressed, each with its key in `keys`. Stands above `clear`.
    """

    reported = Signal(tuple)
    changed = Signal()

    def __init__(self, over: QWidget, heading: str, draft: Draft, clear: int | QWidget = 112) -> None:
        title = REPORTS.get(heading, heading) if draft.asked is None else QUESTIONS[draft.asked]
        super().__init__(over, WIDE, title, clear)
        self.heading, self.draft = heading, draft
        self._made: dict[str, tuple[QWidget, str]] = {}
        tabs = [self._small(f"page:{page}", PAGES[page], "") for page in draft.pages if draft.asked in (None, page)]
        self._pages = {each: self._page(each) for each in draft.pages}
        self.line = Text("", "body", wrap=True)
        self.go = Button(NEXT, "primary", key="Enter")
        self.go.clicked.connect(lambda: self.press(GO))
        self._made[GO] = (self.go, "Enter")
        head = row(Text(title, "heading"), None, Text("Esc to close", "caption", "text-3"))
        foot = row(self.line, self.go, gap=12)
        foot.setStretch(0, 1)
        self.lay(column(row(*tabs, None, gap=6), *self._pages.values(), gap=10), foot, head)
        self._show()
        self.appear()

    # --- how it is made ----------------------------------------------------------------------------------------

    def _page(self, piece: Piece) -> QWidget:
        made = {Piece.STREET: self._streets, Piece.WHO: self._deeds, Piece.BOARD: self._board}
        return made.get(piece, self._since)()

    def _streets(self) -> QWidget:
        parts = enumerate(self.draft.parts, 1)
        return holder(
            column(self._grid(self._entry(f"part:{part}", when(part), str(key)) for key, part in parts), None)
        )

    def _deeds(self) -> QWidget:
        seats = row(Text("Seat", "label", "text-2"), *self._numbers("seat", self.draft.seats), None, gap=6)
        labels = {deed: SHORT.get(deed, DEEDS[deed][0]) for deed in DEED_KEYS}
        deeds = self._grid(self._entry(f"deed:{deed}", label, DEED_KEYS[deed]) for deed, label in labels.items())
        self._pad = holder(row(Text("Amount", "label", "text-2"), *self._numbers("pad", map(int, PAD)), None, gap=6))
        return holder(column(seats, deeds, self._pad, gap=8))

    def _board(self) -> QWidget:
        return holder(row(*self._numbers("cards", range(MOST_CARDS + 1)), None, gap=6))

    def _since(self) -> QWidget:
        seats = self._numbers("since", self.draft.seats)
        return holder(row(self._small(NO_ONE, "No one", "N"), *seats, None, gap=6))

    def _grid(self, entries: Iterable[QWidget]) -> QGridLayout:
        grid = QGridLayout()
        grid.setSpacing(6)
        for place, entry in enumerate(entries):
            grid.addWidget(entry, place // ACROSS, place % ACROSS)
        for number in range(ACROSS):
            grid.setColumnStretch(number, 1)
        return grid

    def _entry(self, name: str, label: str, key: str) -> QWidget:
        entry = Choice(f"{label}, key {key}", checkable=True, radius=RADIUS_M)
        entry.setLayout(row(KeyCap(key), Text(label, "caption"), None, gap=8, margins=(8, 4, 6, 4)))
        entry.settle()
        entry.clicked.connect(lambda _on=False: self.press(name))
        self._made[name] = (entry, key)
        return entry

    def _numbers(self, kind: str, numbers: Iterable[int]) -> list[QWidget]:
        words = {"cards": "{} on the board", "pad": "Figure {}"}.get(kind, "Seat {}")
        return [self._small(f"{kind}:{each}", str(each), str(each % 10), words.format(each)) for each in numbers]

    def _small(self, name: str, label: str, key: str, told: str = "") -> QWidget:
        button = Button(f"{label} ({key})" if key.isalpha() else label, "small", name=told or label)
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
        for piece, page in self._pages.items():
            page.setVisible(piece is draft.page)
        self._pad.setVisible(draft.counts)
        chosen = {f"page:{draft.page}", f"part:{draft.part}", f"cards:{draft.cards}", f"seat:{draft.seat}"}
        chosen |= {
            f"deed:{draft.deed}",
            *(f"since:{each}" for each in draft.since),
            *([NO_ONE] if draft.no_one else []),
        }
        for name, (widget, _) in self._made.items():
            if isinstance(widget, Choice):
                widget.setChecked(name in chosen)
            elif isinstance(widget, Button) and name != GO:
                widget.set_chosen(name in chosen)
        words = [*map(said, draft.told), *([draft.pending] if draft.pending else [])]
        self.line.setText(" ".join(words) or NONE_YET)
        last = draft.asked is not None or draft.page is draft.pages[-1]
        self.go.setText(ADD if draft.pending else DONE if last else NEXT)
        if self.isVisible():
            self.place()
            self.changed.emit()

    # --- events ------------------------------------------------------------------------------------------------

    def first_focus(self) -> QWidget:
        return self

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = event.key()
        if key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.press(GO)
        elif key == Qt.Key.Key_Backspace:
            self.draft.erase()
            self._show()
        elif key in BACK_KEYS and self.draft.asked is None:
            self._turn(1 if key == Qt.Key.Key_Right else -1)
        elif (name := self._named(event.text().upper())) is not None:
            self.press(name)
        else:
            super().keyPressEvent(event)

    def _turn(self, by: int) -> None:
        pages = self.draft.pages
        self.press(f"page:{pages[(pages.index(self.draft.page) + by) % len(pages)]}")

    def _named(self, key: str) -> str | None:
        """What a key presses on the page that is open."""
        draft = self.draft
        of_a_deed = "deed" if key.isalpha() else "pad" if draft.deed and draft.seat else "seat"
        kinds = KINDS.get(draft.page, (of_a_deed,))
        fits = (name for name, (_, own) in self._made.items() if own == key and name.partition(":")[0] in kinds)
        return next(fits, None)


def next_press(sheet: ReportSheet, report: g.Report) -> Pointer:
    """What is pressed next towards that report."""
    name = sheet.draft.towards(report.told or ())
    place = sheet.place_of(name)
    words = sheet.go.text() if name == GO else sheet.words_of(name)
    return Pointer(f"Choose \u201c{words}\u201d.", "Click it", (sheet.keys[place],), entry=place)


def sheet_over(page: QWidget, record: Record, heading: str, asked: Piece | None, clear: QWidget) -> ReportSheet:
    """The sheet for a report on the hand that is being dealt."""
    seats = tuple(each.number for each in record.setup.seats)
    game = record.setup.game
    return ReportSheet(page, heading, Draft(parts_of(game), seats, has_board(game), asked), clear)
