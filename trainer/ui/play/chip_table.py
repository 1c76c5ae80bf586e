"""Chips on the play screen: taken up, carried, changed on a sheet, counted where one may, and spoken of."""

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import QEvent, QObject, QPoint, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QWidget

from trainer.kernel import gestures as g
from trainer.kernel.happen_chips import chips_at
from trainer.kernel.table import Table
from trainer.ui.play.change_sheet import ChangeSheet
from trainer.ui.play.chip_moves import chips_words, place_name, place_target
from trainer.ui.play.counts import MayCount
from trainer.ui.play.hands import Hands
from trainer.ui.play.mouse import Mouse
from trainer.ui.play.voice_panel import VoicePanel
from trainer.ui.play.voices import dealer_says
from trainer.ui.table.picture import pot_place
from trainer.ui.table.targets import Target
from trainer.ui.table.view import TableView

HOVER_MS = 450
FINER = {"+": 1, "-": -1, "−": -1}
NEXT = {".": 1, ",": -1}
GRIP = "Drag by these dots to move all the chips."
DROPS = ("seat", "pot", "rack", "bet", "stack", "chips")


@dataclass(frozen=True, slots=True)
class Hand:
    """What chips on the screen need of a running hand."""

    hands: Hands
    table: Callable[[], Table]
    may_count: MayCount


class ChipTable(QObject):
    """Watches a view on which a hand is dealt. `acts(acts)` are to be done, `changed` says that something is in hand.

    What it draws follows the same for every hand: nothing here knows what is right.
    """

    acts = Signal(object)
    changed = Signal()

    def __init__(self, view: TableView, mouse: Mouse, over: QWidget) -> None:
        super().__init__(over)
        self._view, self._mouse, self._over = view, mouse, over
        self.hand: Hand | None = None
        self.sheet: ChangeSheet | None = None
        self.voice: VoicePanel | None = None
        self._pointed, self._by_grip = "", False
        self._hover = QTimer(self, singleShot=True, interval=HOVER_MS)
        self._hover.timeout.connect(self._tell_pointed)
        mouse.taken.connect(self._taken)
        mouse.carried.connect(self._carried)
        mouse.wheeled.connect(self._wheeled)
        view.viewport().installEventFilter(self)

    # --- the mouse ---------------------------------------------------------------------------------------------

    def _taken(self, start: Target, whole: bool) -> None:
        if self.hand is not None:
            self._untell()
            self.hand.hands.chips.pick_up(start, self.hand.table(), self._mouse.single, whole)
            self._lift()

    def _lift(self) -> None:
        assert self.hand is not None
        held, view = self.hand.hands.chips.held, self._view
        if held is not None:
            at = view.mapToScene(view.viewport().mapFromGlobal(view.cursor().pos()))
            view.table.lift_chips(held.place, held.chips.piles, at, chips_words(held.chips))

    def _carried(self, at: QPoint) -> None:
        """Show where the chips would go."""
        target = self._view.target_at(at)
        shown = place_target(target.chips_at) if target.kind == "chips" else target
        self._view.table.set_focus(shown if shown.kind in DROPS else None)

    def _wheeled(self, target: Target, steps: int) -> None:
        if self.hand is None:
            return
        chips, table = self.hand.hands.chips, self.hand.table()
        if self._mouse.carries_chips:
            chips.more(steps, table, least=1)
            self._lift()
        elif target.kind == "pot" and chips.held is not None and chips.held.place == target.chips_at:
            self.acts.emit(chips.share(table))
        elif target.kind == "chips":
            chips.wheel(target, steps, table)
        self.changed.emit()

    # --- the keyboard ------------------------------------------------------------------------------------------

    def key(self, event: QKeyEvent) -> bool:
        """Keys that only chips in the hand know: more or fewer, the next pile, a share, a typed amount."""
        if self.hand is None:
            return False
        chips, table, text = self.hand.hands.chips, self.hand.table(), event.text()
        if text == "0" and chips.asking:
            self.acts.emit(self.hand.hands.seat(0, table))
        elif chips.asking == "amount" and event.key() == Qt.Key.Key_Backspace:
            chips.erase()
        elif chips.held is None or not self._finer(text):
            return False
        self.changed.emit()
        return True

    def _finer(self, text: str) -> bool:
        assert self.hand is not None
        chips, table = self.hand.hands.chips, self.hand.table()
        if text in FINER:
            chips.more(FINER[text], table)
        elif text in NEXT:
            chips.next_pile(NEXT[text], table)
        elif text == "/":
            self.acts.emit(chips.share(table))
        elif text == "=":
            chips.type_amount()
        return bool(text) and text in (*FINER, *NEXT, "/", "=")

    # --- the voice ---------------------------------------------------------------------------------------------

    def speak(self, clear: QWidget) -> None:
        """Open the voice panel above `clear`, or close it."""
        if self.voice is not None:
            self.voice.close_up()
        elif self.hand is not None:
            seats = tuple(seat.number for seat in self.hand.table().seats)
            self.voice = VoicePanel(self._over, seats, dealer_says, clear)
            self.voice.said.connect(lambda act: self.acts.emit((act,)))
            self.voice.counting.connect(self._count)
            self.voice.closed.connect(self._voice_closed)
            self.changed.emit()

    def _count(self) -> None:
        assert self.hand is not None
        self.acts.emit(self.hand.hands.do("count", self.hand.table()))

    def _voice_closed(self) -> None:
        self.voice = None
        self._over.setFocus()
        self.changed.emit()

    # --- the change sheet --------------------------------------------------------------------------------------

    def open_sheet(self, clear: QWidget) -> bool:
        """Open the change sheet if a change was begun."""
        if self.hand is None or (exchange := self.hand.hands.chips.exchange) is None:
            return False
        table = self.hand.table()
        self.hand.hands.chips.let_go()
        names = place_name(exchange.place, table), place_name(exchange.other, table)
        lying = chips_at(table, exchange.place), chips_at(table, exchange.other)
        self.sheet = ChangeSheet(self._over, names, lying, exchange.give, clear)
        one, other = exchange.place, exchange.other
        self.sheet.changed.connect(lambda give, take: self.acts.emit((g.Trade(one, give, other, take),)))
        self.sheet.closed.connect(self._sheet_closed)
        return True

    def _sheet_closed(self) -> None:
        self.sheet = None
        self._over.setFocus()

    def close_up(self) -> None:
        """Nothing is in the hand and no sheet is open any more."""
        self._untell()
        self._view.table.tell("held", "", Target("felt"))
        self.close_panels()
        self.hand = None

    def close_panels(self) -> None:
        """Close the change sheet and the voice panel."""
        for panel in (self.sheet, self.voice):
            if panel is not None:
                panel.close_up()

    # --- what is told ------------------------------------------------------------------------------------------

    def show(self, standing: str) -> None:
        """Tell what is in the hand, and what the place comes to on which the cursor stands, where that may be told."""
        if self.hand is None:
            return
        held = self.hand.hands.chips.held
        if not self._mouse.carries_chips:
            words = chips_words(held.chips) if held else ""
            self._view.table.tell("held", words, place_target(held.place) if held else Target("felt"))
        if standing and not (held and held.place == standing):
            self._tell(standing)
        elif not self._pointed:
            self._untell()

    def eventFilter(self, _: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Leave:
            self._point_at("", grip=False)
        elif isinstance(event, QMouseEvent) and event.type() == QEvent.Type.MouseMove:
            still = event.buttons() == Qt.MouseButton.NoButton
            at = event.position().toPoint()
            place = self._view.target_at(at).chips_at if still else ""
            self._point_at(place, grip=self._view.table.grip_at(self._view.mapToScene(at)))
        return False

    def _point_at(self, place: str, *, grip: bool) -> None:
        """The pointer is over chips of a place, or over the dots beside them by which all are taken."""
        if (place, grip) == (self._pointed, self._by_grip):
            return
        self._pointed, self._by_grip = place, grip
        self._untell()
        if place not in ("", "rack"):
            self._hover.start()
        else:
            self._hover.stop()

    def _tell_pointed(self) -> None:
        if not self._pointed or self.hand is None or self.hand.hands.chips.held is not None:
            return
        if self._by_grip and chips_at(self.hand.table(), self._pointed):
            self._view.table.tell("told", GRIP, place_target(self._pointed))
        else:
            self._tell(self._pointed)

    def _tell(self, place: str) -> None:
        """What it comes to, where the house lets a dealer count it; else that it is not counted, and the paragraph."""
        assert self.hand is not None
        chips = chips_at(self.hand.table(), place) if place != "rack" and _is_there(place, self.hand.table()) else None
        if not chips:
            self._untell()
            return
        counted = self.hand.may_count(place)
        told = self._view.table.picture.tells(place)  # it stands beside the chips already
        words = f"{chips.amount:,} · {counted.says}" if counted.allowed and not told else counted.says
        self._view.table.tell("told", words, place_target(place))

    def _untell(self) -> None:
        self._view.table.tell("told", "", Target("felt"))


def _is_there(place: str, table: Table) -> bool:
    return place.startswith(("bet", "stack")) or place in [pot_place(n) for n in range(len(table.pots))]
