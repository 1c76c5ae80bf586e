"""The window over a store, on its whole first page, as it is once the store is open."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from pytestqt.qtbot import QtBot

from trainer.app import desk_over
from trainer.progress.store import Store
from trainer.settings import Settings
from trainer.ui.demo.clock import JumpClock
from trainer.ui.play.clock import Clock
from trainer.ui.window import Window


def window_on(store: Store, kept: Settings, clocks: Callable[[], Clock]) -> Window:
    window = Window(lambda: desk_over(store, kept), kept, clocks)
    window.open_page("today")
    return window


@contextmanager
def stored_window(qtbot: QtBot, folder: Path, house: str) -> Iterator[Window]:
    """A window of a new trainee at a house, shown, with a store of its own in that folder."""
    with Store.open(folder / "progress.db") as store:
        made = window_on(store, Settings("Sam", house, reduced_motion=True), clocks=JumpClock)
        qtbot.addWidget(made)
        made.show()
        yield made
        made.close()


@contextmanager
def active_window(qtbot: QtBot, house: str) -> Iterator[Window]:
    """A window of a new trainee at a house, shown and active, with a store in memory."""
    with Store.in_memory() as store:
        made = window_on(store, Settings("Sam", house, reduced_motion=True), clocks=JumpClock)
        qtbot.addWidget(made)
        made.show()
        made.activateWindow()
        qtbot.waitUntil(made.isActiveWindow)
        yield made
        made.close()
