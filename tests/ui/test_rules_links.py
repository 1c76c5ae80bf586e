"""One paragraph leads to another: what it names, what goes before it, the same rule elsewhere; and back."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tests.seeds import todays
from tests.ui.reading import page
from tests.ui.windows import active_window
from trainer.rules.book import BOOKS, book
from trainer.rules.encoded import encoded
from trainer.ui.desk.paragraph import sheet_view
from trainer.ui.kit.link import Link
from trainer.ui.kit.text import Text
from trainer.ui.screens.rules import RulesScreen
from trainer.ui.window import Window


@pytest.fixture
def window(qtbot: QtBot, program: QApplication) -> Iterator[Window]:
    with active_window(qtbot, "upt") as made:
        made.open_page("rules")
        yield made


# --- links and the way back ----------------------------------------------------------------------------------------


def links(page: RulesScreen) -> dict[str, Link]:
    return {each.accessibleName(): each for each in page.sheet.findChildren(Link)}


def test_a_paragraph_that_is_named_is_a_link_and_alt_left_comes_back(window: Window, qtbot: QtBot) -> None:
    at = next(each.at for each in book("metropolitan").ledger.paragraphs if "see RP-5" in each.says)
    window.read("metropolitan", at)
    rules = page(window)
    assert not rules.way_back.isVisible()
    qtbot.mouseClick(links(rules)["RP-5, Early cards"], Qt.MouseButton.LeftButton)
    assert rules.shown.at == "RP-5"
    assert any(name.startswith(f"{at},") for name in links(rules)), "who is named knows by whom"
    assert rules.way_back.isVisible()
    qtbot.keyClick(rules, Qt.Key.Key_Left, Qt.KeyboardModifier.AltModifier)
    assert rules.shown.at == at
    assert not rules.way_back.isVisible()
    qtbot.keyClick(rules, Qt.Key.Key_Right, Qt.KeyboardModifier.AltModifier)
    assert rules.shown.at == "RP-5"
    qtbot.mouseClick(rules.way_back, Qt.MouseButton.LeftButton)
    assert rules.shown.at == at


def test_the_same_rule_in_another_house_is_a_link_for_the_keyboard_too(window: Window, qtbot: QtBot) -> None:
    window.read("tda-2022", "35-A-1")
    rules = page(window)
    link = next(each for name, each in links(rules).items() if name.startswith("Players 36-A-1"))
    link.setFocus(Qt.FocusReason.TabFocusReason)
    qtbot.keyClick(link, Qt.Key.Key_Return)
    assert (rules.shown.house, rules.shown.at) == ("players-2025", "36-A-1")


def test_exceptions_say_when_and_lead_to_their_paragraphs(window: Window, qtbot: QtBot) -> None:
    window.read("tda-2022", "35-A-1")
    rules = page(window)
    (exception,) = (each for each in rules.shown.exceptions if not each.over)
    assert exception.condition == encoded()["deal.misdeal.after-substantial-action"].says
    assert any(isinstance(each, Text) and each.text() == "Except when" for each in rules.sheet.findChildren(Text))
    place = exception.links[0]
    link = next(each for each in rules.sheet.findChildren(Link) if each.objectName() == f"link-{place.place}")
    qtbot.mouseClick(link, Qt.MouseButton.LeftButton)
    assert rules.shown.at == place.at
    assert any(each.over for each in rules.shown.exceptions)


@pytest.mark.parametrize("key", todays(BOOKS, 3))
def test_no_link_leads_nowhere(window: Window, key: str) -> None:
    for each in book(key).ledger.paragraphs:
        sheet = sheet_view(window.desk, key, each.at)
        ways = [way for some in sheet.links for way in some.links]
        ways += [way for some in sheet.exceptions for way in some.links]
        ways += [way for row in sheet.rows for cell in row.cells if cell.kind != "silent" for way in cell.links]
        for way in ways:
            assert book(way.house).paragraph(way.place).at == way.at


def test_the_numbers_of_the_house_stand_by_their_names(window: Window) -> None:
    window.read("tda-2022", "29")
    assert page(window).shown.numbers == (("Time to act", "25 s"), ("Then counted down", "5 s"))


@pytest.mark.parametrize(("at", "only"), [("holdem-4", "hold'em"), ("irregularity-16", None)])
def test_a_paragraph_printed_for_one_game_says_so(window: Window, at: str, only: str | None) -> None:
    assert dict(sheet_view(window.desk, "upt", at).facts).get("Only in") == only
