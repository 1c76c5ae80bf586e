"""The desktop program: Qt started, settings and store opened, the window shown."""

import os
import sys
from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication, QWidget

from trainer import __version__, settings
from trainer.progress.store import Store
from trainer.progress.trouble import StoreTrouble
from trainer.ui.desk.desk import NOBODY, Desk
from trainer.ui.play.clock import Clock
from trainer.ui.theme.stylesheet import stylesheet
from trainer.ui.window import Window

PREPARED_MS = 250
DEFAULT_HOUSE = "tda-2022"
NO_SCREEN = ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM")
ADVICE = {
    "retry": "Try again once it is free, or deal without saving.",
    "unsaved": "You can deal without saving; nothing of the file is touched.",
}


def has_screen() -> bool:
    """Can a window be shown? Without one Qt would end the process."""
    return not sys.platform.startswith("linux") or any(os.environ.get(name) for name in NO_SCREEN)


def application() -> QApplication:
    """The one QApplication, with the program's look."""
    app = QApplication.instance() or QApplication([sys.argv[0]])
    assert isinstance(app, QApplication)
    app.setApplicationName("dealer-trainer")
    app.setApplicationDisplayName("Dealer trainer")
    app.setApplicationVersion(__version__)
    app.setStyle("Fusion")
    app.setStyleSheet(stylesheet())
    return app


def seed() -> int:
    """A fresh seed for a hand."""
    return int.from_bytes(os.urandom(4), "big") >> 1


def window_on(
    store: Store,
    kept: settings.Settings,
    save: Callable[[settings.Settings], None] | None = None,
    clocks: Callable[[], Clock] = Clock,
) -> Window:
    """The window over a store, on its first page; the welcome where no house was ever chosen."""
    profile = store.profile(kept.name or NOBODY)
    window = Window(Desk(store, profile, kept.house or DEFAULT_HOUSE, seed), kept, clocks)
    if save is not None:
        window.settings_changed.connect(save)
    if kept.house:
        window.open_page("today")
    else:
        window.welcome()
    return window


class Start:
    """Opens the store and the window; trouble with the store becomes a screen with ways out."""

    def __init__(self, path: Path | None = None, clocks: Callable[[], Clock] = Clock) -> None:
        self.path, self._clocks = path, clocks
        self.loaded = settings.load()
        self.shown: QWidget | None = None
        self._store: Store | None = None

    def run(self) -> None:
        """Open the store, or say in one sentence why it cannot be used."""
        try:
            self._show(self._window(Store.open(self.path)))
        except StoreTrouble as trouble:
            self._show(self._error(trouble))

    def close(self) -> None:
        """Let the store go; a hand that is not over is offered at the next start."""
        if self._store is not None:
            self._store.close()

    def _window(self, store: Store) -> Window:
        self.close()
        self._store = store
        window = window_on(store, self.loaded.settings, self._save, self._clocks)
        if self.loaded.trouble or store.note:
            window.tell(self.loaded.trouble or store.note)
        return window

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
        if action == "retry":
            self.run()
        elif action == "unsaved":
            self._show(self._window(Store.in_memory()))
        else:
            QApplication.quit()

    def _show(self, widget: QWidget) -> None:
        before, self.shown = self.shown, widget
        widget.show()
        if isinstance(widget, Window):
            QTimer.singleShot(PREPARED_MS, widget, widget.prepare)
        if before is not None:
            before.close()
            before.deleteLater()


def run(path: Path | None = None) -> int:
    """Show the program and run it until its window closes; gives the exit code."""
    app = application()
    start = Start(path)
    start.run()
    try:
        return app.exec()
    finally:
        start.close()
