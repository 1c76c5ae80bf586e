"""The curtain before the library: drawn where a PIN is set, opened by whoever knows it, for this run of the window."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from trainer.settings import default_path
from trainer.study import pin
from trainer.ui.screens.ask_pin import AskPin

if TYPE_CHECKING:  # the window has one
    from trainer.ui.window import Window

TITLE, ABOUT, OPEN = "Library PIN", "Titles you haven’t met and the instructor’s folders are behind this PIN.", "Open"
NEW, SET = "Set a library PIN", "Set PIN"
NEW_ABOUT = "It hides titles and your own folders from trainees on this computer."
FORGOTTEN = "Forgot it? Have whoever manages this computer close the program and delete the line library_pin in {file}."


def curtain_of(window: "Window") -> "Curtain":
    """That of a window."""
    return window.findChild(Curtain) or Curtain(window)


class Curtain(QObject):
    """Knows whether the PIN was given in this run. Whoever sits down next has to give it again."""

    def __init__(self, window: "Window") -> None:
        super().__init__(window)
        self._window, self._opened_for = window, 0
        self.tries = pin.Tries()

    @property
    def there(self) -> bool:
        """Is a PIN set?"""
        return bool(self._window.settings.library_pin)

    @property
    def opened(self) -> bool:
        """Is a PIN set, and was it given?"""
        return self.there and self._opened_for == self._window.desk.profile.id

    @property
    def drawn(self) -> bool:
        """Is something hidden?"""
        return self.there and not self.opened

    def draw(self) -> None:
        """Hide it all again."""
        self._opened_for = 0

    def open(self, then: Callable[[], object]) -> AskPin | None:
        """Go on with `then`, once the PIN was given where one is needed."""
        if not self.drawn:
            then()
            return None
        told = FORGOTTEN.format(file=default_path())
        asked = AskPin(self._window, TITLE, ABOUT, OPEN, self._check, told=told)
        asked.given.connect(lambda _pin: self._open(then))
        return asked

    def _check(self, given: str, _again: str) -> str:
        return self.tries.check(given, self._window.settings.library_pin)

    def _open(self, then: Callable[[], object]) -> None:
        self._opened_for = self._window.desk.profile.id
        then()

    def set_pin(self, then: Callable[[], object]) -> None:
        """Have a PIN chosen, after the one before was given."""
        self.open(lambda: self._choose(then))

    def _choose(self, then: Callable[[], object]) -> None:
        asked = AskPin(self._window, NEW, NEW_ABOUT, SET, _fault_of_new, twice=True, told=pin.FIGURES)
        asked.given.connect(lambda chosen: self._keep(pin.kept(chosen), then))

    def remove(self, then: Callable[[], object]) -> None:
        """Do without a PIN, after it was given."""
        self.open(lambda: self._keep("", then))

    def _keep(self, kept: str, then: Callable[[], object]) -> None:
        self._window.change(library_pin=kept)
        self._opened_for = self._window.desk.profile.id
        then()


def _fault_of_new(chosen: str, again: str) -> str:
    return pin.fault(chosen) or ("" if chosen == again else "The two PINs differ.")
