"""Leaving or ending a hand in the middle asks once; Keep dealing is the answer that Enter and Esc give."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from tests.ui.play.conftest import Box, Sit
from trainer.kernel import gestures as g
from trainer.ui.ending import _close
from trainer.ui.kit.layout import column
from trainer.ui.kit.shell import Frame
from trainer.ui.play.leaving import QUESTIONS, under_way

Key = Qt.Key


def by_the_arrow(box: Box) -> None:
    box.qtbot.mouseClick(box.screen.bar.leave, Qt.MouseButton.LeftButton)


def by_closing(box: Box) -> None:
    handle = box.screen.window().windowHandle()
    assert handle is not None
    handle.close()
    QApplication.processEvents()


def by_next_hand(box: Box) -> None:
    box.key(Key.Key_X)


WAYS: dict[str, Callable[[Box], None]] = {"leave": by_the_arrow, "close": by_closing, "end": by_next_hand}


@pytest.fixture(params=WAYS)
def way(request: pytest.FixtureRequest) -> str:
    return str(request.param)


def gone(box: Box, way: str, left: list[str]) -> bool:
    """Was the hand left, closed or ended in this way?"""
    ended = any(isinstance(act, g.NextHand) for act in box.done)
    return {"leave": bool(left), "close": not box.screen.window().isVisible(), "end": ended}[way]


@pytest.fixture
def left(sit: Sit) -> tuple[Box, list[str]]:
    box, told = sit(), []
    frame = Frame()
    frame.setLayout(column(box.screen, gap=0))
    frame.resize(1280, 720)
    box.qtbot.addWidget(frame)
    frame.show()
    frame.activateWindow()
    box.qtbot.waitUntil(frame.isActiveWindow)
    box.screen.setFocus()
    box.screen.leaving.watch()
    box.screen.left.connect(lambda: told.append("left"))
    return box, told


def test_nothing_is_asked_before_a_card_is_dealt(left: tuple[Box, list[str]], way: str) -> None:
    box, told = left
    WAYS[way](box)
    assert box.screen.leaving.dialog is None
    assert gone(box, way, told)


@pytest.mark.parametrize("key", [Key.Key_Return, Key.Key_Escape])
def test_in_the_middle_it_is_asked_and_enter_keeps_dealing(left: tuple[Box, list[str]], way: str, key: Qt.Key) -> None:
    box, told = left
    box.deal_in()
    assert under_way(box.table)
    WAYS[way](box)
    dialog = box.screen.leaving.dialog
    assert dialog is not None
    assert dialog.accessibleName() == f"{QUESTIONS[way][0]} {QUESTIONS[way][1]}".replace("? ", "?. ", 1)
    box.key(key)
    assert box.screen.leaving.dialog is None
    assert not gone(box, way, told)
    assert box.screen.dealing is not None and box.screen.dealing._clock.running
    before = box.done
    box.key(Key.Key_B)
    assert box.done == (*before, g.Burn())


@pytest.mark.parametrize("mouse", [True, False], ids=["mouse", "keys"])
def test_whoever_wants_it_goes(left: tuple[Box, list[str]], way: str, mouse: bool) -> None:
    box, told = left
    box.deal_in()
    WAYS[way](box)
    dialog = box.screen.leaving.dialog
    assert dialog is not None
    if mouse:
        box.qtbot.mouseClick(dialog.buttons["go"], Qt.MouseButton.LeftButton)
    else:
        box.key(Key.Key_Tab, Key.Key_Return)
    assert gone(box, way, told)


def test_the_question_stands_once_and_the_hand_stands_still_behind_it(left: tuple[Box, list[str]]) -> None:
    box, _ = left
    box.deal_in()
    by_the_arrow(box)
    first = box.screen.leaving.dialog
    assert box.screen.dealing is not None and not box.screen.dealing._clock.running
    by_closing(box)
    assert box.screen.leaving.dialog is first


def test_a_hand_that_is_over_is_left_unasked(left: tuple[Box, list[str]], way: str) -> None:
    box, told = left
    box.deal_in()
    box.jump(lambda: box.session.record.course.closed)
    box.key(Key.Key_I, Key.Key_U, Key.Key_3, Key.Key_Return)
    assert not under_way(box.table)
    WAYS[way](box)
    assert gone(box, way, told)


def test_the_program_itself_closes_without_a_question(left: tuple[Box, list[str]]) -> None:
    box, _ = left
    box.deal_in()
    _close()
    assert not box.screen.isVisible()


def test_a_coached_hand_asks_too(sit: Sit) -> None:
    box = sit(coached=True)
    box.deal_in()
    by_the_arrow(box)
    assert box.screen.leaving.dialog is not None


def test_a_hand_that_goes_takes_the_question_with_it(left: tuple[Box, list[str]]) -> None:
    box, told = left
    box.deal_in()
    by_the_arrow(box)
    box.screen.close_hand()
    assert box.screen.leaving.dialog is None
    assert told == []
