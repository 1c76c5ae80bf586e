"""A hand that the grader cannot grade is kept, and the trainee is told once: at its end, or at the next start."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from tests.progress.real import FLOP, begin
from tests.ui.sittings import CONTROLLED, HAND, deal, page, sit, strip, today
from tests.ui.test_late import dealt_to_the_end, worked_off
from tests.ui.test_sitting_waits import again
from tests.ui.windows import stored_window
from trainer.grading.ahead import Ahead
from trainer.grading.assess import Assessor
from trainer.progress.verify import verify
from trainer.ui.after import KEPT
from trainer.ui.desk.hands import UNGRADED
from trainer.ui.desk.late import UNGRADED as LATE
from trainer.ui.desk.late import untold
from trainer.ui.kit.dialog import Toast
from trainer.ui.kit.text import Text
from trainer.ui.screens.debrief import DebriefScreen
from trainer.ui.screens.ungraded import UngradedScreen
from trainer.ui.window import Window

HOUSE = "tda-2022"


@pytest.fixture
def window(qtbot: QtBot, tmp_path: Path) -> Iterator[Window]:
    with stored_window(qtbot, tmp_path, HOUSE) as made:
        yield made


@pytest.fixture
def broken(monkeypatch: pytest.MonkeyPatch) -> pytest.MonkeyPatch:
    """The grader cannot grade anything."""

    def never(*_: object) -> None:
        raise AssertionError("a matter that nobody thought of")

    monkeypatch.setattr(Assessor, "assessment", never)
    return monkeypatch


def told(window: Window) -> list[str]:
    return [each.accessibleName() for each in window.findChildren(Toast) if each.isVisible()]


def said(screen: UngradedScreen) -> set[str]:
    return {each.text() for each in screen.findChildren(Text)}


# --- at the end of the hand


@pytest.mark.expects_logs
def test_in_the_debriefs_place_it_is_told_and_the_hand_is_kept(
    window: Window, broken: pytest.MonkeyPatch, qtbot: QtBot
) -> None:
    window.take_box("clean")
    window.box.settle()
    dealt_to_the_end(window)
    window.box.ended()
    window.box.settle()
    screen = page(window, UngradedScreen, "debrief")
    assert {UNGRADED, KEPT, "hand 1"} <= said(screen)
    store = window.desk.store
    [row] = store.attempts(window.desk.profile.id)
    assert row.noticed == ""
    assert store.rows("SELECT * FROM running") == []
    assert [each for each in verify(store.path) if "graded" in each.text] == []
    window.activateWindow()
    screen.setFocus(Qt.FocusReason.OtherFocusReason)
    qtbot.keyClick(screen, Qt.Key.Key_Return)
    window.coming.settle()
    assert window.play.isVisible()
    broken.undo()
    assert isinstance(deal(window), DebriefScreen)  # the next one is graded


@pytest.mark.expects_logs
def test_the_same_hand_can_be_dealt_again_or_left(window: Window, broken: pytest.MonkeyPatch) -> None:
    window.take_box("clean")
    window.box.settle()
    dealt_to_the_end(window)
    before = window.play.dealing.session.play  # type: ignore[union-attr]  # there is one
    window.box.ended()
    window.box.settle()
    page(window, UngradedScreen, "debrief").deal_again.click()
    window.box.settle()
    dealing = window.play.dealing
    assert dealing is not None
    assert (dealing.session.play.scenario.id, dealing.session.play.seed) == (before.scenario.id, before.seed)
    dealt_to_the_end(window)
    window.box.ended()
    window.box.settle()
    page(window, UngradedScreen, "debrief").back.emit()
    assert today(window).isVisible()


@pytest.mark.expects_logs
def test_a_grader_that_fails_ahead_says_nothing_until_the_hand_is_over(
    window: Window, monkeypatch: pytest.MonkeyPatch
) -> None:
    def never(*_: object) -> None:
        raise ValueError("a gesture that nobody thought of")

    window.take_box("clean")
    window.box.settle()
    monkeypatch.setattr(Ahead, "step", never)
    while window.box.look_ahead():
        pass
    assert told(window) == []
    dealt_to_the_end(window)
    window.box.ended()
    window.box.settle()
    assert UNGRADED in said(page(window, UngradedScreen, "debrief"))


@pytest.mark.expects_logs
def test_a_session_goes_on_behind_it(window: Window, broken: pytest.MonkeyPatch) -> None:
    sitting = sit(window, HAND, CONTROLLED)
    dealt_to_the_end(window)
    window.box.ended()
    window.box.settle()
    assert [each.passed for each in sitting.done] == [True]
    page(window, UngradedScreen, "debrief").next.emit()
    window.coming.settle()
    assert strip(window).startswith("Session: 2 of 2")
    assert window.play.isVisible()


@pytest.mark.expects_logs
def test_its_debrief_is_not_to_be_had_later_either(window: Window, broken: pytest.MonkeyPatch) -> None:
    window.take_box("clean")
    window.box.settle()
    dealt_to_the_end(window)
    window.box.ended()
    window.box.settle()
    [row] = window.desk.store.attempts(window.desk.profile.id)
    window.after.open_attempt(row.id)
    assert told(window) == [UNGRADED]


# --- at the next start


def test_one_that_was_over_is_told_at_the_next_start_once(
    window: Window, broken: pytest.MonkeyPatch, qtbot: QtBot
) -> None:
    window.take_box("clean")
    window.box.settle()
    dealt_to_the_end(window)
    with again(qtbot, window) as anew:
        worked_off(anew)
        assert told(anew) == [LATE]
        assert len(anew.desk.store.attempts(anew.desk.profile.id)) == 1
        with again(qtbot, anew) as later:
            worked_off(later)
            assert told(later) == []


def test_one_of_a_session_is_passed_over_in_it(window: Window, broken: pytest.MonkeyPatch, qtbot: QtBot) -> None:
    sit(window, HAND, CONTROLLED)
    dealt_to_the_end(window)
    with again(qtbot, window) as anew:
        today(anew).rest_chosen.emit()
        anew.coming.settle()
        assert told(anew) == [LATE]
        assert strip(anew).startswith("Session: 2 of 2")


@pytest.mark.parametrize("count", [1, 2])
def test_hands_without_a_grade_that_cannot_get_one_are_told_once(
    window: Window, broken: pytest.MonkeyPatch, count: int
) -> None:
    store = window.desk.store
    for number in range(count):
        store.finish(begin(store, window.desk.profile, FLOP, "plays-on", number)[0].id)
    worked_off(window)
    assert told(window) == [untold(count)]
    window.findChildren(Toast)[-1].hide()
    worked_off(window)
    assert told(window) == []


def test_those_of_somebody_else_are_not_told(window: Window, broken: pytest.MonkeyPatch) -> None:
    store = window.desk.store
    store.finish(begin(store, store.new_profile("Ann"), FLOP, "plays-on")[0].id)
    worked_off(window)
    assert told(window) == []
    assert store.rows("SELECT id FROM attempts WHERE given_up = ''") == []
