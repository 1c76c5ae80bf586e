"""Every page of the program, with what real hands put on it, at every size: no text clipped, none on another."""

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from tests.seeds import todays
from tests.ui.dealing import sit
from tests.ui.fitting import crowded, faults, out_of_reach, tables
from tests.ui.pages import DRILLS, PAGES, TOURS, drilled
from tests.ui.windows import window_on
from trainer import resources
from trainer.progress.store import Store
from trainer.quickfire.kinds import KINDS
from trainer.settings import Settings
from trainer.ui.art.svg import blank
from trainer.ui.demo.clock import JumpClock
from trainer.ui.on_screen import LEAST
from trainer.ui.table import felt
from trainer.ui.table.layout import Layout
from trainer.ui.window import Window

Sizes = tuple[tuple[int, int], ...]
SIZES = ((1280, 720), (1600, 1000), (1920, 1080))
AT_TWICE = (960, 500)  # 1920 x 1080 at 200 %
SMALLER = ((1280, 640), (1366, 728), (1024, 536))  # 150 % of 1920 x 1080, 1366 x 768, 125 % of 1280 x 720: with bars
MOST_TABS = 40
SCALED = "TRAINER_SCALED"
NAME = "Maximilian"
DENSE = (
    "welcome or today-left or session or order or settings or drills",
    "quiz or form-",
    "rules and not rules-example",
    "rules-example or debrief-wrong or play-floor or play-keys",
    "quick or drill-end or drill-call or drill-build-the-side-pots-8",
    "judge or parting",
    "progress or library",
)
QUIETLY = ("-p", "no:cacheprovider", "-o", "timeout=900")
ROUNDS = 3, 12  # what gives way or is laid out anew does so in the next rounds of events: so many, and at most so many
SPENT = 300  # px of a window that bars, feet and margins take


@pytest.fixture(scope="module", autouse=True)
def plain_felt() -> Iterator[None]:
    """The tables' ground is not looked at here, unless pictures are wanted: painting it at every size takes long."""
    with pytest.MonkeyPatch.context() as patch:
        if "TRAINER_PICTURES" not in os.environ:
            patch.setattr(felt, "background", bare)
            felt._kept.clear()
        yield
        felt._kept.clear()


def bare(layout: Layout, dpr: float) -> QPixmap:
    made = blank(round(layout.scene.w * layout.scale), round(layout.scene.h * layout.scale), dpr)
    made.fill(Qt.GlobalColor.darkGreen)
    return made


@pytest.fixture
def window(qtbot: QtBot, program: QApplication, tmp_path: Path) -> Iterator[Window]:
    """The window of a trainee at the house with the longest name."""
    with Store.open(tmp_path / "a-folder-with-a-long-name" / "progress.db") as store:
        made = window_on(store, Settings(NAME, "metropolitan", reduced_motion=True), clocks=JumpClock)
        qtbot.addWidget(made)
        yield made
        made.close()


OTHERS, DRILLED = ([each for each in TOURS if (each in DRILLS) is so] for so in (False, True))
TODAYS = OTHERS + DRILLED if SCALED in os.environ else todays(OTHERS, 2) + todays(DRILLED, 4)
"""Every second page, and of every second quick drill one of two questions; at scale 2 all that are asked for."""


@pytest.mark.parametrize("tour", TODAYS)
def test_no_text_is_clipped_and_none_lies_on_another(window: Window, tour: str, qtbot: QtBot) -> None:
    window.show()
    for page, to in TOURS[tour].items():
        to(window)
        if "debrief" in page:
            qtbot.waitUntil(lambda: len(window.after.replays) > 1)
        for size in SIZES[:1] if SCALED in os.environ else todays_of(SIZES, page):
            resize(window, size, page)
            assert faults(window) == [], f"{page} at {size}"
        if SCALED not in os.environ:
            on_small_screens(window, page)
            window.resize(*SIZES[0])


def todays_of(sizes: Sizes, page: str) -> Sizes:
    """The size at which the page is looked at today; the next page is looked at in another one."""
    place = list(PAGES).index(page) % len(sizes)
    return tuple(todays(sizes[place:] + sizes[:place], len(sizes)))


def on_small_screens(window: Window, page: str) -> None:
    """With a task bar everything has its place; with half as much room nothing is beyond an edge but below."""
    for size in todays_of(SMALLER, page):
        resize(window, size, page)
        assert faults(window) == [], f"{page} at {size}"
        assert size[0] < SIZES[0][0] or bars(window) == {}, f"{page} at {size}"
    resize(window, AT_TWICE, page)
    assert out_of_reach(window) == [], f"{page} at {AT_TWICE}"
    assert [each for view in tables(window) for each in crowded(view)] == [], f"{page} at {AT_TWICE}"
    assert "across" not in bars(window), f"{page} at {AT_TWICE}"


def resize(window: Window, size: tuple[int, int], page: str) -> None:
    """Give the window a size that it must take, and let everything find its place."""
    window.resize(*size)
    before: list[QRect] = []
    for done in range(ROUNDS[1]):
        QApplication.processEvents()
        now = [each.geometry() for each in window.findChildren(QWidget)]
        if done >= ROUNDS[0] and now == before:
            break
        before = now
    picture(window, f"fit-{page}-{size[0]}-{size[1]}")
    assert (window.width(), window.height()) == size


def bars(window: Window) -> dict[str, int]:
    """How far the page must be scrolled as a whole."""
    port = window.shell._port
    found = {"across": port.horizontalScrollBar().maximum(), "down": port.verticalScrollBar().maximum()}
    return {way: far for way, far in found.items() if far}


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
        seen >= min(whole, room - SPENT)
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
@pytest.mark.parametrize("some", todays(DENSE, len(DENSE)))
def test_the_same_holds_on_a_screen_of_twice_the_density(some: str) -> None:
    """Qt takes the scale when it starts, so the pages are shown in a process of their own."""
    environment = {**os.environ, "QT_SCALE_FACTOR": "2", SCALED: "@2"}
    arguments = [sys.executable, "-m", "pytest", __file__, "-q", "-k", f"clipped and ({some})", *QUIETLY]
    done = subprocess.run(arguments, cwd=resources.root(), env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == pytest.ExitCode.OK, done.stdout[-3000:]


def test_at_the_least_size_on_a_screen_that_has_room_no_page_is_scrolled_as_a_whole(window: Window) -> None:
    window.show()
    window.resize(LEAST)
    for each in ("today", "drills", "quick", "rules", "quiz", "settings", "progress", "library"):
        window.open_page(each)
        assert bars(window) == {}, each
    sit(window)
    assert bars(window) == {}
    for kind in KINDS:
        drilled(window, kind, wrong=True)
        assert bars(window) == {}, kind
    assert window.cursor().shape() == Qt.CursorShape.ArrowCursor
