"""A hand is set up, and questions are drawn, in pieces: once however often one presses, whatever is done meanwhile."""

from collections.abc import Callable, Iterator
from functools import partial
from itertools import product
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tests.seeds import todays
from tests.ui.dealing import deal, gestures_of
from tests.ui.sittings import CONTROLLED, HAND, QUESTIONS, answer, sit, strip
from tests.ui.windows import stored_window
from trainer.app import desk_over
from trainer.grading.mistakes import MISTAKES
from trainer.progress.store import Store
from trainer.settings import Settings
from trainer.ui.asking import ask_on
from trainer.ui.desk.questions import QuestionSet
from trainer.ui.desk.quiz import posing
from trainer.ui.kit import soon
from trainer.ui.kit.underway import used
from trainer.ui.quick_page import play_round
from trainer.ui.screens.questions import QuestionsScreen
from trainer.ui.sitting import begin
from trainer.ui.today_page import explain
from trainer.ui.window import Window

HOUSE, CLEAN, FLOP = "tda-2022", "clean-holdem-nine", "four-card-flop-last-two-stuck"

Press = Callable[[Window], object]

WISHES: dict[str, Press] = {
    "the next hand": lambda window: window.take_box("clean"),
    "a scenario": lambda window: window.box.take_scenario(HOUSE, FLOP),
    "the proposed session": lambda window: window.begin_session(),
    "questions": lambda window: window.coming.wish(used(posing(window.desk, "deal"), partial(asked, window))),
}


def asked(window: Window, some: QuestionSet) -> None:
    ask_on(window.shell, window.desk, window.guarded, some, None)


@pytest.fixture
def window(qtbot: QtBot, program: QApplication, tmp_path: Path) -> Iterator[Window]:
    with stored_window(qtbot, tmp_path, HOUSE) as made:
        yield made


@pytest.fixture(autouse=True)
def one_piece_a_turn(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(soon, "MOMENT", 0.0)


def running(window: Window) -> int:
    """How many hands are begun and not over, as the file has it."""
    [row] = window.desk.store.rows("SELECT count(*) AS many FROM running", ())
    return int(row["many"])


@pytest.mark.parametrize(("what", "once_more"), todays(product(WISHES, WISHES), 2))
def test_what_is_pressed_meanwhile_is_no_second_wish(window: Window, qtbot: QtBot, what: str, once_more: str) -> None:
    WISHES[what](window)
    assert window.coming.busy
    sitting = window.sitting
    WISHES[once_more](window)
    qtbot.waitUntil(lambda: window.box.settled)
    dealing = window.play.dealing
    assert window.shell.current == ("questions" if what == "questions" else "play")
    assert (running(window), window.sitting) == (what != "questions", sitting)
    assert (dealing is not None and dealing.session.play.scenario.id == FLOP) == (what == "a scenario")


@pytest.mark.parametrize("what", WISHES)
def test_whoever_opens_a_page_meanwhile_is_dealt_no_hand(window: Window, qtbot: QtBot, what: str) -> None:
    WISHES[what](window)
    window.open_page("rules")
    qtbot.wait(5)
    assert window.shell.page("rules").isVisible()
    assert (running(window), window.desk.house, strip(window)) == (0, HOUSE, "")
    window.take_box("clean")
    qtbot.waitUntil(lambda: window.box.settled)
    assert (running(window), window.play.isVisible()) == (1, True)


def test_a_house_that_is_chosen_meanwhile_is_that_of_the_next_hand(window: Window, qtbot: QtBot) -> None:
    window.take_box("clean")
    window.choose_house("upt")
    qtbot.waitUntil(lambda: window.box.settled)
    dealing = window.play.dealing
    assert dealing is not None
    assert (dealing.session.law.key, dealing.session.play.book, window.house) == (HOUSE, HOUSE, HOUSE)
    window.box.leave()
    assert (window.house, window.settings.house) == ("upt", "upt")


def test_a_window_that_is_closed_meanwhile_begins_no_hand(window: Window, qtbot: QtBot) -> None:
    window.take_box("clean")
    store = window.desk.store
    window.close()
    qtbot.wait(5)
    assert store.rows("SELECT * FROM running", ()) == []


def test_a_hand_that_waits_is_gone_on_with_once(window: Window, qtbot: QtBot) -> None:
    window.take_box("clean")
    window.box.settle()
    window.box.leave()
    window.resume()
    window.resume()
    qtbot.waitUntil(lambda: window.box.settled)
    assert window.play.dealing is not None
    assert running(window) == 1


def test_the_next_thing_of_a_session_is_a_hand_that_is_set_up_once(window: Window, qtbot: QtBot) -> None:
    sitting = sit(window, HAND, QUESTIONS)
    window.play.left.emit()
    window.go_on()
    window.go_on()
    qtbot.waitUntil(lambda: window.box.settled)
    assert (window.sitting, running(window)) == (sitting, 1)
    assert window.play.isVisible()


def test_the_next_hand_is_set_up_once_the_last_one_is_kept(window: Window, qtbot: QtBot) -> None:
    deal(window, CLEAN)
    window.take_box("clean")
    qtbot.waitUntil(lambda: window.box.settled)
    assert len(window.desk.store.attempts(window.desk.profile.id)) == 1
    assert window.play.dealing is not None


def test_the_strip_of_a_session_stands_over_its_page_and_not_over_the_one_before(window: Window) -> None:
    sit(window, HAND, QUESTIONS)
    window.play.left.emit()
    window.go_on()
    assert (window.shell.current, strip(window)) == ("today", "")
    window.coming.settle()
    assert window.shell.current == "play"
    assert strip(window).startswith("Session: 1 of 2")


# --- what else may be pressed meanwhile


def test_a_hand_that_is_over_is_kept_before_the_next_one_begins(window: Window, qtbot: QtBot) -> None:
    """Its grades went to the hand that had begun meanwhile."""
    for _ in gestures_of(window, FLOP, MISTAKES["plays-on"].dealer):
        pass
    assert window.play.dealing is not None
    window.play.dealing.session._event = None
    window.box.ended()
    assert window.box._over.busy
    sit(window, HAND)
    qtbot.waitUntil(lambda: window.box.settled)
    store = window.desk.store
    assert [row.scenario for row in store.attempts(window.desk.profile.id)] == [FLOP]
    assert running(window) == 1
    assert window.shell.current == "play"


def test_who_goes_on_twice_after_questions_of_a_session_skips_nothing(window: Window, qtbot: QtBot) -> None:
    sitting = sit(window, QUESTIONS, HAND, CONTROLLED)
    answer(window, right=True)
    answer(window, right=True)
    asked_on = window.shell.page("questions")
    assert isinstance(asked_on, QuestionsScreen)
    asked_on.done.emit()
    asked_on.done.emit()
    qtbot.waitUntil(lambda: window.box.settled)
    assert [each.item for each in sitting.done] == [QUESTIONS]
    assert strip(window).startswith("Session: 2 of 3")


def test_a_new_session_that_is_pressed_twice_is_one(window: Window, qtbot: QtBot) -> None:
    begin(window, window.wish)
    first = window.sitting
    begin(window, window.wish)
    qtbot.waitUntil(lambda: window.box.settled)
    assert (window.sitting, running(window)) == (first, 1)


def test_of_a_session_that_is_closed_nothing_comes(window: Window, qtbot: QtBot) -> None:
    sitting = sit(window, HAND, QUESTIONS)
    window.play.left.emit()
    window.go_on()
    sitting.close()
    qtbot.wait(20)
    assert window.shell.current == "today"
    assert not window.coming.busy


ELSEWHERE: dict[str, Press] = {
    "quick drill": lambda window: play_round(window, "call-or-raise"),
    "the order": lambda window: explain(window),
    "an unexpected error": lambda window: window.hold(),
    "paragraph": lambda window: window.read(HOUSE, "1"),
}


@pytest.mark.parametrize("where", ELSEWHERE)
def test_nothing_comes_over_or_under_what_was_opened_meanwhile(window: Window, qtbot: QtBot, where: str) -> None:
    window.take_box("clean")
    ELSEWHERE[where](window)
    shown = window.shell.current
    qtbot.wait(20)
    assert not window.coming.busy
    assert (window.shell.current, running(window)) == (shown, 0)


def test_a_drill_that_is_chosen_meanwhile_is_that_of_the_next_hand(window: Window, qtbot: QtBot) -> None:
    window.take_box("clean")
    window.desk.drill = "mixed"
    qtbot.waitUntil(lambda: window.box.settled)
    [row] = window.desk.store.rows("SELECT mode FROM running", ())
    assert row["mode"] == "clean"


def test_a_hand_that_waits_is_marked_and_dealt_in_one_turn(window: Window, monkeypatch: pytest.MonkeyPatch) -> None:
    window.take_box("clean")
    window.box.settle()
    window.box.leave()
    at: list[bool] = []
    real = window.box.deal
    monkeypatch.setattr(window.box, "deal", lambda *of: (at.append(window.desk.interrupted() is None), real(*of)))
    window.resume()
    while window.coming.busy and not at:
        assert window.desk.interrupted() is not None
        QApplication.processEvents()
    assert at == [True]


def test_a_first_page_that_fails_keeps_nobody_from_the_others(
    qtbot: QtBot, program: QApplication, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def bad(_window: Window) -> None:
        raise ValueError("the planner")

    with Store.open(tmp_path / "progress.db") as store:
        kept = Settings("Sam", HOUSE)
        made = Window(lambda: desk_over(store, kept), kept)
        qtbot.addWidget(made)
        made.front()
        monkeypatch.setattr("trainer.ui.today_page.today_page", bad)
        with pytest.raises(ValueError, match="planner"):
            made.enter()
        made.open_page("settings")
        assert made.shell.current == "settings"
        made.close()
