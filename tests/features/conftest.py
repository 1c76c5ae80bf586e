"""The program on a computer of its own: its folder, its windows one after the other, and who sits before them."""

import os
import sqlite3
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from tests.seeds import todays
from tests.ui.looks import look_kept
from trainer import app, settings
from trainer.progress.store import Store
from trainer.ui.demo.by_keys import ByKeys
from trainer.ui.demo.by_mouse import ByMouse
from trainer.ui.demo.clock import JumpClock
from trainer.ui.demo.dealers import PERFECT
from trainer.ui.demo.events import Events, wait_for
from trainer.ui.demo.hand import Hand
from trainer.ui.demo.pages import Pages
from trainer.ui.on_screen import OnScreen
from trainer.ui.screens.error import ErrorScreen
from trainer.ui.window import Window

PICTURES = "TRAINER_PICTURES"
ROOM = QRect(0, 0, 1920, 1048)  # what people have; the screen of the tests is smaller than the window


BY_HANDS = "_by_hands"  # what journeys by mouse or keyboard alone end with in their names, "alone" left out


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Of a journey by mouse or keyboard, at one house or another, one example for each commit."""
    found: dict[str, list[pytest.Item]] = {}
    for item in items:
        name = item.name.partition("[")[0].removesuffix("_alone")
        if item.path.parent == Path(__file__).parent and name.endswith(BY_HANDS):
            found.setdefault(name, []).append(item)
    out = {id(each) for some in found.values() for each in some if each not in todays(some, len(some))}
    items[:] = [each for each in items if id(each) not in out]


@dataclass
class Computer:
    """Starts the program as `trainer.app` does, under clocks that jump. `path` is the progress file."""

    qtbot: QtBot
    path: Path
    out: Path | None
    by_mouse: bool = True
    clock: JumpClock = field(default_factory=JumpClock)
    started: list[app.Start] = field(default_factory=list)
    held: sqlite3.Connection | None = None
    before: bytes = b""
    gestures: tuple[object, ...] = ()

    def start(self) -> None:
        """Start the program, after ending the one before."""
        self.end()
        start = app.Start(self.path, self._clock)
        self.started.append(start)
        start.run()
        self.qtbot.waitUntil(lambda: not isinstance(start.shown, Window) or start.shown.entered_yet)
        self.activate()

    def move(self, path: Path) -> None:
        """Go to another computer, with data and settings of its own."""
        self.end()
        self.path = path

    def activate(self) -> None:
        assert self.shown is not None
        self.shown.activateWindow()
        self.qtbot.waitUntil(self.shown.isActiveWindow)
        QApplication.processEvents()

    def _clock(self) -> JumpClock:
        self.clock = JumpClock()
        return self.clock

    def end(self) -> None:
        """Close the window and the file, as the end of the process does."""
        for start in self.started:
            if isinstance(start.shown, Window):
                start.shown.close()
                start.shown.desk.store.close()
            elif start.shown is not None:
                start.shown.close()
        self.started.clear()

    @property
    def shown(self) -> QWidget | None:
        return self.started[-1].shown if self.started else None

    @property
    def window(self) -> Window:
        assert isinstance(self.shown, Window)
        return self.shown

    @property
    def trouble(self) -> ErrorScreen:
        assert isinstance(self.shown, ErrorScreen)
        return self.shown

    @property
    def store(self) -> Store:
        return self.window.desk.store

    # --- what the trainee does

    @property
    def events(self) -> Events:
        return Events(self.window)

    @property
    def pages(self) -> Pages:
        return Pages(self.window, self.events, self.by_mouse)

    def deal(self) -> None:
        """Deal the hand on the table to its end, as the book asks."""
        doer = (ByMouse if self.by_mouse else ByKeys)(self.window.play, self.events)
        Hand(self.window, self.clock, doer, PERFECT, self.picture).run()

    def settled(self) -> None:
        """Wait for the hand that is set up, and for its page to be laid out."""
        wait_for(lambda: self.window.box.settled)

    def click(self, widget: QWidget, at: QPoint | None = None) -> None:
        widget.window().activateWindow()
        Events(widget.window()).click(Events(widget.window()).point(widget, at))

    def key(self, *keys: Qt.Key) -> None:
        for key in keys:
            self.events.key(key)

    def page(self, key: str) -> QWidget:
        return self.window.shell.page(key)

    def open_page(self, key: str) -> QWidget:
        """By the side bar."""
        item = self.window.shell.side.items[key]
        if self.by_mouse:
            self.click(item)
        else:
            item.setFocus(Qt.FocusReason.TabFocusReason)
            self.key(Qt.Key.Key_Space)
        return self.page(key)

    def picture(self, name: str) -> None:
        """Keep a picture where TRAINER_PICTURES says, for people to look at."""
        if self.out is not None and self.shown is not None:
            QApplication.processEvents()
            self.shown.grab().save(str(self.out / f"{len(list(self.out.iterdir())):03d}-{name}.png"))


@pytest.fixture(scope="module")
def program(qapp: QApplication) -> Iterator[QApplication]:
    """The application with the program's own look."""
    with look_kept(qapp):
        yield app.application()


@pytest.fixture
def computer(
    qtbot: QtBot, program: QApplication, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> Iterator[Computer]:
    """A computer with an empty folder of data and of settings."""
    monkeypatch.setattr(settings, "default_path", lambda: made.path.parent.parent / "config" / "settings.toml")
    monkeypatch.setattr(app, "seed", lambda: 5)
    monkeypatch.setattr(OnScreen, "_room", lambda _self: ROOM)
    out = os.environ.get(PICTURES)
    made = Computer(qtbot, tmp_path / "data" / "progress.db", Path(out) if out else None)
    yield made
    if made.held is not None:
        made.held.close()
    made.end()
