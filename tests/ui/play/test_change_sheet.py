"""The change that is proposed is worth as much, in smaller chips where there are any; the sheet itself may be wrong."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from trainer.kernel.chips import DENOMINATIONS, Chips, chips
from trainer.ui.kit.stepper import Stepper
from trainer.ui.play.change_sheet import ChangeSheet, equal_change

Key, Left = Qt.Key, Qt.MouseButton.LeftButton


@pytest.mark.parametrize(
    ("give", "held", "back"),
    [
        ("1000x1", "500x40+100x40", "500x2"),
        ("500x1", "100x40+25x40", "100x5"),
        ("100x4", "25x40", "25x16"),
        ("25x4", "100x40", "100x1"),
        ("100x10", "1000x5+500x1", "1000x1"),
        ("5000x1", "1000x3+500x4", "1000x3+500x4"),
        ("1000x1", "500x1", "0"),
        ("1000x1", "0", "0"),
    ],
)
def test_change_is_equal_in_smaller_chips_if_there_are_any(give: str, held: str, back: str) -> None:
    assert equal_change(chips(give), chips(held)) == chips(back)


HEAPS = st.dictionaries(st.sampled_from(DENOMINATIONS), st.integers(1, 25), max_size=4).map(
    lambda counts: Chips(tuple(sorted(counts.items(), reverse=True)))
)


@given(HEAPS, HEAPS)
def test_what_comes_back_lies_there_and_is_worth_as_much_or_is_nothing(give: Chips, held: Chips) -> None:
    back = equal_change(give, held)
    assert held - back + back == held
    assert back.amount in (give.amount, 0)


@pytest.fixture
def over(qtbot: QtBot) -> QWidget:
    window = QWidget()
    qtbot.addWidget(window)
    window.resize(1280, 720)
    window.show()
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    return window


def test_a_stepper_counts_by_keys_figures_and_mouse_within_its_bounds(over: QWidget, qtbot: QtBot) -> None:
    stepper = Stepper("Chips of 100, in", 3, 20, over)
    stepper.show()
    stepper.setFocus()
    qtbot.keyClick(stepper, Key.Key_Plus)
    assert stepper.value == 4
    qtbot.keyClick(stepper, Key.Key_Left)
    assert stepper.value == 3
    qtbot.keyClicks(stepper, "15")
    assert stepper.value == 15
    qtbot.keyClicks(stepper, "9")
    assert stepper.value == 20
    qtbot.keyClick(stepper, Key.Key_Backspace)
    assert stepper.value == 2
    for _ in range(3):
        qtbot.mouseClick(stepper, Left, pos=QPoint(6, 10))
    assert stepper.value == 0
    assert stepper.accessibleName() == "Chips of 100, in: 0"


@pytest.mark.parametrize("side", [(1280, 720), (1600, 1000)])
def test_the_fullest_sheet_fits_and_leaves_the_palette_free(over: QWidget, qtbot: QtBot, side: tuple[int, int]) -> None:
    over.resize(*side)
    full = chips("25000x20+5000x40+1000x40+500x40+100x40+25x40")
    sheet = ChangeSheet(over, ("seat 9’s bet", "side pot 8"), (full, full), chips("5000x2"), clear=88)
    card = sheet._card.geometry()
    assert over.rect().contains(card)
    assert card.bottom() <= over.height() - 88
    boxes = [each.mapTo(over, QPoint(0, 0)) for each in (*sheet.gives.values(), *sheet.takes.values())]
    assert len({(box.x(), box.y()) for box in boxes}) == 12
    sheet.close_up()


def test_down_leads_from_count_to_count_and_enter_makes_the_change(over: QWidget, qtbot: QtBot) -> None:
    sheet = ChangeSheet(over, ("the pot", "the tray"), (chips("500x2"), chips("100x20+25x20")), chips("500x1"))
    with qtbot.waitSignal(sheet.changed) as said:
        assert sheet.takes[100].hasFocus()
        qtbot.keyClicks(sheet.takes[100], "4")
        qtbot.keyClick(sheet.takes[100], Key.Key_Up)
        assert sheet.takes[25].hasFocus()
        qtbot.keyClicks(sheet.takes[25], "3")
        qtbot.keyClick(sheet.takes[25], Key.Key_Return)
    assert said.args == [chips("500x1"), chips("100x4+25x3")]
