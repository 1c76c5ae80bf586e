"""An amount by typing, arrow keys, wheel and mouse."""

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from trainer.ui.drill.stepper import MOST, Stepper

Key = Qt.Key


@pytest.fixture
def stepper(qtbot: QtBot) -> Stepper:
    made = Stepper("Raise to", 0, 100)
    qtbot.addWidget(made)
    made.show()
    made.activateWindow()
    made.setFocus()
    return made


def turn(stepper: Stepper, by: int, held: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
    at = QPointF(stepper.rect().center())
    event = QWheelEvent(
        at,
        stepper.mapToGlobal(at),
        QPoint(),
        QPoint(0, by * 120),
        Qt.MouseButton.NoButton,
        held,
        Qt.ScrollPhase.NoScrollPhase,
        False,
    )
    QApplication.sendEvent(stepper, event)


def test_it_is_typed(stepper: Stepper, qtbot: QtBot) -> None:
    qtbot.keyClicks(stepper, "1700")
    assert stepper.value == 1700
    qtbot.keyClick(stepper, Key.Key_Backspace)
    assert stepper.value == 170
    qtbot.keyClicks(stepper, "5")
    assert stepper.value == 1705


def test_the_first_digit_begins_anew(stepper: Stepper, qtbot: QtBot) -> None:
    stepper.set_value(400)
    qtbot.keyClicks(stepper, "9")
    assert stepper.value == 9
    qtbot.keyClick(stepper, Key.Key_Up)
    qtbot.keyClicks(stepper, "3")
    assert stepper.value == 3


def test_k_adds_three_noughts(stepper: Stepper, qtbot: QtBot) -> None:
    qtbot.keyClicks(stepper, "12k")
    assert stepper.value == 12_000


@pytest.mark.parametrize(
    ("key", "held", "after"),
    [
        (Key.Key_Up, Qt.KeyboardModifier.NoModifier, 1100),
        (Key.Key_Down, Qt.KeyboardModifier.NoModifier, 900),
        (Key.Key_Up, Qt.KeyboardModifier.ShiftModifier, 2000),
        (Key.Key_PageDown, Qt.KeyboardModifier.NoModifier, 0),
        (Key.Key_Delete, Qt.KeyboardModifier.NoModifier, 0),
    ],
)
def test_arrows_step_by_a_chip_or_by_ten(
    stepper: Stepper, key: Key, held: Qt.KeyboardModifier, after: int, qtbot: QtBot
) -> None:
    stepper.set_value(1000)
    qtbot.keyClick(stepper, key, held)
    assert stepper.value == after


def test_it_never_falls_below_nothing_nor_grows_beyond_what_can_be_shown(stepper: Stepper, qtbot: QtBot) -> None:
    qtbot.keyClick(stepper, Key.Key_Down)
    assert stepper.value == 0
    qtbot.keyClicks(stepper, "9" * 20)
    assert stepper.value == MOST


def test_the_wheel_turns_it(stepper: Stepper) -> None:
    turn(stepper, 1)
    turn(stepper, 1)
    turn(stepper, -1)
    assert stepper.value == 100
    turn(stepper, 1, Qt.KeyboardModifier.ControlModifier)
    assert stepper.value == 1100


def test_its_ends_are_pressed_and_held(stepper: Stepper, qtbot: QtBot) -> None:
    right = QPoint(stepper.width() - 8, stepper.height() // 2)
    qtbot.mouseClick(stepper, Qt.MouseButton.LeftButton, pos=right)
    assert stepper.value == 100
    qtbot.mousePress(stepper, Qt.MouseButton.LeftButton, pos=right)
    qtbot.waitUntil(lambda: stepper.value >= 400)
    qtbot.mouseRelease(stepper, Qt.MouseButton.LeftButton, pos=right)
    stood = stepper.value
    qtbot.wait(160)
    assert stepper.value == stood
    qtbot.mouseClick(stepper, Qt.MouseButton.LeftButton, pos=QPoint(8, stepper.height() // 2))
    assert stepper.value == stood - 100


def test_a_reader_hears_the_amount(stepper: Stepper, qtbot: QtBot) -> None:
    qtbot.keyClicks(stepper, "1700")
    assert stepper.accessibleName() == "Raise to: 1,700"
    assert not stepper.grab().isNull()
