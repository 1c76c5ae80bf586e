"""The library in the settings at work: folders added and removed, the PIN set, changed and removed."""

from collections.abc import Callable, Iterable
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer

from trainer.settings import MOST_FOLDERS
from trainer.study.own_folders import all_folders, fault_of
from trainer.ui.curtain import curtain_of
from trainer.ui.kit.dialog import Toast
from trainer.ui.library_page import open_folder
from trainer.ui.own_folders import OwnFolders, folder_of, watched
from trainer.ui.screens.models import LibrarySettingsView

if TYPE_CHECKING:  # the window opens the settings
    from trainer.ui.window import Window

ADD, FULL = "A folder for the library", f"The library reads at most {MOST_FOLDERS} more folders. Remove one first."
LOOK_MS = 500
THERE, AWAY = "In use", "Can’t be reached right now"
PIN_SET, PIN_GONE = "The PIN is set.", "The library no longer has a PIN."


def library_settings(window: "Window") -> LibrarySettingsView:
    """What is shown of it. Raises StoreTrouble."""
    curtain, watching = curtain_of(window), window.findChild(OwnFolders)
    seen = watching.seen if watching is not None else {}

    def note(folder: str) -> str:
        known = seen.get(all_folders(Path(), [folder])[1])
        return THERE if known is None or known.there else AWAY

    others = tuple((each, note(each)) for each in window.settings.library_folders)
    return LibrarySettingsView(str(folder_of(window)), others, curtain.there, curtain.drawn)


class LibrarySettings(QObject):
    """Does what is pressed in the panel; `changed` has the page shown anew."""

    def __init__(self, window: "Window", page: QObject, changed: Callable[[], object]) -> None:
        super().__init__(page)
        self._window, self._changed, self._curtain = window, changed, curtain_of(window)
        self._shown = library_settings(window)
        self._looks = QTimer(self, interval=LOOK_MS)
        self._looks.timeout.connect(lambda: window.guarded(self._look))
        self._looks.start()

    def _look(self) -> None:
        """Is a folder there again, or gone?"""
        found = library_settings(self._window)
        if found != self._shown:
            self._shown = found
            self._changed()

    def act(self, what: str, folder: str) -> None:
        """Do it, after the PIN where one is set."""
        todo: dict[str, Callable[[], object]] = {
            "open": lambda: open_folder(self._window, Path(folder)),
            "add": self._add,
            "remove": lambda: self._keep(each for each in self._folders if each != folder),
            "show": self._changed,
        }
        if what in todo:
            self._curtain.open(lambda: self._window.guarded(todo[what]))
        elif what == "set-pin":
            self._curtain.set_pin(lambda: self._told(PIN_SET))
        else:
            self._curtain.remove(lambda: self._told(PIN_GONE))

    @property
    def _folders(self) -> tuple[str, ...]:
        return self._window.settings.library_folders

    def _add(self) -> None:
        window = self._window
        chosen = window.files.to_folder(window, ADD)
        if chosen is None:
            return
        have = all_folders(folder_of(window), self._folders)
        fault = FULL if len(self._folders) >= MOST_FOLDERS else fault_of(str(chosen), have)
        if fault:
            window.tell(fault)
        else:
            self._keep((*self._folders, str(chosen)))

    def _keep(self, folders: Iterable[str]) -> None:
        self._window.change(library_folders=tuple(folders))
        watched(self._window)
        self._changed()

    def _told(self, words: str) -> None:
        self._changed()
        Toast(self._window, words)
