"""The trouble screen in a low window: what is read is scrolled, the ways out stay in sight."""

from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from tests.ui.screens import samples
from trainer.ui.screens.error import ErrorScreen

MANY = replace(
    samples.DAMAGED,
    backups=tuple(replace(samples.DAMAGED.backups[1], key=str(number)) for number in range(9)),
    first="0",
)


def seen_whole(part: QWidget, screen: QWidget) -> bool:
    box = QRect(part.mapTo(screen, QPoint(0, 0)), part.size())
    return bool(screen.rect().contains(box)) and part.visibleRegion().boundingRect() == part.rect()


@pytest.fixture
def screen(qtbot: QtBot) -> ErrorScreen:
    made = ErrorScreen(MANY)
    qtbot.addWidget(made)
    made.resize(960, 500)
    made.show()
    made.activateWindow()
    qtbot.waitUntil(made.isActiveWindow)
    return made


@pytest.mark.parametrize("size", [(960, 500), (1280, 640), (800, 440)])
def test_every_way_out_is_seen_whole_in_a_low_window(screen: ErrorScreen, size: tuple[int, int]) -> None:
    screen.resize(*size)
    QApplication.processEvents()
    assert screen.size().toTuple() == size
    assert screen.rect().contains(screen.panel.geometry())
    assert [key for key, button in screen.panel.buttons.items() if not seen_whole(button, screen)] == []


def test_the_arrow_keys_bring_every_backup_into_sight(screen: ErrorScreen, qtbot: QtBot) -> None:
    rows = list(screen.panel.backups.rows.values())
    rows[0].setFocus(Qt.FocusReason.TabFocusReason)
    for row in rows[1:]:
        qtbot.keyClick(QApplication.focusWidget(), Qt.Key.Key_Down)
        assert row.hasFocus()
        assert seen_whole(row, screen)
