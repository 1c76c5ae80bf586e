"""The screen on which a hand is dealt: the table, the palette below, and the conversation with the floor."""

from collections.abc import Mapping
from dataclasses import replace

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from trainer.grading.coaching import Coach
from trainer.kernel import gestures as g
from trainer.kernel.cards import card
from trainer.kernel.games import has_board
from trainer.rules.record import Record
from trainer.scenarios.palette import ANNOUNCEMENTS, PLANS
from trainer.scenarios.report import open_question
from trainer.ui.kit.layout import column, row
from trainer.ui.kit.menu import ChoiceMenu, MenuChoice
from trainer.ui.kit.palette import Palette
from trainer.ui.kit.soon import soon
from trainer.ui.play.acts import ACTS, BY_KEY, MENU_KEYS, ZONE_KEYS
from trainer.ui.play.answering import Answering
from trainer.ui.play.bar import Heading, TableBar
from trainer.ui.play.chip_table import ChipTable, Hand
from trainer.ui.play.coached import Coached
from trainer.ui.play.counts import MayCount, may_count
from trainer.ui.play.cursor import STEPS, CardCursor, name_of
from trainer.ui.play.dealing import Dealing
from trainer.ui.play.hands import Hands
from trainer.ui.play.key_sheet import KeySheet
from trainer.ui.play.leaving import Leaving
from trainer.ui.play.looking import Looking
from trainer.ui.play.mouse import Mouse
from trainer.ui.play.moved import move_hands, told_of
from trainer.ui.play.not_now import not_now
from trainer.ui.play.nothing import EMPTY, FINER_KEYS, HANDS_FIRST, NO_CHIPS, NOT_WALKED
from trainer.ui.play.opening import Opening
from trainer.ui.play.picture_of import HOLD_MS, picture_of
from trainer.ui.play.report_sheet import ReportSheet
from trainer.ui.play.reporting import Reporting
from trainer.ui.play.this_hand import ThisHand
from trainer.ui.play.waiting import waited_for, wanted
from trainer.ui.table.targets import Target
from trainer.ui.table.view import TableView

GO_ON, TAKE_OVER = "Back to your hand.", "You take over the hand from here."
STILL_ASKED = "The floor is waiting. Press F to answer, or press {seat} again to pitch."
TO_ALL = "Announce to the whole table"
DEAL = "Deal: click a seat or press its number. Press ? for the keys."


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
        self.answering = Answering(self)
        self.walker = CardCursor()
        self._quiet = QTimer(self, singleShot=True, interval=HOLD_MS + 60)
        self.reporting = Reporting(self)
        self.setLayout(column(self.bar, row(column(view, self.palette_, gap=0), self.reporting.dock, gap=0), gap=0))
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
        self.prompt.dropped.connect(self._let_go)
        self.looking.turned.connect(self.coached.point)
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
        self.bar.show_heading(heading)
        self.setFocus()
        self.leaving.watch()
        by_hand = coach is not None and coach.guided and len(session.record) == session.taken_over
        self.palette_.bar({})
        self.opening = Opening(self.view, dealing.record, self._begin, self._point if by_hand else None)
        self._point()

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
        self.reporting.away()
        self.leaving.away()
        self.this_hand.away()
        self.looking.close()
        self.chips.close_up()
        self.coached.close()
        if self.dealing is not None:
            self.dealing.disconnect(self)
            self.dealing.close()
            self.dealing = self.hands = None
        self.answering.show()

    # --- what the trainee does ---------------------------------------------------------------------------------

    def act(self, name: str) -> None:
        """One act of the palette, by its name."""
        if self.dealing is None or self.hands is None or self._opens(name):
            return
        if self.menu is not None:  # the floor waits while the dealer's hands do something first
            self.menu.close_up()
        if name != "voice":
            self.chips.close_panels()
        if name == "voice":
            self.chips.speak(self.palette_)
        elif name == "announce":
            self._ask(TO_ALL, ANNOUNCEMENTS, lambda what: self._do(g.Announce(what)))
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

    def _opens(self, name: str = "") -> bool:
        """The shuffle is still being shown or done: whatever is pressed goes on with the hand, or is what is done."""
        if self.opening is None or not self.opening.running:
            return False
        self.opening.press(name)
        return True

    def _seat(self, number: int, up: bool) -> None:
        assert self.dealing is not None and self.hands is not None
        if self._unanswered:
            self._unanswered = False
            self.prompt.hint(STILL_ASKED.format(seat=number))
            return
        self._do(*self.hands.seat(number, self.dealing.record.table, up))

    def _clicked(self, target: Target, right: bool) -> None:
        if self.dealing is None or self.hands is None or self._opens(target.kind):
            return
        if target.kind == "floor" and self.dealing.record.table.floor and not self.hands.chips.busy:
            self._talk()
        else:
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
        if acts:  # what was said before belongs to another moment
            self.prompt.done()
        happened = bool(acts) and self.dealing.do(*acts)
        if happened:
            self.walker.card = ""
        self.chips.open_sheet(self.palette_)
        if not acts and self.hands.hint:
            self.prompt.hint(self.hands.hint)
        if not happened and self.dealing is not None:  # else it is drawn already, and moves
            self._draw(animate=bool(acts))

    def _let_go(self) -> None:
        """Drop what is asked, or what is in the hand."""
        if self.hands is not None:
            self.hands.let_go()
            self._do()

    # --- keys --------------------------------------------------------------------------------------------------

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if self.dealing is None or event.isAutoRepeat() or self._opens(BY_KEY.get(name_of(event), "")):
            return
        looked = self.looking.key(event, self.walker.place(self.dealing.record.table))
        if not looked and not self.chips.key(event):
            self._key(event)

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        self.looking.released(event)

    def _key(self, event: QKeyEvent) -> None:
        assert self.hands is not None
        key, mods, name = event.key(), event.modifiers(), name_of(event)
        if Qt.Key.Key_1 <= key <= Qt.Key.Key_9:
            self._seat(key - Qt.Key.Key_0, bool(mods & Qt.KeyboardModifier.ControlModifier))
        elif event.text() == "?":
            self.show_keys()
        elif key == Qt.Key.Key_Escape:
            self._let_go()
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

    def resizeEvent(self, event: QResizeEvent) -> None:
        """The coach points at where things are by then."""
        super().resizeEvent(event)
        soon(self, self._point)

    def _point(self) -> None:
        """What is over the table is where it belongs now."""
        self.answering.show()
        self.coached.point()

    # --- the conversation --------------------------------------------------------------------------------------

    def _talk(self) -> None:
        """Speak to the floor: answer its question, or say what is wanted."""
        assert self.dealing is not None
        record = self.dealing.record
        asked = open_question(record)
        if asked:
            self._report(record, asked)
        else:
            self._ask("What do you want to do?", PLANS, lambda what: self._do(g.Plan(what)))

    def _report(self, record: Record, asked: str) -> None:
        """Put the report together, or the piece of it that the floor asks for."""
        self._clear()
        sheet = self.reporting.sheet(record, asked)
        sheet.reported.connect(lambda told: self._do(g.Report(sheet.draft.heading, told)))
        sheet.changed.connect(self.coached.point)
        self._hold(sheet, floor=True)

    def _ask(self, title: str, choices: Mapping[str, str], then: object) -> None:
        self._clear()
        entries = tuple(
            MenuChoice(name, key, words) for key, (name, words) in zip(MENU_KEYS, choices.items(), strict=False)
        )
        floor = choices is PLANS
        menu = ChoiceMenu(self, title, entries, clear=self.palette_, chosen=not floor, text=HANDS_FIRST * floor)
        menu.chosen.connect(then)
        self._hold(menu, floor)

    def _clear(self) -> None:
        """Close what lies over the table."""
        if self.menu is not None:
            self.menu.close_up()
        self.chips.close_panels()

    def _hold(self, menu: ChoiceMenu | ReportSheet, floor: bool) -> None:
        """This lies over the table now; `floor` where it answers the floor."""
        self.menu, self._unanswered = menu, False
        menu.closed.connect(lambda: self._menu_closed(floor))
        self._point()

    def _menu_closed(self, floor: bool) -> None:
        self.menu, self._unanswered = None, floor
        self.reporting.close()
        self.setFocus()
        soon(self, self._point)  # the table has its room back by then

    # --- what is shown -----------------------------------------------------------------------------------------

    def _happened(self, gestures: tuple[g.Gesture, ...]) -> None:
        drawn = [each.act.card for each in gestures if isinstance(each.act, g.Draw)]
        if drawn and self.hands is not None:
            self.hands.given(drawn[-1])
        self._draw(animate=True)
        self.heard.emit(gestures)
        for gesture in gestures:
            move_hands(self.view.table, gesture.act)
            if words := told_of(gesture):
                self.prompt.hint(words)
        if self.coached.opens_list(gestures):
            self._talk()

    def _draw(self, animate: bool) -> None:
        if self.dealing is None or self.hands is None:
            return
        record, hands, taken = self.dealing.record, self.hands, self.dealing.session.taken_over
        chosen, hold = frozenset(each.name for each in hands.chosen), hands.chips.held is not None
        picture = picture_of(record, None, self.dealing.now(), chosen, hold=hold, taken_over=taken)
        stub = replace(picture.stub, in_hand=hands.stub_in_hand)
        self.view.table.show(waited_for(replace(picture, stub=stub), record, self.dealing.session.showing), animate)
        self.looking.refresh()
        self.walker.show(record.table, self.view)
        self.palette_.bar(not_now(record.table, hands, self.dealing.last_dealt()))
        self.palette_.arm(hands.lit)
        self.palette_.want(wanted(record, hands))
        self.palette_.floor(here=picture.floor == "here")
        self.chips.show(self.walker.place(record.table))
        self.prompt.ask(hands.prompt(record.table))
        self._point()
        self._quiet.start()
