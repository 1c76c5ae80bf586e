"""Watches the folders of one's own content while the program runs.

Each is looked into by a thread of its own, as a share may answer late or never. Every one is polled: systems tell of
files that come and go in a folder, but not of one that is written over.
"""

from pathlib import Path
from queue import SimpleQueue
from threading import Event, Thread
from time import monotonic
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer

from trainer.scenarios.indexed import Seen
from trainer.study.own_folders import all_folders, own_folder, read_also, saw, seen_in
from trainer.ui.content import looked_over
from trainer.ui.kit.soon import one_by_one

if TYPE_CHECKING:  # the window has them watched
    from trainer.ui.window import Window

HEAR_MS = 150
Said = SimpleQueue[tuple[Path, Seen]]
EVERY, REST, MOST_REST = 1.0, 4, 600.0
"""Seconds between two looks; after a look that took long, so many times as long, and at most so many seconds."""


def folder_of(window: "Window") -> Path:
    """The folder of one's own: beside the progress, where that is kept in a file."""
    store = window.desk.store
    return own_folder(store.path if store.on_disk else None)


def watched(window: "Window") -> "OwnFolders":
    """Watch the folders that are set, from now on."""
    found = window.findChild(OwnFolders) or OwnFolders(window)
    found.watch(all_folders(folder_of(window), window.settings.library_folders))
    return found


class OwnFolders(QObject):
    """Has the shelves look at the folders whenever something in them is another than before."""

    def __init__(self, window: "Window") -> None:
        super().__init__(window)
        self._window = window
        self.folders: tuple[Path, ...] = ()
        self.seen: dict[Path, Seen] = {}
        self._over = Event()
        self._said: Said = SimpleQueue()  # by threads, which never touch what Qt may have taken down meanwhile
        self._hears = QTimer(self, interval=HEAR_MS)
        self._hears.timeout.connect(self._hear)

    def watch(self, folders: tuple[Path, ...]) -> None:
        """These and no others from now on; nothing happens where it is these already."""
        if folders == self.folders and not self._over.is_set():
            return
        self.stop()
        self.folders, self._over = folders, Event()
        self.seen = {each: seen for each, seen in self.seen.items() if each in folders}
        read_also(folders)
        self.destroyed.connect(self._over.set)
        for each in folders:  # one that keeps its thread waiting keeps none of the others
            Thread(target=_looking, args=(each, self._over, self._said), name="own folder", daemon=True).start()
        self._hears.start()

    def stop(self) -> None:
        """Look no more."""
        self._over.set()
        self._hears.stop()

    def _hear(self) -> None:
        while self._window.isVisible() and not self._said.empty():
            self._take(*self._said.get())

    def _take(self, folder: Path, seen: Seen) -> None:
        if folder in self.folders:
            self.seen[folder] = seen
            saw(folder, seen)
            one_by_one(self, looked_over(self._window))


def _looking(folder: Path, over: Event, said: Said) -> None:
    """Look again and again, and say what is another than before."""
    before: Seen | None = None
    while not over.is_set():
        began = monotonic()
        seen = seen_in(folder)
        if seen != before and not over.is_set():
            said.put((folder, seen))
            before = seen
        over.wait(min(MOST_REST, max(EVERY, REST * (monotonic() - began))))
