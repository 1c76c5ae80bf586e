"""Buttons, segments, slider, switch: each by mouse and by keyboard."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from trainer.ui.kit.button import KINDS, Button, IconButton
from trainer.ui.kit.layout import column
from trainer.ui.kit.segments import Segments
from trainer.ui.kit.slider import StepSlider
from trainer.ui.kit.switch import Switch

Key = Qt.Key
LEFT = Qt.MouseButton.LeftButton
STEPS = ("Stop", "Floor", "Scramble", "Floor picks", "9♦ to the burns", "Turn")


def shown(qtbot: QtBot, *widgets: QWidget) -> QWidget:
    """The widgets in a column in an active window."""
    window = QWidget()
    qtbot.addWidget(window)
    window.setLayout(column(*widgets, margins=(20, 20, 20, 20)))
    window.resize(700, 300)
    window.show()
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    _held.append(window)
    return window


_held: list[QWidget] = []


@pytest.fixture(autouse=True)
def held_windows() -> Iterator[None]:
    """qtbot keeps no strong reference, so windows live here as long as their test."""
    yield
    _held.clear()


@pytest.mark.parametrize("key", [Key.Key_Space, Key.Key_Return, Key.Key_Enter])
@pytest.mark.parametrize("kind", list(KINDS))
def test_a_focused_button_is_pressed_by_key(qtbot: QtBot, kind: str, key: Key) -> None:
    button = Button("Deal", kind)
    shown(qtbot, button)
    button.setFocus()
    with qtbot.waitSignal(button.clicked):
        qtbot.keyClick(button, key)


def test_a_click_presses_but_does_not_take_the_focus_from_the_table(qtbot: QtBot) -> None:
    table, button = QWidget(), Button("Deal")
    table.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
    shown(qtbot, table, button)
    table.setFocus()
    with qtbot.waitSignal(button.clicked):
        qtbot.mouseClick(button, LEFT)
    assert table.hasFocus()


def test_the_key_on_the_cap_presses_from_anywhere_in_the_window(qtbot: QtBot) -> None:
    again, go = Button("Deal it again", key="R"), Button("Next", "primary", key="Enter")
    window = shown(qtbot, again, go)
    with qtbot.waitSignal(again.clicked):
        qtbot.keyClick(window, Key.Key_R)
    with qtbot.waitSignal(go.clicked):
        qtbot.keyClick(window, Key.Key_Return)


def test_a_hidden_or_disabled_button_does_not_answer_to_its_key(qtbot: QtBot) -> None:
    hidden, off = Button("Hidden", key="H"), Button("Off", key="O")
    window = shown(qtbot, hidden, off)
    hidden.hide()
    off.setEnabled(False)
    with qtbot.assertNotEmitted(hidden.clicked), qtbot.assertNotEmitted(off.clicked):
        qtbot.keyClick(window, Key.Key_H)
        qtbot.keyClick(window, Key.Key_O)


def test_enter_on_a_focused_button_beats_the_primary_button(qtbot: QtBot) -> None:
    other, primary = Button("Skip"), Button("Go", "primary", key="Enter")
    shown(qtbot, other, primary)
    other.setFocus()
    with qtbot.assertNotEmitted(primary.clicked), qtbot.waitSignal(other.clicked):
        qtbot.keyClick(other, Key.Key_Return)


@pytest.mark.parametrize("kind", list(KINDS))
def test_a_button_keeps_its_own_height_under_the_style_sheet(qtbot: QtBot, kind: str) -> None:
    button = Button("That was a misclick", kind, icon="undo", key="R")
    shown(qtbot, button)
    assert button.height() == KINDS[kind].height
    assert button.width() >= button.sizeHint().width()


def test_an_icon_button_says_its_name(qtbot: QtBot) -> None:
    button = IconButton("play", "Play")
    shown(qtbot, button)
    button.set_icon("pause", "Pause")
    assert (button.accessibleName(), button.toolTip()) == ("Pause", "Pause")


def segments(qtbot: QtBot) -> Segments:
    made = Segments((("a", "Your hand"), ("b", "The right way here"), ("c", "Metropolitan")), "b", "Replay")
    shown(qtbot, made)
    return made


def test_segments_are_chosen_by_click(qtbot: QtBot) -> None:
    made = segments(qtbot)
    with qtbot.waitSignal(made.chosen) as said:
        qtbot.mouseClick(made, LEFT, pos=QPoint(made.width() - 10, 10))
    assert said.args == ["c"]
    assert made.accessibleName() == "Replay: Metropolitan"


def test_segments_are_chosen_by_arrows_and_stop_at_the_ends(qtbot: QtBot) -> None:
    made = segments(qtbot)
    said: list[str] = []
    made.chosen.connect(said.append)
    for key in (Key.Key_Left, Key.Key_Left, Key.Key_Right, Key.Key_Right, Key.Key_Right):
        qtbot.keyClick(made, key)
    assert said == ["a", "b", "c"]


def test_choosing_the_same_segment_says_nothing(qtbot: QtBot) -> None:
    made = segments(qtbot)
    with qtbot.assertNotEmitted(made.chosen):
        qtbot.mouseClick(made, LEFT, pos=QPoint(made.width() // 2, 10))


def slider(qtbot: QtBot, labels: tuple[str, ...] = STEPS) -> StepSlider:
    made = StepSlider(labels)
    shown(qtbot, made)
    return made


def test_the_slider_goes_by_keys(qtbot: QtBot) -> None:
    made = slider(qtbot)
    said: list[int] = []
    made.moved.connect(said.append)
    for key in (Key.Key_Right, Key.Key_Right, Key.Key_Left, Key.Key_End, Key.Key_Right, Key.Key_Home):
        qtbot.keyClick(made, key)
    assert said == [1, 2, 1, 5, 0]


def test_the_slider_goes_by_click_and_drag(qtbot: QtBot) -> None:
    made = slider(qtbot)
    said: list[int] = []
    made.moved.connect(said.append)
    qtbot.mousePress(made, LEFT, pos=QPoint(made.width() - 14, 16))
    qtbot.mouseMove(made, QPoint(made.width() // 2, 16))
    qtbot.mouseRelease(made, LEFT, pos=QPoint(14, 16))
    assert said[0] == 5
    assert "of 6" in made.accessibleName()


@pytest.mark.parametrize("count", [1, 2, 6, 23, 120])
@pytest.mark.parametrize("width", [200, 480, 900])
def test_labels_of_the_slider_never_lie_on_one_another(qtbot: QtBot, count: int, width: int) -> None:
    made = slider(qtbot, tuple(f"Step number {number}" for number in range(count)))
    made.resize(width, made.height())
    for step in {0, count // 2, count - 1}:
        made.show_step(step)
        boxes = made._label_boxes()
        assert step in {place for place, _ in boxes}
        assert not any(one.intersects(two) for place, one in boxes for other, two in boxes if place < other)
        assert all(box.left() >= 0 and box.right() <= width for _, box in boxes)


@pytest.mark.parametrize("by_key", [True, False])
def test_a_switch_is_thrown(qtbot: QtBot, by_key: bool) -> None:
    switch = Switch("Reduce motion", False)
    shown(qtbot, switch)
    with qtbot.waitSignal(switch.toggled) as said:
        qtbot.keyClick(switch, Key.Key_Space) if by_key else qtbot.mouseClick(switch, LEFT, pos=QPoint(30, 12))
    assert said.args == [True]
