"""A worked example seen from the rules: acted out by mouse and keys, decided at the end, and the way back."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtWidgets import QApplication, QPushButton
from pytestqt.qtbot import QtBot

from tests.ui.windows import active_window
from trainer.rules.encoded import rulings
from trainer.ui.kit.link import Link
from trainer.ui.kit.text import Text
from trainer.ui.screens import replay
from trainer.ui.screens.example import ExampleScreen
from trainer.ui.screens.rules import RulesScreen
from trainer.ui.table.view import TableView
from trainer.ui.window import Window


@pytest.fixture
def window(qtbot: QtBot, program: QApplication) -> Iterator[Window]:
    with active_window(qtbot, "tda-2022") as made:
        yield made


def press(where: object, name: str, qtbot: QtBot) -> None:
    button = where.findChild(QPushButton, name)  # type: ignore[attr-defined]  # a widget of the page
    assert button is not None, name
    qtbot.mouseClick(button, Qt.MouseButton.LeftButton)


def example(window: Window, qtbot: QtBot, house: str, at: str) -> ExampleScreen:
    window.read(house, at)
    rules = window.shell.page("rules")
    assert isinstance(rules, RulesScreen)
    press(rules.sheet, "paper-dealt", qtbot)
    qtbot.waitUntil(lambda: not window.shell.shows(rules))
    shown = window.shell.page("example")
    assert isinstance(shown, ExampleScreen)
    assert window.shell.shows(shown)
    return shown


def told(page: ExampleScreen) -> set[str]:
    return {each.text() for each in page.findChildren(Text) if each.isVisibleTo(page)}


def table(page: ExampleScreen) -> TableView:
    found = page.findChild(TableView)
    assert found is not None
    return found


def decided() -> str:
    """What the house decides there, as a sentence begins."""
    says = rulings()["showdown.all-hands-tabled"].says
    return says[:1].upper() + says[1:]


def test_the_table_acts_it_out_and_the_decision_comes_at_the_end(window: Window, qtbot: QtBot) -> None:
    page = example(window, qtbot, "tda-2022", "16")
    first = table(page).table.picture
    assert "What does the house decide?" in told(page)
    assert decided() not in told(page)
    page.replay.slider.setFocus(Qt.FocusReason.TabFocusReason)
    qtbot.keyClick(page.replay.slider, Qt.Key.Key_Right)
    assert page.caption.text() == "Ann puts out 50: two 25 chips."
    assert table(page).table.picture != first
    qtbot.mouseClick(page.replay.ahead, Qt.MouseButton.LeftButton)
    assert table(page).table.picture.seats[1].speech == "Check."
    qtbot.keyClick(page.replay.slider, Qt.Key.Key_End)
    assert decided() in told(page)
    qtbot.keyClick(page.replay.slider, Qt.Key.Key_Home)
    assert decided() in told(page), "what was told stays"


def test_the_decision_can_be_asked_for_by_key(window: Window, qtbot: QtBot) -> None:
    page = example(window, qtbot, "tda-2022", "16")
    qtbot.keyClick(page, Qt.Key.Key_D)
    assert decided() in told(page)
    assert page.replay.slider.step == len(page.view.labels) - 1


def test_it_plays_on_by_itself_and_can_be_paused(window: Window, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    page = example(window, qtbot, "tda-2022", "16")
    monkeypatch.setattr(replay, "STEP_MS", 1)
    qtbot.mouseClick(page.replay.play, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: page.replay.slider.step == len(page.view.labels) - 1)
    assert decided() in told(page)


def test_the_other_examples_of_the_paragraph_are_a_press_away(window: Window, qtbot: QtBot) -> None:
    page = example(window, qtbot, "tda-2022", "16")
    assert [key for key, _ in page.view.others] == ["ill-16-ex-1", "ill-16-ex-2", "ill-16-ex-3"]
    press(page, "example-ill-16-ex-2", qtbot)
    assert page.view.key == "ill-16-ex-1", "it is worked out in pieces"
    qtbot.waitUntil(lambda: page.view.key == "ill-16-ex-2")
    assert "What does the house decide?" in told(page)
    assert page.replay.slider.step == 0


def test_a_room_is_told_step_by_step_with_its_decision(window: Window, qtbot: QtBot) -> None:
    page = example(window, qtbot, "tda-2022", "RP-8-B")
    assert "0:20  Floor: hand for hand is called." in told(page)
    assert "What the house decides" in told(page)
    assert not table(page).isVisible() if page.findChild(TableView) else True


def test_the_arrows_go_from_step_to_step_wherever_one_is_on_the_page(window: Window, qtbot: QtBot) -> None:
    page = example(window, qtbot, "tda-2022", "16")
    for key, step in ((Qt.Key.Key_Right, 1), (Qt.Key.Key_Right, 2), (Qt.Key.Key_Left, 1)):
        qtbot.keyClick(page, key)
        assert page.replay.slider.step == step
        assert f"{page.view.captions[step]}." in told(page)
    qtbot.keyClick(page, Qt.Key.Key_Left)
    qtbot.keyClick(page, Qt.Key.Key_Left)
    assert page.replay.slider.step == 0


def test_back_and_the_paragraph_behind_the_decision_lead_to_the_rules(window: Window, qtbot: QtBot) -> None:
    page = example(window, qtbot, "tda-2022", "16")
    qtbot.keyClick(page, Qt.Key.Key_Escape)
    rules = window.shell.page("rules")
    assert isinstance(rules, RulesScreen)
    assert window.shell.shows(rules)
    assert rules.shown.at == "16"
    page = example(window, qtbot, "tda-2022", "16")
    page.reveal()
    link = next(each for each in page.findChildren(Link) if each.text().startswith("ill-16"))
    qtbot.mouseClick(link, Qt.MouseButton.LeftButton)
    rules = window.shell.page("rules")
    assert isinstance(rules, RulesScreen)
    assert rules.shown.at == "ill-16"


def test_four_colours_and_reduced_motion_are_those_of_the_settings(window: Window, qtbot: QtBot) -> None:
    window.change(four_colour=True, reduced_motion=True)
    page = example(window, qtbot, "tda-2022", "16")
    assert table(page).table._stage.four_colours
    assert table(page).table.motion.reduced


def test_who_goes_on_before_it_is_worked_out_is_not_called_back(window: Window, qtbot: QtBot) -> None:
    window.read("tda-2022", "16")
    rules = window.shell.page("rules")
    assert isinstance(rules, RulesScreen)
    press(rules.sheet, "paper-dealt", qtbot)
    assert window.shell.shows(rules), "it is worked out in pieces"
    window.open_page("quiz")
    qtbot.waitUntil(lambda: not rules.findChildren(QTimer, options=Qt.FindChildOption.FindDirectChildrenOnly))
    assert window.shell.shows(window.shell.page("quiz"))
