"""Before a hand is left, ended or dealt over in the middle, the dealer is asked once whether that is what is wanted."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject

from trainer.kernel.table import Table
from trainer.ui.kit.dialog import Dialog
from trainer.ui.kit.shell import Frame

if TYPE_CHECKING:  # the page makes this
    from trainer.ui.play.screen import PlayScreen

KEEP, GO = "keep", "go"
KEEP_DEALING = "Keep dealing"
QUESTIONS = {
    "leave": (
        "Leave this hand?",
        "The hand isn’t over. It’s saved, and you can pick it up again from Today.",
        "Leave the table",
    ),
    "close": (
        "Close the program?",
        "The hand isn’t over. It’s saved, and you can pick it up the next time you start.",
        "Close the program",
    ),
    "end": (
        "End this hand here?",
        "The hand isn’t over. If you end it here, it’s graded as it stands.",
        "End the hand",
    ),
    "over": (
        "Deal this hand over?",
        "Everything you did in this hand is undone, and the hand no longer counts.",
        "Deal it over",
    ),
}
"""What is asked on each way out: the question, what becomes of the hand, and the answer that goes on."""


def under_way(table: Table) -> bool:
    """Is a hand in the middle: are cards out of the deck and chips on the felt?"""
    cards = any(lying for name, lying in table.zones() if not name.startswith("stub"))
    return cards and (any(seat.bet for seat in table.seats) or any(table.pots))


class Leaving(QObject):
    """Asks in front of a page; the hand stands still until it is answered, and no one is asked twice at a time."""

    def __init__(self, page: "PlayScreen") -> None:
        super().__init__(page)
        self._page = page
        self._window: Frame | None = None
        self.dialog: Dialog | None = None

    def watch(self) -> None:
        """From now on whoever closes the page's window by hand is asked, too."""
        window = self._page.window()
        if isinstance(window, Frame) and window is not self._window:
            self._window = window
            window.installEventFilter(self)

    def ask(self, way: str, then: Callable[[], object]) -> None:
        """Do it at once where no hand is in the middle, else once it is wanted."""
        dealing = self._page.dealing
        if dealing is None or not under_way(dealing.record.table):
            then()
        elif self.dialog is None:
            dealing.pause()
            title, text, go = QUESTIONS[way]
            answers = ((KEEP, KEEP_DEALING, "primary"), (GO, go, "quiet"))
            self.dialog = Dialog(self._page, title, text, answers)
            self.dialog.closed.connect(self._closed)
            self.dialog.answered.connect(lambda answer: then() if answer == GO else None)
            self._page.coached.point()

    def _closed(self) -> None:
        """The hand goes on; where it is left all the same, that comes next."""
        self.dialog = None
        if self._page.dealing is not None:
            self._page.dealing.start()
            self._page.coached.point()

    def away(self) -> None:
        """The hand has gone, and the question with it."""
        if self.dialog is not None:
            dialog, self.dialog = self.dialog, None
            dialog.blockSignals(True)
            dialog.close_up()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        window = self._window
        if window is None or watched is not window or event.type() != QEvent.Type.Close or not window.by_hand:
            return False
        dealing = self._page.dealing
        if dealing is None or not self._page.isVisible() or not under_way(dealing.record.table):
            return False
        event.ignore()
        self.ask("close", window.close)
        return True
