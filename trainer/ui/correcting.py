"""What was learned under law that was corrected is held against the law of today, by the worker, while nobody waits."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from trainer.kernel.pieces import Pieces
from trainer.progress.trouble import StoreTrouble
from trainer.rules.book import all_books
from trainer.rules.corrected import corrections_of
from trainer.ui.desk.corrected import notice
from trainer.ui.idle import Idle
from trainer.ui.today_page import refresh
from trainer.ui.working import Beside

if TYPE_CHECKING:  # the window sets it going
    from trainer.ui.window import Window
    from trainer.worker.messages import Answer

JOB = "corrected"
ENOUGH = 3  # times that it may fail before it is given up until the next start


def look_for_corrections(window: "Window") -> Pieces[None]:
    """See which corrections there are, tell what they changed, and have done what was not done yet."""
    yield
    found = [each for law in all_books() for each in corrections_of(law)]
    window.desk.corrections = tuple({each.key: each for each in found}.values())
    yield
    window.guarded(lambda: _tell(window))
    if found and window.desk.store.on_disk and isinstance(window.working, Beside):
        Correcting(window, window.working).begin()


def _tell(window: "Window") -> None:
    """Today says it where there is anything to say. Raises StoreTrouble."""
    if notice(window.desk):
        refresh(window)


class Correcting(QObject):
    """Has it done: not while a hand is dealt or set up, nor while somebody waits for the worker.

    Whatever is asked for stops it; what is done is done, and it goes on with the next thing later.
    """

    def __init__(self, window: "Window", working: Beside) -> None:
        super().__init__(window)
        self._window, self._working = window, working
        self._at_work, self._failed = False, 0
        self._idle = Idle(self.step, self)
        window.coming.begun = working.stop_aside

    def begin(self) -> None:
        """From now on, whenever nothing happens."""
        self._idle.disturb()

    def step(self) -> bool:
        """Have it done, if there is anything. Trouble with the store is left to the next start."""
        store = self._window.desk.store
        if self._at_work or self._failed >= ENOUGH or store.closed:
            return False
        if self._waited_for:
            self._idle.disturb()
            return False
        try:
            wanted = store.unswept([each.key for each in self._window.desk.corrections])
        except StoreTrouble:
            return False
        if wanted:
            self._at_work = True
            self._working.aside(JOB, store.path, heard=self._hear)
        return False

    @property
    def _waited_for(self) -> bool:
        window = self._window
        return self._working.busy or window.coming.busy or window.dealing is not None or not window.box.settled

    def _hear(self, answer: "Answer") -> None:
        from trainer.worker.messages import Done, Ending, Failed, Refused

        if not isinstance(answer, Ending):
            return
        self._at_work = False
        if isinstance(answer, Done):
            if answer.value:
                self._window.guarded(lambda: _tell(self._window))
            return
        if isinstance(answer, Refused):
            return
        self._failed += isinstance(answer, Failed)
        self._idle.disturb()
