"""The window over a store, on its whole first page, as it is once the store is open."""

from collections.abc import Callable

from trainer.app import desk_over
from trainer.progress.store import Store
from trainer.settings import Settings
from trainer.ui.play.clock import Clock
from trainer.ui.window import Window


def window_on(store: Store, kept: Settings, clocks: Callable[[], Clock]) -> Window:
    window = Window(lambda: desk_over(store, kept), kept, clocks)
    window.open_page("today")
    return window
