"""While players think, what the end of a hand would have to wait for is done: and it comes to the same."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tests.ui.dealing import dealt_out, gestures_of
from tests.ui.windows import stored_window
from trainer.grading.ahead import assess
from trainer.grading.model import perfect
from trainer.kernel.transcript import Transcript
from trainer.rules.book import book
from trainer.ui.idle import Idle
from trainer.ui.table.scene import TableScene
from trainer.ui.window import Window

FLOP = "four-card-flop-last-two-stuck"


@pytest.fixture
def window(qtbot: QtBot, program: QApplication, tmp_path: Path) -> Iterator[Window]:
    with stored_window(qtbot, tmp_path, "upt") as made:
        yield made


def begun(window: Window) -> Transcript:
    """A hand dealt so far that only its end is not told yet; the whole of it."""
    for _ in gestures_of(window, FLOP):
        window.box.look_ahead()
    return dealt_out(FLOP, "upt", perfect)[1]


def test_a_hand_graded_ahead_is_graded_as_one_graded_at_its_end(window: Window) -> None:
    transcript = begun(window)
    while window.box.look_ahead():
        pass
    window.box.ended()
    window.box.settle()
    dealt = window.after.dealt
    assert dealt is not None
    assert dealt.assessment == assess(transcript, book("upt"), dealt.taken_over)


def test_when_the_debrief_opens_its_table_is_drawn_already(window: Window, monkeypatch: pytest.MonkeyPatch) -> None:
    begun(window)
    while window.box.look_ahead():
        pass
    laid: list[TableScene] = []
    monkeypatch.setattr(TableScene, "_relay", lambda scene: laid.append(scene))
    window.box.ended()
    window.box.settle()
    QApplication.processEvents()
    assert window.after.view.table not in laid
    assert not window.after.view.table.prepare(), "the felt was painted at this very size"


def test_in_a_window_of_another_size_the_table_is_drawn_again(window: Window) -> None:
    begun(window)
    while window.box.look_ahead():
        pass
    before = window.after.view.table.sceneRect()
    window.resize(1500, 900)
    while window.box.look_ahead():
        pass
    assert window.after.view.table.sceneRect() != before
    window.box.ended()
    window.box.settle()
    QApplication.processEvents()
    assert not window.after.view.table.prepare()


def test_nothing_is_done_while_something_happens(qtbot: QtBot) -> None:
    left, done = [3], list[int]()

    def piece() -> bool:
        done.append(left[0])
        left[0] -= 1
        return left[0] > 0

    made = Idle(piece, quiet=500)
    for _ in range(4):
        made.disturb()
        qtbot.wait(15)
        assert not done
    qtbot.waitUntil(lambda: done == [3, 2, 1])
    qtbot.wait(30)
    assert done == [3, 2, 1], "where nothing is left it waits until something happens"
    made.disturb()
    made.stop()
    assert not made._timer.isActive()
