"""The window: which page is open, and what leads from one to the next."""

from collections.abc import Callable
from dataclasses import replace
from datetime import datetime
from functools import cached_property

from PySide6.QtCore import QUrl, Signal
from PySide6.QtGui import QCloseEvent, QDesktopServices
from PySide6.QtWidgets import QVBoxLayout, QWidget

from trainer.progress.trouble import StoreTrouble
from trainer.scenarios.drills import drill
from trainer.scenarios.session import Session
from trainer.settings import Settings
from trainer.ui.after import After
from trainer.ui.desk.desk import Dealt, Desk
from trainer.ui.desk.houses import houses, pill
from trainer.ui.desk.progress import progress_view
from trainer.ui.desk.stakes import stakes_line
from trainer.ui.desk.today import today_view
from trainer.ui.kit.dialog import Toast
from trainer.ui.kit.shell import Shell
from trainer.ui.play.dealing import Clock, Dealing
from trainer.ui.play.screen import Heading, PlayScreen
from trainer.ui.screens.models import SettingsView, WelcomeView
from trainer.ui.screens.settings import SettingsScreen
from trainer.ui.screens.today import TodayScreen
from trainer.ui.screens.welcome import WelcomeScreen
from trainer.ui.table.scene import TableScene
from trainer.ui.table.view import TableView

SIZE = (1280, 720)
COACHED = 2
LEAST = (1210, 680)


class Window(QWidget):
    """The whole program on screen. `settings_changed` carries new settings to whoever keeps them."""

    settings_changed = Signal(object)

    def __init__(self, desk: Desk, settings: Settings, clocks: Callable[[], Clock] = Clock) -> None:
        super().__init__()
        self.desk, self.settings, self._clocks = desk, settings, clocks
        self.setWindowTitle(self.tr("Dealer trainer"))
        self.setMinimumSize(*LEAST)
        self.resize(*SIZE)
        self.shell = Shell()
        self.shell.chosen.connect(self.open_page)
        frame = QVBoxLayout(self)
        frame.setContentsMargins(0, 0, 0, 0)
        frame.addWidget(self.shell)
        self._apply(settings)

    # --- the tables, made when they are first needed or when the program has nothing else to do ------------------

    @cached_property
    def play(self) -> PlayScreen:
        """The page on which hands are dealt."""
        play = PlayScreen(TableView())
        play.left.connect(self.leave_table)
        self.shell.add("play", play)
        self._dress(play.view.table)
        return play

    @cached_property
    def after(self) -> After:
        """The debrief and the questions."""
        after = After(self.desk, self.shell, self.guarded)
        after.left.connect(self.open_page)
        after.again.connect(self._deal_again)
        after.next_hand.connect(self.take_box)
        self._dress(after.view.table)
        return after

    def prepare(self) -> None:
        """Make the tables now, while nobody waits for them."""
        self.play.view.table.prepare()
        self.after.view.table.prepare()

    # --- pages -------------------------------------------------------------------------------------------------

    def welcome(self) -> None:
        """First start: a name and a house, both can be skipped."""
        page = WelcomeScreen(WelcomeView(houses(), self.desk.house, self.settings.name))
        page.started.connect(self._welcomed)
        page.skipped.connect(lambda: self._welcomed("", self.desk.house))
        self.shell.add("welcome", page)
        self.shell.open("welcome")

    def _welcomed(self, name: str, house: str) -> None:
        self.change(name=name, house=house)
        self.open_page("today")

    def open_page(self, key: str) -> None:
        """Today, progress or settings, freshly made."""
        make = {"today": self._today, "progress": self._progress, "settings": self._settings}[key]
        self.guarded(lambda: self._show(key, make()))

    def _show(self, key: str, page: QWidget) -> None:
        self.shell.add(key, page)
        self.shell.side.show_profile(self.settings.name or "Trainee", pill(self.desk.house))
        self.shell.open(key)

    def _today(self) -> QWidget:
        desk = self.desk
        now = datetime.now().astimezone()
        page = TodayScreen(today_view(desk, self.settings.name, now))
        page.house_chosen.connect(lambda key: self._choose(house=key))
        page.drill_chosen.connect(lambda key: self._choose(drill=key))
        page.take_box.connect(self.take_box)
        page.debrief_opened.connect(lambda attempt: self.after.open_attempt(int(attempt)))
        page.resume_chosen.connect(self.resume)
        page.discard_chosen.connect(self.discard)
        return page

    def _choose(self, house: str = "", drill: str = "") -> None:
        self.desk.drill = drill or self.desk.drill
        if house:
            self.change(house=house)
        desk, now = self.desk, datetime.now().astimezone()
        page = self.shell.page("today")
        assert isinstance(page, TodayScreen)
        self.guarded(lambda: page.show_view(today_view(desk, self.settings.name, now)))
        self.shell.side.show_profile(self.settings.name or "Trainee", pill(desk.house))

    def _progress(self) -> QWidget:
        from trainer.ui.screens.progress import ProgressScreen  # charts load when they are opened

        desk = self.desk
        page = ProgressScreen(progress_view(desk.store, desk.profile.id))
        shown = {"house": "", "part": "remedy"}

        def refresh(**chosen: str) -> None:
            shown.update(chosen)
            self.guarded(lambda: page.show_view(progress_view(desk.store, desk.profile.id, **shown)))

        page.house_chosen.connect(lambda key: refresh(house=key))
        page.part_chosen.connect(lambda key: refresh(part=key))
        page.attempt_opened.connect(lambda attempt: self.after.open_attempt(int(attempt), "progress"))
        page.start_chosen.connect(lambda: self.open_page("today"))
        return page

    def _settings(self) -> QWidget:
        page = SettingsScreen(self._settings_view())
        page.name_changed.connect(lambda name: self.change(name=name))
        page.house_chosen.connect(lambda key: self._set_house(page, key))
        page.four_colours_changed.connect(lambda on: self.change(four_colour=on))
        page.reduced_motion_changed.connect(lambda on: self.change(reduced_motion=on))
        page.folder_opened.connect(self._open_folder)
        return page

    def _set_house(self, page: SettingsScreen, key: str) -> None:
        self.change(house=key)
        page.show_view(self._settings_view())

    def _settings_view(self) -> SettingsView:
        kept = self.settings
        path = str(self.desk.store.path)
        return SettingsView(kept.name, houses(), self.desk.house, kept.four_colour, kept.reduced_motion, path)

    def _open_folder(self) -> None:
        QDesktopServices.openUrl(QUrl.fromLocalFile(str(self.desk.store.path.parent)))

    # --- a hand ------------------------------------------------------------------------------------------------

    def take_box(self, drill: str = "") -> None:
        """Deal the next hand of a drill."""
        self.desk.drill = drill or self.desk.drill
        self.guarded(lambda: self.deal(self.desk.begin(self.desk.next_play())))

    def _deal_again(self, dealt: Dealt) -> None:
        self.guarded(lambda: self.deal(self.desk.begin(self.desk.again(dealt))))

    def deal(self, session: Session) -> None:
        """Show a hand that has begun and let it run."""
        dealing = Dealing(session, self._keep, self._clocks())
        dealing.ended.connect(self._ended)
        play = self.play  # made now at the latest
        self.shell.open("play")
        play.open(dealing, self._heading(session))

    def _heading(self, session: Session) -> Heading:
        label = drill(self.desk.drill).label
        number = self.desk.hand_number
        stakes = stakes_line(session.record.setup)
        return Heading(pill(session.law.key), label, f"hand {number}", stakes, coach=number <= COACHED)

    def _keep(self, gesture: object) -> None:
        self.guarded(lambda: self.desk.keep(gesture))  # type: ignore[arg-type]  # dealing hands on gestures

    def _ended(self) -> None:
        dealing = self.play.dealing
        assert dealing is not None
        self.play.close_hand()
        self.guarded(lambda: self.after.finish(dealing.session))

    def leave_table(self) -> None:
        """Away from the table; the hand waits on the first page."""
        self.play.close_hand()
        self.desk.leave()
        self.open_page("today")

    def resume(self) -> None:
        """Go on with the interrupted hand."""
        self.guarded(self._resume)

    def _resume(self) -> None:
        running = self.desk.interrupted()
        session = self.desk.resume(running) if running else None
        if session is None:
            self.tell("That hand cannot be dealt any more; it was discarded.")
            self.open_page("today")
        else:
            self.deal(session)

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
        """Take new settings and hand them to whoever keeps them."""
        if "name" in changes and changes["name"] != self.settings.name:
            self.guarded(lambda: self.desk.rename(str(changes["name"])))
        self._apply(replace(self.settings, **changes))  # type: ignore[arg-type]  # names and kinds of Settings
        self.settings_changed.emit(self.settings)

    def _apply(self, settings: Settings) -> None:
        self.settings = settings
        self.desk.house = settings.house or self.desk.house
        for made in ("play", "after"):
            if made in self.__dict__:
                self._dress(getattr(self, made).view.table)

    def _dress(self, scene: TableScene) -> None:
        scene.set_four_colours(self.settings.four_colour)
        scene.set_reduced_motion(self.settings.reduced_motion)

    def guarded(self, what: Callable[[], object]) -> None:
        """Do something with the store; its trouble is said in one sentence and nothing else is lost."""
        try:
            what()
        except (StoreTrouble, LookupError) as trouble:
            self.tell(str(trouble))

    def tell(self, words: str) -> None:
        """Say one sentence at the foot of the window."""
        Toast(self, words, "warn", "wrong")

    def closeEvent(self, event: QCloseEvent) -> None:
        if "play" in self.__dict__:
            self.play.close_hand()
        super().closeEvent(event)
