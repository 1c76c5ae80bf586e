"""What an earlier run of the program left undone is done while nobody deals: hands finished and graded, one by one."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from trainer.progress.trouble import StoreTrouble
from trainer.ui.desk import late
from trainer.ui.idle import Idle
from trainer.ui.kit.dialog import Toast
from trainer.ui.today_page import refresh

if TYPE_CHECKING:  # the window sets it going
    from trainer.ui.window import Window


def set_going(window: "Window") -> Iterator[None]:
    """The last piece of the preparations."""
    yield
    Late(window).begin()


class Late(QObject):
    """Does it for whoever has hands in the file, as long as there are any; a hand on the table comes first, and one
    that is on its way to it or off it."""

    def __init__(self, window: "Window") -> None:
        super().__init__(window)
        self._window, self._pieces = window, self._work()
        self._idle = Idle(self.step, self)

    def begin(self) -> None:
        """From now on, whenever nothing happens."""
        self._idle.disturb()

    def step(self) -> bool:
        """One hand; is there more to do at once? Trouble with the store is left to the next start."""
        box = self._window.box
        if box.dealing is not None or not box.settled:
            self._idle.disturb()
            return False
        try:
            return next(self._pieces, self) is not self
        except (StoreTrouble, LookupError):
            return False

    def _work(self) -> Iterator[None]:
        desk = self._window.desk
        late.end_rounds(desk)
        yield
        done = late.finish_left(desk, offered=True)
        if done:
            self._tell(late.OVER if all(done) else late.UNGRADED)
        yield
        graded, untold = late.ungraded(desk), 0
        for attempt in graded:
            yield
            untold += not late.grade(desk, attempt)
        if untold:
            self._tell(late.untold(untold))
        elif graded:
            refresh(self._window)

    def _tell(self, words: str) -> None:
        Toast(self._window, words)
        refresh(self._window)
