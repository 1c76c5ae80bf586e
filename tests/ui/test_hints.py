"""Hints at the table: the scenario's own first, then the next act; what is right after one is Hard."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tests.ui.dealing import gestures_of
from tests.ui.windows import stored_window
from trainer.kernel import gestures as g
from trainer.progress.help_levels import ALONE
from trainer.progress.records import COACHED, HINTED, UNDONE, Outcome
from trainer.progress.verify import verify
from trainer.rules.book import book
from trainer.scenarios.compiler import play_of
from trainer.ui.box import HINTED_NOW
from trainer.ui.desk import hands
from trainer.ui.desk.library import scenarios
from trainer.ui.play.bar import FREE_HINT, HINT, NO_HINT
from trainer.ui.play.coach import CoachView
from trainer.ui.window import Window

SCENARIO = "four-card-flop-pointed-out"


@pytest.fixture
def window(qtbot: QtBot, program: QApplication, tmp_path: Path) -> Iterator[Window]:
    with stored_window(qtbot, tmp_path, "tda-2024") as made:
        yield made


def sit(window: Window, scenario: str = SCENARIO, mode: str = "") -> None:
    window.box.deal(hands.begin(window.desk, play_of(scenarios()[scenario], book("tda-2024")), mode))


def view(window: Window) -> CoachView:
    return window.play.coached.view


def mode(window: Window) -> str:
    return window.desk.store.running(window.desk.running).hand.mode


def test_the_hints_of_the_scenario_come_in_their_order_and_then_the_next_act(window: Window) -> None:
    sit(window)
    given = []
    for _ in range(len(scenarios()[SCENARIO].hints) + 1):
        window.play.bar.hint.click()
        given.append(view(window).slip.pointer.says)
    assert given == [*scenarios()[SCENARIO].hints, "Pitch seat 3 a card."]
    window.box.leave()


def test_a_hand_without_hints_of_its_own_tells_nobody_that_it_has_none(window: Window) -> None:
    sit(window, "clean-first-hand")
    window.play.bar.hint.click()
    assert view(window).slip.pointer.says == "Pitch seat 1 a card."
    window.box.leave()


def test_a_hint_goes_with_the_next_thing_that_happens(window: Window) -> None:
    sit(window)
    window.play.bar.hint.click()
    assert view(window).shown
    assert window.play.dealing is not None
    window.play.dealing.do(g.Pitch(3, False))
    assert not view(window).shown
    window.box.leave()


def test_hint_and_undo_can_be_seen(window: Window) -> None:
    sit(window)
    assert window.play.bar.hint.isVisible() and window.play.bar.undo.isVisible()
    window.box.leave()


def test_a_hint_can_be_closed(window: Window, qtbot: QtBot) -> None:
    sit(window)
    window.play.bar.hint.click()
    assert view(window).slip.skip.text() == "Close"
    qtbot.mouseClick(view(window).slip.skip, Qt.MouseButton.LeftButton)
    assert not view(window).shown
    window.box.leave()


def test_whoever_takes_one_is_told_what_it_costs(window: Window) -> None:
    sit(window)
    before = mode(window)
    window.play.bar.hint.click()
    assert (before, mode(window)) == ("mixed", HINTED)
    assert window.play.prompt.words == HINTED_NOW
    window.box.leave()


@pytest.mark.parametrize("helped", [COACHED, UNDONE])
def test_a_hand_that_counts_for_nothing_stays_one(window: Window, helped: str) -> None:
    sit(window, mode=helped)
    window.play.coached.skip()
    window.play.bar.hint.click()
    assert mode(window) == helped
    assert window.play.prompt.words != HINTED_NOW
    window.box.leave()


def test_with_the_coach_there_is_no_other_hint(window: Window) -> None:
    sit(window, mode=COACHED)
    before = view(window).slip.pointer
    window.play.bar.hint.click()
    assert view(window).slip.pointer == before
    window.box.leave()


def test_what_is_right_after_a_hint_is_hard_and_the_store_is_whole(window: Window) -> None:
    for _ in gestures_of(window, "boxed-two-in-the-deal"):
        if window.desk.mode != HINTED:
            window.play.bar.hint.click()
    assert window.play.dealing is not None
    window.play.dealing.session._event = None
    window.box.ended()
    window.box.settle()
    store = window.desk.store
    attempt = store.attempt(store.attempts(window.desk.profile.id)[0].id)
    results = attempt.assessments[0].assessed.results
    assert results and all(each.aided and each.outcome is not Outcome.GOOD for each in results)
    assert not verify(store.path)


@pytest.mark.parametrize(("counted", "price"), [(True, HINT), (False, FREE_HINT)])
def test_the_light_bulb_says_what_a_hint_costs_before_it_is_pressed(window: Window, counted: bool, price: str) -> None:
    sit(window, mode="" if counted else UNDONE)
    assert window.play.bar.hint.toolTip() == f"{price} (Ctrl+H)"
    window.box.change_help(ALONE)
    assert window.play.bar.hint.toolTip() == f"{NO_HINT} (Ctrl+H)"
    window.box.leave()
