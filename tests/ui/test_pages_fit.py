"""Every page of the program, with what real hands put on it, at every size: no text clipped, none on another."""

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tests.ui.dealing import sit
from tests.ui.fitting import faults, labels
from tests.ui.pages import PAGES, drilled
from tests.ui.windows import window_on
from trainer import resources
from trainer.progress.store import Store
from trainer.quickfire.kinds import KINDS
from trainer.settings import Settings
from trainer.ui.demo.clock import JumpClock
from trainer.ui.window import Window

SIZES = ((1280, 720), (1600, 1000), (1920, 1080))
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


def picture(window: Window, name: str) -> None:
    out = os.environ.get("TRAINER_PICTURES")
    if out:
        window.grab().save(str(Path(out) / f"{name}{os.environ.get(SCALED, '')}.png"))


@pytest.mark.skipif(SCALED in os.environ, reason="this is the run at scale 2 itself")
@pytest.mark.parametrize("some", DENSE)
def test_the_same_holds_on_a_screen_of_twice_the_density(some: str) -> None:
    """Qt takes the scale when it starts, so the pages are shown in a process of their own."""
    environment = {**os.environ, "QT_SCALE_FACTOR": "2", SCALED: "@2"}
    arguments = [sys.executable, "-m", "pytest", __file__, "-q", "-k", f"clipped and ({some})", *QUIETLY]
    done = subprocess.run(arguments, cwd=resources.root(), env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout[-3000:]


def test_the_window_is_never_too_small_for_its_pages(window: Window, qtbot: QtBot) -> None:
    window.show()
    for each in ("today", "drills", "quick", "rules", "quiz", "settings", "progress"):
        window.open_page(each)
        least = window.shell.page(each).minimumSizeHint()
        assert least.width() <= window.minimumWidth()
    sit(window)
    assert window.play.minimumSizeHint().width() <= window.minimumWidth()
    for kind in KINDS:
        drilled(window, kind, wrong=True)
        assert window.shell.page("drill").minimumSizeHint().width() <= window.minimumWidth()
    assert window.cursor().shape() == Qt.CursorShape.ArrowCursor
