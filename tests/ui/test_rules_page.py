"""The rules to read: a paragraph laid open beside the other houses, asked about, dealt, and as a whole book."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QPushButton
from pytestqt.qtbot import QtBot

from tests.seeds import todays
from tests.ui.dealing import deal
from tests.ui.questions_samples import reply
from tests.ui.reading import cells, page, press
from tests.ui.windows import active_window
from trainer.grading.mistakes import MISTAKES
from trainer.questions.bank import bank
from trainer.questions.testing import keys
from trainer.rules.book import BOOKS, book
from trainer.rules.encoded import encoded, rulings
from trainer.ui.desk.paragraph import sheet_view
from trainer.ui.desk.practise import MOST, about
from trainer.ui.screens.questions import QuestionsScreen
from trainer.ui.window import Window


@pytest.fixture
def window(qtbot: QtBot, program: QApplication) -> Iterator[Window]:
    with active_window(qtbot, "upt") as made:
        made.open_page("rules")
        yield made


# --- one paragraph -------------------------------------------------------------------------------------------------


def test_typing_on_the_page_is_a_search_without_going_to_the_field_first(window: Window, qtbot: QtBot) -> None:
    window.read("tda-2022", "35-D")
    shown = page(window)
    assert not shown.rules.search.hasFocus()
    for letter in "Boxed":
        qtbot.keyClick(QApplication.focusWidget(), letter)
    assert shown.rules.search.text() == "Boxed"
    assert shown.rules.search.hasFocus()


def test_the_houses_stand_side_by_side_with_what_differs(window: Window) -> None:
    window.read("tda-2022", "53-B")
    told = cells(page(window))
    says = rulings()["bet.backs-up-to-skipped-player"].says
    assert f"TDA 2022: {says[:1].upper()}{says[1:]}, ill-53-B" in told
    assert "TDA 2024: same, 53-B, ill-53-B" in told
    assert "Players: same, 42-B, ill-42-B" in told
    assert "UPT: silent" in told
    assert page(window).shown.summary == (
        "The same: TDA 2024, Players, Foxwoods. "
        "Metropolitan differs: the out-of-turn action is binding, and the floor rules on the skipped hand. "
        "UPT differs: the out-of-turn action is binding unless someone bets or raises before the player's turn."
    )
    lone = next(
        row
        for row in page(window).shown.rows
        if row.condition == encoded()["bet.skipped.silent-left-to-the-floor"].says
    )
    assert [cell.kind for cell in lone.cells] == ["none", "none", "none", "none", "different", "silent"]
    own = next(row for row in page(window).shown.rows if row.own and row.cells[4].kind == "different")
    assert own.cells[4].text.startswith("The out-of-turn action is binding, and the floor rules on the skipped hand")


def test_a_house_with_the_rule_under_another_heading_is_not_called_otherwise(window: Window) -> None:
    """UPT has two boxed cards among the cases of misdeal-2, TDA as a misdeal of its own."""
    window.read("tda-2022", "35-A-1")
    terms = "two or more boxed cards are found, no matter where, and fewer than two players have acted"
    assert f"UPT: Misdeal ({terms})., misdeal-2, misdeal-2-c" in cells(page(window))


def test_no_cell_says_only_that_a_house_differs(window: Window) -> None:
    for house, at in (("tda-2022", "53-B"), ("upt", "misdeal-2-i"), ("metropolitan", "41-B")):
        window.read(house, at)
        for row in page(window).shown.rows:
            for cell in row.cells:
                assert cell.text not in ("", "not this rule", "by rules of its own"), (house, at, row.condition)


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
    told = "The same: TDA 2024, Players. Partly the same: Foxwoods, Metropolitan. UPT differs: play on."
    assert page(window).shown.summary == told


def test_a_silent_house_says_whom_it_follows(window: Window) -> None:
    window.read("tda-2022", "RP-10-E")
    told = cells(page(window))
    assert any(each.startswith("Foxwoods: silent, follows TDA recommended procedure") for each in told)
    assert any(each == "Metropolitan: silent" for each in told)


@pytest.mark.parametrize("key", todays(BOOKS, 3))
def test_every_paragraph_can_be_laid_open_with_the_house_itself_first(window: Window, key: str) -> None:
    for each in book(key).ledger.paragraphs:
        sheet = sheet_view(window.desk, key, each.at)
        assert (sheet.at, sheet.columns[0]) == (each.at, book(key).ledger.short)
        own = [row for row in sheet.rows if row.own]
        assert len(own) == len(each.rules)
        assert all(row.cells[0].kind == "own" and len(row.cells) == len(BOOKS) for row in own)
        assert bool(own) == bool(sheet.summary)


def test_a_question_of_conduct_shows_what_the_others_print_and_turns_to_it(window: Window, qtbot: QtBot) -> None:
    window.read("tda-2022", "2")
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


# --- from reading to doing -----------------------------------------------------------------------------------------


def test_questions_on_the_paragraph_come_back_to_it(window: Window, qtbot: QtBot) -> None:
    window.read("tda-2022", "5")
    assert ("Your record", "nothing yet") in page(window).shown.facts
    press(page(window), "sheet-ask", qtbot)
    window.coming.settle()
    asked = window.shell.page("questions")
    assert isinstance(asked, QuestionsScreen)
    for _ in range(len(asked.view.questions)):
        reply(asked)
        asked.go_on()
    asked.go_on()
    assert page(window).isVisible()
    assert (page(window).shown.house, page(window).shown.at) == ("tda-2022", "5")
    assert dict(page(window).shown.facts)["You got this right"].endswith("questions")
    assert window.desk.house == "upt"


def test_what_one_got_right_counts_hands_beside_questions(window: Window) -> None:
    window.change(house="tda-2022")
    deal(window, "four-card-flop-last-two-stuck")
    deal(window, "four-card-flop-last-two-stuck", MISTAKES["burns-again"].dealer)
    window.read("tda-2022", "39-A")
    assert dict(page(window).shown.facts)["You got this right"] == "1 of 2 hands"


def test_a_paragraph_is_dealt_at_its_own_house(window: Window, qtbot: QtBot) -> None:
    window.read("players-2025", "36-A-1")
    assert page(window).shown.scenario == "boxed-two-in-the-deal"
    press(page(window), "sheet-table", qtbot)
    window.box.settle()
    dealing = window.box.play.dealing
    assert dealing is not None
    assert dealing.session.law.key == "players-2025"
    assert dealing.session.play.scenario.id == "boxed-two-in-the-deal"


def test_a_paragraph_that_no_scenario_needs_cannot_be_dealt(window: Window) -> None:
    window.read("players-2025", "7")
    assert page(window).sheet.findChild(QPushButton, "sheet-table") is None


def test_questions_on_exactly_this_paragraph(window: Window, qtbot: QtBot) -> None:
    window.read("tda-2022", "5")
    wanted = {each.id for each in about("tda-2022", "5")}
    assert page(window).shown.exact == len(wanted) > 0
    press(page(window), "paper-ask", qtbot)
    window.coming.settle()
    asked = window.shell.page("questions")
    assert isinstance(asked, QuestionsScreen)
    assert len(asked.view.questions) == min(len(wanted), MOST)


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
    window.box.settle()
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


def test_a_question_that_the_engine_answers_is_on_the_paragraph_whose_rule_it_tests() -> None:
    printed = {rule: each.at for each in book("tda-2022").ledger.paragraphs for rule in each.rules}
    ruled = ((each, rule) for each in bank() if each.ruled for rule in keys(each, "tda-2022"))
    question, at = next((each, printed[rule]) for each, rule in ruled if rule in printed)
    assert question.id in {each.id for each in about("tda-2022", at)}
    with pytest.raises(KeyError):
        about("tda-2022", "no such paragraph")
