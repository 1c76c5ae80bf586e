"""The desktop program: Qt started, settings and store opened, the window shown."""

import gc
import linecache
import os
import sys
from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QSize, QTimer
from PySide6.QtWidgets import QApplication, QWidget

from trainer import __version__, settings
from trainer.progress.trouble import StoreTrouble
from trainer.rules.houses import usable
from trainer.ui import garbage
from trainer.ui.desk.houses import out_of_use
from trainer.ui.ending import ended_by_signals
from trainer.ui.kit.soon import soon
from trainer.ui.on_screen import OnScreen
from trainer.ui.play.clock import Clock
from trainer.ui.unexpected.catching import Catcher, catching
from trainer.ui.unexpected.facts import facts
from trainer.ui.unexpected.presenting import Presenter
from trainer.ui.window import Window
from trainer.ui.working import Beside
from trainer.unexpected.kept import logged

if TYPE_CHECKING:  # loaded a frame after the first picture
    from trainer.progress.store import Store
    from trainer.ui.desk.desk import Desk

PREPARED_MS = 250
TROUBLE_SIZE = (960, 680)
NO_SCREEN = ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM")
GO_ON = (("go-on", "Continue", "primary"),)


def has_screen() -> bool:
    """Can a window be shown? Without one Qt would end the process."""
    return not sys.platform.startswith("linux") or any(os.environ.get(name) for name in NO_SCREEN)


def application(dressed: bool = True) -> QApplication:
    """The one QApplication, with the program's look; what is not `dressed` yet is so once the store is open."""
    app = QApplication.instance() or QApplication([sys.argv[0]])
    assert isinstance(app, QApplication)
    app.setApplicationName("dealer-trainer")
    app.setApplicationDisplayName("Dealer trainer")
    app.setApplicationVersion(__version__)
    app.setStyle("Fusion")
    if dressed:
        dress(app)
    return app


def dress(app: QApplication) -> None:
    """Give plain widgets our look, once; a first picture is painted by our own."""
    from trainer.ui.theme import plain

    plain.dress(app)


def seed() -> int:
    """A fresh seed for a hand."""
    return int.from_bytes(os.urandom(4), "big") >> 1


def desk_over(store: "Store", kept: settings.Settings) -> "Desk":
    """The desk of the trainee and the house that are set. Raises StoreTrouble."""
    from trainer.ui.desk.desk import Desk
    from trainer.ui.desk.sitter import namesake, sitter

    other = namesake(store, kept.person, kept.name)
    return Desk(store, sitter(store, kept.person, kept.name), usable(kept.house), seed, other)


def _running() -> QApplication:
    app = QApplication.instance()
    assert isinstance(app, QApplication)
    return app


class Start:
    """Shows the window, then opens the store; trouble with the store becomes a screen with ways out."""

    def __init__(self, path: Path | None = None, clocks: Callable[[], Clock] = Clock) -> None:
        self.path, self._clocks = path, clocks
        self.loaded = settings.load()
        self.shown: QWidget | None = None
        self._store: Store | None = None

    def run(self) -> None:
        """Show the first page, or the welcome where no house was ever chosen; a frame later the store is opened."""
        kept = self.loaded.settings
        window = self._window(self._desk)
        if kept.house:
            window.front()
        else:
            dress(_running())
            window.welcome()
        self._show(window)

    def close(self) -> None:
        """Let the store go; a hand that is not over is offered at the next start."""
        if self._store is not None:
            self._store.close()

    def anew(self) -> None:
        """Another window at the first page, over the same desk: whatever went wrong goes with the old one."""
        old = self.shown
        assert isinstance(old, Window)
        desk = old.desk
        with suppress(StoreTrouble, LookupError):
            desk.store.running(desk.running)
            desk.leave()
        window = self._window(lambda: desk, old.settings)
        window.setGeometry(old.geometry())
        window.setWindowState(old.windowState())
        window.open_page("today")
        OnScreen(window)
        window.show()
        self.shown = window
        old.abandon()

    def _window(self, opened: "Callable[[], Desk]", kept: settings.Settings | None = None) -> Window:
        window = Window(opened, kept or self.loaded.settings, self._clocks)
        window.working = Beside(window)
        window.shell.opened.connect(lambda: garbage.page_opened(window.shell))
        window.settings_changed.connect(self._save)
        window.entered.connect(lambda: self._entered(window))
        window.barred.connect(lambda trouble: self._show(self._error(trouble)))
        return window

    def _desk(self) -> "Desk":
        linecache.clearcache()  # Qt for Python reads the source of each module that is loaded, and it is kept there

        from trainer.progress.store import Store  # a frame after the first picture

        return self._desk_over(Store.open(self.path))

    def _desk_over(self, store: "Store") -> "Desk":
        self.close()
        self._store = store
        dress(_running())
        return desk_over(store, self.loaded.settings)

    def _entered(self, window: Window) -> None:
        assert self._store is not None
        if words := self.loaded.trouble or self._store.note or out_of_use(self.loaded.settings.house):
            window.tell(words)
        soon(window, window.known, PREPARED_MS)
        soon(window, window.prepare, PREPARED_MS)

    def _save(self, kept: settings.Settings) -> None:
        self.loaded = replace(self.loaded, settings=kept)
        try:
            settings.save(kept)
        except settings.SettingsTrouble as trouble:
            if isinstance(self.shown, Window):
                self.shown.tell(str(trouble))

    def _error(self, trouble: StoreTrouble) -> QWidget:
        from trainer.ui.desk.trouble import trouble_view  # seldom
        from trainer.ui.screens.error import ErrorScreen

        screen = ErrorScreen(trouble_view(trouble, self._where))
        screen.resize(QSize(*TROUBLE_SIZE).boundedTo(screen.screen().availableSize()))
        screen.chosen.connect(self._chosen)
        screen.restored.connect(lambda key: self._restored(Path(key)))
        return screen

    @property
    def _where(self) -> Path:
        from trainer.progress.opening import default_path

        return (self.path or default_path()).absolute()

    def _chosen(self, action: str) -> None:
        from trainer.progress.store import Store

        if action == "retry":
            self._go_on(self._desk)
        elif action == "unsaved":
            self._go_on(lambda: self._desk_over(Store.in_memory()))
        elif action == "fresh":
            self._put_aside()
        else:
            QApplication.quit()

    def _restored(self, file: Path) -> None:
        """Put a backup in place of the file, open it, and say where the file is that was there."""
        from trainer.progress.backups import restore
        from trainer.ui.desk.trouble import restored_words

        self.close()
        try:
            kept = restore(self._where, file)
        except StoreTrouble as trouble:
            self._show(self._error(trouble))
            return
        if self._go_on(self._sit_again):
            self._tell(*restored_words(file, self._where, kept))

    def _put_aside(self) -> None:
        """Begin with a new file; the one that is past use is kept."""
        from trainer.progress.backups import put_aside
        from trainer.ui.desk.trouble import kept_words

        self.close()
        try:
            kept = put_aside(self._where)
        except StoreTrouble as trouble:
            self._show(self._error(trouble))
            return
        if self._go_on(self._desk):
            self._tell("You start with a new file", kept_words(kept))

    def _sit_again(self) -> "Desk":
        """Whoever is set, if the backup knows them, else the first of those it knows. Raises StoreTrouble."""
        from trainer.progress.store import Store
        from trainer.ui.desk.desk import NOBODY

        store, kept = Store.open(self.path), self.loaded.settings
        there = store.profiles()
        here = next((each for each in there if each.name == (kept.name or NOBODY)), next(iter(there), None))
        if here is not None:
            house = kept.house or store.last_house(here.id)
            name = "" if here.name == NOBODY else here.name
            self._save(replace(kept, name=name, house=house or usable("")))
        return self._desk_over(store)

    def _tell(self, title: str, text: str) -> None:
        from trainer.ui.kit.dialog import Dialog

        if self.shown is not None:
            Dialog(self.shown, title, text, GO_ON)

    def _go_on(self, opened: "Callable[[], Desk]") -> bool:
        """Out of the trouble, to the page a start would have shown; or to the trouble again, and False."""
        try:
            desk = opened()
        except StoreTrouble as trouble:
            self._show(self._error(trouble))
            return False
        window = self._window(lambda: desk)
        if not self.loaded.settings.house:
            window.welcome()
        else:
            window.front()
            if not window.enter():
                return False  # what bars it is shown
        self._show(window)
        return True

    def _show(self, widget: QWidget) -> None:
        before, self.shown = self.shown, widget
        OnScreen(widget)
        widget.show()
        if before is not None:
            before.close()
            before.deleteLater()


def run(path: Path | None = None) -> int:
    """Show the program and run it until its window closes; gives the exit code."""
    app = application(dressed=False)
    start = Start(path)
    catcher = Catcher(lambda: facts(start.shown))
    presenter = Presenter(start, catcher)
    with logged(), catching(catcher), ended_by_signals() as ended:
        try:
            _begin(start, catcher)
            code = app.exec()
        finally:
            presenter.deleteLater()
            start.close()
    return ended.code or code


def _begin(start: Start, catcher: Catcher) -> None:
    """Show the first page; where even that fails, the error is shown instead."""
    garbage.only_at_rest()
    QTimer.singleShot(PREPARED_MS, gc.enable)
    try:
        start.run()
    except Exception as error:  # noqa: BLE001  # it is shown, whatever it is
        catcher.take(error)
