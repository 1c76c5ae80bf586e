"""The rules to read: every paragraph listed, found as one types, and turned to on the page."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tests.ui.windows import window_on
from trainer.progress.store import Store
from trainer.rules.book import BOOKS, book
from trainer.settings import Settings
from trainer.ui.demo.clock import JumpClock
from trainer.ui.desk.rules import rules_view
from trainer.ui.screens.rules import RulesScreen
from trainer.ui.screens.rules_models import found
from trainer.ui.window import Window


@pytest.fixture
def window(qtbot: QtBot, program: QApplication) -> Iterator[Window]:
    with Store.in_memory() as store:
        made = window_on(store, Settings("Sam", "upt", reduced_motion=True), clocks=JumpClock)
        qtbot.addWidget(made)
        made.show()
        made.activateWindow()
        qtbot.waitUntil(made.isActiveWindow)
        made.open_page("rules")
        yield made
        made.close()


def page(window: Window) -> RulesScreen:
    shown = window.shell.page("rules")
    assert isinstance(shown, RulesScreen)
    return shown


def test_every_paragraph_is_listed_in_printed_order_and_stands_on_the_page(window: Window) -> None:
    listed = [each.at for each in page(window).model.shown]
    assert listed == [each.at for each in book("upt").ledger.paragraphs]
    text = page(window).page.toPlainText()
    assert all(each.says in text for each in book("upt").ledger.paragraphs)


@pytest.mark.parametrize("key", BOOKS)
def test_words_are_looked_for_in_number_topic_and_sense(key: str) -> None:
    paragraphs = rules_view(key).paragraphs
    assert found(paragraphs, "") == paragraphs
    boxed = found(paragraphs, "BOXED")
    assert boxed
    assert len(found(paragraphs, "boxed card")) <= len(boxed) < len(paragraphs)
    assert found(paragraphs, "no such words anywhere") == ()


def test_typing_finds_and_turns_to_the_first(window: Window, qtbot: QtBot) -> None:
    rules = page(window)
    qtbot.keyClick(rules, "/")
    assert rules.search.hasFocus()
    before = rules.page.verticalScrollBar().value()
    qtbot.keyClicks(rules.search, "irregularity-16")
    assert [each.at for each in rules.model.shown] == ["irregularity-16"]
    assert rules.page.verticalScrollBar().value() > before
    assert rules.count.text() == "1 paragraph"


def test_arrows_in_the_list_turn_the_page(window: Window, qtbot: QtBot) -> None:
    rules = page(window)
    rules.listed.setFocus(Qt.FocusReason.TabFocusReason)
    for _ in range(40):
        qtbot.keyClick(rules.listed, Qt.Key.Key_Down)
    assert rules.listed.currentIndex().row() >= 39
    assert rules.page.verticalScrollBar().value() > 0


def test_another_book_is_read_without_moving_house(window: Window, qtbot: QtBot) -> None:
    qtbot.mouseClick(page(window).houses.cards["metropolitan"], Qt.MouseButton.LeftButton)
    assert page(window).model.shown[0].at == book("metropolitan").ledger.paragraphs[0].at
    assert window.desk.house == "upt"
