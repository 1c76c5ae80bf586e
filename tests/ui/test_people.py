"""People on the settings page, by mouse and by keyboard, with a file on the disk."""

from collections.abc import Iterator
from datetime import datetime
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot

from tests.progress.test_removal import holding
from tests.ui.people_page import Key, click, names, page, press, settings_open, told, two_people, typed
from tests.ui.windows import window_on
from trainer.progress.records import Answer, Outcome, Part, Tested
from trainer.progress.store import Store
from trainer.settings import Settings
from trainer.ui.demo.clock import JumpClock
from trainer.ui.quick_page import open_round
from trainer.ui.screens.ask_name import AskName, soft
from trainer.ui.window import Window

LATER = datetime(2027, 1, 5, 12).astimezone()


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    with two_people(tmp_path) as opened:
        yield opened


@pytest.fixture
def window(qtbot: QtBot, store: Store) -> Iterator[Window]:
    with settings_open(qtbot, store) as made:
        yield made


def side(window: Window) -> list[str]:
    return [each.text() for each in window.shell.side.findChildren(QLabel) if each.isVisible()]


def words(window: Window, key: str) -> list[str]:
    window.open_page(key)
    return [each.text() for each in window.shell.page(key).findChildren(QLabel)]


def test_somebody_else_sits_down(qtbot: QtBot, window: Window, store: Store) -> None:
    played = open_round(window, "odd-chip")
    window.open_page("settings")
    with qtbot.waitSignal(window.settings_changed) as kept:
        press(qtbot, window, "switch", "Kim")
    kim = store.named("Kim")
    assert kim is not None
    assert kept.args == [Settings("Kim", "upt", reduced_motion=True, person=kim.uid)]
    assert window.desk.profile.name == "Kim"
    assert "Kim" in side(window)
    assert page(window).name.text() == "Kim"
    assert window.round is None  # the round that waited was Sam's
    assert played.screen is not None
    assert any(each.endswith(", Kim") for each in words(window, "today"))
    waiting = window.desk.interrupted()
    assert waiting is not None
    assert waiting.hand.title == "Left by Kim"


def test_who_sits_down_is_at_the_house_practised_last(qtbot: QtBot, window: Window, store: Store) -> None:
    kim = store.profile("Kim").id
    tested = (Tested("topic:clock", "clock", Part.REMEDY, Outcome.GOOD),)
    store.add_answer(Answer(kim, "about-the-clock", "metropolitan", 0, True, 900, LATER, seed=5, tested=tested))
    window.open_page("settings")
    press(qtbot, window, "switch", "Kim")
    assert (window.settings.house, window.desk.house) == ("metropolitan", "metropolitan")
    press(qtbot, window, "new")
    typed(qtbot, window, "Lee")
    assert window.desk.house == "metropolitan"  # somebody new stays where the window is


def test_a_hand_that_was_left_waits_for_whoever_left_it(qtbot: QtBot, window: Window) -> None:
    window.take_box("four-card-flop")
    window.box.settle()
    window.box.leave()
    left = window.desk.interrupted()
    assert left is not None
    window.open_page("settings")
    press(qtbot, window, "switch", "Kim")
    other = window.desk.interrupted()
    assert other is not None
    assert other.id != left.id
    press(qtbot, window, "switch", "Sam")
    assert window.desk.interrupted() == left


def test_somebody_new_begins_with_an_empty_page(qtbot: QtBot, window: Window) -> None:
    press(qtbot, window, "new")
    typed(qtbot, window, "Lee")
    assert names(window) == ["Sam", "Kim", "Lee"]
    assert (window.desk.profile.name, window.settings.name) == ("Lee", "Lee")
    assert window.desk.store.attempts(window.desk.profile.id) == []
    assert window.desk.interrupted() is None


@pytest.mark.parametrize(("name", "fault"), [("Kim", "taken"), (" ", "Type a name")])
def test_a_name_that_will_not_do_is_said_and_can_be_mended(qtbot: QtBot, window: Window, name: str, fault: str) -> None:
    press(qtbot, window, "new")
    typed(qtbot, window, name)
    [asked] = [each for each in window.findChildren(AskName) if each.isVisible()]
    assert fault in asked.trouble.text()
    assert fault in asked.field.accessibleDescription()
    qtbot.keyClick(asked.field, Key.Key_Escape)
    assert names(window) == ["Sam", "Kim"]
    assert window.desk.profile.name == "Sam"


def test_another_name_keeps_everything(qtbot: QtBot, window: Window) -> None:
    mine = window.desk.profile.id
    press(qtbot, window, "rename", "Sam")
    typed(qtbot, window, "Samira")
    press(qtbot, window, "rename", "Kim")
    typed(qtbot, window, "Kimberley")
    assert names(window) == ["Samira", "Kimberley"]
    assert (window.desk.profile.id, window.desk.profile.name, window.settings.name) == (mine, "Samira", "Samira")
    assert len(window.desk.store.attempts(mine)) == 2


def test_the_name_of_somebody_else_is_not_taken_by_the_field(qtbot: QtBot, window: Window) -> None:
    field = page(window).name
    field.selectAll()
    qtbot.keyClicks(field, "Kim")
    qtbot.keyClick(field, Key.Key_Return)
    assert names(window) == ["Sam", "Kim"]
    assert (window.desk.profile.name, page(window).name.text()) == ("Sam", "Sam")
    assert "taken" in told(window)[0]


def test_removing_wants_the_name_typed_and_leaves_nothing(qtbot: QtBot, window: Window, store: Store) -> None:
    click(qtbot, page(window).data.back_up)
    press(qtbot, window, "remove", "Sam")
    typed(qtbot, window, "sam")
    [asked] = [each for each in window.findChildren(AskName) if each.isVisible()]
    assert asked.trouble.text() == "That isn’t the profile’s name."
    assert names(window) == ["Sam", "Kim"]
    typed(qtbot, window, "Sam")
    assert names(window) == ["Kim"]
    assert holding(store.path.parent, "Left by Sam") == []
    assert (window.desk.profile.name, window.settings.name) == ("Kim", "Kim")
    press(qtbot, window, "remove", "Kim")
    typed(qtbot, window, "Kim")
    assert names(window) == ["Trainee"]
    assert window.settings.name == ""
    assert any(each.startswith("Good ") and "," not in each for each in words(window, "today"))


def test_all_of_it_by_keyboard(qtbot: QtBot, window: Window) -> None:
    """Tab reaches every button; Space presses; the keyboard is where it was when the dialog is closed."""
    wanted = {*page(window).people.buttons.values(), page(window).data.back_up, page(window).data.elsewhere}
    for _ in range(60):
        held = QApplication.focusWidget()
        wanted.discard(held)  # type: ignore[arg-type]  # whatever has the keyboard
        qtbot.keyClick(window, Key.Key_Tab)
    assert not [each.accessibleName() for each in wanted]
    page(window).people.buttons["rename", "2"].setFocus(Qt.FocusReason.TabFocusReason)
    held = QApplication.focusWidget()
    qtbot.keyClick(held, Key.Key_Space)
    [asked] = [each for each in window.findChildren(AskName) if each.isVisible()]
    qtbot.keyClick(asked.field, Key.Key_Escape)
    assert QApplication.focusWidget() is held


def test_in_memory_there_are_people_but_no_copies(qtbot: QtBot) -> None:
    with Store.in_memory() as store:
        made = window_on(store, Settings("Sam", "upt"), JumpClock)
        qtbot.addWidget(made)
        made.show()
        made.open_page("settings")
        assert not hasattr(page(made).data, "back_up")
        press(qtbot, made, "new")
        typed(qtbot, made, "Lee")
        assert names(made) == ["Sam", "Lee"]
        made.close()


def test_only_a_word_that_no_line_holds_may_break_inside() -> None:
    assert soft("Remove Maximilian Featherstonehaugh?") == "Remove Maximilian Featherstonehaugh?"
    assert soft(f"Remove {22 * 'W'}") == "Remove " + "\u200b".join(22 * "W")
