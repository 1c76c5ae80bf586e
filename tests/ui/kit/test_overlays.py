"""Menu, key overlay, dialog, toast: they keep the keyboard until they are closed."""

from dataclasses import dataclass

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from trainer.ui.kit import dialog
from trainer.ui.kit.button import Button
from trainer.ui.kit.dialog import Dialog, Toast
from trainer.ui.kit.layout import column
from trainer.ui.kit.menu import ChoiceMenu, MenuChoice
from trainer.ui.kit.picker import Picker

Key = Qt.Key
LEFT = Qt.MouseButton.LeftButton
CHOICES = tuple(MenuChoice(f"c{number}", str(number), f"Choice {number}") for number in range(1, 9))


@dataclass(slots=True)
class Desk:
    """A window with a button that listens to Enter and to 3."""

    window: QWidget
    enter: Button
    three: Button


@pytest.fixture
def desk(qtbot: QtBot) -> Desk:
    window, enter, three = QWidget(), Button("Go", "primary", key="Enter"), Button("Three", key="3")
    qtbot.addWidget(window)
    window.setLayout(column(enter, three, None))
    window.resize(1280, 720)
    window.show()
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    enter.setFocus()
    return Desk(window, enter, three)


def press(qtbot: QtBot, key: Key) -> None:
    """Press a key wherever the focus is."""
    held = QApplication.focusWidget()
    assert held is not None
    qtbot.keyClick(held, key)


def test_a_choice_is_taken_by_its_key_and_not_by_the_screen_below(qtbot: QtBot, desk: Desk) -> None:
    menu = ChoiceMenu(desk.window, "What happened?", CHOICES)
    with qtbot.assertNotEmitted(desk.three.clicked), qtbot.waitSignal(menu.chosen) as said:
        press(qtbot, Key.Key_3)
    assert said.args == ["c3"]


def test_a_choice_is_taken_by_arrows_and_enter(qtbot: QtBot, desk: Desk) -> None:
    menu = ChoiceMenu(desk.window, "What happened?", CHOICES)
    for key in (Key.Key_Down, Key.Key_Right, Key.Key_Left, Key.Key_Right):
        press(qtbot, key)
    with qtbot.assertNotEmitted(desk.enter.clicked), qtbot.waitSignal(menu.chosen) as said:
        press(qtbot, Key.Key_Return)
    assert said.args == ["c5"]


def test_a_choice_is_taken_by_mouse(qtbot: QtBot, desk: Desk) -> None:
    menu = ChoiceMenu(desk.window, "What happened?", CHOICES)
    with qtbot.waitSignal(menu.chosen) as said:
        qtbot.mouseClick(menu.entries[6], LEFT)
    assert said.args == ["c7"]


@pytest.mark.parametrize("by_mouse", [True, False])
def test_a_menu_is_left_without_a_choice_and_the_focus_returns(qtbot: QtBot, desk: Desk, by_mouse: bool) -> None:
    menu = ChoiceMenu(desk.window, "What happened?", CHOICES)
    with qtbot.assertNotEmitted(menu.chosen), qtbot.waitSignal(menu.closed):
        if by_mouse:
            qtbot.mouseClick(menu, LEFT, pos=QPoint(5, 5))
        else:
            press(qtbot, Key.Key_Escape)
    assert desk.enter.hasFocus()


@pytest.mark.parametrize("size", [(1280, 720), (1600, 1000)])
@pytest.mark.parametrize("count", [3, 8, 12])
def test_a_menu_stands_below_the_board_and_above_the_palette(
    qtbot: QtBot, desk: Desk, size: tuple[int, int], count: int
) -> None:
    desk.window.resize(*size)
    low = size[1] < 860
    bar, palette = (44, 88) if low else (56, 112)
    board = bar + (size[1] - bar - palette) * 0.492 + (size[0] / 1600) * 84 * 1.4 / 2
    choices = tuple(MenuChoice(str(number), "abcdefghijkl"[number], "A choice") for number in range(count))
    menu = ChoiceMenu(desk.window, "What happened?", choices, clear=palette)
    assert menu._card.geometry().bottom() <= size[1] - palette
    assert menu._card.geometry().top() >= board - 24


LONG = tuple(MenuChoice(str(number), "abcdefghijkl"[number], 9 * "A long choice ") for number in range(12))
LOW = (700, 330)


def in_sight(overlay: QWidget, window: QWidget) -> bool:
    """Can what has the keyboard be seen whole, within the overlay's card?"""
    held = QApplication.focusWidget()
    assert held is not None and overlay.isAncestorOf(held)
    return bool(held.visibleRegion().boundingRect() == held.rect()) and window.rect().contains(overlay._card.geometry())  # type: ignore[attr-defined]  # an Overlay


def test_a_menu_taller_than_its_room_is_scrolled_to_what_has_the_keyboard(qtbot: QtBot, desk: Desk) -> None:
    desk.window.resize(*LOW)
    menu = ChoiceMenu(desk.window, "What happened?", LONG, clear=88)
    assert menu._card.geometry().bottom() < LOW[1] - 88
    for key in (Key.Key_Down, Key.Key_Down, Key.Key_Down, Key.Key_Right, Key.Key_Up, Key.Key_Up, Key.Key_Up):
        press(qtbot, key)
        assert in_sight(menu, desk.window)
    for _ in LONG:
        press(qtbot, Key.Key_Tab)
        assert in_sight(menu, desk.window)


def test_a_menu_stands_above_a_palette_that_becomes_taller(qtbot: QtBot, desk: Desk) -> None:
    menu = ChoiceMenu(desk.window, "What happened?", CHOICES, clear=desk.three)
    desk.three.resize(desk.three.width(), 200)
    assert menu._card.geometry().bottom() < desk.window.height() - 200
    assert not menu.mask().contains(QPoint(640, desk.window.height() - 100))


def test_a_list_taller_than_the_window_is_scrolled_to_what_has_the_keyboard(qtbot: QtBot, desk: Desk) -> None:
    desk.window.resize(*LOW)
    picker = Picker(tuple((str(number), f"The option number {number}") for number in range(20)), "15", "Which")
    layout = desk.window.layout()
    assert layout is not None
    layout.addWidget(picker)
    picker.open_list()
    listed = picker.list_shown
    assert listed is not None and in_sight(listed, desk.window)
    for key in (Key.Key_Down, Key.Key_Up, *(Key.Key_Up for _ in range(15)), Key.Key_Tab):
        press(qtbot, key)
        assert in_sight(listed, desk.window)


def test_a_menu_keeps_tab_to_itself(qtbot: QtBot, desk: Desk) -> None:
    menu = ChoiceMenu(desk.window, "What happened?", CHOICES[:2])
    for _ in range(5):
        press(qtbot, Key.Key_Tab)
        held = QApplication.focusWidget()
        assert held is not None and menu.isAncestorOf(held)


def test_a_dialog_answers_enter_with_its_first_answer(qtbot: QtBot, desk: Desk) -> None:
    asked = Dialog(desk.window, "Leave?", "Not graded.", (("stay", "Stay", "primary"), ("go", "Leave", "secondary")))
    with qtbot.assertNotEmitted(desk.enter.clicked), qtbot.waitSignal(asked.answered) as said:
        press(qtbot, Key.Key_Return)
    assert said.args == ["stay"]


def test_a_dialog_is_answered_by_mouse_and_by_tab(qtbot: QtBot, desk: Desk) -> None:
    answers = (("stay", "Stay", "primary"), ("go", "Leave", "secondary"))
    first = Dialog(desk.window, "Leave?", "Not graded.", answers)
    with qtbot.waitSignal(first.answered) as said:
        qtbot.mouseClick(first.buttons["go"], LEFT)
    assert said.args == ["go"]
    second = Dialog(desk.window, "Leave?", "Not graded.", answers)
    press(qtbot, Key.Key_Tab)
    with qtbot.waitSignal(second.answered) as said:
        press(qtbot, Key.Key_Space)
    assert said.args == ["go"]


def test_escape_leaves_a_dialog_unanswered(qtbot: QtBot, desk: Desk) -> None:
    asked = Dialog(desk.window, "Leave?", "Not graded.", (("stay", "Stay", "primary"),))
    with qtbot.assertNotEmitted(asked.answered), qtbot.waitSignal(asked.closed):
        press(qtbot, Key.Key_Escape)


def test_a_toast_goes_by_itself(qtbot: QtBot, desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(dialog, "TOAST_MS", 1)
    before = Toast(desk.window, "Something else")
    toast = Toast(desk.window, "Hand stored", clear=88)
    assert not before.isVisible()
    assert toast.geometry().bottom() < desk.window.height() - 88
    with qtbot.waitSignal(toast.destroyed):
        pass


def test_a_long_line_is_broken_and_stays_in_the_window(qtbot: QtBot, desk: Desk) -> None:
    short, long = Toast(desk.window, "Hand stored"), Toast(desk.window, "A copy of the file as it was is kept. " * 9)
    assert desk.window.rect().contains(long.geometry())
    assert long.height() > short.height()
    desk.window.resize(desk.window.width() // 2, desk.window.height())
    assert desk.window.rect().contains(long.geometry())


def test_a_question_asked_while_another_window_is_in_front_gives_the_keyboard_back(qtbot: QtBot, desk: Desk) -> None:
    desk.three.setFocus()
    other = QWidget()  # as that in which files are chosen
    qtbot.addWidget(other)
    other.show()
    other.activateWindow()
    qtbot.waitUntil(other.isActiveWindow)
    asked = Dialog(desk.window, "Which one?", "There are two.", (("this", "This", "primary"),))
    other.close()
    desk.window.activateWindow()
    qtbot.waitUntil(desk.window.isActiveWindow)
    asked.buttons["this"].click()
    assert QApplication.focusWidget() is desk.three


def test_what_had_the_keyboard_may_be_gone_by_the_time_it_is_given_back(qtbot: QtBot, desk: Desk) -> None:
    shown = Dialog(desk.window, "Leave?", "Not graded.", (("stay", "Stay", "primary"),))
    desk.enter.deleteLater()
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    shown.close_up()
    assert not shown.isVisible()
