"""The rules to read: found as one types, laid open beside the other houses, asked about, dealt, and as a whole book."""

from collections.abc import Iterator
from itertools import pairwise

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QPushButton
from pytestqt.qtbot import QtBot

from tests.ui.questions_samples import reply
from tests.ui.windows import active_window
from trainer.rules.book import BOOKS, all_books, book
from trainer.rules.silences import silences
from trainer.ui.desk.paragraph import sheet_view
from trainer.ui.desk.practise import about
from trainer.ui.desk.rules import rules_view
from trainer.ui.kit import look
from trainer.ui.kit.link import Link
from trainer.ui.kit.text import Text
from trainer.ui.screens.paragraph_grid import Cell
from trainer.ui.screens.questions import QuestionsScreen
from trainer.ui.screens.rules import RulesScreen
from trainer.ui.screens.rules_models import ALL, TOPICS, HeadingView, LineView
from trainer.ui.window import Window


@pytest.fixture
def window(qtbot: QtBot, program: QApplication) -> Iterator[Window]:
    with active_window(qtbot, "upt") as made:
        made.open_page("rules")
        yield made


def page(window: Window) -> RulesScreen:
    shown = window.shell.page("rules")
    assert isinstance(shown, RulesScreen)
    return shown


def press(page: RulesScreen, name: str, qtbot: QtBot) -> None:
    button = (page.sheet if name.startswith(("sheet", "paper")) else page.rules).findChild(QPushButton, name)
    assert button is not None, name
    qtbot.mouseClick(button, Qt.MouseButton.LeftButton)


def cells(page: RulesScreen) -> list[str]:
    return [each.accessibleName() for each in page.sheet.findChildren(Cell)]


# --- finding -------------------------------------------------------------------------------------------------------


def test_every_paragraph_is_listed_in_printed_order_and_the_first_lies_open(window: Window) -> None:
    listed = [each.at for each in page(window).rules.model.lines() if not each.silent]
    assert listed == [each.at for each in book("upt").ledger.paragraphs]
    assert page(window).shown.at == listed[0]
    assert page(window).rules.listed.currentIndex().row() == 0


def test_silences_follow_the_paragraphs_under_a_heading_of_their_own(window: Window) -> None:
    shown = page(window).rules.model.shown
    head = next(n for n, each in enumerate(shown) if each == HeadingView("Silent on"))
    assert all(isinstance(each, LineView) and not each.silent for each in shown[:head])
    assert all(isinstance(each, LineView) and each.silent for each in shown[head + 1 :])
    assert page(window).rules.count.text() == f"{head} paragraphs, {len(shown) - head - 1} silences"


@pytest.mark.parametrize("house", [*BOOKS, ALL])
def test_by_topic_areas_hold_topics_and_topics_their_lines(house: str) -> None:
    printed, sorted_ = rules_view(house), rules_view(house, order=TOPICS)
    kept = {(each.house, each.place) for each in printed.lines if isinstance(each, LineView)}
    assert {(each.house, each.place) for each in sorted_.lines if isinstance(each, LineView)} == kept
    kinds = ["line" if isinstance(e, LineView) else "topic" if e.inner else "area" for e in sorted_.lines]
    assert kinds[:3] == ["area", "topic", "line"]
    assert all(after == "topic" for before, after in pairwise(kinds) if before == "area")
    assert all(after == "line" for before, after in pairwise(kinds) if before == "topic")


def test_the_order_is_changed_by_key_and_headings_are_passed_over(window: Window, qtbot: QtBot) -> None:
    rules = page(window)
    rules.rules.order.setFocus(Qt.FocusReason.TabFocusReason)
    qtbot.keyClick(rules.rules.order, Qt.Key.Key_Right)
    assert isinstance(rules.rules.model.shown[0], HeadingView)
    rules.rules.listed.setFocus(Qt.FocusReason.TabFocusReason)
    qtbot.keyClick(rules.rules.listed, Qt.Key.Key_Home)
    for _ in range(30):
        qtbot.keyClick(rules.rules.listed, Qt.Key.Key_Down)
        row = rules.rules.model.shown[rules.rules.listed.currentIndex().row()]
        assert isinstance(row, LineView)
        assert (rules.shown.house, rules.shown.place) == (row.house, row.place)


def test_typing_finds_at_once_and_lays_the_first_open_when_it_rests(window: Window, qtbot: QtBot) -> None:
    rules, before = page(window), page(window).shown
    qtbot.keyClick(rules, "/")
    assert rules.rules.search.hasFocus()
    qtbot.keyClicks(rules.rules.search, "irregularity-16")
    assert [each.at for each in rules.rules.model.lines()] == ["irregularity-16"]
    assert rules.shown is before
    qtbot.waitUntil(lambda: rules.shown.at == "irregularity-16")
    assert (rules.rules.count.text(), rules.rules.best.text()) == ("1 paragraph", "best first")
    assert rules.rules.search.hasFocus()


def test_enter_opens_what_is_found_and_goes_there_escape_lists_all_again(window: Window, qtbot: QtBot) -> None:
    rules = page(window)
    qtbot.keyClick(rules, "/")
    qtbot.keyClicks(rules.rules.search, "face up card")
    qtbot.keyClick(rules.rules.search, Qt.Key.Key_Return)
    assert rules.shown.title == "Boxed cards"
    assert rules.sheet.isAncestorOf(QApplication.focusWidget())
    rules.rules.search.setFocus()
    qtbot.keyClick(rules.rules.search, Qt.Key.Key_Escape)
    assert rules.rules.search.text() == ""
    assert len(rules.rules.model.lines()) == len(rules_view("upt").lines) - 1
    row = rules.rules.model.shown[rules.rules.listed.currentIndex().row()]
    assert isinstance(row, LineView)
    assert row.place == rules.shown.place


def test_arrows_lead_from_the_field_into_the_list(window: Window, qtbot: QtBot) -> None:
    rules = page(window)
    qtbot.keyClick(rules, "/")
    qtbot.keyClicks(rules.rules.search, "button")
    qtbot.keyClick(rules.rules.search, Qt.Key.Key_Down)
    assert rules.rules.listed.hasFocus()
    assert rules.rules.listed.currentIndex().row() == 1
    second = rules.rules.model.lines()[1]
    assert (rules.shown.house, rules.shown.place) == (second.house, second.place)
    qtbot.keyClick(rules.rules.listed, Qt.Key.Key_Escape)
    assert rules.rules.search.text() == ""


def test_nothing_found_is_said_and_leaves_what_lies_open(window: Window, qtbot: QtBot) -> None:
    rules, before = page(window), page(window).shown
    qtbot.keyClicks(rules.rules.search, 'xyzzy "(')
    assert rules.rules.count.text() == "nothing has these words"
    qtbot.keyClick(rules.rules.search, Qt.Key.Key_Return)
    qtbot.keyClick(rules.rules.search, Qt.Key.Key_Down)
    assert rules.shown is before


def test_what_was_meant_stands_in_the_accent(window: Window, qtbot: QtBot) -> None:
    rules = page(window)
    qtbot.keyClicks(rules.rules.search, "td decision")
    line = rules.rules.model.lines()[0]
    meant = {line.title[a:b].lower() for a, b in line.title_marks} | {
        line.sense[a:b].lower() for a, b in line.sense_marks
    }
    assert meant
    picture = rules.rules.listed.grab().toImage()
    accent = look.colour("accent")
    number = rules.rules.listed.visualRect(rules.rules.model.index(0))
    ratio = picture.devicePixelRatio()
    right = range(round((number.left() + 100) * ratio), round((number.right() - 12) * ratio))
    rows = range(round(number.top() * ratio), round(number.bottom() * ratio))
    assert any(picture.pixelColor(x, y) == accent for x in right for y in rows)


def test_arrows_in_the_list_lay_open_one_paragraph_after_the_other(window: Window, qtbot: QtBot) -> None:
    rules = page(window)
    rules.rules.listed.setFocus(Qt.FocusReason.TabFocusReason)
    for _ in range(5):
        qtbot.keyClick(rules.rules.listed, Qt.Key.Key_Down)
    assert rules.shown.at == book("upt").ledger.paragraphs[5].at
    assert rules.rules.listed.hasFocus()


def test_all_houses_are_searched_and_reading_does_not_move_house(window: Window, qtbot: QtBot) -> None:
    rules = page(window)
    press(rules, "filter-all", qtbot)
    qtbot.keyClicks(rules.rules.search, "36-A-1 boxed")
    assert rules.rules.model.lines()[0].house == "players-2025"
    qtbot.waitUntil(lambda: (rules.shown.house, rules.shown.at) == ("players-2025", "36-A-1"))
    press(rules, "filter-metropolitan", qtbot)
    assert {each.house for each in rules.rules.model.lines()} == {"metropolitan"}
    assert window.desk.house == "upt"


def test_a_reading_is_said_to_who_does_not_see_its_sign(window: Window) -> None:
    rules = page(window)
    read = next(n for n, e in enumerate(rules.rules.model.shown) if isinstance(e, LineView) and e.reading)
    told = rules.rules.model.data(rules.rules.model.index(read), Qt.ItemDataRole.AccessibleTextRole)
    assert str(told).endswith("ask your house how it reads this")


# --- silences ------------------------------------------------------------------------------------------------------


def test_a_silence_is_found_and_says_where_the_floor_decides_and_what_the_others_say(
    window: Window, qtbot: QtBot
) -> None:
    rules = page(window)
    press(rules, "filter-metropolitan", qtbot)
    qtbot.keyClicks(rules.rules.search, "bounty")
    qtbot.waitUntil(lambda: rules.shown.place == "topic:tournament.bounty")
    assert ("Who decides", "the floor") in rules.shown.facts
    assert "call the floor" in rules.shown.sense
    assert rules.shown.rows
    assert all(row.cells[0].kind in ("silent", "none") for row in rules.shown.rows)


@pytest.mark.parametrize("key", BOOKS)
def test_every_silence_can_be_laid_open(window: Window, key: str) -> None:
    for each in silences(book(key), all_books()):
        sheet = sheet_view(window.desk, key, f"topic:{each.topic}")
        assert sheet.at == ""
        assert sheet.rows or sheet.elsewhere
        assert dict(sheet.facts)["Who decides"] == ("the book it follows" if each.sent else "the floor")
        assert bool(sheet.links) == (each.sent is not None)
    with pytest.raises(LookupError, match="is not silent on"):
        sheet_view(window.desk, key, "topic:deal.misdeal")


# --- one paragraph -------------------------------------------------------------------------------------------------


def test_the_houses_stand_side_by_side_with_what_differs(window: Window) -> None:
    window.read("tda-2022", "53-B")
    told = cells(page(window))
    assert "TDA: The action backs up to the player passed over, who keeps every choice, ill-53-B" in told
    assert "Players: same, 42-B, ill-42-B" in told
    assert "UPT: silent" in told
    assert page(window).shown.summary == "The same: Players, Foxwoods. Otherwise: Metropolitan, UPT."
    lone = next(row for row in page(window).shown.rows if "no choice is named" in row.condition)
    assert [cell.kind for cell in lone.cells] == ["none", "none", "none", "different", "silent"]
    own = next(row for row in page(window).shown.rows if row.own and row.cells[3].kind == "different")
    assert own.cells[3].text == "by rules of its own"


def test_a_house_with_the_rule_under_another_heading_is_not_called_otherwise(window: Window) -> None:
    """UPT has two boxed cards among the cases of misdeal-2, TDA as a misdeal of its own."""
    window.read("tda-2022", "35-A-1")
    assert "UPT: Misdeal, on its own terms, misdeal-2, misdeal-2-c" in cells(page(window))


def test_the_other_rules_on_the_topic_come_when_they_are_asked_for(window: Window, qtbot: QtBot) -> None:
    window.read("tda-2022", "35-D")
    rows = page(window).shown.rows
    assert len(cells(page(window))) == len(BOOKS) * sum(each.own for each in rows)
    press(page(window), "sheet-plus", qtbot)
    assert len(cells(page(window))) == len(BOOKS) * len(rows)
    window.read("tda-2022", "RP-10-E")
    assert all(each.own for each in page(window).shown.rows)
    assert page(window).sheet.findChild(QPushButton, "sheet-plus") is None


def test_a_house_silent_on_one_rule_and_the_same_in_another_is_not_called_otherwise(window: Window) -> None:
    window.read("tda-2022", "35-D")
    told = "The same: Players. The same in part: Foxwoods, Metropolitan. Otherwise: UPT."
    assert page(window).shown.summary == told


def test_a_silent_house_says_whom_it_follows(window: Window) -> None:
    window.read("tda-2022", "RP-10-E")
    told = cells(page(window))
    assert any(each.startswith("Foxwoods: silent, follows TDA recommended procedure") for each in told)
    assert any(each == "Metropolitan: silent" for each in told)


@pytest.mark.parametrize("key", BOOKS)
def test_every_paragraph_can_be_laid_open_with_the_house_itself_first(window: Window, key: str) -> None:
    for each in book(key).ledger.paragraphs:
        sheet = sheet_view(window.desk, key, each.at)
        assert (sheet.at, sheet.columns[0]) == (each.at, book(key).ledger.short)
        own = [row for row in sheet.rows if row.own]
        assert len(own) == len(each.rules)
        assert all(row.cells[0].kind == "own" and len(row.cells) == len(BOOKS) for row in own)
        assert bool(own) == bool(sheet.summary)


def test_a_question_of_conduct_shows_what_the_others_print_and_turns_to_it(window: Window, qtbot: QtBot) -> None:
    window.read("tda-2022", "6")
    rules = page(window)
    there = next(each for each in rules.shown.elsewhere if each.house == "metropolitan")
    card = next(
        each for each in rules.sheet.findChildren(QPushButton) if each.accessibleName().startswith("Metropolitan")
    )
    qtbot.mouseClick(card, Qt.MouseButton.LeftButton)
    assert (rules.shown.house, rules.shown.at) == ("metropolitan", there.at)


def test_the_neighbours_in_print_are_a_press_away_and_the_list_follows(window: Window, qtbot: QtBot) -> None:
    window.read("upt", book("upt").ledger.paragraphs[3].at)
    press(page(window), "sheet-after", qtbot)
    press(page(window), "sheet-after", qtbot)
    press(page(window), "sheet-before", qtbot)
    rules = page(window)
    assert rules.shown.at == book("upt").ledger.paragraphs[4].at
    assert rules.rules.listed.currentIndex().row() == 4
    window.read("upt", book("upt").ledger.paragraphs[0].at)
    assert page(window).sheet.findChild(QPushButton, "sheet-before") is None


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
    assert "substantial action" in exception.condition
    assert any(isinstance(each, Text) and each.text() == "Except when" for each in rules.sheet.findChildren(Text))
    place = exception.links[0]
    link = next(each for each in rules.sheet.findChildren(Link) if each.objectName() == f"link-{place.place}")
    qtbot.mouseClick(link, Qt.MouseButton.LeftButton)
    assert rules.shown.at == place.at
    assert any(each.over for each in rules.shown.exceptions)


@pytest.mark.parametrize("key", BOOKS)
def test_no_link_leads_nowhere(window: Window, key: str) -> None:
    for each in book(key).ledger.paragraphs:
        sheet = sheet_view(window.desk, key, each.at)
        ways = [way for some in sheet.links for way in some.links]
        ways += [way for some in sheet.exceptions for way in some.links]
        ways += [way for row in sheet.rows for cell in row.cells if cell.kind != "silent" for way in cell.links]
        for way in ways:
            assert book(way.house).paragraph(way.place).at == way.at


def test_the_numbers_of_the_house_stand_by_their_names(window: Window) -> None:
    window.read("tda-2022", "28")
    assert page(window).shown.numbers == (("Time to act", "25 s"), ("Then counted down", "5 s"))


# --- from reading to doing -----------------------------------------------------------------------------------------


def test_questions_on_the_paragraph_come_back_to_it(window: Window, qtbot: QtBot) -> None:
    window.read("tda-2022", "5")
    assert ("You, so far", "not asked") in page(window).shown.facts
    press(page(window), "sheet-ask", qtbot)
    asked = window.shell.page("questions")
    assert isinstance(asked, QuestionsScreen)
    for _ in range(len(asked.view.questions)):
        reply(asked)
        asked.go_on()
    asked.go_on()
    assert page(window).isVisible()
    assert (page(window).shown.house, page(window).shown.at) == ("tda-2022", "5")
    assert dict(page(window).shown.facts)["You, so far"].endswith("right")
    assert window.desk.house == "upt"


def test_a_paragraph_is_dealt_at_its_own_house(window: Window, qtbot: QtBot) -> None:
    window.read("players-2025", "36-A-1")
    assert page(window).shown.scenario == "boxed-two-in-the-deal"
    press(page(window), "sheet-table", qtbot)
    dealing = window.box.play.dealing
    assert dealing is not None
    assert dealing.session.law.key == "players-2025"
    assert dealing.session.play.scenario.id == "boxed-two-in-the-deal"


def test_a_paragraph_that_no_scenario_needs_cannot_be_dealt(window: Window) -> None:
    window.read("players-2025", "5-D")
    assert page(window).sheet.findChild(QPushButton, "sheet-table") is None


def test_questions_on_exactly_this_paragraph(window: Window, qtbot: QtBot) -> None:
    window.read("tda-2022", "5")
    wanted = {each.id for each in about("tda-2022", "5")}
    assert page(window).shown.exact == len(wanted) > 0
    press(page(window), "paper-ask", qtbot)
    asked = window.shell.page("questions")
    assert isinstance(asked, QuestionsScreen)
    assert len(asked._view.questions) == len(wanted)


def test_practice_is_a_quick_drill_where_one_is_on_the_topic(window: Window, qtbot: QtBot) -> None:
    at = next(each.at for each in book("players-2025").ledger.paragraphs if each.topic == "pot.odd-chip")
    window.read("players-2025", at)
    practice = page(window).shown.practice
    assert practice is not None
    assert practice.kind == "drill"
    press(page(window), "sheet-target", qtbot)
    assert window.round is not None
    assert window.shell.shows(window.round.screen)
    assert window.round.kind.key == practice.key
    assert window.desk.house == "players-2025"


def test_practice_is_a_hand_on_the_topic_where_there_is_no_drill(window: Window, qtbot: QtBot) -> None:
    sheets = (sheet_view(window.desk, "tda-2022", each.at) for each in book("tda-2022").ledger.paragraphs)
    at = next(each.at for each in sheets if each.practice is not None and each.practice.kind == "scenario")
    window.read("tda-2022", at)
    practice = page(window).shown.practice
    assert practice is not None
    press(page(window), "sheet-target", qtbot)
    assert window.box.play.dealing is not None
    assert window.box.play.dealing.session.play.scenario.id == practice.key


def test_the_whole_book_opens_at_the_paragraph(window: Window, qtbot: QtBot) -> None:
    window.read("upt", "irregularity-16")
    rules = page(window)
    rules.mode.setFocus(Qt.FocusReason.TabFocusReason)
    qtbot.keyClick(rules.mode, Qt.Key.Key_Right)
    assert rules.page.isVisible()
    assert not rules.sheet.isVisible()
    text = rules.page.toPlainText()
    assert all(each.says in text for each in book("upt").ledger.paragraphs)
    assert rules.page.verticalScrollBar().value() > 0
