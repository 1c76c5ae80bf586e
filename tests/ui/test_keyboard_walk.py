"""Every screen by the keyboard alone: Tab comes to everything, in the order of reading; all has a name."""

from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QAbstractButton, QApplication, QLineEdit, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from tests.seeds import todays
from tests.ui.contrast import faint
from tests.ui.fitting import hidden, overlay
from tests.ui.pages import DRILLS, TOURS
from tests.ui.windows import window_on
from trainer.progress.store import Store
from trainer.settings import Settings
from trainer.ui.demo.clock import JumpClock
from trainer.ui.kit.text import Text
from trainer.ui.theme import tokens
from trainer.ui.window import Window

MOST_STOPS = 1200
OTHERS, DRILLED = ([each for each in TOURS if (each in DRILLS) is so] for so in (False, True))


@pytest.fixture
def window(qtbot: QtBot, program: QApplication, tmp_path: Path) -> Iterator[Window]:
    with Store.open(tmp_path / "progress.db") as store:
        made = window_on(store, Settings("Sam", "metropolitan", reduced_motion=True), clocks=JumpClock)
        qtbot.addWidget(made)
        made.resize(1280, 720)
        yield made
        made.close()


@pytest.mark.parametrize("tour", todays(OTHERS, 3) + todays(DRILLED, 8))
def test_tab_walks_every_screen(window: Window, tour: str, qtbot: QtBot) -> None:
    window.show()
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    for page, to in TOURS[tour].items():
        to(window)
        QApplication.processEvents()
        assert [nameless for nameless in shown(window) if not named(nameless)] == [], page
        stops = walked(window, qtbot)
        assert [each.accessibleName() for each in wanted(window) if each not in stops] == [], f"{page}: out of reach"
        assert backwards(stops) == [], f"{page}: not in the order of reading"
        assert faint(window) == [], page


def shown(window: Window) -> list[QWidget]:
    """Everything on the screen that can be operated or that holds the focus."""
    return [each for each in window.findChildren(QWidget) if each.isVisible() and operated(each)]


def operated(widget: QWidget) -> bool:
    return isinstance(widget, QAbstractButton | QLineEdit) or takes_tab(widget)


def takes_tab(widget: QWidget) -> bool:
    return bool(widget.focusPolicy() & Qt.FocusPolicy.TabFocus) and widget.isEnabled() and widget.focusProxy() is None


def named(widget: QWidget) -> str:
    """What a screen reader says of it."""
    found = QAccessible.queryAccessibleInterface(widget)
    return found.text(QAccessible.Text.Name) if found is not None else widget.accessibleName()


def wanted(window: Window) -> list[QWidget]:
    """Where Tab has to come to: of what lies under something that asks, to nothing."""
    over = overlay(window)
    return [each for each in shown(window) if takes_tab(each) and each is not over and not hidden(each, over)]


def walked(window: Window, qtbot: QtBot) -> list[QWidget]:
    """What Tab comes to until it begins anew, what has the focus already first."""
    begun = QApplication.focusWidget()
    stops = [begun] if begun is not None and takes_tab(begun) else []
    for _ in range(MOST_STOPS):
        qtbot.keyClick(QApplication.focusWidget() or window, Qt.Key.Key_Tab)
        held = QApplication.focusWidget()
        assert held is not None
        if held in stops:
            return stops
        stops.append(held)
    raise AssertionError("Tab never begins anew")


def backwards(stops: list[QWidget]) -> list[tuple[str, str]]:
    """Steps to a sister that stands above, or to the left in the same line, unless Tab begins anew with her."""
    found = []
    for one, other in pairwise(stops):
        sisters = [placed(each) for each in stops if each.parentWidget() is other.parentWidget()]
        anew = not any(_before(each, placed(other)) for each in sisters)
        if one.parentWidget() is other.parentWidget() and _before(placed(other), placed(one)) and not anew:
            found.append((one.accessibleName(), other.accessibleName()))
    return found


def placed(widget: QWidget) -> QRect:
    return QRect(widget.mapTo(widget.window(), QPoint()), widget.size())


def _before(one: QRect, other: QRect) -> bool:
    if one.bottom() <= other.top():
        return True
    same_line = one.top() < other.bottom() and other.top() < one.bottom()
    return same_line and one.right() <= other.left() and one.top() <= other.top() + 4


def test_the_walk_sees_what_is_out_of_order_or_has_no_name(qtbot: QtBot) -> None:
    page = QWidget()
    qtbot.addWidget(page)
    left, right, foot = (QPushButton(words, page) for words in ("Left", "Right", ""))
    for button, x, y in ((left, 0, 0), (right, 200, 0), (foot, 0, 100)):
        button.setGeometry(x, y, 100, 30)
    page.show()
    assert backwards([left, right, foot]) == []
    assert backwards([foot, left, right]) == []
    assert backwards([left, foot, right]) == [("", "")]
    assert named(left) == "Left"
    assert named(foot) == ""


@pytest.mark.parametrize(("tone", "count"), [("text-2", 0), ("surface-3", 1), ("room", 1)])
def test_the_walk_sees_words_that_do_not_stand_out(qtbot: QtBot, tone: str, count: int) -> None:
    page = QWidget()
    qtbot.addWidget(page)
    page.setStyleSheet(f"background: {tokens.ROOM}")
    label = Text("Seat 3 has two cards.", "body", tone, parent=page)
    label.setGeometry(10, 10, 200, 24)
    page.show()
    assert len(faint(page)) == count
