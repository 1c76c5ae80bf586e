"""What is typed and what is moved on screen: the field of a number and the steps of an order."""

from dataclasses import replace

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tests.ui.questions_samples import NUMBER, ORDER, screen_of
from tests.ui.screens.question_page import LEFT, Key, number, order, press, words
from tests.ui.screens.signals import opened
from trainer.ui.demo.events import Events
from trainer.ui.desk.questions import question_view
from trainer.ui.forms.order import Order

# --- number --------------------------------------------------------------------------------------------------------


def test_the_field_takes_digits_only_and_says_them_with_separators(qtbot: QtBot) -> None:
    screen = opened(qtbot, screen_of(NUMBER))
    field = number(screen).field
    assert field.hasFocus()
    assert field.accessibleName() == "Your answer: empty chips"
    press(Key.Key_1, Key.Key_X, Key.Key_2, Key.Key_Period, Key.Key_K)
    assert (field.value, field.accessibleName()) == (12_000, "Your answer: 12,000 chips")
    press(Key.Key_Backspace)
    assert field.value == 1_200
    press(Key.Key_Delete)
    assert field.value is None
    assert not screen.foot.check.isEnabled()  # type: ignore[union-attr]  # it is asked


@pytest.mark.parametrize(
    ("keys", "value"),
    [
        ((Key.Key_Up,), 100),
        ((Key.Key_Down,), 0),
        ((Key.Key_5, Key.Key_0, Key.Key_0, Key.Key_Down), 400),
        ((Key.Key_PageUp, Key.Key_7), 7),
        ((Key.Key_9,) * 12, 999_999_999),
    ],
)
def test_the_field_steps_by_keys(qtbot: QtBot, keys: tuple[Qt.Key, ...], value: int) -> None:
    screen = opened(qtbot, screen_of(NUMBER))
    press(*keys)
    assert number(screen).field.value == value


def test_the_field_steps_by_its_ends_and_by_the_wheel(qtbot: QtBot) -> None:
    field = number(opened(qtbot, screen_of(NUMBER))).field
    for _ in range(3):
        qtbot.mouseClick(field, LEFT, pos=QPoint(field.width() - 10, 30))
    qtbot.mouseClick(field, LEFT, pos=QPoint(10, 30))
    assert field.value == 200
    turn = QWheelEvent(
        QPointF(60, 30), QPointF(field.mapToGlobal(QPoint(60, 30))), QPoint(), QPoint(0, 120),
        Qt.MouseButton.NoButton, Qt.KeyboardModifier.NoModifier, Qt.ScrollPhase.NoScrollPhase, False,
    )  # fmt: skip
    QApplication.sendEvent(field, turn)
    assert field.value == 300


# --- order ---------------------------------------------------------------------------------------------------------


def test_space_lifts_a_step_arrows_move_it_and_space_puts_it_down(qtbot: QtBot) -> None:
    screen = opened(qtbot, screen_of(ORDER))
    board = order(screen).board
    assert board.cards[0].hasFocus()
    press(Key.Key_Down, Key.Key_Space)
    assert board.cards[1].accessibleName().endswith("picked up")
    press(Key.Key_Up, Key.Key_Space)
    assert board.listed == [1, 0, 2, 3, 4]
    assert board.cards[1].accessibleName() == f"Place 1 of 5: {ORDER.choices[1].text}"


def test_a_step_goes_on_from_the_last_place_into_the_tray_and_back(qtbot: QtBot) -> None:
    board = order(opened(qtbot, screen_of(ORDER))).board
    press(Key.Key_Up, Key.Key_Space, Key.Key_Down)
    assert (board.listed, board.tray) == ([0, 1, 2, 3], [4])
    press(Key.Key_Up, Key.Key_Up)
    assert (board.listed, board.tray) == ([0, 1, 2, 4, 3], [])


def test_escape_puts_a_lifted_step_back_and_leaves_only_without_one(qtbot: QtBot) -> None:
    screen = opened(qtbot, screen_of(ORDER))
    board, left = order(screen).board, []
    screen.back.connect(lambda: left.append(True))
    press(Key.Key_Space, Key.Key_Down, Key.Key_Down, Key.Key_Escape)
    assert (board.listed, left) == ([0, 1, 2, 3, 4], [])
    press(Key.Key_Escape)
    assert left == [True]


@pytest.mark.parametrize(
    ("tray", "said"),
    [
        ([], "2 of them are not needed."),
        ([0], "1 more is not needed."),
        ([0, 1], ""),
        ([0, 1, 2], "1 of them is needed after all."),
    ],
)
def test_how_many_steps_are_still_to_be_left_out(qtbot: QtBot, tray: list[int], said: str) -> None:
    form = Order(replace(question_view(ORDER), steps=3))
    qtbot.addWidget(form)
    form.board.tray = tray
    assert form.said() == said


def test_a_number_sends_a_step_to_its_place_and_nought_to_the_tray(qtbot: QtBot) -> None:
    screen = opened(qtbot, screen_of(ORDER))
    board = order(screen).board
    assert "1 of them is not needed." in words(screen)
    press(Key.Key_3, Key.Key_0)
    assert (board.listed, board.tray) == ([1, 2, 3, 4], [0])
    assert "1 of them is not needed." not in words(screen)
    press(Key.Key_2)
    assert (board.listed, board.tray) == ([1, 0, 2, 3, 4], [])
    press(Key.Key_9)
    assert board.listed == [1, 2, 3, 4, 0]


def test_steps_are_dragged_over_one_another_and_into_the_tray(qtbot: QtBot) -> None:
    screen = opened(qtbot, screen_of(ORDER))
    board, events = order(screen).board, Events(screen)
    events.drag(events.point(board.cards[0]), events.point(board.cards[2], QPoint(200, 30)))
    QApplication.processEvents()
    assert board.listed == [1, 2, 0, 3, 4]
    events.drag(events.point(board.cards[1]), events.point(board, board.tray_box.center()))
    QApplication.processEvents()
    assert (board.listed, board.tray) == ([2, 0, 3, 4], [1])
    tops = [board.cards[each].y() for each in (*board.listed, *board.tray)]
    assert tops == sorted(tops)
    assert all(board.rect().contains(card.geometry()) for card in board.cards)


def test_arrows_come_back_to_the_steps_from_wherever_the_keyboard_is(qtbot: QtBot) -> None:
    screen = opened(qtbot, screen_of(ORDER))
    screen.setFocus()
    press(Key.Key_Down, Key.Key_Down)
    assert order(screen).board.cards[1].hasFocus()


def test_a_click_moves_nothing(qtbot: QtBot) -> None:
    board = order(opened(qtbot, screen_of(ORDER))).board
    qtbot.mouseClick(board.cards[3], LEFT)
    assert (board.listed, board.cards[3].hasFocus()) == ([0, 1, 2, 3, 4], True)


def test_events_of_no_button_leave_the_steps_alone(qtbot: QtBot) -> None:
    board = order(opened(qtbot, screen_of(ORDER))).board
    assert board.eventFilter(board, QEvent(QEvent.Type.Paint)) is False
    qtbot.mouseClick(board.cards[1], Qt.MouseButton.RightButton)
    assert board.listed == [0, 1, 2, 3, 4]
