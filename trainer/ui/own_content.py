"""What content practises of which nothing ships: found out by the worker while nobody waits, a thing at a time."""

from collections import Counter
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from trainer.kernel.pieces import Pieces
from trainer.study.own import Wanted, kept_at, own
from trainer.ui.idle import Idle
from trainer.ui.kit.soon import soon
from trainer.ui.working import Beside

if TYPE_CHECKING:  # the window sets it going
    from trainer.ui.window import Window
    from trainer.worker.messages import Answer

JOB = "practised-own"
ENOUGH = 3  # times that it may fail before it is given up until the next start


def look_for_own(window: "Window") -> Pieces[None]:
    """See what there is to find out; what is known is in the library from now on, the rest is found out by and by."""
    yield from own().looking()
    if own().wanted and isinstance(window.working, Beside):
        (window.findChild(OwnContent) or OwnContent(window, window.working)).begin()


class OwnContent(QObject):
    """Has it found out, as long as there is anything: not while a hand is dealt or set up, nor while somebody waits
    for the worker. What was stopped is gone on with later."""

    def __init__(self, window: "Window", working: Beside) -> None:
        super().__init__(window)
        self._window, self._working, self._at_work = window, working, False
        self._failed: Counter[Wanted] = Counter()
        self._idle = Idle(self.step, self)
        self._shown = own().version
        window.coming.begun = working.stop_aside

    def begin(self) -> None:
        """From now on, whenever nothing happens."""
        if not self._at_work:
            self._idle.disturb()

    def step(self) -> bool:
        """Have the next thing found out; there is never more to do at once."""
        wanted = next(iter(own().wanted), None)
        if self._at_work or wanted is None:
            return False
        if self._waited_for:
            self._idle.disturb()
            return False
        self._at_work = True
        self._working.aside(JOB, wanted, kept_at(wanted.house), heard=lambda answer: self._hear(wanted, answer))
        return False

    @property
    def _waited_for(self) -> bool:
        window = self._window
        return self._working.busy or window.coming.busy or window.dealing is not None or not window.box.settled

    def _hear(self, wanted: Wanted, answer: "Answer") -> None:
        from trainer.worker.messages import Done, Ending, Failed

        if not isinstance(answer, Ending):
            return
        self._at_work = False
        if isinstance(answer, Done):
            own().take(wanted, answer.value)  # type: ignore[arg-type]  # what the job gives
        elif isinstance(answer, Failed):
            self._failed[wanted] += 1
            if self._failed[wanted] >= ENOUGH:
                own().give_up(wanted)
        self._on()

    def _on(self) -> None:
        if not own().wanted:
            soon(self, self._show)
        elif self._waited_for:
            self._idle.disturb()
        else:
            soon(self, self.step)

    def _show(self) -> None:
        """All is known: the first page, where it is looked at, proposes out of all of it."""
        from trainer.ui.today_page import refresh

        if self._shown != own().version:
            self._shown = own().version
            self._window.guarded(lambda: refresh(self._window))
