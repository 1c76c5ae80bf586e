"""The end of a hand is worked out in pieces: the window lives between them, and whatever comes then does no harm."""

from collections.abc import Callable, Iterator
from itertools import product
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tests.seeds import todays
from tests.ui.dealing import dealt_out, gestures_of
from tests.ui.sittings import CLEAN, CONTROLLED, HAND, sit
from tests.ui.test_sitting_waits import again
from tests.ui.windows import stored_window
from trainer.grading.ahead import assess
from trainer.grading.assess import Assessor
from trainer.grading.mistakes import MISTAKES
from trainer.grading.model import perfect, play_out
from trainer.kernel.gestures import Gesture
from trainer.kernel.pieces import Making
from trainer.rules.book import book
from trainer.ui.demo.events import Events
from trainer.ui.desk import hands, others
from trainer.ui.kit import soon
from trainer.ui.late import Late
from trainer.ui.window import Window

HOUSE, FLOP = "tda-2022", "four-card-flop-last-two-stuck"
SLOPPY = MISTAKES["plays-on"].dealer


@pytest.fixture
def window(qtbot: QtBot, program: QApplication, tmp_path: Path) -> Iterator[Window]:
    dealt_out(FLOP, HOUSE, SLOPPY)  # which is graded on its own
    with stored_window(qtbot, tmp_path, HOUSE) as made:
        yield made


@pytest.fixture(autouse=True)
def piece_by_piece(monkeypatch: pytest.MonkeyPatch) -> None:
    """However quick the machine is."""
    monkeypatch.setattr(soon, "MOMENT", 0)


def over(window: Window, scenario: str = FLOP) -> None:
    """A hand dealt to its end, of which nothing is worked out yet."""
    for _ in gestures_of(window, scenario, SLOPPY):
        pass
    assert window.play.dealing is not None
    window.play.dealing.session._event = None
    window.box.ended()
    assert not window.box.settled


def some_turns(window: Window, turns: int) -> None:
    for _ in range(turns):
        QTest.qWait(2)
    assert not window.box.settled, "there is more to do than that"


def attempts(window: Window) -> int:
    return len(window.desk.store.attempts(window.desk.profile.id))


def test_nothing_of_it_is_done_in_the_turn_of_the_last_gesture(
    window: Window, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    taken: list[int] = []
    adding = Assessor.adding
    monkeypatch.setattr(Assessor, "adding", lambda own, gesture: taken.append(1) or adding(own, gesture))
    over(window)
    assert not taken
    qtbot.waitUntil(lambda: window.box.settled)
    assert taken


def test_a_turn_takes_in_one_gesture_at_one_house_at_most_and_compares_one_house(
    window: Window, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    done: list[int] = []
    turn = Making.step

    def counted(name: str, owner: object) -> None:
        what = getattr(owner, name)
        monkeypatch.setattr(owner, name, lambda *a, **k: (done.append(1), what(*a, **k))[1])

    counted("adding", Assessor)
    counted("there", others)
    counted("finish", hands)
    most: list[int] = []

    def step(making: Making[None]) -> bool:
        done.clear()
        more = turn(making)
        most.append(len(done))
        return more

    monkeypatch.setattr(Making, "step", step)
    over(window)
    qtbot.waitUntil(lambda: window.box.settled)
    assert max(most) == 1
    assert sum(most) > len(window.after.replays[0].record)


def test_it_comes_to_the_same_as_all_at_once(window: Window, qtbot: QtBot) -> None:
    over(window)
    qtbot.waitUntil(lambda: window.box.settled)
    dealt = window.after.dealt
    assert dealt is not None
    assert dealt.assessment == assess(dealt_out(FLOP, HOUSE, SLOPPY)[1], book(HOUSE), dealt.taken_over)
    assert window.shell.page("debrief").isVisible()
    assert attempts(window) == 1


def pressed(window: Window) -> None:
    """Every key of the table, and clicks all over it."""
    for key in (Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_B, Qt.Key.Key_1, Qt.Key.Key_F, Qt.Key.Key_Escape):
        QApplication.sendEvent(window.play, QKeyEvent(QEvent.Type.KeyPress, key, Qt.KeyboardModifier.NoModifier))
    events = Events(window)
    at = events.point(window.play.view.viewport())
    for right in (False, True):
        events.click(at, right)
        events.double_click(at, right)


MEANWHILE: dict[str, Callable[[Window], object]] = {
    "keys and clicks": pressed,
    "away from the table": lambda window: window.play.left.emit(),
    "another page": lambda window: window.open_page("drills"),
    "the next hand": lambda window: window.take_box("clean"),
    "a scenario": lambda window: window.box.take_scenario(HOUSE, CLEAN),
    "the hand that waits": lambda window: window.resume(),
    "somebody else": lambda window: window.clear(),
}


@pytest.mark.parametrize(("what", "turns"), todays(product(MEANWHILE, [0, 2, 9]), 2))
def test_what_is_done_meanwhile_leaves_one_hand_with_its_grade(
    window: Window, qtbot: QtBot, what: str, turns: int
) -> None:
    over(window)
    some_turns(window, turns)
    MEANWHILE[what](window)
    qtbot.waitUntil(lambda: window.box.settled)
    store = window.desk.store
    [row] = store.attempts(window.desk.profile.id)
    [graded] = store.attempt(row.id).assessments
    assert graded.counts
    assert row.noticed == "missed"
    assert not store.left_over()
    table = window.play.dealing
    assert (table is not None) == (what in ("the next hand", "a scenario"))
    assert table is None or len(table.record) == len(table.session.play.before)
    assert window.desk.interrupted() is None or table is not None


def test_of_a_session_it_counts_though_one_is_away_already(window: Window, qtbot: QtBot) -> None:
    sitting = sit(window, HAND, CONTROLLED)
    dealing = window.play.dealing
    assert dealing is not None
    session = dealing.session
    for gesture in dealt_rest(window):
        session.record.add(gesture)
        hands.keep(window.desk, gesture)
    session._event = None
    window.box.ended()
    window.open_page("today")
    assert [each.item for each in sitting.done] == [HAND]


def dealt_rest(window: Window) -> tuple[Gesture, ...]:
    dealing = window.play.dealing
    assert dealing is not None
    session = dealing.session
    return play_out(session.play, session.law, perfect).gestures[len(session.record) :]


@pytest.mark.parametrize("turns", [0, 2, 9])
def test_closed_or_killed_meanwhile_the_hand_is_over_and_waits_for_its_grade(
    window: Window, qtbot: QtBot, turns: int
) -> None:
    list(gestures_of(window, FLOP, SLOPPY))
    with window.desk.store.writing() as connection:
        connection.execute("UPDATE running SET over = 1")  # as the last gesture is kept
    assert window.play.dealing is not None
    window.play.dealing.session._event = None
    window.box.ended()
    some_turns(window, turns)
    window.close()
    QTest.qWait(5)
    assert attempts(window) == 0
    with again(qtbot, window) as anew:
        assert anew.desk.interrupted() is None
        late = Late(anew)
        while late.step():
            pass
        assert [row.noticed for row in anew.desk.store.attempts(anew.desk.profile.id)] == ["missed"]


@pytest.mark.expects_logs
def test_what_grading_stumbles_over_is_told_once_and_the_table_is_free(
    window: Window, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(*_: object) -> None:
        raise LookupError("This hand is broken.")

    monkeypatch.setattr(Assessor, "adding", broken)
    told: list[object] = []
    window.after.ungraded.connect(told.append)
    over(window)
    window.box.settle()
    window.box.settle()
    assert len(told) == 1
    monkeypatch.undo()
    window.take_box("clean")
    window.box.settle()
    assert window.play.dealing is not None


def test_a_window_that_is_closed_does_nothing_more_in_pieces(window: Window) -> None:
    def left() -> list[soon._Pieces]:
        return [each for each in window.findChildren(soon._Pieces) if each.isActive()]

    over(window)
    window.box.settle()
    assert left(), "the right way is still to be dealt, and the questions to be drawn"
    window.close()
    assert left() == []
