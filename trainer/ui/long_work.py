"""Work that somebody waits for: after a moment the window tells how far it is, and it can be stopped."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer

from trainer.ui.kit.dialog import Toast
from trainer.ui.kit.progress_line import ProgressLine, ProgressSheet
from trainer.worker.messages import Answer, Done, Failed, Reached, Refused

if TYPE_CHECKING:  # the window is what it is told on
    from trainer.ui.window import Window

PATIENCE_MS = 300
STOPPED = "{doing}: stopped, and nothing was changed."
FAILED = "{doing} didn’t work ({words}). Nothing was changed. Try again."


class LongWork(QObject):
    """One job of the worker. `done` gets its value, `refused` the fault that it declares, which is else told.

    `doing` says what it is: "Checking your data". What changes that which the window shows is done `alone`: the window
    waits for it.
    """

    def __init__(
        self,
        window: "Window",
        doing: str,
        done: Callable[..., object],
        refused: Callable[[Exception], object] | None = None,
        alone: bool = False,
    ) -> None:
        super().__init__(window)
        self._window, self._doing, self._done, self._refused, self._alone = window, doing, done, refused, alone
        self._number, self._over = 0, False
        self._reached = (0, 0)
        self.shown: ProgressLine | ProgressSheet | None = None
        self._soon = QTimer(self, singleShot=True)
        self._soon.timeout.connect(self._show)

    def begin(self, job: str, *arguments: object) -> None:
        """Ask the worker. A second one of the same words takes the place of the first."""
        self._soon.start(PATIENCE_MS)
        number = self._window.working.ask(job, *arguments, heard=self._hear, key=self._doing)
        self._number = number

    def stop(self) -> None:
        """Nobody waits for it any more."""
        self._window.working.stop(self._number)

    def _hear(self, answer: Answer) -> None:
        if isinstance(answer, Reached):
            self._reached = answer.done, answer.of
            if self.shown is not None:
                self.shown.reach(*self._reached)
            return
        self._clear()
        if isinstance(answer, Done):
            self._window.guarded(lambda: self._done(answer.value))
        elif isinstance(answer, Refused) and self._refused is not None:
            refused = self._refused
            self._window.guarded(lambda: refused(answer.fault))
        elif isinstance(answer, Refused):
            self._window.tell(str(answer.fault))
        elif isinstance(answer, Failed):
            self._window.tell(FAILED.format(doing=self._doing, words=answer.words))
        else:
            Toast(self._window, STOPPED.format(doing=self._doing))

    def _show(self) -> None:
        if self._over:
            return
        made = (ProgressSheet if self._alone else ProgressLine)(self._window, self._doing)
        made.stopped.connect(self.stop)
        made.reach(*self._reached)
        self.shown = made

    def _clear(self) -> None:
        self._over = True
        self._soon.stop()
        if isinstance(self.shown, ProgressSheet):
            self.shown.close_up()
        elif self.shown is not None:
            self.shown.hide()
            self.shown.deleteLater()
        self.deleteLater()
