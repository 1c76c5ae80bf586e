"""Work in pieces while nobody waits for it."""

import gc
import weakref
from collections.abc import Iterator

import pytest
from PySide6.QtCore import QEvent, QObject
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from trainer.rules.headings import called
from trainer.rules.houses import BOOKS
from trainer.search.documents import documents_of
from trainer.study.library import library
from trainer.study.practised import practised
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


def test_what_is_made_of_every_house_is_made_a_house_at_a_time(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(gc, "freeze", lambda: None)  # the tests go on
    made = (documents_of, called, library, practised)
    for each in made:
        each.cache_clear()
    whole = [0] * len(made)
    for _ in preparing(lambda: iter(())):
        now = [each.cache_info().currsize for each in made]
        assert sum(now) - sum(whole) <= 2, "the documents of a house with what they are called"
        whole = now
    assert [each.cache_info().currsize for each in made] == [len(BOOKS)] * len(made)
