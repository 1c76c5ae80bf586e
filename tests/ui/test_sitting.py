"""A session at work: one thing after the other, left and gone on with, told at its end."""

from collections.abc import Iterator
from contextlib import contextmanager
from datetime import datetime, timedelta
from pathlib import Path
from typing import TypeVar

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QLabel, QWidget
from pytestqt.qtbot import QtBot

from tests.ui.windows import stored_window, window_on
from trainer.grading.mistakes import MISTAKES
from trainer.grading.model import Dealer, perfect, play_out
from trainer.progress.records import Part
from trainer.progress.sittings import Begun
from trainer.progress.store import Store
from trainer.questions.model import Asked
from trainer.quickfire.kinds import KINDS
from trainer.study.items import IN_A_ROUND, Item, Plan
from trainer.study.library import Kind
from trainer.study.so_far import SoFar
from trainer.study.wants import Want, Why
from trainer.ui.asking import Asking
from trainer.ui.demo.answers import answer_for
from trainer.ui.demo.clock import JumpClock
from trainer.ui.desk import hands
from trainer.ui.desk.wish import Wish
from trainer.ui.drill.screen import DrillScreen
from trainer.ui.kit.dialog import Dialog, Toast
from trainer.ui.people import People
from trainer.ui.screens.debrief import DebriefScreen
from trainer.ui.screens.questions import QuestionsScreen
from trainer.ui.screens.sitting_end import SittingEndScreen
from trainer.ui.screens.today import TodayScreen
from trainer.ui.sitting import LAST, ONWARD, Sitting
from trainer.ui.window import Window

P = TypeVar("P", bound=QWidget)
HOUSE = "tda-2022"
FLOP, CLEAN = "four-card-flop-last-two-stuck", "clean-holdem-six"
RULE = "common.flop:four_card_flop"
DUE = Want(RULE, Part.NOTICED, Why.DUE, "deal.four-card-flop", datetime(2026, 11, 1).astimezone(), 0.5)
CONTROL = Want("", Part.NOTICED, Why.CONTROL)
HAND = Item(Kind.HAND, (FLOP,), 60.0, (DUE,), 11)
CONTROLLED = Item(Kind.HAND, (CLEAN,), 60.0, (CONTROL,), 12)
ASKED = ("boxed-how-many", "one-boxed-in-the-deal")
BOXED = Want("topic:deal.boxed-card", Part.REMEDY, Why.WEAK, "deal.boxed-card")
QUESTIONS = Item(Kind.QUESTION, ASKED, 50.0, (BOXED,), 13)
ROUND = Item(Kind.ROUND, ("call-or-raise",), 70.0, (), 14)


@pytest.fixture
def window(qtbot: QtBot, program: QApplication, tmp_path: Path) -> Iterator[Window]:
    with stored_window(qtbot, tmp_path, HOUSE) as made:
        yield made


def sit(window: Window, *items: Item) -> Sitting:
    """A session of these things begins."""
    window.sitting = Sitting(window, SoFar(Plan(HOUSE, 5, items)), datetime.now().astimezone())
    window.sitting.keep()
    window.go_on()
    return window.sitting


def deal(window: Window, dealer: Dealer = perfect) -> DebriefScreen:
    """The hand on the table is dealt to its end by a dealer."""
    dealing = window.play.dealing
    assert dealing is not None
    session = dealing.session
    transcript = play_out(session.play, session.law, dealer)
    for gesture in transcript.gestures[len(session.record) :]:
        session.record.add(gesture)
        hands.keep(window.desk, gesture)
    session._event = None
    window.box.ended()
    return page(window, DebriefScreen, "debrief")


def page(window: Window, kind: type[P], key: str) -> P:
    """The page of that kind, which must be the one that is shown."""
    found = window.shell.page(key)
    assert isinstance(found, kind)
    assert found.isVisible()
    return found


def today(window: Window) -> TodayScreen:
    return page(window, TodayScreen, "today")


def answer(window: Window, *, right: bool) -> None:
    """The question that is asked, and on."""
    shown = page(window, QuestionsScreen, "questions")
    shown.answer(answer_for(posed(shown), right=right))
    shown.go_on()


def strip(window: Window) -> str:
    """The words of the strip; "" when there is none."""
    shown = window.shell._strip
    return "" if shown is None or not shown.isVisible() else shown.accessibleName()


def posed(screen: QuestionsScreen) -> Asked:
    """The question that is asked now."""
    return screen.findChild(Asking).asked.posed[screen.at]


def words(widget: QWidget) -> list[str]:
    return [each.text() for each in widget.findChildren(QLabel) if each.isVisible()]


# --- one thing after the other


def test_a_hand_a_question_and_the_end(window: Window) -> None:
    sitting = sit(window, HAND, QUESTIONS)
    assert strip(window) == "Session: 1 of 2 · about 2 min left"
    debrief = deal(window)
    assert "Go on" in debrief.go_on.text()
    debrief.next.emit()
    assert strip(window) == "Session: 2 of 2 · about 1 min left"
    answer(window, right=True)
    answer(window, right=False)
    assert page(window, QuestionsScreen, "questions").end.next.text() == ONWARD
    page(window, QuestionsScreen, "questions").go_on()
    end = page(window, SittingEndScreen, "session-end")
    assert strip(window) == ""
    assert window.sitting is None
    told = words(end)
    assert {"Session over", "Caught", "1 of 2", "1 of 2 right"} <= set(told)
    assert any(each.startswith(("again tomorrow", "again on")) for each in told)
    assert [each.item for each in sitting.done] == [HAND, QUESTIONS]
    rows = window.desk.store.rows("SELECT mode FROM attempts", ())
    assert [row["mode"] for row in rows] == ["session"]


def test_the_last_debrief_leads_to_how_it_went(window: Window) -> None:
    sit(window, HAND)
    debrief = deal(window, MISTAKES["plays-on"].dealer)
    assert LAST in debrief.go_on.text()
    debrief.next.emit()
    told = words(page(window, SittingEndScreen, "session-end"))
    assert {"Missed", "As far as you came"} & set(told) == {"Missed"}
    assert "Due: Four-card flop" in told


def test_nothing_at_the_table_tells_what_the_hand_is(window: Window) -> None:
    """A spoiled and a clean hand stand under the same words: how far the session is."""
    sit(window, HAND, CONTROLLED)
    spoiled = words(window.play.bar), strip(window)
    deal(window).next.emit()
    clean = words(window.play.bar), strip(window)
    assert "Session" in spoiled[0]
    assert [each.replace("hand 1", "") for each in spoiled[0]] == [each.replace("hand 2", "") for each in clean[0]]
    assert spoiled[1].startswith("Session: 1 of 2")
    assert clean[1].startswith("Session: 2 of 2")


def test_a_short_round_counts_and_is_nobodys_best(window: Window, qtbot: QtBot) -> None:
    sitting = sit(window, ROUND)
    qtbot.waitUntil(lambda: page(window, DrillScreen, "drill").spot is not None)
    screen = page(window, DrillScreen, "drill")
    assert screen.played.round.size == IN_A_ROUND
    for place in range(IN_A_ROUND):
        assert screen.spot is not None
        screen.answer(screen.spot.right[0] if place else {})
        screen.go_on()
    told = words(page(window, SittingEndScreen, "session-end"))
    assert f"Quick drill: {KINDS['call-or-raise'].title}" in told
    assert f"{IN_A_ROUND - 1} of {IN_A_ROUND}" in told
    assert (sitting.done[0].right, sitting.done[0].asked) == (IN_A_ROUND - 1, IN_A_ROUND)
    assert window.desk.store.best_rounds(window.desk.profile.id, HOUSE) == {}
    assert window.round is None


def test_five_more_minutes_begin_a_session_of_their_own(window: Window) -> None:
    before = sit(window, HAND)
    deal(window).next.emit()
    page(window, SittingEndScreen, "session-end").more.emit()
    assert window.sitting is not None
    assert window.sitting is not before
    assert window.sitting.plan.minutes == 5
    assert window.sitting.done == []


def test_the_box_is_taken_for_what_the_page_proposes(window: Window, qtbot: QtBot) -> None:
    proposed = today(window)._view.text
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    qtbot.keyClick(today(window), Qt.Key.Key_Return)
    assert window.sitting is not None
    count = sum(each.kind is Kind.HAND for each in window.sitting.plan.items)
    assert proposed.startswith(f"{count} hands")
    assert window.play.isVisible()


# --- left, and gone on with


def test_who_leaves_in_a_hand_goes_on_with_the_same_hand(window: Window) -> None:
    sitting = sit(window, CONTROLLED, HAND)
    dealing = window.play.dealing
    assert dealing is not None
    dealing.do(dealing.session.routine()[0])
    before = list(dealing.record.gestures)
    window.play.left.emit()
    assert strip(window) == ""
    assert today(window)._view.rest.startswith("Your session at Poker TDA · 2022 waits: 2 things are left")
    today(window).rest_chosen.emit()
    assert window.play.dealing is not None
    assert window.play.dealing.record.gestures == before
    assert strip(window).startswith("Session: 1 of 2")
    deal(window).next.emit()
    assert [each.item for each in sitting.done] == [CONTROLLED]


def test_the_notice_of_the_hand_leads_back_into_its_session_too(window: Window) -> None:
    sit(window, CONTROLLED, HAND)
    window.play.left.emit()
    today(window).resume_chosen.emit()
    assert strip(window).startswith("Session: 1 of 2")
    assert "Go on" in deal(window).go_on.text()


def test_a_discarded_hand_is_dealt_anew(window: Window) -> None:
    sit(window, HAND, CONTROLLED)
    window.play.left.emit()
    today(window).discard_chosen.emit()
    today(window).rest_chosen.emit()
    assert window.play.dealing is not None
    assert window.play.dealing.session.play.scenario.id == FLOP


def test_what_was_answered_is_not_asked_again(window: Window) -> None:
    sitting = sit(window, QUESTIONS, HAND)
    answer(window, right=False)
    page(window, QuestionsScreen, "questions").back.emit()
    today(window).rest_chosen.emit()
    assert len(page(window, QuestionsScreen, "questions").view.questions) == 1
    answer(window, right=True)  # the one that is left leads on without a page of sums
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
    assert today(window)._view.rest.startswith("Your session at Poker TDA · 2022 waits: 1 thing is left")


def test_a_session_let_go_is_told_as_far_as_it_came(window: Window) -> None:
    sit(window, HAND, CONTROLLED)
    deal(window)
    window.open_page("today")
    today(window).rest_dropped.emit()
    assert {"As far as you came", "1 of 2 not done"} <= set(words(page(window, SittingEndScreen, "session-end")))
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
        assert today(anew)._view.rest.startswith("Your session at Poker TDA · 2022 waits: 2 things are left")
        today(anew).rest_chosen.emit()
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


# --- what cannot be done


def test_a_question_that_is_gone_breaks_nothing(window: Window) -> None:
    gone = Item(Kind.QUESTION, ("no-such-question",), 25.0, (), 1)
    sitting = sit(window, gone, HAND)
    assert window.play.isVisible()
    assert (sitting.done[0].right, sitting.done[0].asked) == (0, 0)


def test_a_hand_that_is_gone_is_said_and_passed_over(window: Window) -> None:
    sitting = sit(window, Item(Kind.HAND, ("no-such-hand",), 25.0, (), 1), QUESTIONS)
    assert [each.accessibleName() for each in window.findChildren(Toast)]
    assert sitting.item is QUESTIONS
    assert page(window, QuestionsScreen, "questions").isVisible()


def test_a_house_with_nothing_to_practise_says_so(window: Window, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("trainer.ui.sitting.proposed", lambda *_: Plan(HOUSE, 5, ()))
    window.begin_session()
    assert ["nothing to practise" in each.accessibleName() for each in window.findChildren(Toast)] == [True]
    assert window.sitting is None


def test_the_order_is_explained_before_it_without_telling_which_hand_holds_what(window: Window) -> None:
    window.wish = Wish(15, seed=3)
    today(window).order_asked.emit()
    assert window.sheet is not None
    told = words(window.sheet)
    assert {"One new thing", "Clean hands", "The order"} <= set(told)
    assert "A hand" in told
    assert not any("clean" in each.lower() for each in told[told.index("The order") + 2 :])
