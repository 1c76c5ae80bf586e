"""The window: which page is open, and what leads from one to the next."""

from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import cached_property
from importlib import import_module
from itertools import chain
from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtGui import QCloseEvent, QPaintEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from trainer.progress.names import BadName, NameTaken
from trainer.progress.trouble import StoreTrouble
from trainer.rules.houses import told, usable
from trainer.settings import Settings
from trainer.ui.desk.houses import houses, pill
from trainer.ui.desk.wish import Wish
from trainer.ui.files import Files
from trainer.ui.front_page import front_page
from trainer.ui.idle import Idle
from trainer.ui.kit.shell import Frame, Shell
from trainer.ui.kit.soon import one_by_one, stop
from trainer.ui.kit.underway import Underway
from trainer.ui.play.clock import Clock
from trainer.ui.preparing import preparing
from trainer.ui.working import AtOnce, Working

if TYPE_CHECKING:  # what a first picture does not load
    from trainer.progress.records import Profile
    from trainer.ui.after import After
    from trainer.ui.box import Box
    from trainer.ui.desk.desk import Desk
    from trainer.ui.play.dealing import Dealing
    from trainer.ui.play.screen import PlayScreen
    from trainer.ui.quick_page import PlayedRound
    from trainer.ui.rounds_ahead import RoundsAhead
    from trainer.ui.sitting import Sitting

FRAME_MS = 16
SIZE = (1280, 720)


class Window(Frame):
    """The whole program on screen. `opened` opens the store and gives the desk over it; it may raise StoreTrouble.

    `settings_changed` carries new settings to whoever keeps them, `entered` says that the desk is there, `barred`
    carries the StoreTrouble that kept it away.
    """

    settings_changed = Signal(object)
    entered = Signal()
    barred = Signal(object)

    def __init__(self, opened: "Callable[[], Desk]", settings: Settings, clocks: Callable[[], Clock] = Clock) -> None:
        super().__init__()
        self._opened, self.settings, self.clocks = opened, settings, clocks
        self.round: PlayedRound | None = None  # the round of quick drills that waits or is played
        self.rounds_ahead: RoundsAhead | None = None  # those that may be played next
        self.wish = Wish()  # the session that is proposed
        self.sitting: Sitting | None = None  # the one that goes on, or waits
        self.sheet: QWidget | None = None
        self.coming = Underway(self, self.guarded)  # the hand or the questions that were asked for
        self.working: Working = AtOnce()  # who does what takes longer than a frame; the program has a process for it
        self.files, self._seen, self._fronted, self._entered = Files(), False, False, False
        self.faults = told()  # of the rulebooks, as far as their heads say
        self.setWindowTitle(self.tr("Dealer trainer"))
        self.resize(*SIZE)
        self.shell = Shell()
        self.shell.chosen.connect(self.open_page)
        self.shell.opened.connect(self._page_opened)
        self.shell.keys_wanted.connect(self._show_keys)
        frame = QVBoxLayout(self)
        frame.setContentsMargins(0, 0, 0, 0)
        frame.addWidget(self.shell)

    # --- the desk: the store is opened when the first picture stands, or when something asks for it -------------

    @cached_property
    def desk(self) -> "Desk":
        """Who deals where, over the store. Raises StoreTrouble the first time."""
        desk = self._opened()
        desk.house = usable(self.settings.house or desk.house)
        return desk

    @property
    def house(self) -> str:
        """The key of the house one deals at, known before the store is."""
        return self.desk.house if "desk" in self.__dict__ else usable(self.settings.house)

    @property
    def entered_yet(self) -> bool:
        """Is the store open, and the first page whole?"""
        return self._entered

    def enter(self) -> bool:
        """Is the desk there? It is opened if need be; a front makes way for the whole page."""
        for _ in self._entering():
            pass
        return self._entered

    def _entering(self) -> Iterator[None]:
        if self._entered:
            return
        try:
            self.desk  # noqa: B018  # asking for it opens it
            yield
            if self.entered_yet:  # by a click, meanwhile
                return
            self._entered = True
            if self._fronted:
                self._show("today", self._made("today"))
        except StoreTrouble as trouble:
            self._entered = False
            self.barred.emit(trouble)
            return
        self.entered.emit()

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if not self._seen:
            self._seen = True
            one_by_one(self, self._entering(), FRAME_MS)

    # --- the box: the tables, the law and the grader, loaded when they are first needed or when nobody waits ------

    @cached_property
    def box(self) -> "Box":
        """Where hands are dealt and looked back on."""
        from trainer.ui.box import Box  # a first page needs none of it

        box = Box(self.desk, self.shell, self.guarded, self.clocks, self.coming, self.working)
        box.dress(self.settings)
        box.left.connect(self.open_page)
        box.lost.connect(self.tell)
        box.read.connect(self.read)
        box.changed.connect(lambda name, value: self.change(**{name: value}))
        return box

    @property
    def play(self) -> "PlayScreen":
        """The page on which hands are dealt."""
        return self.box.play

    @property
    def after(self) -> "After":
        """The debrief and the questions."""
        return self.box.after

    def prepare(self) -> None:
        """Load and make what a hand needs, a little at a time, while nobody waits for it."""
        one_by_one(self, chain(preparing(lambda: self.box.preparing()), self._behind()))

    def _behind(self) -> Iterator[None]:
        """What is new among the files, and what an earlier run left undone, once all is loaded that it takes."""
        from trainer.ui.broken_books import leave_broken
        from trainer.ui.content import looked_over
        from trainer.ui.correcting import look_for_corrections
        from trainer.ui.late import set_going
        from trainer.ui.own_folders import watched

        leave_broken(self)
        watched(self)
        yield from looked_over(self)
        yield from set_going(self)
        yield from look_for_corrections(self)

    # --- pages -------------------------------------------------------------------------------------------------

    def front(self) -> None:
        """The first page as far as it needs no store: what to press is there before anything is read."""
        self._fronted = True
        self._show("today", front_page(self))

    def welcome(self) -> None:
        """First start: a name and a house, both can be skipped."""
        from trainer.ui.screens.welcome import WelcomeScreen, WelcomeView  # seen once

        page = WelcomeScreen(WelcomeView(houses(), self.house, self.settings.name))
        page.started.connect(self._welcomed)
        page.skipped.connect(lambda: self._welcomed("", self.house))
        self.shell.add("welcome", page)
        self.shell.open("welcome")

    def _welcomed(self, name: str, house: str) -> None:
        from trainer.ui.who import welcomed

        if self.enter():
            self.guarded(lambda: welcomed(self, name, house))

    def known(self) -> None:
        """The settings learn who sits here."""
        from trainer.ui.who import known

        self.guarded(lambda: known(self))

    def open_page(self, key: str) -> None:
        """A page of the side bar, freshly made: one of those in `kit.shell.ITEMS`."""
        if self.enter():
            self._pause()
            self.guarded(lambda: self._show(key, self._made(key)))

    def _made(self, key: str) -> QWidget:
        """A page with a module of its own, `trainer.ui.<key>_page`, loaded when it is first opened."""
        made = getattr(import_module(f"trainer.ui.{key}_page"), f"{key}_page")(self)
        assert isinstance(made, QWidget)
        return made

    def read(self, house: str, at: str) -> None:
        """The rules page, open at a paragraph of a house."""
        from trainer.ui.rules_page import rules_page

        if self.enter():
            self._pause()
            self.guarded(lambda: self._show("rules", rules_page(self, house, at)))

    def _show(self, key: str, page: QWidget) -> None:
        self.shell.add(key, page)
        self.show_trainee()
        self.shell.open(key)

    def show_trainee(self) -> None:
        """Who deals where, at the foot of the side bar."""
        self.shell.side.show_profile(self.settings.name or "Trainee", pill(self.house))

    def choose_house(self, key: str) -> None:
        """Deal at another house from now on; the first page follows."""
        if self.enter():
            from trainer.ui.today_page import show_again

            self.change(house=key)
            self.guarded(lambda: show_again(self))

    # --- a session ---------------------------------------------------------------------------------------------

    def begin_session(self) -> None:
        """Take the box for the session that is proposed; one that waits is not dropped unasked."""
        if self.enter() and self._at_rest():
            from trainer.ui.today_page import take

            self.guarded(lambda: take(self))

    def go_on(self) -> None:
        """Continue the session that waits."""
        if self._at_rest():
            self.guarded(self._go_on)

    def _go_on(self) -> None:
        from trainer.ui.sitting import waits

        sitting = waits(self)
        if sitting is not None:
            sitting.go_on()

    def sits_down(self, profile: "Profile") -> None:
        """Somebody else is at the desk from now on."""
        self.clear()
        self.desk.becomes(profile)

    def clear(self) -> None:
        """Somebody else sits down, or the store holds something else: nothing of this run goes on."""
        self._turn_away()
        if self.round is not None:
            self.round.drop()
        if self.sitting is not None:
            self.sitting.close()

    def _pause(self) -> None:
        """Away from what is done, and home from the house where it was done."""
        self._turn_away()
        if self.sitting is not None:
            self.sitting.pause()
        self.desk.house = usable(self.settings.house or self.desk.house)

    def _page_opened(self, _key: str) -> None:
        """Another page is what is wanted now."""
        self.coming.drop()

    def _show_keys(self) -> None:
        from trainer.ui.keys_here import show_keys  # a first picture needs none of it

        show_keys(self.shell, self.settings.reduced_motion)

    def _at_rest(self) -> bool:
        """Is nothing to come? A hand that is over is kept first."""
        if self.coming.busy:
            return False
        self._turn_away()
        return True

    def _turn_away(self) -> None:
        """Something else is wanted: what was to come does not, and a hand that is over is kept first."""
        self.coming.drop()
        if "box" in self.__dict__:
            self.box.settle()

    # --- a hand ------------------------------------------------------------------------------------------------

    def take_box(self, drill: str = "") -> None:
        """Deal the next hand of a drill."""
        if self.enter():
            self.box.take(drill)

    def resume(self) -> None:
        """Go on with the interrupted hand, and with the session that it belongs to."""
        if self._at_rest():
            self.guarded(self._resume)

    def _resume(self) -> None:
        from trainer.ui.sitting import waits

        sitting = waits(self)
        (self.box if sitting is None else sitting).resume()

    def discard(self) -> None:
        """Forget the interrupted hand."""
        self.guarded(self._discard)
        self.open_page("today")

    def _discard(self) -> None:
        running = self.desk.interrupted()
        if running is not None:
            self.desk.discard(running)

    # --- settings, trouble, closing ----------------------------------------------------------------------------

    def change(self, **changes: object) -> None:
        """Take new settings and hand them to whoever keeps them; another name is the trainee's own new one."""
        if "name" in changes and changes["name"] != self.settings.name:
            try:
                self.desk.rename(str(changes["name"]))
            except (StoreTrouble, NameTaken, BadName) as wrong:
                del changes["name"]
                self.tell(str(wrong))
        self.keep(**changes)

    def keep(self, **changes: object) -> None:
        """The same; another name is that of another trainee."""
        self._apply(replace(self.settings, **changes))  # type: ignore[arg-type]  # names and kinds of Settings
        self.settings_changed.emit(self.settings)

    def _apply(self, settings: Settings) -> None:
        self.settings = settings
        self.desk.house = usable(settings.house or self.desk.house)
        self.show_trainee()
        if "box" in self.__dict__:
            self.box.dress(settings)
        if self.round is not None:
            self.round.dress(settings)

    def guarded(self, what: Callable[[], object]) -> None:
        """Do something with the store; its trouble is said in one sentence and nothing else is lost."""
        try:
            what()
        except (StoreTrouble, LookupError, NameTaken, BadName) as trouble:
            self.tell(str(trouble))

    def tell(self, words: str) -> None:
        """Say one sentence at the foot of the window."""
        from trainer.ui.kit.dialog import Toast  # seldom

        Toast(self, words, "warn", "wrong")

    # --- while something stands over the window that nobody expected ---------------------------------------------

    @property
    def dealing(self) -> "Dealing | None":
        """The hand on the table, if there is one."""
        box = self.__dict__.get("box")
        return box.dealing if box is not None else None

    def hold(self, hide: bool = False) -> None:
        """Let the hand on the table stand still, and none come; `hide` also keeps the page from being painted."""
        self.coming.drop()
        self.shell.setHidden(hide)
        if self.dealing is not None:
            self.dealing.pause()

    def carry_on(self) -> None:
        """Go on as it was before `hold`."""
        self.shell.show()
        if self.dealing is not None:
            self.dealing.start()

    def abandon(self) -> None:
        """Out of sight and gone, without closing: nothing here is asked to work once more."""
        self.hide()
        if "box" in self.__dict__:
            self.box.deleteLater()  # it has no parent, and what it does while nobody waits would go on
        self.deleteLater()

    def closeEvent(self, event: QCloseEvent) -> None:
        self.coming.drop()
        if "box" in self.__dict__:
            self.box.close()
        self.working.close()
        stop(self)  # the file is closed next
        for each in self.findChildren(Idle):
            each.stop()
        super().closeEvent(event)
