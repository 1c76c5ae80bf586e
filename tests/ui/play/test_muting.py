"""One key turns the sound off and on; the button in the bar and the settings say the same."""

from PySide6.QtCore import Qt
from PySide6.QtTest import QSignalSpy

from tests.ui.play.conftest import Box


def test_what_happens_is_told_to_whoever_listens(box: Box) -> None:
    heard = QSignalSpy(box.screen.heard)
    box.key(Qt.Key.Key_I)
    assert heard.count() == 1


def test_the_key_and_the_button_say_that_it_is_to_be_silent_and_then_heard(box: Box) -> None:
    said: list[bool] = []
    bar = box.screen.bar
    bar.muted.connect(said.append)
    box.qtbot.keyClick(box.screen, Qt.Key.Key_M, Qt.KeyboardModifier.ControlModifier)
    bar.show_sound(False)
    assert "on" in bar.sound.accessibleName()
    box.qtbot.mouseClick(bar.sound, Qt.MouseButton.LeftButton)
    assert said == [True, False]
    assert box.kept == []


def test_the_tip_names_the_key_once(box: Box) -> None:
    bar = box.screen.bar
    for on in (True, False, True):
        bar.show_sound(on)
        assert bar.sound.toolTip().count("Ctrl+M") == 1
        assert "Ctrl" not in bar.sound.accessibleName()
