"""One hand on the play screen in a shown window, under a clock that stands until a test lets it jump."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tests.ui.demo.conftest import session_at
from tests.ui.looks import own_look
from trainer.grading.coaching import Coach
from trainer.kernel import gestures as g
from trainer.kernel.gestures import Act, Gesture
from trainer.kernel.report_acts import Statement, read
from trainer.kernel.table import Table
from trainer.rules.book import book
from trainer.scenarios.compiler import play_of
from trainer.scenarios.session import Session
from trainer.ui.demo import spots
from trainer.ui.demo.clock import JumpClock
from trainer.ui.demo.events import Events, key_of
from trainer.ui.desk.library import scenarios
from trainer.ui.play.bar import Heading
from trainer.ui.play.dealing import Dealing
from trainer.ui.play.hands import Hands
from trainer.ui.play.report_sheet import ReportSheet
from trainer.ui.play.report_way import towards
from trainer.ui.play.screen import PlayScreen
from trainer.ui.table import access
from trainer.ui.table.targets import Target
from trainer.ui.table.view import TableView

HEADING = Heading("Poker TDA · 2022", "Mixed shift", "hand 1", "No-limit hold'em", coach=True)
Left, Right = Qt.MouseButton.LeftButton, Qt.MouseButton.RightButton


def statements_of(text: str) -> tuple[Statement, ...]:
    """The statements of a report as its line has them."""
    return read(f"anything {text}").told or ()


@dataclass
class Box:
    """The screen and what a test does at it: real events, and what came of them."""

    qtbot: QtBot
    screen: PlayScreen
    clock: JumpClock
    kept: list[Gesture] = field(default_factory=list)

    # --- what is there

    @property
    def view(self) -> TableView:
        return self.screen.view

    @property
    def session(self) -> Session:
        assert self.screen.dealing is not None
        return self.screen.dealing.session

    @property
    def table(self) -> Table:
        return self.session.record.table

    @property
    def hands(self) -> Hands:
        assert self.screen.hands is not None
        return self.screen.hands

    @property
    def done(self) -> tuple[Act, ...]:
        """The acts of the dealer since sitting down."""
        since = self.session.record.gestures[self.session.taken_over :]
        return tuple(each.act for each in since if each.by_dealer)

    @property
    def prompt(self) -> str:
        return self.screen.prompt.words

    # --- the keyboard

    def key(self, *keys: Qt.Key, mods: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
        for key in keys:
            self.qtbot.keyClick(QApplication.focusWidget() or self.screen, key, mods)

    # --- the mouse

    def seat(self, number: int) -> QPoint:
        return spots.seat(self.view, number)

    def at(self, name: str) -> QPoint:
        return spots.place(self.view, name)

    def spot(self, target: Target) -> QPoint:
        return spots.spot(self.view, target)

    def click(self, at: QPoint, button: Qt.MouseButton = Left) -> None:
        self.qtbot.mouseMove(self.view.viewport(), at)
        self.qtbot.mouseClick(self.view.viewport(), button, pos=at)

    def double(self, at: QPoint) -> None:
        """As a window system sends it: a click, and then a second press that is a double click."""
        events = Events(self.view.window())
        events.double_click(events.point(self.view.viewport(), at))

    def drag(self, start: QPoint, end: QPoint, button: Qt.MouseButton = Left, slowly: bool = True) -> None:
        port = self.view.viewport()
        self.qtbot.mousePress(port, button, pos=start)
        for share in (0.3, 0.7, 1.0):
            self.qtbot.mouseMove(port, start + (end - start) * share)
        self.qtbot.mouseRelease(port, button, pos=end, delay=400 if slowly else 0)

    def press(self, name: str) -> None:
        """A button of the palette."""
        self.qtbot.mouseClick(self.screen.palette_.buttons[name], Left)

    def take(self, entry: int) -> None:
        """An entry of the open menu, by the mouse."""
        assert self.screen.menu is not None
        self.qtbot.mouseClick(self.screen.menu.entries[entry], Left)

    def report(self, heading: int, text: str) -> None:
        """Report under a heading of the open list, as in "on flop; board 4", by the keys of the sheet."""
        self.take(heading)
        told = statements_of(text)
        while isinstance(sheet := self.screen.menu, ReportSheet):
            self.key(key_of(sheet.keys[sheet.place_of(towards(sheet.draft, told))]))

    # --- the others

    def jump(self, until: Callable[[], bool], most: int = 200) -> None:
        """Let players and floor act until something is so."""
        for _ in range(most):
            if until():
                return
            assert self.clock.jump(), "everybody waits"
        raise AssertionError("it never came")

    def deal_in(self) -> None:
        """Pitch the initial deal by keyboard, as practice has it."""
        for _ in range(60):
            due = self.session.routine()
            if not due or not isinstance(due[0], g.Pitch):
                return
            self.key(Qt.Key(Qt.Key.Key_0 + due[0].seat))
        raise AssertionError("the deal never ends")

    def to_the_flop(self) -> None:
        """The initial deal, the first round and the flop, turned up."""
        self.deal_in()
        self.jump(lambda: self.session.record.course.closed)
        self.key(Qt.Key.Key_I, Qt.Key.Key_B, Qt.Key.Key_L, Qt.Key.Key_T)


Sit = Callable[..., Box]


@pytest.fixture(autouse=True)
def dressed(qapp: QApplication) -> Iterator[None]:
    """The look and the accessible table, as in the program."""
    access.install()
    with own_look(qapp):
        yield


@pytest.fixture
def sit(qtbot: QtBot) -> Iterator[Sit]:
    """Sit down at a scenario: `sit(scenario, house)`; with `reduced` False the opening is shown.

    One hand at a time: whoever sits down again has left the hand before.
    """
    screens: list[PlayScreen] = []

    def make(
        scenario: str = "clean-holdem-nine", house: str = "tda-2022", reduced: bool = True, coached: bool = False
    ) -> Box:
        for before in screens:
            before.close_hand()
            before.close()
        screen = PlayScreen(TableView())
        screens.append(screen)
        qtbot.addWidget(screen)
        screen.resize(1280, 720)
        screen.view.table.set_reduced_motion(reduced)
        law = book(house)
        session = Session(play_of(scenarios()[scenario], law), law)
        clock = JumpClock()
        box = Box(qtbot, screen, clock)
        screen.show()
        screen.activateWindow()
        qtbot.waitUntil(screen.isActiveWindow)
        coach = Coach(session) if coached else None
        screen.open(Dealing(session, box.kept.append, clock), HEADING, coach=coach)
        screen.grab()
        return box

    yield make
    for screen in screens:
        screen.close_hand()
        screen.close()


@pytest.fixture
def box(sit: Sit) -> Box:
    """The end of the first round: bets of 100x6 in front of some, and 500x1+100x1 of one, nothing in the pot."""
    there = sit()
    session = session_at("clean-holdem-six", lambda record: record.course.closed)
    there.screen.open(Dealing(session, there.kept.append, JumpClock()), HEADING)
    return there
