"""Judging dealers in the window: come to from the table, films judged right and wrong, a clean one let go on."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tests.ui.judging import judge, string_bet, watch
from tests.ui.windows import active_window
from trainer.grading.films.asking import questions_on
from trainer.ui.kit.button import Button
from trainer.ui.screens.rules import RulesScreen
from trainer.ui.window import Window

HOUSE = "tda-2022"
Key, LEFT = Qt.Key, Qt.MouseButton.LeftButton


@pytest.fixture
def window(qtbot: QtBot, program: QApplication) -> Iterator[Window]:
    with active_window(qtbot, HOUSE) as made:
        made.open_page("drills")
        qtbot.keyClick(made, Key.Key_J)
        assert made.shell.current == "judge"
        qtbot.waitUntil(lambda: judge(made)[1].film is not None)
        yield made


def test_the_page_is_reached_by_mouse_too(window: Window, qtbot: QtBot) -> None:
    qtbot.keyClick(window, Key.Key_Escape)
    assert window.shell.current == "drills"
    link = window.shell.page("drills").findChild(Button, "judge-the-dealer")
    qtbot.mouseClick(link, LEFT)
    assert window.shell.current == "judge"


def test_a_film_is_judged_right_with_the_keyboard(window: Window, qtbot: QtBot) -> None:
    shown = string_bet(HOUSE)
    assert shown.fault is not None
    page, judging = watch(window, shown, shown.fault.shown)
    assert not page.fine.isEnabled()
    qtbot.keyClick(window, Key.Key_Space)
    for each in questions_on(shown):
        number = [one.key for one in each.options].index(each.right) + 1
        qtbot.keyClick(page, str(number))
    qtbot.keyClick(window, Key.Key_Return)
    assert page.truth.view.title == "Right"
    assert [line.mark for line in page.truth.view.lines] == ["right"] * 3
    assert page.truth.view.links
    assert (judging.right, judging.count) == (1, 1)
    assert judging.at == shown.fault.shown
    qtbot.keyClick(page, Key.Key_Right)
    assert judging.at == shown.fault.shown + 1
    qtbot.keyClick(window, Key.Key_Return)
    qtbot.waitUntil(lambda: judging.film not in (None, shown))


def test_a_film_is_judged_wrong_with_the_mouse(window: Window, qtbot: QtBot) -> None:
    shown = string_bet(HOUSE)
    assert shown.fault is not None
    page, judging = watch(window, shown, shown.fault.shown + 1)
    qtbot.mouseClick(page.stop, LEFT)
    assert page.questions is not None
    assert not page.questions.check.isEnabled()
    for each in questions_on(shown):
        wrong = next(one for one in page.questions.options[each.key] if one.key not in each.accepted)
        qtbot.mouseClick(wrong, LEFT)
    qtbot.mouseClick(page.questions.check, LEFT)
    assert page.truth.view.title == "0 of 3 right"
    assert (judging.right, judging.count) == (0, 1)
    assert all("You said: " in line.answer for line in page.truth.view.lines)


def test_too_early_is_told_with_the_moment_on_the_table(window: Window, qtbot: QtBot) -> None:
    shown = string_bet(HOUSE)
    assert shown.fault is not None
    page, judging = watch(window, shown, shown.start)
    qtbot.keyClick(window, Key.Key_Space)
    assert page.truth.view.title == "You stopped too early"
    assert judging.at == shown.fault.shown
    assert judging.right == 0


def test_a_mistake_is_missed_at_the_end(window: Window, qtbot: QtBot) -> None:
    shown = string_bet(HOUSE)
    page, _ = watch(window, shown, shown.end)
    assert page.fine.isEnabled()
    qtbot.keyClick(window, Key.Key_N)
    assert page.truth.view.title == "You missed a mistake"


def test_a_clean_film_is_let_go_on_and_says_what_the_dealer_handled(window: Window, qtbot: QtBot) -> None:
    shown = string_bet(HOUSE, "")
    page, judging = watch(window, shown, shown.end)
    qtbot.mouseClick(page.fine, LEFT)
    assert page.truth.view.title == "Right, nothing was wrong"
    assert "isn't the dealer's mistake" in page.truth.view.notes[0]
    assert judging.right == 1


def test_a_clean_film_that_is_stopped_is_a_false_alarm(window: Window, qtbot: QtBot) -> None:
    shown = string_bet(HOUSE, "")
    page, judging = watch(window, shown, shown.start + 2)
    qtbot.mouseClick(page.stop, LEFT)
    assert page.truth.view.mark == "alarm"
    assert judging.right == 0


def test_its_paragraph_opens_in_the_rules(window: Window) -> None:
    shown = string_bet(HOUSE)
    page, _ = watch(window, shown, shown.end)
    page.fine.click()
    way = page.truth.view.links[0]
    page.truth.turned.emit(way.house, way.place)
    assert isinstance(window.shell.page("rules"), RulesScreen)
    assert window.shell.current == "rules"


def test_nothing_of_it_is_stored(window: Window) -> None:
    store = window.desk.store
    before = len(list(store.attempts(window.desk.profile.id)))
    shown = string_bet(HOUSE)
    page, _ = watch(window, shown, shown.end)
    page.fine.click()
    assert len(list(store.attempts(window.desk.profile.id))) == before
