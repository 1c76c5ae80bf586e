"""Pictures of single screens, always the same: a fixed hand, an invented trainee, no motion and no blinking."""

from collections.abc import Callable
from datetime import datetime
from pathlib import Path

from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QApplication, QWidget

from trainer.grading.model import play_out
from trainer.kernel.transcript import Transcript
from trainer.progress.store import Store
from trainer.progress.trouble import Kind, StoreTrouble
from trainer.quickfire.kinds import KINDS
from trainer.quickfire.rounds import SIZE, Round
from trainer.rules.book import BOOKS, book
from trainer.rules.record import Record
from trainer.scenarios.compiler import play_of
from trainer.scenarios.session import Session
from trainer.settings import Settings
from trainer.study.collection import Asked, collected
from trainer.study.own_folders import FOLDER
from trainer.ui.demo.clock import JumpClock
from trainer.ui.demo.events import wait_for
from trainer.ui.demo.invented import HANDS, NOW, invent
from trainer.ui.demo.picture import png
from trainer.ui.desk.about import versions
from trainer.ui.desk.desk import Desk
from trainer.ui.desk.houses import houses
from trainer.ui.desk.library import scenarios
from trainer.ui.desk.library_view import library_view
from trainer.ui.desk.moment import moment_of
from trainer.ui.desk.quick import answered, begun
from trainer.ui.desk.today import today_view
from trainer.ui.desk.trouble import trouble_view
from trainer.ui.drill.round import Given
from trainer.ui.drill.screen import DrillScreen
from trainer.ui.quick_page import open_round
from trainer.ui.screens.charted import ChartCard
from trainer.ui.screens.debrief import DebriefScreen
from trainer.ui.screens.error import ErrorScreen
from trainer.ui.screens.library import LibraryScreen
from trainer.ui.screens.models import BackupView, LibrarySettingsView, ProfileView, SettingsView
from trainer.ui.screens.settings import SettingsScreen
from trainer.ui.screens.today import TodayScreen
from trainer.ui.window import Window

NAME, HOUSE, DRILL = "Sam", BOOKS[0], "call-or-raise"
QUICKEST, SLOWER = 4200, 1700
SETTLES = 3  # what is laid out in several rows is laid out again once it is seen how wide it is
POTS_BUILT = 4  # of five
KEPT = "~/.local/share/dealer-trainer/progress.db"
OTHERS = (ProfileView("2", "Kim", "31 hands, since Oct 10, 2026"),)
COPIES = (
    BackupView("1", "Nov 21, 9:30 AM", "by you, 2.1 MB"),
    BackupView("2", "Nov 3, 6:05 PM", "before an update, 1.4 MB"),
)


class Studio:
    """A window of this size over an invented progress. Each method shows one screen and gives what is to be painted."""

    def __init__(self, width: int, height: int) -> None:
        self.store = Store.in_memory()
        self.desk = Desk(self.store, self.store.profile(NAME, NOW.astimezone()), HOUSE, lambda: 0)
        self.window = Window(lambda: self.desk, Settings(NAME, HOUSE, reduced_motion=True), JumpClock)
        self.window.resize(width, height)

    def close(self) -> None:
        """Take everything down."""
        self.window.close()
        self.window.deleteLater()
        QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        self.store.close()

    # --- pages -------------------------------------------------------------------------------------------------

    def welcome(self) -> QWidget:
        self.window.welcome()
        return self.window

    def today(self) -> QWidget:
        invent(self.store, self.desk.profile.id)
        return self._page("today", TodayScreen(today_view(self.desk, NAME, NOW)))

    def quiz(self) -> QWidget:
        self.window.open_page("quiz")
        return self.window

    def rules(self) -> QWidget:
        self.window.read(self.desk.house, "35-D")
        return self.window

    def progress(self) -> QWidget:
        invent(self.store, self.desk.profile.id)
        self.window.open_page("progress")
        wait_for(lambda: all(each.complete for each in self.window.findChildren(ChartCard) if each.isVisible()))
        return self.window

    def library(self) -> QWidget:
        """What ships and what was met, without any folder of whoever paints it."""
        invent(self.store, self.desk.profile.id)
        cards = collected(self.store.met(self.desk.profile.id), Path(KEPT), curtained=True)
        page = LibraryScreen(library_view(cards, Asked(latest=True), NOW))
        self.window.open_page("today")
        self.window.shell.add("library", page)
        self.window.shell.open("library")
        met = {each.name: each.met.id for each in cards if each.met is not None}
        for key in page.cards.keys() & met.keys():
            picture = moment_of(self.desk, met[key])
            if picture is not None:
                page.tell(key, picture)
        return self.window

    def settings(self) -> QWidget:
        here = (ProfileView("1", NAME, "212 hands, 96 answers, since Sep 3, 2026", True), *OTHERS)
        library = LibrarySettingsView(str(Path(KEPT).with_name(FOLDER)))
        view = SettingsView(
            NAME, houses(), HOUSE, False, True, KEPT, here, COPIES, versions=versions(), library=library
        )
        return self._page("settings", SettingsScreen(view))

    def about(self) -> QWidget:
        self.window.open_page("about")
        return self.window

    def error(self) -> QWidget:
        view = trouble_view(StoreTrouble(Kind.LOCKED, Path(KEPT)), Path(KEPT))
        self.window.shell.add("error", ErrorScreen(view))
        self.window.shell.open("error")
        return self.window

    def _page(self, key: str, page: QWidget) -> QWidget:
        self.window.open_page(key)
        self.window.shell.add(key, page)
        self.window.shell.open(key)
        return self.window

    # --- quick drills ------------------------------------------------------------------------------------------

    def drills(self) -> QWidget:
        """The page of quick drills, two of them played."""
        for drill, wrong in (("call-or-raise", 1), ("odd-chip", 3)):
            self._round(drill, wrong, NOW)
        self.window.open_page("quick")
        return self.window

    def drill(self) -> QWidget:
        """The seventh question of a round, the third one wrong."""
        screen = self._drilling(DRILL, 6)
        assert screen.foot.fields is not None
        screen.foot.fields.cards["stands"][0].click()
        return self.window

    def drill_wrong(self) -> QWidget:
        """What stands instead of a wrong answer."""
        screen = self._drilling(DRILL, 6)
        screen.answer({"stands": "nothing"})
        return self.window

    def drill_end(self) -> QWidget:
        """The end of a round."""
        self._drilling(DRILL, SIZE)
        return self.window

    def _drilling(self, drill: str, answers: int) -> DrillScreen:
        """A round after so many answers, the third of them wrong."""
        played = open_round(self.window, drill)
        played.begin()
        screen = played.screen
        for number in range(answers):
            assert screen.spot is not None
            screen.clock.set(QUICKEST + number * SLOWER % screen.spot.target)
            screen.answer({"stands": "nothing"} if number == 2 else screen.spot.right[0])
            screen.go_on()
        screen.clock.set(3000)
        screen.show_time()
        return screen

    def _round(self, drill: str, wrong: int, at: datetime) -> None:
        """A round that was played some time before."""
        store, kind, moment = self.store, KINDS[drill], at.astimezone()
        made = store.begin_round(begun(self.desk, Round(drill, HOUSE, 0), moment))
        for number in range(SIZE):
            spot = kind.make(book(HOUSE), number)
            given = Given.of(spot, {} if number < wrong else spot.right[0], QUICKEST + 400 * number)
            store.add_spot(made, answered(given, moment))
        store.end_round(made, moment)

    # --- a hand ------------------------------------------------------------------------------------------------

    def table(self) -> QWidget:
        """Hold'em, after the flop."""
        self._deal("clean-holdem-nine", lambda record: record.course.street == 1 and bool(record.course.actions))
        return self.window

    def stud(self) -> QWidget:
        """Stud, on fifth street."""
        self._deal("clean-stud-six", lambda record: record.course.street == 2)
        return self.window

    def pots(self) -> QWidget:
        """Several all-ins before the flop: side pots are being built, chip by chip."""
        self._deal("pots-six-way", lambda record: len(record.table.pots) == POTS_BUILT)
        return self.window

    def keys(self) -> QWidget:
        self.table()
        self.window.play.show_keys()
        return self.window

    def _deal(self, name: str, far: Callable[[Record], bool]) -> None:
        law = book(HOUSE)
        play = play_of(scenarios()[name], law)
        record = Record(play.setup)
        for gesture in play_out(play, law).gestures:
            record.add(gesture)
            if len(record) >= play.taken_over and far(record):
                break
        self.desk.drill, self.desk.hand_number = "mixed", 1
        self.window.box.deal(Session.resume(play, law, Transcript(play.setup, tuple(record.gestures))))

    # --- after the hand ----------------------------------------------------------------------------------------

    def debrief(self) -> QWidget:
        self.window.after.open_attempt(invent(self.store, self.desk.profile.id, HANDS[-1:]))
        wait_for(lambda: len(self.window.after.replays) > 1)
        return self.window

    def questions(self) -> QWidget:
        self.debrief()
        page = self.window.shell.page("debrief")
        assert isinstance(page, DebriefScreen)
        page.go_on.click()
        return self.window


def shoot(screen: str, size: tuple[int, int]) -> bytes:
    """One screen, named like a method of Studio, painted: a PNG file."""
    QApplication.setCursorFlashTime(0)
    studio = Studio(*size)
    studio.window.show()
    painted: QWidget = getattr(studio, screen.replace("-", "_"))()
    painted.show()
    for _ in range(SETTLES):
        QApplication.processEvents()
    picture = png(painted)
    studio.close()
    return picture
