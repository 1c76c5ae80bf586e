"""From an error that was caught to the sheet that shows it, and from there to the way that was chosen."""

import logging
from collections.abc import Callable
from pathlib import Path
from time import monotonic
from typing import TYPE_CHECKING, Protocol

from PySide6.QtCore import QObject, Qt, QTimer
from PySide6.QtWidgets import QApplication, QMessageBox, QWidget
from shiboken6 import isValid

from trainer.progress.trouble import StoreTrouble
from trainer.ui.files import Files
from trainer.ui.unexpected.catching import Catcher, Caught
from trainer.ui.unexpected.words import GO_ON, TITLE, TODAY, Saved, view_of
from trainer.ui.window import Window

if TYPE_CHECKING:
    from trainer.ui.unexpected.sheet import UnexpectedSheet

AGAIN_S = 10.0
"""Who went back to Today and has another error so soon after is not sent there first once more."""
COUNT_MS = 1000
FAILED = 1
PLAIN_SIZE = (760, 480)
IN_MEMORY = Path(":memory:")
log = logging.getLogger("trainer.unexpected")


class Program(Protocol):
    """What is on screen, and another window over the same desk in its place."""

    shown: QWidget | None

    def anew(self) -> None: ...


class Presenter(QObject):
    """Shows the first error of a row over whatever is on screen. `now` gives seconds."""

    def __init__(self, program: Program, catcher: Catcher, now: Callable[[], float] = monotonic) -> None:
        super().__init__()
        self._program, self._catcher, self._now = program, catcher, now
        self.files = Files()
        self.sheet: UnexpectedSheet | None = None
        self._plain: QWidget | None = None
        self._went_back = float("-inf")
        self._counting = QTimer(self, interval=COUNT_MS)
        self._counting.timeout.connect(self._count)
        catcher.caught.connect(self._show, Qt.ConnectionType.QueuedConnection)  # never inside what is being painted

    def _show(self, caught: Caught) -> None:
        try:
            self._lay_over(caught)
        except Exception:
            log.exception("an error could not be shown")
            self._say_plainly()

    def _lay_over(self, caught: Caught) -> None:
        from trainer.ui.unexpected.sheet import UnexpectedSheet  # seldom

        over = self._program.shown
        if over is None:
            over = self._plain = QWidget()
            over.setWindowTitle(TITLE)
            over.resize(*PLAIN_SIZE)
            over.show()
        solid = not caught.apart
        view = view_of(self._case(caught), saved(over), caught.report.text)
        if isinstance(over, Window):
            over.hold(hide=solid)
        self.sheet = UnexpectedSheet(over, view, solid, self.files)
        self.sheet.chosen.connect(self._chosen)
        self._count()
        self._counting.start()

    def _case(self, caught: Caught) -> str:
        if not isinstance(self._program.shown, Window):
            return "start"
        if caught.apart:
            return "apart"
        return "again" if self._now() - self._went_back < AGAIN_S else "page"

    def _count(self) -> None:
        """At rest, not with every error: what is counted is painted, and painting may be what goes wrong."""
        if self.sheet is not None and isValid(self.sheet):
            self.sheet.happened(self._catcher.count)

    def _chosen(self, way: str) -> None:
        self._counting.stop()
        if way == GO_ON:
            self._go_on()
        elif way == TODAY:
            self._went_back = self._now()
            self.sheet = None
            self._catcher.rest()
            self._program.anew()
        else:
            QApplication.exit(FAILED)

    def _go_on(self) -> None:
        sheet, self.sheet = self.sheet, None
        self._catcher.rest()
        if sheet is not None:
            sheet.gone()
        if isinstance(self._program.shown, Window):
            self._program.shown.carry_on()

    def _say_plainly(self) -> None:
        """Without anything of ours that could fail again."""
        box = QMessageBox(QMessageBox.Icon.Critical, TITLE, f"{TITLE}. What you did is saved. Quit and start again.")
        box.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        box.finished.connect(lambda: QApplication.exit(FAILED))
        box.open()
        self._plain = box


def saved(over: QWidget) -> Saved:
    """What of the trainee's doings is on the disk, as the store itself says."""
    if not isinstance(over, Window) or not over.entered_yet:
        return Saved.NOTHING_YET
    if over.desk.store.path == IN_MEMORY:
        return Saved.NOT_KEPT
    if over.dealing is None:
        return Saved.ALL
    try:
        kept = len(over.desk.store.running(over.desk.running).lines)
    except (StoreTrouble, LookupError):
        return Saved.NOT_SURE
    return Saved.HAND if kept >= len(over.dealing.record.gestures) else Saved.NOT_SURE
