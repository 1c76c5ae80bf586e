"""A hand whose last gesture is kept is over, though the program was killed then: it is graded, not offered."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tests.progress.real import FLOP, begin
from tests.ui.sittings import CONTROLLED, HAND, QUESTIONS, page, sit, strip, today
from tests.ui.test_sitting_waits import again
from tests.ui.windows import stored_window
from trainer.grading.model import perfect, play_out
from trainer.kernel.gestures import Gesture
from trainer.ui.desk import hands
from trainer.ui.desk.late import OVER
from trainer.ui.idle import Idle
from trainer.ui.kit import soon
from trainer.ui.kit.dialog import Toast
from trainer.ui.late import Late
from trainer.ui.screens.debrief import DebriefScreen
from trainer.ui.screens.questions import QuestionsScreen
from trainer.ui.window import Window

HOUSE = "tda-2022"


@pytest.fixture
def window(qtbot: QtBot, tmp_path: Path) -> Iterator[Window]:
    with stored_window(qtbot, tmp_path, HOUSE) as made:
        yield made


def dealt_to_the_end(window: Window) -> None:
    """The hand on the table is dealt to its last gesture, which is kept; then the program is killed."""
    dealing = window.play.dealing
    assert dealing is not None
    session = dealing.session
    rest = play_out(session.play, session.law, perfect).gestures[len(session.record) :]
    for gesture in rest:
        session.record.add(gesture)
        session._event = None
        window.box._keep(gesture)
    assert session.ended


def worked_off(window: Window) -> None:
    late = Late(window)
    while late.step():
        pass


def unmarked(window: Window) -> None:
    """As an older version left it: nothing says that the hand is over."""
    with window.desk.store.writing() as connection:
        connection.execute("UPDATE running SET over = 0")


def test_only_the_last_gesture_is_kept_as_the_one_that_ended_it(
    window: Window, monkeypatch: pytest.MonkeyPatch
) -> None:
    kept: list[tuple[Gesture, bool]] = []
    monkeypatch.setattr(hands, "keep", lambda _desk, gesture, over: kept.append((gesture, over)))
    window.take_box("clean")
    window.box.settle()
    dealt_to_the_end(window)
    assert [over for _, over in kept] == [False] * (len(kept) - 1) + [True]


def test_it_is_not_offered_and_gets_its_grade(window: Window, qtbot: QtBot) -> None:
    window.take_box("clean")
    window.box.settle()
    dealt_to_the_end(window)
    with again(qtbot, window) as anew:
        assert today(anew)._view.interrupted == ""
        assert today(anew)._view.last is None
        worked_off(anew)
        assert OVER in [each.accessibleName() for each in anew.findChildren(Toast)]
        last = today(anew)._view.last
        assert last is not None
        assert last.attempt == str(anew.desk.store.attempts(anew.desk.profile.id)[0].id)
        today(anew).debrief_opened.emit(last.attempt)
        assert page(anew, DebriefScreen, "debrief")._view.grades[0].value == "Kept dealing"


def test_a_hand_of_a_session_takes_the_session_on(window: Window, qtbot: QtBot) -> None:
    sit(window, HAND, QUESTIONS, CONTROLLED)
    dealt_to_the_end(window)
    with again(qtbot, window) as anew:
        worked_off(anew)
        assert today(anew)._view.rest.startswith("Your session at Poker TDA · 2022 is waiting: 2 things are left")
        today(anew).rest_chosen.emit()
        anew.coming.settle()
        assert strip(anew).startswith("Session: 2 of 3")
        assert page(anew, QuestionsScreen, "questions").view.questions


def test_who_is_quicker_than_that_finds_the_same(window: Window, qtbot: QtBot) -> None:
    sit(window, HAND, QUESTIONS)
    dealt_to_the_end(window)
    with again(qtbot, window) as anew:
        today(anew).rest_chosen.emit()
        anew.coming.settle()
        assert strip(anew).startswith("Session: 2 of 2")
        [row] = anew.desk.store.attempts(anew.desk.profile.id)
        assert row.noticed == "yes"
        worked_off(anew)
        assert len(anew.desk.store.attempts(anew.desk.profile.id)) == 1


@pytest.mark.parametrize("resumed", [False, True])
def test_a_hand_of_an_older_version_that_turns_out_to_be_over_is_graded(
    window: Window, qtbot: QtBot, resumed: bool
) -> None:
    window.take_box("clean")
    window.box.settle()
    dealt_to_the_end(window)
    unmarked(window)
    with again(qtbot, window) as anew:
        assert today(anew)._view.interrupted
        if resumed:
            today(anew).resume_chosen.emit()
            qtbot.waitUntil(lambda: anew.box.settled)
            page(anew, DebriefScreen, "debrief")
        else:
            worked_off(anew)
            assert today(anew)._view.interrupted == ""
        assert anew.desk.store.rows("SELECT * FROM running") == []
        assert all(row.noticed for row in anew.desk.store.attempts(anew.desk.profile.id))


def test_hands_without_a_grade_get_one_whoever_dealt_them(window: Window, qtbot: QtBot) -> None:
    store = window.desk.store
    other = store.new_profile("Ann")
    for number in range(2):
        store.finish(begin(store, other, FLOP, "plays-on", number)[0].id)
    worked_off(window)
    assert [row.noticed for row in store.attempts(other.id)] == ["missed", "missed"]


def test_a_hand_on_the_table_comes_first(window: Window, monkeypatch: pytest.MonkeyPatch) -> None:
    store, disturbed = window.desk.store, [0]
    store.finish(begin(store, window.desk.profile)[0].id)
    monkeypatch.setattr(Idle, "disturb", lambda _idle: disturbed.append(1))
    late = Late(window)
    window.take_box("clean")
    window.box.settle()
    disturbed.clear()
    assert not late.step()
    assert disturbed == [1]
    window.box.leave()
    worked_off(window)
    assert all(row.noticed for row in store.attempts(window.desk.profile.id))


@pytest.mark.parametrize("turns", range(6))
def test_a_hand_that_is_gone_on_with_is_nobody_elses(
    window: Window, qtbot: QtBot, turns: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    window.take_box("clean")
    window.box.settle()
    dealt_to_the_end(window)
    unmarked(window)
    monkeypatch.setattr(soon, "MOMENT", 0.0)
    with again(qtbot, window) as anew:
        late = Late(anew)
        today(anew).resume_chosen.emit()
        for _ in range(turns):
            QApplication.processEvents()
        for _ in range(4):
            late.step()
        qtbot.waitUntil(lambda: anew.box.settled)
        assert page(anew, DebriefScreen, "debrief").isVisible()
        assert not anew.findChildren(Toast)
        assert len(anew.desk.store.attempts(anew.desk.profile.id)) == 1
