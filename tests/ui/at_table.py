"""A page at whose table something is asked and marked, as its tests open it, answer on it and leave it."""

from collections.abc import Iterable

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from trainer.grading.films.asking import Asked, Option
from trainer.ui.kit.text import Text
from trainer.ui.screens.at_table import AtTable
from trainer.ui.window import Window

Key = Qt.Key


def leads_there_and_back(window: Window, key: Key, name: str) -> None:
    """The key opens the page from the one on the table, and Esc goes back."""
    window.open_page("drills")
    QTest.keyClick(window, key)
    assert window.shell.current == name
    QTest.keyClick(window, Key.Key_Escape)
    assert window.shell.current == "drills"


def words(page: AtTable) -> str:
    """All that is to be read on it."""
    return " ".join(each.text() for each in page.findChildren(Text) if each.isVisible())


def right_ones(asked: Iterable[Asked]) -> list[Option]:
    """To each question the answer that counts."""
    return [next(one for one in each.options if one.key in each.accepted) for each in asked]


def answer(
    page: AtTable, qtbot: QtBot, asked: Iterable[Asked], given: Iterable[Option], by_mouse: bool = False
) -> None:
    """Give to each question one of the answers, in order, and have them checked."""
    questions = page.questions
    assert questions is not None
    for each, one in zip(asked, given, strict=True):
        at = each.options.index(one)
        if by_mouse:
            QTest.mouseClick(questions.options[each.key][at], Qt.MouseButton.LeftButton)
        else:
            QTest.keyClick(page, str(at + 1))
    if by_mouse:
        QTest.mouseClick(questions.check, Qt.MouseButton.LeftButton)
    else:
        QTest.keyClick(page.window(), Key.Key_Return)
    qtbot.waitUntil(lambda: "truth" in vars(page))


def reads_its_paragraph(window: Window, page: AtTable, qtbot: QtBot) -> None:
    """The first paragraph of the answer opens the rulebook there."""
    link = page.truth.view.links[0]
    page.turned.emit(link.house, link.place)
    qtbot.waitUntil(lambda: window.shell.current == "rules")
