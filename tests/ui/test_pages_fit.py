"""Every page of the program, with what real hands put on it, at every size: no text clipped, none on another."""

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from tests.conftest import FULL
from tests.seeds import todays
from tests.ui.dealing import sit
from tests.ui.fitting import faults, labels, out_of_reach
from tests.ui.pages import PAGES, drilled
from tests.ui.windows import window_on
from trainer import resources
from trainer.progress.store import Store
from trainer.quickfire.kinds import KINDS
from trainer.settings import Settings
from trainer.ui.demo.clock import JumpClock
from trainer.ui.on_screen import LEAST
from trainer.ui.window import Window

SIZES = ((1280, 720), (1600, 1000), (1920, 1080))
WITH_A_TASK_BAR = (1280, 640)  # 1920 x 1080 at 150 %, without the bar and the window's title
AT_TWICE = (960, 500)  # 1920 x 1080 at 200 %
MOST_TABS = 40
SCALED = "TRAINER_SCALED"
NAME = "Maximilian"
DENSE = (
    "welcome or today-left or session or order or settings or drills",
    "quiz or form-",
    "rules and not rules-example",
    "rules-example or debrief-wrong or play-floor or play-keys",
    "quick or drill-end or drill-call",
    "progress",
)
QUIETLY = ("-p", "no:cacheprovider", "-o", "timeout=900")
TWICE = {
    each for each in PAGES if each.startswith(("drill-", "form-")) and not each.endswith(("-3-wrong", "-answered"))
}
"""Pages much like others that are looked at."""
SMALLER_TODAY = set(PAGES) if FULL else set(todays(sorted(PAGES.keys() - TWICE), 3))
SMALLER = 300  # px of a window that bars, feet and margins take


@pytest.fixture
def window(qtbot: QtBot, program: QApplication, tmp_path: Path) -> Iterator[Window]:
    """The window of a trainee at the house with the longest name."""
    with Store.open(tmp_path / "a-folder-with-a-long-name" / "progress.db") as store:
        made = window_on(store, Settings(NAME, "metropolitan", reduced_motion=True), clocks=JumpClock)
        qtbot.addWidget(made)
        yield made
        made.close()


@pytest.mark.parametrize("page", PAGES)
def test_no_text_is_clipped_and_none_lies_on_another(window: Window, page: str, qtbot: QtBot) -> None:
    window.show()
    PAGES[page](window)
    if "debrief" in page:
        qtbot.waitUntil(lambda: len(window.after.replays) > 1)
    for size in SIZES[: 1 if SCALED in os.environ else None]:
        window.resize(*size)
        QApplication.processEvents()
        picture(window, f"fit-{page}-{size[0]}")
        assert (window.width(), window.height()) == size
        assert labels(window)
        assert faults(window) == [], f"at {size}"
    if SCALED not in os.environ and page in SMALLER_TODAY:
        on_small_screens(window, page)


def on_small_screens(window: Window, page: str) -> None:
    """With a task bar everything has its place; with half as much room everything can be scrolled to."""
    window.resize(*WITH_A_TASK_BAR)
    QApplication.processEvents()
    picture(window, f"fit-{page}-{WITH_A_TASK_BAR[1]}")
    assert (window.width(), window.height()) == WITH_A_TASK_BAR
    assert faults(window) == []
    assert bars(window) == []
    window.resize(*AT_TWICE)
    QApplication.processEvents()
    picture(window, f"fit-{page}-{AT_TWICE[0]}")
    assert (window.width(), window.height()) == AT_TWICE
    assert out_of_reach(window) == []


def bars(window: Window) -> list[str]:
    """How far the page must be scrolled as a whole."""
    port = window.shell._port
    found = {"across": port.horizontalScrollBar().maximum(), "down": port.verticalScrollBar().maximum()}
    return [f"{way} by {far}" for way, far in found.items() if far]


TABBED = ("today", "settings", "rules-compared", "debrief-wrong", "form-number")
TABBED_TOO = (
    *("welcome", "quiz", "progress-overview", "table-drills", "quick", "play", "form-one-answered", "rules-example"),
    "drill-minimum-raise-3",
)


@pytest.mark.parametrize("page", [*TABBED, *(pytest.param(each, marks=pytest.mark.full) for each in TABBED_TOO)])
def test_tab_brings_everything_into_sight_in_a_small_window(window: Window, page: str, qtbot: QtBot) -> None:
    window.resize(*AT_TWICE)
    window.show()
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    PAGES[page](window)
    QApplication.processEvents()
    passed = set()
    for _ in range(MOST_TABS):
        qtbot.keyClick(QApplication.focusWidget() or window, Qt.Key.Key_Tab)
        QApplication.processEvents()
        held = QApplication.focusWidget()
        assert held is not None
        assert in_sight(held, window), held.accessibleName()
        passed.add(held)
    assert len(passed) > 2


def in_sight(held: QWidget, window: Window) -> bool:
    """Is it seen whole, or as much of it as the window has room for?"""
    box, place = held.rect(), held
    while place is not window:
        box, place = box.translated(place.pos()), place.parentWidget()
        box &= place.rect()
    return all(
        seen >= min(whole, room - SMALLER)
        for seen, whole, room in (
            (box.width(), held.width(), window.width()),
            (box.height(), held.height(), window.height()),
        )
    )


def picture(window: Window, name: str) -> None:
    out = os.environ.get("TRAINER_PICTURES")
    if out:
        window.grab().save(str(Path(out) / f"{name}{os.environ.get(SCALED, '')}.png"))


@pytest.mark.skipif(SCALED in os.environ, reason="this is the run at scale 2 itself")
@pytest.mark.parametrize("some", todays(DENSE, 6))
def test_the_same_holds_on_a_screen_of_twice_the_density(some: str) -> None:
    """Qt takes the scale when it starts, so the pages are shown in a process of their own."""
    environment = {**os.environ, "QT_SCALE_FACTOR": "2", SCALED: "@2"}
    arguments = [sys.executable, "-m", "pytest", __file__, "-q", "-k", f"clipped and ({some})", *QUIETLY]
    done = subprocess.run(arguments, cwd=resources.root(), env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout[-3000:]


def test_at_the_least_size_on_a_screen_that_has_room_no_page_is_scrolled_as_a_whole(window: Window) -> None:
    window.show()
    window.resize(LEAST)
    for each in ("today", "drills", "quick", "rules", "quiz", "settings", "progress"):
        window.open_page(each)
        assert bars(window) == [], each
    sit(window)
    assert bars(window) == []
    for kind in KINDS:
        drilled(window, kind, wrong=True)
        assert bars(window) == [], kind
    assert window.cursor().shape() == Qt.CursorShape.ArrowCursor
