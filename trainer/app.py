"""The desktop program: Qt started, settings and store opened, the window shown."""

import gc
import linecache
import os
import sys
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication, QWidget

from trainer import __version__, settings
from trainer.progress.trouble import StoreTrouble
from trainer.rules.houses import BOOKS
from trainer.ui.play.clock import Clock
from trainer.ui.window import Window
from trainer.ui.working import Beside

if TYPE_CHECKING:  # loaded a frame after the first picture
    from trainer.progress.store import Store
    from trainer.ui.desk.desk import Desk

PREPARED_MS = 250
NO_SCREEN = ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM")
ADVICE = {
    "retry": "Try again once it is free, or deal without saving.",
    "unsaved": "You can deal without saving; nothing of the file is touched.",
}


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
    from trainer.ui.desk.desk import NOBODY, Desk

    return Desk(store, store.profile(kept.name or NOBODY), kept.house or BOOKS[0], seed)


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

    def _window(self, opened: "Callable[[], Desk]") -> Window:
        window = Window(opened, self.loaded.settings, self._clocks)
        window.working = Beside(window)
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
        if self.loaded.trouble or self._store.note:
            window.tell(self.loaded.trouble or self._store.note)
        QTimer.singleShot(PREPARED_MS, window, window.prepare)

    def _save(self, kept: settings.Settings) -> None:
        try:
            settings.save(kept)
        except settings.SettingsTrouble as trouble:
            if isinstance(self.shown, Window):
                self.shown.tell(str(trouble))

    def _error(self, trouble: StoreTrouble) -> QWidget:
        from trainer.ui.screens.error import ErrorScreen  # seldom
        from trainer.ui.screens.models import ErrorAction, ErrorView

        actions = (
            ErrorAction("retry", "Try again", primary=True),
            ErrorAction("unsaved", "Deal without saving"),
            ErrorAction("quit", "Quit"),
        )
        screen = ErrorScreen(
            ErrorView("Your progress cannot be opened", trouble.sentence, ADVICE["unsaved"], actions, str(trouble.path))
        )
        screen.resize(960, 600)
        screen.chosen.connect(self._chosen)
        return screen

    def _chosen(self, action: str) -> None:
        from trainer.progress.store import Store

        if action == "retry":
            self._go_on(self._desk)
        elif action == "unsaved":
            self._go_on(lambda: self._desk_over(Store.in_memory()))
        else:
            QApplication.quit()

    def _go_on(self, opened: "Callable[[], Desk]") -> None:
        """Out of the trouble, to the page a start would have shown; or to the trouble again."""
        try:
            desk = opened()
        except StoreTrouble as trouble:
            self._show(self._error(trouble))
            return
        window = self._window(lambda: desk)
        if self.loaded.settings.house:
            window.open_page("today")
        else:
            window.welcome()
        self._show(window)

    def _show(self, widget: QWidget) -> None:
        before, self.shown = self.shown, widget
        widget.show()
        if before is not None:
            before.close()
            before.deleteLater()


def run(path: Path | None = None) -> int:
    """Show the program and run it until its window closes; gives the exit code."""
    app = application(dressed=False)
    start = Start(path)
    start.run()
    QTimer.singleShot(PREPARED_MS, gc.enable)
    try:
        return app.exec()
    finally:
        start.close()
