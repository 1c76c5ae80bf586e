"""A real play screen on which a hand stands still, and the hands that drive it."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache

import pytest
from PySide6.QtTest import QTest

from trainer.grading.model import play_out
from trainer.kernel import gestures as g
from trainer.kernel.transcript import Transcript
from trainer.rules.book import book
from trainer.rules.record import Record
from trainer.scenarios.compiler import play_of
from trainer.scenarios.play import Play
from trainer.scenarios.session import Session
from trainer.ui.demo.by_keys import ByKeys
from trainer.ui.demo.by_mouse import ByMouse
from trainer.ui.demo.clock import JumpClock
from trainer.ui.demo.doer import Doer
from trainer.ui.demo.events import Events
from trainer.ui.desk.library import scenarios
from trainer.ui.play.bar import Heading
from trainer.ui.play.dealing import Dealing
from trainer.ui.play.screen import PlayScreen
from trainer.ui.table.view import TableView

DOERS = {doer.name: doer for doer in (ByMouse, ByKeys)}
Far = Callable[[Record], bool]


@dataclass
class Box:
    """A hand on a shown play screen. `kept` are the gestures since then."""

    screen: PlayScreen
    session: Session
    clock: JumpClock
    doer: Doer
    kept: list[g.Gesture]

    @property
    def dealt(self) -> list[g.Act]:
        """What the dealer has done since then."""
        return [each.act for each in self.kept if each.by_dealer]


@cache
def dealt_out(name: str, law: str) -> tuple[Play, Transcript]:
    play = play_of(scenarios()[name], book(law))
    return play, play_out(play, book(law))


def session_at(name: str, far: Far, law: str = "tda-2022") -> Session:
    """A packaged scenario, dealt by the perfect dealer until it is far enough."""
    play, dealt = dealt_out(name, law)
    record = Record.of(play.transcript)
    for gesture in dealt.gestures[len(play.before) :]:
        if far(record):
            break
        record.add(gesture)
    assert far(record), "the hand never gets there"
    return Session.resume(play, book(law), Transcript(play.setup, tuple(record.gestures)))


@pytest.fixture(scope="module")
def screen(qapp):
    """One play screen on which hand after hand is opened."""
    screen = PlayScreen(TableView())
    screen.view.table.set_reduced_motion(True)
    screen.resize(1280, 720)
    screen.show()
    screen.activateWindow()
    assert QTest.qWaitForWindowActive(screen)
    yield screen
    screen.close_hand()
    screen.close()
    screen.deleteLater()


@pytest.fixture
def box(screen):
    """`box(scenario, how far, mouse or keyboard)`: the hand at that moment on the screen."""

    def make(name: str, far: Far, by: str, law: str = "tda-2022") -> Box:
        session, clock, kept = session_at(name, far, law), JumpClock(), []
        screen.open(Dealing(session, kept.append, clock), Heading("House", "Drill", "hand 1", "1/2"))
        return Box(screen, session, clock, DOERS[by](screen, Events(screen)), kept)

    yield make
    screen.close_hand()
