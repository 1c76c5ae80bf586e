"""The program itself, in a process of its own: whatever is raised wherever, it lives on with a sheet and the hand."""

import os
import signal
import sys
from contextlib import AbstractContextManager
from pathlib import Path
from typing import Any

import pytest

from tests.processes import PIPE, begun
from tests.signals import HEARD
from trainer.progress.store import Store

BEGUN = """
import sys, threading
from pathlib import Path
from PySide6.QtCore import QCoreApplication, QEvent, QThread, QTimer, Qt
from PySide6.QtGui import QKeyEvent, QPainter
from PySide6.QtWidgets import QApplication
from trainer import app, settings
from trainer.ui.demo.clock import JumpClock
from trainer.ui.unexpected import presenting
from trainer.ui.unexpected.sheet import UnexpectedSheet

folder = Path(sys.argv[1])
settings.default_path = lambda: folder / "settings.toml"
settings.save(settings.Settings("Maria", "tda-2022", reduced_motion=True))
presenting.AGAIN_S = 0
app.seed = lambda: 5
real = app.Start

class Start(real):
    def __init__(self, path):
        super().__init__(path, JumpClock)

    def run(self):
        super().run()
        self.steps = iter(steps(self))
        self.timer = QTimer(interval=30)
        self.timer.timeout.connect(self.step)
        self.timer.start()

    def step(self):
        self.timer.stop()
        if next(self.steps, None) is None:
            return
        self.timer.start()

def sit(start):
    window = start.shown
    window.take_box("clean")
    window.box.settle()
    while not window.dealing.session.routine():  # the players come first in this hand
        window.dealing._clock.jump()
        yield True
    window.dealing.do(window.dealing.session.routine()[0])

def sheets(start):
    return [each for each in start.shown.findChildren(UnexpectedSheet) if each.isVisible()]

def report(start, where):
    window, (sheet,) = start.shown, sheets(start)
    kept = len(window.desk.store.running(window.desk.running).lines)
    print(where, kept == len(window.dealing.record.gestures), sheet.first_focus().text(), flush=True)
    sheet.first_focus().click()

app.Start = Start
"""
PLACES = """
def boom(*_):
    raise ValueError("Maria")

def in_slot(play):
    play.bar.help.clicked.disconnect()
    play.bar.help.clicked.connect(boom)
    play.bar.help.click()

def in_paint(play):
    def paint(bar, _event):
        painter = QPainter(bar)
        boom()
    play.bar.__class__ = type("Bar", (type(play.bar),), {"paintEvent": paint})
    play.bar.update()

def in_key(play):
    play._key = boom
    press = QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_B, Qt.KeyboardModifier.NoModifier, "b")
    QCoreApplication.postEvent(play, press)

def in_timer(play):
    QTimer.singleShot(0, boom)

def in_thread(play):
    threading.Thread(target=boom).start()

class Thread(QThread):
    run = boom

def in_qthread(play):
    play.thread_of_qt = Thread()
    play.thread_of_qt.start()
    play.thread_of_qt.wait()

def steps(start):
    while not start.shown.entered_yet:
        yield True
    yield from sit(start)
    for place in (in_slot, in_paint, in_key, in_timer, in_thread, in_qthread):
        if start.shown.dealing is None:
            start.shown.resume()
            start.shown.box.settle()
        place(start.shown.play)
        while not sheets(start):
            yield True
        report(start, place.__name__)
        while sheets(start):
            yield True
    start.shown.close()

sys.exit(app.run(folder / "progress.db"))
"""
WAITING = """
def steps(start):
    while not start.shown.entered_yet:
        yield True
    yield from sit(start)
    print("dealt", flush=True)

sys.exit(app.run(folder / "progress.db"))
"""


def program(code: str, folder: Path) -> AbstractContextManager[Any]:
    environment = {**os.environ, "TRAINER_DATA": str(folder), "QT_QPA_PLATFORM": "offscreen"}
    command = [sys.executable, "-c", HEARD + BEGUN + code, str(folder)]
    return begun(command, env=environment, stdout=PIPE, stderr=PIPE)


def test_wherever_it_is_raised_the_program_lives_on_with_the_hand(tmp_path: Path) -> None:
    with program(PLACES, tmp_path) as process:
        out, err = process.communicate(timeout=100)
    assert process.returncode == 0, err
    assert out.splitlines() == [
        "in_slot True Back to Today",
        "in_paint True Back to Today",
        "in_key True Back to Today",
        "in_timer True Back to Today",
        "in_thread True Continue",
        "in_qthread True Continue",
    ]
    log = (tmp_path / "trainer.log").read_text(encoding="utf-8")
    assert log.count("ValueError in ") >= 1
    assert "Traceback" not in err
    assert "active painter" not in err
    assert "Maria" not in log + err
    with Store.open(tmp_path / "progress.db") as store:
        assert store.interrupted() is not None


NAMES = [name for name in ("SIGINT", "SIGTERM", "SIGHUP") if hasattr(signal, name)]


@pytest.mark.skipif(os.name == "nt", reason="there a signal cannot be sent to one process alone")
@pytest.mark.parametrize(
    "name", [each if each == "SIGINT" else pytest.param(each, marks=pytest.mark.full) for each in NAMES]
)
def test_a_signal_closes_the_window_and_keeps_the_hand(name: str, tmp_path: Path) -> None:
    number = getattr(signal, name)
    with program(WAITING, tmp_path) as process:
        assert process.stdout.readline() == "dealt\n"
        process.send_signal(number)
        _, err = process.communicate(timeout=60)
    assert (process.returncode, err.strip()) == (128 + number, "")
    assert not list(tmp_path.glob("progress.db-*")), "the store was closed"
    with Store.open(tmp_path / "progress.db") as store:
        assert store.interrupted() is not None
