"""The screen on which a hand is dealt: the table, the palette below, and the conversation with the floor."""

from collections.abc import Mapping
from dataclasses import dataclass

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from trainer.grading.coaching import Coach
from trainer.kernel import gestures as g
from trainer.kernel.cards import card
from trainer.kernel.games import has_board
from trainer.scenarios.palette import ANNOUNCEMENTS, PLANS, REPORTS
from trainer.scenarios.report import NOTHING, Piece, open_question, reports_of_visit
from trainer.ui.kit.layout import column
from trainer.ui.kit.menu import ChoiceMenu, MenuChoice
from trainer.ui.kit.palette import Palette
from trainer.ui.play.acts import ACTS, BY_KEY, MENU_KEYS, ZONE_KEYS
from trainer.ui.play.bar import TableBar
from trainer.ui.play.chip_table import ChipTable, Hand
from trainer.ui.play.coached import Coached
from trainer.ui.play.counts import MayCount, may_count
from trainer.ui.play.cursor import STEPS, CardCursor
from trainer.ui.play.dealing import Dealing
from trainer.ui.play.hands import Hands
from trainer.ui.play.key_sheet import KeySheet
from trainer.ui.play.leaving import Leaving
from trainer.ui.play.looking import Looking
from trainer.ui.play.mouse import Mouse
from trainer.ui.play.not_now import not_now
from trainer.ui.play.nothing import EMPTY, FINER_KEYS, NO_CHIPS, NOT_WALKED
from trainer.ui.play.opening import Opening
from trainer.ui.play.picture_of import HOLD_MS, picture_of
from trainer.ui.play.report_sheet import ReportSheet, sheet_over
from trainer.ui.play.this_hand import ThisHand
from trainer.ui.table.targets import Target
from trainer.ui.table.view import TableView

GO_ON = "Back to your hand."
TAKE_OVER = "You take this hand over as it stands."
STILL_ASKED = "The floor is waiting. Press F to answer, or {seat} again to pitch."
DEAL = "Deal: click a seat or press its number. ? shows every key."
KEY_NAMES = {Qt.Key.Key_Space: "space", Qt.Key.Key_Return: "enter", Qt.Key.Key_Enter: "enter"}


@dataclass(frozen=True, slots=True)
class Heading:
    """What stands in the bar: the house, the drill, which hand, and the stakes. `coach` says how to begin."""

    house: str
    drill: str
    hand: str
    stakes: str
    coach: bool = False


class PlayScreen(QWidget):
    """Deal one hand after another: `open(dealing, heading)`.

    Emits `left` when the trainee leaves the table, `undone` when the last act is to be taken back, `hinted` for a hint,
    `heard` with the gestures that happened.
    """

    left = Signal()
    undone = Signal()
    hinted = Signal()
    heard = Signal(object)

    def __init__(self, view: TableView, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.view = view
        self.bar = TableBar()
        self.palette_ = Palette(ACTS)
        self.prompt = self.bar.prompt
        self.mouse = Mouse(view)
        self.menu: ChoiceMenu | ReportSheet | None = None
        self.chips = ChipTable(view, self.mouse, self)
        self.looking = Looking(view)
        self.dealing: Dealing | None = None
        self.hands: Hands | None = None
        self.opening: Opening | None = None
        self._begins = False
        self._unanswered = False  # the floor's list was closed last: a figure may still be meant for it
        self.coached = Coached(self)
        self.leaving, self.this_hand = Leaving(self), ThisHand(self)
        self.walker = CardCursor()
        self._quiet = QTimer(self, singleShot=True, interval=HOLD_MS + 60)
        self.setLayout(column(self.bar, view, self.palette_, gap=0))
        self.setAccessibleName("The table")
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        view.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._connect()

    def _connect(self) -> None:
        self._quiet.timeout.connect(lambda: self._draw(animate=False))
        self.palette_.acted.connect(self.act)
        self.bar.left.connect(lambda: self.leaving.ask("leave", self.left.emit))
        self.bar.undone.connect(self.undone)
        self.bar.hinted.connect(self.hinted)
        self.bar.keys.connect(self.show_keys)
        self.bar.managed.connect(self.this_hand.open)
        self.bar.over.connect(self.this_hand.ask_over)
        self.bar.looked.connect(self.looking.toggle)
        self.mouse.clicked.connect(self._clicked)
        self.mouse.doubled.connect(self._doubled)
        self.mouse.dragged.connect(self._dragged)
        self.chips.acts.connect(lambda acts: self._do(*acts))
        self.chips.changed.connect(lambda: self._draw(animate=False))

    # --- a hand begins -----------------------------------------------------------------------------------------

    def open(
        self, dealing: Dealing, heading: Heading, counts: MayCount | None = None, coach: Coach | None = None
    ) -> None:
        """Show a hand and let its clock run. `counts` says what may be counted, the house's book if None; a `coach`
        points at each act.
        """
        self.close_hand()
        flop = has_board(dealing.record.setup.game)
        session = dealing.session
        self.dealing, self.hands, self.walker = dealing, Hands(session, flop), CardCursor()
        house = counts or (lambda place: may_count(session.record, session.law, place))
        self.chips.hand = Hand(self.hands, lambda: session.record.table, house)
        dealing.setParent(self)
        dealing.happened.connect(self._happened)
        dealing.refused.connect(self.prompt.hint)
        self._begins = heading.coach and coach is None
        self.coached.coach = coach
        self.bar.show_heading(heading.house, heading.drill, heading.hand, heading.stakes)
        self.setFocus()
        self.leaving.watch()
        self.opening = Opening(self.view, dealing.record, self._begin)

    def _begin(self) -> None:
        if self.dealing is None:
            return
        self._draw(animate=False)
        session = self.dealing.session
        if len(session.record) > session.taken_over:
            self.prompt.hint(GO_ON)
        elif any(isinstance(each.act, g.Pitch) for each in session.record.gestures):
            self.prompt.hint(TAKE_OVER)
        elif self._begins:
            self.prompt.hint(DEAL)
        self.dealing.start()

    def close_hand(self) -> None:
        """Let the hand on the table go; its clock stands still."""
        self.opening = None
        if self.menu is not None:
            self.menu.close_up()
        self._unanswered = False
        self.leaving.away()
        self.this_hand.away()
        self.looking.close()
        self.chips.close_up()
        self.coached.close()
        if self.dealing is not None:
            self.dealing.disconnect(self)
            self.dealing.close()
            self.dealing = self.hands = None

    # --- what the trainee does ---------------------------------------------------------------------------------

    def act(self, name: str) -> None:
        """One act of the palette, by its name."""
        if self.dealing is None or self.hands is None or self._opens():
            return
        if self.menu is not None:  # the floor waits while the dealer's hands do something first
            self.menu.close_up()
        if name != "voice":
            self.chips.close_panels()
        if name == "voice":
            self.chips.speak(self.palette_)
        elif name == "announce":
            self._ask("Announce", ANNOUNCEMENTS, lambda what: self._do(g.Announce(what)))
        elif name == "floor" and self.dealing.record.table.floor:
            self._talk()
        elif name == "next-hand":
            self.leaving.ask("end", lambda: self._act(name))
        else:
            self._act(name)

    def _act(self, name: str) -> None:
        """What is done by the hands."""
        if self.dealing is not None and self.hands is not None:
            self.hands.chips.standing = self.walker.place(self.dealing.record.table)
            self._do(*self.hands.do(name, self.dealing.record.table, self.dealing.last_dealt()))

    def _opens(self) -> bool:
        """The shuffle is still being shown: whatever is pressed goes on with the hand."""
        if self.opening is None or not self.opening.running:
            return False
        self.opening.skip()
        return True

    def _seat(self, number: int, up: bool) -> None:
        assert self.dealing is not None and self.hands is not None
        if self._unanswered:
            self._unanswered = False
            self.prompt.hint(STILL_ASKED.format(seat=number))
            return
        self._do(*self.hands.seat(number, self.dealing.record.table, up))

    def _clicked(self, target: Target, right: bool) -> None:
        if self.dealing is not None and self.hands is not None and not self._opens():
            self._do(*self.hands.click(target, self.dealing.record.table, right, self.mouse.single))

    def _doubled(self, target: Target, right: bool) -> None:
        if self.dealing is None or self.hands is None:
            return
        pitching = target.seat and self.hands.stub_in_hand and not self.hands.chosen
        if pitching or not target.key or target.kind == "stub":
            self._clicked(target, right)
        else:
            self._do(*self.hands.turn_over(target, self.dealing.record.table))

    def _dragged(self, start: Target, end: Target, right: bool) -> None:
        if self.dealing is not None and self.hands is not None and not self._opens():
            self._do(*self.hands.drag(start, end, self.dealing.record.table, right))

    def _do(self, *acts: g.Act) -> None:
        assert self.dealing is not None and self.hands is not None
        self._unanswered = False
        happened = bool(acts) and self.dealing.do(*acts)
        if happened:
            self.walker.card = ""
        self.chips.open_sheet(self.palette_)
        if not acts and self.hands.hint:
            self.prompt.hint(self.hands.hint)
        if not happened and self.dealing is not None:  # else it is drawn already, and moves
            self._draw(animate=bool(acts))

    # --- keys --------------------------------------------------------------------------------------------------

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if self.dealing is None or event.isAutoRepeat() or self._opens():
            return
        looked = self.looking.key(event, self.walker.place(self.dealing.record.table))
        if not looked and not self.chips.key(event):
            self._key(event)

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        self.looking.released(event)

    def _key(self, event: QKeyEvent) -> None:
        assert self.hands is not None
        key, mods = event.key(), event.modifiers()
        name = KEY_NAMES.get(Qt.Key(key), event.text().casefold())
        if Qt.Key.Key_1 <= key <= Qt.Key.Key_9:
            self._seat(key - Qt.Key.Key_0, bool(mods & Qt.KeyboardModifier.ControlModifier))
        elif event.text() == "?":
            self.show_keys()
        elif key == Qt.Key.Key_Escape:
            self.hands.let_go()
            self._draw(animate=False)
        elif key in STEPS or name == "q":
            self._walk(Qt.Key(key), name == "q")
        elif name in BY_KEY and not self._whole_zone(event):
            self.act(BY_KEY[name])
        elif event.text() in FINER_KEYS:
            self.prompt.hint(NO_CHIPS)
        elif name not in BY_KEY:
            super().keyPressEvent(event)

    def _whole_zone(self, event: QKeyEvent) -> bool:
        """With Shift a zone's key takes up all its cards."""
        assert self.dealing is not None and self.hands is not None
        letter = event.text().upper()
        if not event.modifiers() & Qt.KeyboardModifier.ShiftModifier or letter not in ZONE_KEYS:
            return False
        lying = dict(self.dealing.record.table.zones())[ZONE_KEYS[letter]]
        self.hands.choose_all(lying)
        if not lying:
            self.prompt.hint(EMPTY[ZONE_KEYS[letter]])
        self._draw(animate=False)
        return True

    def _walk(self, key: Qt.Key, choose: bool) -> None:
        assert self.dealing is not None and self.hands is not None
        table = self.dealing.record.table
        if not choose:
            self.walker.step(key, table, self.view)
        elif self.walker.held(table):
            self.hands.choose(card(self.walker.card))
        elif self.walker.place(table):
            self.hands.chips.take(self.walker.card, table)
        else:
            self.prompt.hint(NOT_WALKED)
        self._draw(animate=False)

    def show_keys(self) -> None:
        """The key overlay."""
        KeySheet(self, self.view.table.motion.reduced)

    # --- the conversation --------------------------------------------------------------------------------------

    def _talk(self) -> None:
        """Speak to the floor: answer its question, or say what is wanted."""
        assert self.dealing is not None
        record = self.dealing.record
        asked, reports = open_question(record), reports_of_visit(record, len(record))
        if asked and reports:
            self._report(reports[0].what, Piece(asked))
        elif asked:
            self._ask("What happened?", REPORTS, self._report)
        else:
            self._ask("What do you want to do?", PLANS, lambda what: self._do(g.Plan(what)))

    def _report(self, heading: str, asked: Piece | None = None) -> None:
        """Put the report together, or the piece of it that the floor asks for; there is none on nothing."""
        assert self.dealing is not None
        if heading == NOTHING:
            self._do(g.Report(heading, ()))
            return
        self._clear()
        sheet = sheet_over(self, self.dealing.record, heading, asked, self.palette_)
        sheet.reported.connect(lambda told: self._do(g.Report(heading, told)))
        sheet.changed.connect(self.coached.point)
        self._hold(sheet, floor=True)

    def _ask(self, title: str, choices: Mapping[str, str], then: object) -> None:
        self._clear()
        entries = tuple(
            MenuChoice(name, key, words) for key, (name, words) in zip(MENU_KEYS, choices.items(), strict=False)
        )
        menu = ChoiceMenu(self, title, entries, clear=self.palette_)
        menu.chosen.connect(then)
        self._hold(menu, choices in (REPORTS, PLANS))

    def _clear(self) -> None:
        """Close what lies over the table."""
        if self.menu is not None:
            self.menu.close_up()
        self.chips.close_panels()

    def _hold(self, menu: ChoiceMenu | ReportSheet, floor: bool) -> None:
        """This lies over the table now; `floor` where it answers the floor."""
        self.menu, self._unanswered = menu, False
        menu.closed.connect(lambda: self._menu_closed(floor))
        self.coached.point()

    def _menu_closed(self, floor: bool) -> None:
        self.menu, self._unanswered = None, floor
        self.setFocus()
        self.coached.point()

    # --- what is shown -----------------------------------------------------------------------------------------

    def _happened(self, gestures: tuple[g.Gesture, ...]) -> None:
        self._draw(animate=True)
        self.heard.emit(gestures)
        for gesture in gestures:
            self._move_hands(gesture.act)
        if any(isinstance(each.act, g.Ask) for each in gestures) and self.coached.talks:
            self._talk()

    def _move_hands(self, act: g.Act) -> None:
        """Shuffling, cutting and scrambling are seen."""
        if isinstance(act, g.Shuffle):
            self.view.table.riffle()
        elif isinstance(act, g.Cut):
            self.view.table.cut()
        elif isinstance(act, g.Scramble):
            self.view.table.scramble([each.name for each in act.cards])

    def _draw(self, animate: bool) -> None:
        if self.dealing is None or self.hands is None:
            return
        record, hands, taken = self.dealing.record, self.hands, self.dealing.session.taken_over
        chosen, hold = frozenset(each.name for each in hands.chosen), hands.chips.held is not None
        picture = picture_of(record, None, self.dealing.now(), chosen, hold=hold, taken_over=taken)
        self.view.table.show(picture, animate)
        self.looking.refresh()
        self.walker.show(record.table, self.view)
        self.palette_.bar(not_now(record.table, hands, self.dealing.last_dealt()))
        self.palette_.arm(hands.asking or ("pitch" if hands.stub_in_hand else None))
        self.chips.show(self.walker.place(record.table))
        self.prompt.ask(hands.prompt(record.table))
        self.coached.point()
        self._quiet.start()
