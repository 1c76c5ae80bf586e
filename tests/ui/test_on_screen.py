"""A window on screens of every size: never larger than what the screen leaves, and reachable when it is moved."""

import json
import os
import subprocess
import sys
from itertools import accumulate
from pathlib import Path

import pytest
from PySide6.QtCore import QObject, QRect, QSize, Qt, Signal
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot
from shiboken6 import delete

from trainer import resources
from trainer.ui.on_screen import LEAST, OnScreen, least_on, placed

SCREENS = {  # what is common, in px of the program, without the task bar
    "200 % of 1920 x 1080": (960, 492),
    "150 % of 1920 x 1080": (1280, 672),
    "1366 x 768": (1366, 728),
    "125 % of 1280 x 720": (1024, 536),
    "1280 x 720": (1280, 672),
    "1920 x 1080": (1920, 1032),
}
SHOWN = """
import json, sys
from pathlib import Path
from PySide6.QtCore import QTimer
from trainer import app, settings
folder = Path(sys.argv[1])
settings.default_path = lambda: folder / "settings.toml"
settings.save(settings.Settings("Sam", "tda-2022", reduced_motion=True))
program = app.application(dressed=False)
start = app.Start(folder / "progress.db")
start.run()
window = start.shown
told = []
for screen in (window.screen(), *(each for each in program.screens() if each is not window.screen())):
    window.windowHandle().setScreen(screen)
    program.processEvents()
    least, room, inside = window.minimumSize(), screen.availableGeometry(), window.geometry()
    sizes = [[each.width(), each.height()] for each in (inside, least, room)]
    placed = window.isMaximized() or room.contains(inside)  # a maximized one is placed by the window manager
    told.append([*sizes, placed])
print(json.dumps(told))
start.close()
"""


@pytest.mark.parametrize("room", SCREENS.values(), ids=SCREENS)
def test_no_window_must_be_larger_than_its_screen(room: tuple[int, int]) -> None:
    least = least_on(QSize(*room))
    assert least.width() <= min(room[0], LEAST.width())
    assert least.height() <= min(room[1], LEAST.height())


@pytest.mark.parametrize(
    ("window", "then"),
    [
        (QRect(10, 10, 800, 400), QRect(10, 10, 800, 400)),
        (QRect(-50, 500, 800, 400), QRect(0, 92, 800, 400)),
        (QRect(900, -20, 800, 400), QRect(160, 0, 800, 400)),
        (QRect(0, 0, 1280, 720), QRect(0, 0, 960, 492)),
    ],
)
def test_a_window_is_moved_and_made_smaller_until_it_can_be_seen(window: QRect, then: QRect) -> None:
    assert placed(window, QRect(0, 0, 960, 492)) == then


@pytest.mark.parametrize(
    "screens",
    [((960, 540), (1366, 768)), ((1920, 1080), (1024, 576), (960, 540))],
    ids=["small first", "to smaller ones"],
)
def test_the_program_opens_within_its_screen_and_is_moved_to_others(
    screens: tuple[tuple[int, int], ...], tmp_path: Path
) -> None:
    """Qt reads the screens when it starts, so the program is started in a process of its own."""
    beside = accumulate((each[0] for each in screens), initial=0)
    listed = [
        {"name": f"screen {x}", "x": x, "y": 0, "width": w, "height": h}
        for x, (w, h) in zip(beside, screens, strict=False)
    ]
    (tmp_path / "screens.json").write_text(json.dumps({"screens": listed}), encoding="utf-8")
    environment = {**os.environ, "QT_QPA_PLATFORM": f"offscreen:configfile={tmp_path / 'screens.json'}"}
    command = [sys.executable, "-c", SHOWN, str(tmp_path)]
    done = subprocess.run(
        command, cwd=resources.root(), env=environment, capture_output=True, text=True, timeout=100, check=False
    )
    assert done.returncode == 0, done.stderr
    told = json.loads(done.stdout)
    assert len(told) == len(screens)
    for (size, least, room, held), screen in zip(told, screens, strict=True):
        assert tuple(room) == screen
        assert held, (size, screen)
        assert all(one <= other for one, other in zip(size, screen, strict=True))
        assert all(one <= other for one, other in zip(least, screen, strict=True))


class FakeScreen(QObject):
    """A screen whose room can be changed while the program runs, as by a task bar or another resolution."""

    availableGeometryChanged = Signal(QRect)  # noqa: N815  # Qt's own name

    def __init__(self, room: QRect) -> None:
        super().__init__()
        self.room = room

    def availableGeometry(self) -> QRect:  # noqa: N802  # Qt's own name
        return self.room

    def change(self, room: QRect) -> None:
        self.room = room
        self.availableGeometryChanged.emit(room)


@pytest.fixture
def window(qtbot: QtBot) -> QWidget:
    made = QWidget()
    qtbot.addWidget(made)
    return made


def follow(window: QWidget, *screens: FakeScreen) -> OnScreen:
    """Keep it on these screens, one after the other; where the tests run it would fill the small one there is."""
    kept = OnScreen(window)
    window.show()
    for each in screens:
        kept._moved(each)  # type: ignore[arg-type]  # as far as a screen is asked
    window.setWindowState(Qt.WindowState.WindowNoState)
    window.setGeometry(100, 100, 1280, 720)
    return kept


ROOMS = [QRect(0, 0, 1366, 728), QRect(0, 0, 1024, 536), QRect(0, 40, 960, 500), QRect(1920, 200, 960, 500)]


@pytest.mark.parametrize("room", ROOMS)
def test_a_window_fits_after_its_screen_has_less_room(window: QWidget, room: QRect) -> None:
    screen = FakeScreen(QRect(0, 0, 1920, 1040))
    follow(window, screen)
    screen.change(room)
    assert room.contains(window.geometry())
    assert window.minimumSize().boundedTo(room.size()) == window.minimumSize()
    screen.change(QRect(0, 0, 1920, 1040))
    assert window.minimumSize() == LEAST


def test_a_window_follows_only_the_screen_it_is_on(window: QWidget) -> None:
    before, now = FakeScreen(QRect(0, 0, 1920, 1040)), FakeScreen(QRect(0, 0, 1366, 728))
    follow(window, before, now)
    before.change(QRect(0, 0, 960, 500))
    assert window.width() == 1280
    now.change(QRect(0, 0, 1024, 536))
    assert 960 < window.width() <= 1024


def test_a_screen_that_was_unplugged_is_left_alone(window: QWidget) -> None:
    gone, other = FakeScreen(QRect(0, 0, 1920, 1040)), FakeScreen(QRect(0, 0, 1024, 536))
    kept = follow(window, gone)
    delete(gone)
    kept._moved(other)  # type: ignore[arg-type]  # as above
    assert other.room.contains(window.geometry())
