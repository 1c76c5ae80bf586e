"""The real window, started as the program starts it, with a trainee before it who works by the keyboard."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from PySide6.QtWidgets import QApplication

from tests.trust.job import DATA
from trainer import app, settings
from trainer.kernel import gestures as g
from trainer.ui.demo.by_keys import ByKeys
from trainer.ui.demo.clock import JumpClock
from trainer.ui.demo.dealers import PERFECT
from trainer.ui.demo.events import Events, wait_for
from trainer.ui.demo.hand import Hand
from trainer.ui.demo.pages import Pages
from trainer.ui.preparing import preparing  # noqa: F401  # loaded before victims are made, like all below
from trainer.ui.window import Window

HOUSE = "upt"
NAME = "Ann"


class Barred(Exception):
    """The program shows a trouble instead of its first page; the text is all that is written there."""


class Seat:
    """Who sits at the window over the progress file of a folder. `clock` is that of the hand on the table."""

    def __init__(self, start: app.Start) -> None:
        self.start, self.clock = start, JumpClock()

    def _clock(self) -> JumpClock:
        self.clock = JumpClock()
        return self.clock

    @property
    def window(self) -> Window:
        assert isinstance(self.start.shown, Window)
        return self.start.shown

    @property
    def events(self) -> Events:
        return Events(self.window)

    @property
    def pages(self) -> Pages:
        return Pages(self.window, self.events, by_mouse=False)

    def deal(self, told: "Telling | None" = None) -> None:
        """Deal the hand on the table to its end, as the book asks."""
        keys = ByKeys(self.window.play, self.events)
        Hand(self.window, self.clock, told or keys, PERFECT, lambda _moment: None).run()


class Telling(ByKeys):
    """Deals by keys and tells after every act how many gestures of the hand were done."""

    def __init__(self, window: Window, tell: "object") -> None:
        super().__init__(window.play, Events(window))
        self._tell = tell

    def do(self, act: g.Act) -> None:
        dealing = self.screen.dealing
        assert dealing is not None
        super().do(act)
        self._tell(len(dealing.record))  # type: ignore[operator]  # a callable


@contextmanager
def seated(folder: Path) -> Iterator[Seat]:
    """Start the program over the progress file of a folder; it is closed afterwards. Raises Barred."""
    settings.save(settings.Settings(NAME, HOUSE, reduced_motion=True))
    app.application()
    seat = Seat(app.Start(folder / DATA))
    seat.start._clocks = seat._clock
    seat.start.run()
    wait_for(lambda: not isinstance(seat.start.shown, Window) or seat.start.shown.entered_yet)
    try:
        _entered(seat)
        yield seat
    finally:
        if seat.start.shown is not None:
            seat.start.shown.close()
        seat.start.close()


def _entered(seat: Seat) -> None:
    shown = seat.start.shown
    if not isinstance(shown, Window) or not shown.entered_yet:
        from PySide6.QtWidgets import QLabel

        words = [each.text() for each in shown.findChildren(QLabel)] if shown is not None else []
        raise Barred(" / ".join(words) or "the first page stands without its store")
    shown.activateWindow()
    wait_for(shown.isActiveWindow)
    QApplication.processEvents()
