"""A window on screens of every size: never larger than what the screen leaves, and reachable when it is moved."""

import os
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtCore import QRect, QSize

from trainer import resources
from trainer.ui.on_screen import LEAST, least_on, placed

SCREENS = {  # what is common, in px of the program, without the task bar
    "200 % of 1920 x 1080": (960, 492),
    "150 % of 1920 x 1080": (1280, 672),
    "1366 x 768": (1366, 728),
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
program.processEvents()
least, room = window.minimumSize(), window.screen().availableGeometry()
print(json.dumps([[window.width(), window.height()], [least.width(), least.height()], [room.width(), room.height()]]))
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


@pytest.mark.parametrize("screen", [(960, 540), (1366, 768)])
def test_the_program_opens_within_its_screen(screen: tuple[int, int], tmp_path: Path) -> None:
    """Qt reads the screens when it starts, so the program is started in a process of its own."""
    import json

    at = {"name": "screen", "x": 0, "y": 0, "width": screen[0], "height": screen[1]}
    (tmp_path / "screens.json").write_text(json.dumps({"screens": [at]}), encoding="utf-8")
    environment = {**os.environ, "QT_QPA_PLATFORM": f"offscreen:configfile={tmp_path / 'screens.json'}"}
    command = [sys.executable, "-c", SHOWN, str(tmp_path)]
    done = subprocess.run(
        command, cwd=resources.root(), env=environment, capture_output=True, text=True, timeout=100, check=False
    )
    assert done.returncode == 0, done.stderr
    size, least, room = json.loads(done.stdout)
    assert tuple(room) == screen
    assert all(one <= other for one, other in zip(size, screen, strict=True))
    assert all(one <= other for one, other in zip(least, screen, strict=True))
