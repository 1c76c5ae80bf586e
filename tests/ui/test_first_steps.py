"""The first hands of somebody new: offered on the first page, dealt with the coach, kept out of memory."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tests.ui.dealing import deal
from tests.ui.windows import stored_window
from trainer.app import desk_over
from trainer.kernel import gestures as g
from trainer.progress.records import AGAIN, COACHED, UNDONE
from trainer.progress.store import Store
from trainer.progress.verify import verify
from trainer.settings import Settings
from trainer.study.first_steps import OTHERS, STEPS
from trainer.ui.box import NEXT_STEP, NO_MORE_STEPS, NOTHING_DONE, TAKEN_BACK, UNCOUNTED_NOW
from trainer.ui.demo.clock import JumpClock
from trainer.ui.kit.button import KINDS, Button
from trainer.ui.kit.focus import _Ring
from trainer.ui.play.coached import PLAYERS_ACT
from trainer.ui.play.opening import BY_HAND
from trainer.ui.screens.debrief import DebriefScreen
from trainer.ui.screens.today import TodayScreen
from trainer.ui.window import Window


@pytest.fixture
def window(qtbot: QtBot, program: QApplication, tmp_path: Path) -> Iterator[Window]:
    with stored_window(qtbot, tmp_path, "tda-2024") as made:
        yield made


def today(window: Window) -> TodayScreen:
    window.open_page("today")
    page = window.shell.page("today")
    assert isinstance(page, TodayScreen)
    return page


def step_button(page: TodayScreen) -> Button | None:
    return page.findChild(Button, "first-step")


def deal_step(window: Window) -> None:
    """Press the offer and do what the coach says, to the debrief."""
    button = step_button(today(window))
    assert button is not None
    button.click()
    window.box.settle()
    finish(window)


def finish_one(window: Window) -> None:
    """The next thing that happens: what is done by hand first, what the coach says, or what others do."""
    screen, dealing = window.play, window.play.dealing
    assert dealing is not None
    coached, clock = screen.coached, dealing._clock
    assert isinstance(clock, JumpClock)
    if screen.opening is not None and screen.opening.waits:
        screen.act(screen.opening.waits)
    elif screen.opening is not None and screen.opening.running:
        screen.act("pitch")  # what the floor says has been read
    elif coached.coach is not None and coached.view.shown and coached.view.slip.pointer.keys:
        act = coached.coach.next_act()
        assert act is not None
        dealing.do(act)
    elif not clock.jump():  # the coach deals on, or everybody waits
        QApplication.processEvents()


def finish(window: Window) -> None:
    """Do what the coach says, to the debrief."""
    screen, dealing = window.play, window.play.dealing
    assert dealing is not None
    while screen.dealing is dealing:
        finish_one(window)
    window.box.settle()


def test_what_was_tried_before_the_first_pitch_is_told_until_the_next_is_done(window: Window) -> None:
    button = step_button(today(window))
    assert button is not None
    button.click()
    window.box.settle()
    opening, table = window.play.opening, window.play.view.table
    assert opening is not None
    before = ""
    for name, done in BY_HAND.items():
        assert opening.waits == name
        assert (table.picture.caption or "") == before
        window.play.act(name)
        before = done.told
        assert (table.picture.floor_speech or "") == done.floor
    assert not opening.waits


def test_while_players_bet_in_the_first_hand_the_coach_says_so(window: Window) -> None:
    button = step_button(today(window))
    assert button is not None
    button.click()
    window.box.settle()
    screen, said = window.play, []
    while PLAYERS_ACT not in said:
        finish_one(window)
        slip = screen.coached.view
        said.append(slip.slip.pointer.says if slip.shown else "")
        assert len(said) < 200
    record = screen.dealing.record if screen.dealing is not None else None
    assert record is not None and record.course.betting


def test_in_the_first_hand_the_players_wait_for_the_announcement_of_a_raise(window: Window) -> None:
    to_the_announcement(window)
    screen, dealing = window.play, window.play.dealing
    assert dealing is not None
    raised = dealing.record.course.actions[-1]
    assert (raised.kind, screen.coached.view.slip.pointer.says) == ("raise", "Seat 4 raised. Say “Raise to 600.”")
    assert isinstance(dealing._clock, JumpClock) and not dealing._clock.jump(), "nobody acts meanwhile"
    dealing.do(g.AnnounceBet("raise", 600))
    assert dealing._clock.jump()
    assert dealing.record.course.actions[-1].seat != raised.seat


def test_once_the_voice_panel_is_open_the_coach_says_what_is_left_to_press(window: Window) -> None:
    to_the_announcement(window)
    window.play.act("voice")
    slip = window.play.coached.view
    assert slip.shown and slip.slip.pointer.keys == ("R", "600", "Enter")
    assert window.play.chips.voice is not None
    assert not slip.slip.geometry().intersects(window.play.chips.voice.area)


def to_the_announcement(window: Window) -> None:
    """The first hand, to where the coach has a raise announced."""
    button = step_button(today(window))
    assert button is not None
    button.click()
    window.box.settle()
    coached = window.play.coached
    while coached.coach is None or not isinstance(coached.coach.next_act(), g.AnnounceBet):
        finish_one(window)


def test_a_new_trainee_is_offered_the_first_hand(window: Window) -> None:
    view = today(window)._view.step
    assert view is not None
    assert (view.place, view.of, view.button) == (1, len(STEPS), "Deal with the coach")


def test_the_first_hand_is_dealt_with_the_coach_and_leads_on_to_the_next_step(window: Window) -> None:
    deal_step(window)
    row = window.desk.store.attempts(window.desk.profile.id)[0]
    assert (row.scenario, row.mode) == (STEPS[0].scenario, COACHED)
    debrief = window.shell.page("debrief")
    assert isinstance(debrief, DebriefScreen)
    assert debrief._view.next_label == NEXT_STEP
    assert debrief._view.ended == ""
    view = today(window)._view.step
    assert view is not None and view.place == 2


def press_enter(window: Window, qtbot: QtBot) -> None:
    """Press it on whatever has the keyboard, as somebody does who has no mouse."""
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    held = QApplication.focusWidget()
    assert held is not None
    qtbot.keyClick(held, Qt.Key.Key_Return)
    window.box.settle()


def dealt_here(window: Window) -> tuple[str, bool]:
    """What is on the table that is looked at, and whether the coach is there."""
    assert window.shell.current == "play" and window.play.dealing is not None
    return window.play.dealing.session.play.scenario.id, window.play.coached.coach is not None


def test_a_first_start_comes_to_the_coached_hand_by_enter_alone(
    qtbot: QtBot, program: QApplication, tmp_path: Path
) -> None:
    with Store.open(tmp_path / "first.db") as store:
        kept = Settings(reduced_motion=True)
        window = Window(lambda: desk_over(store, kept), kept, JumpClock)
        qtbot.addWidget(window)
        window.welcome()
        window.show()
        window.activateWindow()
        qtbot.waitUntil(window.isActiveWindow)
        name = QApplication.focusWidget()
        assert name is not None
        qtbot.keyClicks(name, "Priya")
        press_enter(window, qtbot)
        assert window.shell.current == "today" and window.settings.name == "Priya"
        press_enter(window, qtbot)
        assert dealt_here(window) == (STEPS[0].scenario, True)
        window.box.leave()
        window.close()


def test_while_a_step_is_offered_it_alone_is_filled_and_has_the_focus_and_enter(window: Window, qtbot: QtBot) -> None:
    page = today(window)
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    button = step_button(page)
    assert button is not None and QApplication.focusWidget() is button
    assert [each for each in page.findChildren(Button) if each._kind is KINDS["primary"]] == [button]
    assert [each for each in page.findChildren(Button) if each.key == "Enter"] == [button]
    assert [ring._owner for ring in window.findChildren(_Ring) if ring.isVisible()] == [button]


def test_a_first_hand_that_was_left_is_gone_on_with_by_enter_alone(window: Window, qtbot: QtBot) -> None:
    today(window)
    press_enter(window, qtbot)
    window.box.leave()
    page = today(window)
    assert [each.text() for each in page.findChildren(Button) if each._kind is KINDS["primary"]] == ["Keep dealing"]
    press_enter(window, qtbot)
    assert dealt_here(window) == (STEPS[0].scenario, True)
    window.box.leave()


def test_enter_held_down_since_the_page_before_deals_nothing(window: Window, qtbot: QtBot) -> None:
    today(window)
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    held = QApplication.focusWidget()
    assert held is not None
    again = QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_Return, Qt.KeyboardModifier.NoModifier, "\r", True)
    QApplication.sendEvent(held, again)
    window.box.settle()
    assert window.shell.current == "today" and window.play.dealing is None


def test_enter_in_the_debrief_of_a_step_deals_the_next_one(window: Window, qtbot: QtBot) -> None:
    deal_step(window)
    press_enter(window, qtbot)
    assert dealt_here(window) == (STEPS[1].scenario, False)
    window.box.leave()


def test_the_debrief_of_the_last_step_leads_to_today(
    window: Window, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("trainer.study.first_steps.STEPS", STEPS[:1])
    deal_step(window)
    debrief = window.shell.page("debrief")
    assert isinstance(debrief, DebriefScreen)
    assert debrief._view.next_label == NO_MORE_STEPS
    press_enter(window, qtbot)
    page = window.shell.page("today")
    assert window.shell.current == "today" and isinstance(page, TodayScreen)
    assert step_button(page) is None and QApplication.focusWidget() is page.go and page.go.key == "Enter"


def test_what_was_coached_is_in_no_memory_and_the_store_is_whole(window: Window) -> None:
    deal_step(window)
    store, profile = window.desk.store, window.desk.profile.id
    assert store.memories(profile) == []
    assert store.ungraded("another engine") == []
    assert not verify(store.path)


def test_a_hand_on_ones_own_has_no_coach(window: Window) -> None:
    deal_step(window)
    button = step_button(today(window))
    assert button is not None
    button.click()
    window.box.settle()
    assert window.play.coached.coach is None
    assert window.play.dealing is not None
    assert window.play.dealing.session.play.scenario.id == STEPS[1].scenario
    window.box.leave()


def test_a_coached_hand_that_was_left_goes_on_with_the_coach(window: Window) -> None:
    button = step_button(today(window))
    assert button is not None
    button.click()
    window.box.settle()
    assert window.play.dealing is not None
    window.play.dealing.do(window.play.coached.coach.next_act())  # type: ignore[union-attr, arg-type]  # it has one
    window.box.leave()
    today(window).resume_chosen.emit()
    window.box.settle()
    assert window.play.coached.coach is not None
    assert window.play.coached.view.slip.pointer.says == "Pitch seat 2 a card."
    window.box.leave()


def test_another_drill_after_a_step_leads_to_its_own_questions(window: Window) -> None:
    deal_step(window)
    window.box.take("clean")
    window.box.settle()
    assert window.after.onward is None
    assert window.play.coached.coach is None
    window.box.leave()


def test_who_deals_other_hands_is_offered_no_first_steps_any_more(window: Window) -> None:
    for _ in range(OTHERS):
        deal(window, "boxed-two-in-the-deal")
    assert step_button(today(window)) is None


def test_an_act_is_taken_back_by_its_key_and_the_coach_says_it_again(window: Window, qtbot: QtBot) -> None:
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    button = step_button(today(window))
    assert button is not None
    button.click()
    window.box.settle()
    for seat in (1, 2):
        assert window.play.dealing is not None
        window.play.dealing.do(g.Pitch(seat, False))
    qtbot.keyClick(window.play, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    dealing = window.play.dealing
    assert dealing is not None
    assert [each.act for each in dealing.record.gestures if isinstance(each.act, g.Pitch)] == [g.Pitch(1, False)]
    assert window.play.coached.view.slip.pointer.says == "Pitch seat 2 a card."
    assert window.play.prompt.words == TAKEN_BACK
    window.box.leave()


def test_a_hand_of_a_drill_in_which_an_act_was_taken_back_feeds_no_memory(window: Window) -> None:
    window.box.take("clean")
    window.box.settle()
    dealing = window.play.dealing
    assert dealing is not None
    dealing.do(g.Stop())
    window.play.bar.undo.click()
    running = window.desk.store.running(window.desk.running)
    assert running.hand.mode == UNDONE
    assert window.play.prompt.words == TAKEN_BACK + UNCOUNTED_NOW
    assert not any("stop" in line for line in running.lines)
    window.box.leave()


def test_before_the_first_act_there_is_nothing_to_take_back(window: Window) -> None:
    window.box.take("clean")
    window.box.settle()
    window.play.bar.undo.click()
    assert window.play.prompt.words == NOTHING_DONE
    assert window.desk.store.running(window.desk.running).hand.mode == "clean"
    window.box.leave()


def test_a_hand_dealt_again_from_its_debrief_counts_no_more(window: Window) -> None:
    deal(window, "boxed-two-in-the-deal")
    debrief = window.shell.page("debrief")
    assert isinstance(debrief, DebriefScreen)
    debrief.again.emit()
    window.box.settle()
    assert window.desk.store.running(window.desk.running).hand.mode == AGAIN
    window.box.leave()
