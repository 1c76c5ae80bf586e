"""Work in pieces while nobody waits for it."""

import gc
import threading
import weakref
from collections.abc import Iterator

import pytest
from PySide6.QtCore import QEvent, QObject
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from trainer.rules import hands
from trainer.ui.preparing import one_by_one, preparing


class Worked:
    """What is worked on."""

    done = 0


def pieces(worked: Worked, count: int) -> Iterator[None]:
    for _ in range(count):
        worked.done += 1
        yield


def gone(owner: QObject) -> None:
    owner.deleteLater()
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    QApplication.processEvents()
    gc.collect()


def test_all_pieces_are_done_the_first_at_once(qtbot: QtBot) -> None:
    owner, worked = QObject(), Worked()
    one_by_one(owner, pieces(worked, 5))
    assert worked.done == 1
    qtbot.waitUntil(lambda: worked.done == 5)
    qtbot.waitUntil(lambda: not owner.children())


def test_the_first_can_wait(qtbot: QtBot) -> None:
    owner, worked = QObject(), Worked()
    one_by_one(owner, pieces(worked, 5), 1)
    assert worked.done == 0
    qtbot.waitUntil(lambda: worked.done == 5)


@pytest.mark.parametrize("wait", [0, 60_000])
@pytest.mark.parametrize("turns", [0, 1, 3])
def test_with_the_owner_goes_what_was_left_to_do_and_all_that_it_held(
    qapp: QApplication, turns: int, wait: int
) -> None:
    owner, worked = QObject(), Worked()
    held = weakref.ref(worked)
    one_by_one(owner, pieces(worked, 1000), wait)
    for _ in range(turns):
        QApplication.processEvents()
    assert worked.done < 1000
    del worked
    gone(owner)
    assert held() is None


def test_what_reads_hands_is_loaded_beside_the_interface_before_everything_is_ready(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    where = []
    monkeypatch.setattr(hands, "load", lambda: where.append(threading.current_thread()))
    for _ in preparing(lambda: iter(())):
        pass
    [thread] = where
    assert thread is not threading.main_thread()
    assert not thread.is_alive()
