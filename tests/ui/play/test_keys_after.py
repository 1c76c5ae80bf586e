"""Whatever lay over the table, once it is closed the keys are the table's again."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QApplication

from tests.ui.play.conftest import Box, Left, Sit
from trainer.kernel import gestures as g
from trainer.ui.kit.overlay import Overlay
from trainer.ui.play.report_sheet import ReportSheet

Key = Qt.Key


def over(box: Box) -> list[Overlay]:
    return [each for each in box.screen.findChildren(Overlay) if each.isVisible()]


def ask_the_floor(box: Box) -> None:
    box.key(Key.Key_F)
    box.jump(lambda: box.screen.menu is not None)


def report(box: Box) -> None:
    ask_the_floor(box)
    box.take(1)
    assert isinstance(box.screen.menu, ReportSheet)


def change(box: Box) -> None:
    box.hands.chips.take("main", box.table)
    box.key(Key.Key_Y)


def pressed(name: str) -> Callable[[Box], None]:
    return lambda box: box.qtbot.mouseClick(getattr(box.screen.bar, name), Left)


OPEN: dict[str, Callable[[Box], None]] = {
    "announce list": lambda box: box.key(Key.Key_N),
    "announce list by mouse": lambda box: box.press("announce"),
    "bets and action": lambda box: box.key(Key.Key_V),
    "bets and action by mouse": lambda box: box.press("voice"),
    "floor list": ask_the_floor,
    "report": report,
    "change": change,
    "keys": lambda box: box.qtbot.keyClicks(box.screen, "?"),
    "keys by mouse": pressed("help"),
    "this hand by mouse": pressed("manage"),
    "leaving by mouse": pressed("leave"),
    "ending": lambda box: box.key(Key.Key_X),
}


@pytest.mark.parametrize("by_click", [False, True])
@pytest.mark.parametrize("name", OPEN)
def test_closed_it_leaves_the_keys_to_the_table(sit: Sit, name: str, by_click: bool) -> None:
    box = sit()
    box.to_the_flop()
    OPEN[name](box)
    [panel] = over(box)
    if by_click:  # beside its card
        box.qtbot.mouseClick(panel, Left, pos=QPoint(3, 3))
    else:
        box.key(Key.Key_Escape)
    QApplication.processEvents()
    assert over(box) == []
    before = len(box.done)
    box.key(Key.Key_B, Key.Key_Space)
    assert [type(each) for each in box.done[before:]] == [g.Burn, g.Stop]


@pytest.mark.parametrize("name", ["look", "sound", "hint", "undo"])
def test_a_button_of_the_bar_does_not_keep_the_keyboard(sit: Sit, name: str) -> None:
    box = sit()
    box.to_the_flop()
    pressed(name)(box)
    before = len(box.done)
    box.key(Key.Key_Space)
    assert [type(each) for each in box.done[before:]] == [g.Stop]


def test_an_amount_that_is_given_up_leaves_the_keys_to_the_table(box: Box) -> None:
    box.key(Key.Key_I, Key.Key_Escape)
    box.hands.chips.take("main", box.table)
    box.key(Key.Key_Equal, Key.Key_2, Key.Key_Escape)
    before = len(box.done)
    box.key(Key.Key_B, Key.Key_4)
    assert box.done[before:] == (g.Burn(), g.Pitch(4, False))
