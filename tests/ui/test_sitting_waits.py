"""A session that waits: left and gone on with, in the same run or after a restart, or another one begun."""

from collections.abc import Iterator
from contextlib import contextmanager
from datetime import datetime, timedelta
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tests.ui.sittings import (
    CONTROLLED,
    FLOP,
    HAND,
    HOUSE,
    QUESTIONS,
    ROUND,
    answer,
    deal,
    page,
    sit,
    strip,
    today,
    words,
)
from tests.ui.windows import stored_window, window_on
from trainer.progress.sittings import Begun
from trainer.progress.store import Store
from trainer.ui.demo.clock import JumpClock
from trainer.ui.drill.screen import DrillScreen
from trainer.ui.kit.dialog import Dialog
from trainer.ui.people import People
from trainer.ui.screens.questions import QuestionsScreen
from trainer.ui.screens.sitting_end import SittingEndScreen
from trainer.ui.window import Window


@pytest.fixture
def window(qtbot: QtBot, program: QApplication, tmp_path: Path) -> Iterator[Window]:
    with stored_window(qtbot, tmp_path, HOUSE) as made:
        yield made


# --- left, and gone on with


def test_who_leaves_in_a_hand_goes_on_with_the_same_hand(window: Window) -> None:
    sitting = sit(window, CONTROLLED, HAND)
    dealing = window.play.dealing
    assert dealing is not None
    dealing.do(dealing.session.routine()[0])
    before = list(dealing.record.gestures)
    window.play.left.emit()
    assert strip(window) == ""
    assert today(window)._view.rest.startswith("Your session at Poker TDA · 2022 is waiting: 2 things are left")
    today(window).rest_chosen.emit()
    window.coming.settle()
    assert window.play.dealing is not None
    assert window.play.dealing.record.gestures == before
    assert strip(window).startswith("Session: 1 of 2")
    deal(window).next.emit()
    assert [each.item for each in sitting.done] == [CONTROLLED]


def test_the_notice_of_the_hand_leads_back_into_its_session_too(window: Window) -> None:
    sit(window, CONTROLLED, HAND)
    window.play.left.emit()
    today(window).resume_chosen.emit()
    window.coming.settle()
    assert strip(window).startswith("Session: 1 of 2")
    assert "Continue" in deal(window).go_on.text()


def test_a_discarded_hand_is_dealt_anew(window: Window) -> None:
    sit(window, HAND, CONTROLLED)
    window.play.left.emit()
    today(window).discard_chosen.emit()
    today(window).rest_chosen.emit()
    window.coming.settle()
    assert window.play.dealing is not None
    assert window.play.dealing.session.play.scenario.id == FLOP


def test_what_was_answered_is_not_asked_again(window: Window) -> None:
    sitting = sit(window, QUESTIONS, HAND)
    answer(window, right=False)
    page(window, QuestionsScreen, "questions").back.emit()
    today(window).rest_chosen.emit()
    assert len(page(window, QuestionsScreen, "questions").view.questions) == 1
    answer(window, right=True)  # the one that is left leads on without a page of sums
    window.coming.settle()
    assert (sitting.done[0].right, sitting.done[0].asked) == (1, 2)
    assert window.play.isVisible()


def test_a_round_that_is_left_comes_again_with_other_questions(window: Window, qtbot: QtBot) -> None:
    sit(window, ROUND)
    qtbot.waitUntil(lambda: page(window, DrillScreen, "drill").spot is not None)
    first = page(window, DrillScreen, "drill").spot
    page(window, DrillScreen, "drill").left.emit()
    today(window).rest_chosen.emit()
    qtbot.waitUntil(lambda: page(window, DrillScreen, "drill").spot is not None)
    again = page(window, DrillScreen, "drill").spot
    assert first is not None
    assert again is not None
    assert again.seed != first.seed


def test_another_page_is_away_from_the_session_too(window: Window) -> None:
    sit(window, HAND, CONTROLLED)
    deal(window)
    window.read(HOUSE, "35-D")
    assert strip(window) == ""
    window.open_page("today")
    assert today(window)._view.rest.startswith("Your session at Poker TDA · 2022 is waiting: 1 thing is left")


def test_a_session_let_go_is_told_as_far_as_it_came(window: Window) -> None:
    sit(window, HAND, CONTROLLED)
    deal(window)
    window.open_page("today")
    today(window).rest_dropped.emit()
    assert {"Session ended early", "1 of 2 not done"} <= set(words(page(window, SittingEndScreen, "session-end")))
    page(window, SittingEndScreen, "session-end").back.emit()
    assert today(window)._view.rest == ""


def test_a_session_of_which_nothing_was_done_is_just_let_go(window: Window) -> None:
    sit(window, QUESTIONS)
    window.open_page("today")
    today(window).rest_dropped.emit()
    assert today(window)._view.rest == ""
    assert window.sitting is None


def test_yesterdays_session_is_not_offered(window: Window) -> None:
    sitting = sit(window, HAND, CONTROLLED)
    deal(window)
    sitting.began -= timedelta(days=1)
    sitting.keep()
    window.open_page("today")
    assert today(window)._view.rest == ""
    assert window.sitting is None


# --- after a restart


@contextmanager
def again(qtbot: QtBot, window: Window) -> Iterator[Window]:
    """The program killed and started anew, over the same file."""
    window.close()
    window.desk.store.close()
    with Store.open(window.desk.store.path) as store:
        made = window_on(store, window.settings, JumpClock)
        qtbot.addWidget(made)
        made.show()
        made.activateWindow()
        qtbot.waitUntil(made.isActiveWindow)
        yield made
        made.close()


def test_a_session_goes_on_after_a_restart_where_it_was(window: Window, qtbot: QtBot) -> None:
    sit(window, HAND, QUESTIONS, CONTROLLED)
    deal(window).next.emit()
    answer(window, right=False)
    with again(qtbot, window) as anew:
        assert today(anew)._view.rest.startswith("Your session at Poker TDA · 2022 is waiting: 2 things are left")
        today(anew).rest_chosen.emit()
        anew.coming.settle()
        assert strip(anew).startswith("Session: 2 of 3")
        assert len(page(anew, QuestionsScreen, "questions").view.questions) == 1
        answer(anew, right=True)
        deal(anew).next.emit()
        told = words(page(anew, SittingEndScreen, "session-end"))
        assert {"Session over", "Caught", "1 of 2 right"} <= set(told)
        assert any(each.startswith(("again tomorrow", "again on")) for each in told)
        anew.open_page("today")
        assert today(anew)._view.rest == ""


def test_a_hand_cut_short_by_a_restart_is_still_of_its_session(window: Window, qtbot: QtBot) -> None:
    sit(window, CONTROLLED, HAND)
    dealing = window.play.dealing
    assert dealing is not None
    dealing.do(dealing.session.routine()[0])
    before = list(dealing.record.gestures)
    with again(qtbot, window) as anew:
        assert today(anew)._view.interrupted == ""
        assert today(anew)._view.rest.endswith("The hand you left comes first.")
        qtbot.keyClick(today(anew), Qt.Key.Key_Return)
        anew.coming.settle()
        assert anew.play.dealing is not None
        assert anew.play.dealing.record.gestures == before
        assert strip(anew).startswith("Session: 1 of 2")


def test_a_session_of_an_earlier_run_can_be_let_go(window: Window, qtbot: QtBot) -> None:
    sit(window, HAND, CONTROLLED)
    window.play.left.emit()
    with again(qtbot, window) as anew:
        today(anew).rest_dropped.emit()
        assert today(anew)._view.rest == ""
        assert anew.desk.store.sitting(anew.desk.profile.id) is None


def test_what_cannot_be_read_any_more_is_no_session(window: Window) -> None:
    store, now = window.desk.store, datetime.now().astimezone()
    store.keep_sitting(window.desk.profile.id, Begun(HOUSE, now, '{"plan": []}'))
    window.open_page("today")
    assert today(window)._view.rest == ""


def test_whoever_sits_down_next_finds_their_own_session_only(window: Window) -> None:
    sit(window, HAND, CONTROLLED)
    window.play.left.emit()
    sam, store = window.desk.profile, window.desk.store
    people = People(window, lambda: None)
    people.switch(store.profile("Ann"))
    window.open_page("today")
    assert today(window)._view.rest == ""
    assert window.sitting is None
    people.switch(sam)
    window.open_page("today")
    assert today(window)._view.rest.startswith("Your session")


def test_hands_dealt_outside_of_it_are_none_of_it(window: Window) -> None:
    sitting = sit(window, HAND, CONTROLLED)
    deal(window)
    window.open_page("drills")
    window.take_box("clean")
    window.box.settle()
    debrief = deal(window)
    assert "Questions" in debrief.go_on.text()
    assert len(sitting.done) == 1


# --- another one, while one waits


def asked(window: Window) -> Dialog:
    """What is asked over the window."""
    return window.findChildren(Dialog)[-1]


def test_a_new_session_does_not_take_the_place_of_one_that_waits_unasked(window: Window) -> None:
    waits = sit(window, HAND, QUESTIONS)
    window.open_page("today")
    today(window).take_box.emit()
    assert "2 things are left" in asked(window).accessibleName()
    asked(window).buttons["cancel"].click()
    assert window.sitting is waits
    assert today(window).isVisible()


def test_who_meant_the_one_that_waits_goes_on_with_it(window: Window) -> None:
    waits = sit(window, QUESTIONS, HAND)
    window.open_page("today")
    today(window).take_box.emit()
    asked(window).buttons["rest"].click()
    assert window.sitting is waits
    assert page(window, QuestionsScreen, "questions").isVisible()


def test_a_new_session_begins_once_it_is_said(window: Window) -> None:
    waits = sit(window, HAND, QUESTIONS)
    window.open_page("today")
    today(window).take_box.emit()
    asked(window).buttons["new"].click()
    assert window.sitting is not None
    assert window.sitting is not waits
