"""Where a window is large, pages use its room."""

import pytest
from PySide6.QtCore import QPoint
from pytestqt.qtbot import QtBot

from tests.ui.screens import samples
from trainer.ui.screens.settings import SettingsScreen


@pytest.mark.parametrize(("width", "across"), [(1712, True), (1392, False), (752, False)])
def test_settings_stand_in_two_columns_where_there_is_room(qtbot: QtBot, width: int, across: bool) -> None:
    screen = SettingsScreen(samples.SETTINGS)
    qtbot.addWidget(screen)
    screen.resize(width, 1000)
    screen.show()

    def left(widget: object) -> int:
        return widget.mapTo(screen, QPoint()).x()  # type: ignore[attr-defined]  # a widget

    qtbot.waitUntil(lambda: (left(screen.one_click) > left(screen.sound) + width // 3) is across)
    qtbot.wait(20)
    assert (left(screen.one_click) > left(screen.sound) + width // 3) is across
