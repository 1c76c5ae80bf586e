"""What is done a moment later or in pieces goes with its owner, and so does all that it holds."""

import ast
import gc
import weakref
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QObject
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot
from shiboken6 import delete, isValid

import trainer
from trainer.ui.kit.soon import one_by_one, soon

PROGRAM = Path(trainer.__file__).parent


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


class Owner(QObject):
    """What holds much, and wants to act a moment later."""

    def __init__(self, held: Worked) -> None:
        super().__init__()
        self.held = held

    def act(self) -> None:
        self.held.done += 1


@pytest.mark.parametrize("wait", [0, 1])
def test_soon_is_once_and_not_at_once(qtbot: QtBot, wait: int) -> None:
    worked = Worked()
    owner = Owner(worked)
    soon(owner, owner.act, wait)
    assert worked.done == 0
    qtbot.waitUntil(lambda: not owner.children())
    assert worked.done == 1


@pytest.mark.parametrize("wait", [0, 60_000])
@pytest.mark.parametrize("bound", [True, False])
def test_what_was_to_be_done_soon_goes_with_its_owner(qapp: QApplication, bound: bool, wait: int) -> None:
    worked = Worked()
    owner, held = Owner(worked), weakref.ref(worked)
    soon(owner, owner.act if bound else lambda kept=worked: kept, wait)
    del worked
    gone(owner)
    del owner
    gc.collect()
    assert held() is None


def test_what_is_done_may_take_its_owner_down(qapp: QApplication) -> None:
    owner = QObject()
    soon(owner, lambda: delete(owner))
    QApplication.processEvents()
    assert not isValid(owner)


def test_nothing_is_left_to_a_single_shot_that_would_keep_it() -> None:
    """`QTimer.singleShot(0, owner, act)` keeps `act` for ever where the owner is gone first."""
    files = ((path, ast.parse(path.read_text(encoding="utf-8"))) for path in sorted(PROGRAM.rglob("*.py")))
    shots = [
        f"{path.relative_to(PROGRAM)}:{node.lineno}"
        for path, tree in files
        for node in ast.walk(tree)
        if isinstance(node, ast.Call) and ast.unparse(node.func).endswith("singleShot") and len(node.args) > 2
    ]
    assert shots == []
