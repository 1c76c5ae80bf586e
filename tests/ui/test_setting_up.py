"""A hand is set up, and questions are drawn, in pieces: once however often one presses, whatever is done meanwhile."""

from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tests.ui.dealing import deal
from tests.ui.sittings import HAND, QUESTIONS, sit, strip
from tests.ui.windows import stored_window
from trainer.ui.asking import ask_on
from trainer.ui.desk.questions import QuestionSet
from trainer.ui.desk.quiz import posing
from trainer.ui.kit import soon
from trainer.ui.kit.underway import used
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


@pytest.mark.parametrize("what", WISHES)
@pytest.mark.parametrize("once_more", WISHES)
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
