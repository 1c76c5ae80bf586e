"""A page that is larger than what it is seen through: nothing of it is out of reach."""

import pytest
from PySide6.QtCore import QPoint, QSize, Qt
from PySide6.QtWidgets import QApplication, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from trainer.ui.kit.layout import column, holder, row
from trainer.ui.kit.port import Port
from trainer.ui.kit.scroll import Pane
from trainer.ui.kit.sheet import EDGE, Sheet
from trainer.ui.kit.text import Text


def buttons(count: int) -> list[QPushButton]:
    made = [QPushButton(f"button {number}") for number in range(count)]
    for each in made:
        each.setFixedSize(120, 40)
    return made


def shown(qtbot: QtBot, port: Port, width: int, height: int) -> Port:
    qtbot.addWidget(port)
    port.resize(width, height)
    port.show()
    port.activateWindow()
    qtbot.waitUntil(port.isActiveWindow)
    return port


def seen(widget: QWidget, port: QWidget) -> bool:
    """Does all of it lie within what is seen?"""
    return port.rect().contains(widget.rect().translated(widget.mapTo(port, QPoint(0, 0))))


@pytest.mark.parametrize("size", [(900, 700), (400, 300)])
def test_a_page_that_fits_has_the_whole_port_and_no_bars(qtbot: QtBot, size: tuple[int, int]) -> None:
    page = holder(row(*buttons(2), margins=(20, 20, 20, 20)))
    port = shown(qtbot, Port(page), *size)
    assert page.size() == QSize(*size)
    assert not port.verticalScrollBar().isVisible()
    assert not port.horizontalScrollBar().isVisible()


def test_a_page_is_never_smaller_than_it_can_be_laid_out(qtbot: QtBot) -> None:
    page = holder(column(row(*buttons(6)), *buttons(9)))
    port = shown(qtbot, Port(page), 300, 200)
    assert port.widget() is page
    assert page.size() == page.minimumSizeHint()


def test_a_bar_takes_no_room_that_makes_another_bar(qtbot: QtBot) -> None:
    page = holder(column(*buttons(9)))
    port = shown(qtbot, Port(page), page.minimumSizeHint().width() + 12, 200)
    assert port.verticalScrollBar().isVisible()
    assert not port.horizontalScrollBar().isVisible()


def test_a_page_that_grows_is_given_its_size(qtbot: QtBot) -> None:
    page = holder(column(*buttons(2)))
    port = shown(qtbot, Port(page), 300, 200)
    layout = port.widget().layout()
    assert layout is not None
    for each in buttons(8):
        layout.addWidget(each)
    qtbot.waitUntil(lambda: page.height() == page.minimumSizeHint().height() > 200)


def test_more_may_be_asked_for_than_a_page_can_do_with(qtbot: QtBot) -> None:
    page = holder(column(*buttons(2)))
    port = shown(qtbot, Port(page, QSize(500, 100)), 300, 200)
    assert page.width() == 500
    port.give(QSize(0, 900))
    assert page.height() == 900


@pytest.mark.parametrize("within", [False, True])
def test_tab_brings_what_it_comes_to_into_sight(qtbot: QtBot, within: bool) -> None:
    made = buttons(14)
    rows = holder(column(row(*made[:6]), *made[6:]))
    pane = Pane(rows)
    pane.setMinimumSize(860, 300)
    port = shown(qtbot, Port(holder(column(pane)) if within else rows), 320, 180)
    made[0].setFocus()
    for each in made:
        qtbot.waitUntil(lambda each=each: each.hasFocus() and seen(each, port.viewport()))  # type: ignore[misc]
        held = QApplication.focusWidget()
        assert held is not None
        qtbot.keyClick(held, Qt.Key.Key_Tab)


def test_a_page_that_has_the_keyboard_itself_is_not_scrolled(qtbot: QtBot) -> None:
    page = holder(column(*buttons(9)))
    port = shown(qtbot, Port(page), 300, 200)
    port.verticalScrollBar().setValue(50)
    page.setFocus()
    QApplication.processEvents()
    assert port.verticalScrollBar().value() == 50


class Long(Sheet):
    """A sheet with more words than any window has room for, and a button."""

    def __init__(self, over: QWidget) -> None:
        super().__init__(over, 460, "Long")
        self.button = QPushButton("Go on")
        self.lay(column(*(Text("Word after word. " * 12, wrap=True) for _ in range(12))), row(None, self.button))
        self.appear()


@pytest.mark.parametrize("size", [(1280, 640), (480, 320)])
def test_a_sheet_is_no_larger_than_the_window_and_its_foot_stays_in_sight(qtbot: QtBot, size: tuple[int, int]) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    window.resize(*size)
    window.show()
    sheet = Long(window)
    QApplication.processEvents()
    card = sheet._card.geometry()
    assert window.rect().adjusted(EDGE, EDGE, -EDGE, -EDGE).contains(card)
    assert seen(sheet.button, window)
    assert sheet._pane.verticalScrollBar().maximum() > 0
