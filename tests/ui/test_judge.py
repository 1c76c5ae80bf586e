"""Judging dealers in the window: come to from the table, films judged right and wrong, a clean one let go on."""

from collections.abc import Iterator
from datetime import datetime

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tests.ui.judging import judge, string_bet, watch
from tests.ui.windows import active_window
from trainer.grading.films.asking import questions_on
from trainer.study.library import practisable
from trainer.ui.demo.clock import JumpClock
from trainer.ui.desk.progress import Shown, Source, progress_view
from trainer.ui.kit.button import Button
from trainer.ui.screens.judge import JudgeScreen
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
    put_in = "800, 1,000 and 1,000 in three motions on the flop, facing 800"
    assert page.truth.view.lines[0].answer == f"Seat 4 said \u201craise\u201d and put in {put_in}."
    assert (judging.sums.right, judging.sums.films) == (1, 1)
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
    assert (judging.sums.right, judging.sums.films) == (0, 1)
    assert all(line.given for line in page.truth.view.lines)


def answer_all(page: JudgeScreen, number: int = 0) -> None:
    """The same option of each question, and Check."""
    assert page.questions is not None
    for options in page.questions.options.values():
        options[number].click()
    page.questions.check.click()


def test_too_early_is_told_with_the_moment_on_the_table(window: Window, qtbot: QtBot) -> None:
    shown = string_bet(HOUSE)
    assert shown.fault is not None
    page, judging = watch(window, shown, shown.start)
    qtbot.keyClick(window, Key.Key_Space)
    answer_all(page)
    assert page.truth.view.title == "You stopped too early"
    assert judging.at == shown.fault.shown
    assert judging.sums.right == 0


def test_being_asked_tells_nothing_and_nothing_lets_the_hand_go_on(window: Window, qtbot: QtBot) -> None:
    shown = string_bet(HOUSE)
    page, judging = watch(window, shown, shown.start + 1)
    qtbot.keyClick(window, Key.Key_Space)
    assert page.questions is not None
    assert [len(options) for options in page.questions.options.values()] == [4, 3, 4]
    qtbot.keyClick(page, "4")
    assert page.questions.check.isEnabled(), "nothing else is asked of whoever lets it go on"
    qtbot.keyClick(window, Key.Key_Return)
    assert judging.clock.running
    assert judging.at == shown.start + 1
    assert judging.sums.films == 0


def test_keep_watching_goes_back_to_the_film(window: Window, qtbot: QtBot) -> None:
    shown = string_bet(HOUSE)
    page, judging = watch(window, shown, shown.start + 2)
    qtbot.keyClick(window, Key.Key_Space)
    qtbot.keyClick(window, Key.Key_K)
    assert judging.clock.running
    assert page.questions is None
    assert page.stop.isVisible()


def test_it_is_paused_looked_back_through_and_played_on(window: Window, qtbot: QtBot) -> None:
    shown = string_bet(HOUSE)
    page, judging = watch(window, shown, shown.start + 3)
    clock = judging.clock
    assert isinstance(clock, JumpClock)
    qtbot.keyClick(window, Key.Key_P)
    assert not clock.jump()
    assert page.foot.play.text() == "Play"
    qtbot.keyClick(page, Key.Key_Left)
    qtbot.mouseClick(page.foot.back, LEFT)
    assert judging.at == shown.start + 1
    for _ in range(4):
        qtbot.keyClick(page, Key.Key_Right)
    assert judging.at == shown.start + 3, "what was not seen yet is not looked at"
    qtbot.mouseClick(page.foot.play, LEFT)
    assert clock.jump()
    assert judging.at == shown.start + 4


def test_a_stop_counts_by_what_was_seen_not_by_where_one_looks_back_to(window: Window, qtbot: QtBot) -> None:
    shown = string_bet(HOUSE)
    assert shown.fault is not None
    page, judging = watch(window, shown, shown.fault.shown)
    qtbot.keyClick(page, Key.Key_Left)
    assert judging.at == shown.fault.shown - 1
    qtbot.keyClick(window, Key.Key_Space)
    for each in questions_on(shown):
        qtbot.keyClick(page, str([one.key for one in each.options].index(each.right) + 1))
    qtbot.keyClick(window, Key.Key_Return)
    assert page.truth.view.title == "Right"


def test_it_goes_at_the_times_of_the_table(window: Window) -> None:
    shown = string_bet(HOUSE)
    page, judging = watch(window, shown, shown.start + 3)
    clock = judging.clock
    assert isinstance(clock, JumpClock)
    assert clock.due == shown.record.gestures[shown.start + 3].at
    passed = (shown.record.gestures[shown.start + 2].at - shown.record.gestures[shown.start - 1].at) // 1000
    assert page.foot.caption.text().startswith(f"{passed // 60}:{passed % 60:02d}  ")


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
    assert "isn’t the dealer’s mistake" in page.truth.view.notes[0]
    assert judging.sums.right == 1


def test_a_clean_film_that_is_stopped_is_a_false_alarm(window: Window, qtbot: QtBot) -> None:
    shown = string_bet(HOUSE, "")
    page, judging = watch(window, shown, shown.start + 2)
    qtbot.mouseClick(page.stop, LEFT)
    answer_all(page)
    assert page.truth.view.mark == "alarm"
    assert judging.sums.right == 0


def test_its_paragraph_opens_in_the_rules(window: Window) -> None:
    shown = string_bet(HOUSE)
    page, _ = watch(window, shown, shown.end)
    page.fine.click()
    way = page.truth.view.links[0]
    page.truth.turned.emit(way.house, way.place)
    assert isinstance(window.shell.page("rules"), RulesScreen)
    assert window.shell.current == "rules"


def test_it_is_kept_and_counted_and_no_hand_of_ones_own(window: Window) -> None:
    store, profile = window.desk.store, window.desk.profile.id
    before = len(list(store.attempts(profile)))
    shown = string_bet(HOUSE)
    page, _ = watch(window, shown, shown.end)
    page.fine.click()
    assert len(list(store.attempts(profile))) == before
    assert store.rows("SELECT * FROM reviews") == []
    [kept] = store.rows("SELECT * FROM films")
    assert (kept["scenario"], kept["way"], kept["seed"]) == (shown.scenario, shown.way, shown.seed)
    assert (kept["stopped"], kept["at"], kept["what"], kept["right"]) == ("missed", None, None, 0)
    assert store.film_sums(profile, HOUSE).films == 1


def test_the_score_goes_on_from_what_is_kept(window: Window, qtbot: QtBot) -> None:
    shown = string_bet(HOUSE, "")
    page, _ = watch(window, shown, shown.end)
    page.fine.click()
    window.open_page("drills")
    window.open_page("judge")
    _, judging = judge(window)
    assert (judging.sums.right, judging.sums.films) == (1, 1)
    qtbot.waitUntil(lambda: judging.film is not None)


def test_the_progress_page_tells_of_it(window: Window) -> None:
    shown = string_bet(HOUSE, "")
    page, _ = watch(window, shown, shown.end)
    page.fine.click()
    source = Source(window.desk.store, window.desk.profile.id, practisable, datetime.now().astimezone())
    view = progress_view(source, Shown(HOUSE, HOUSE, section="table"))
    assert view.table is not None
    assert ("1 of 1", "other dealers\u2019 hands judged right") in [
        (one.value, one.words) for one in view.table.figures
    ]
