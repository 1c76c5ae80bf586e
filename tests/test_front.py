"""The first picture: its button is there before the store is opened, and nothing moves when the rest comes."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QRect, Qt
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from tests.ui.looks import look_kept
from trainer import app, settings
from trainer.progress.store import Store
from trainer.rules.book import book
from trainer.rules.houses import BOOKS
from trainer.scenarios.compiler import play_of
from trainer.ui.desk import hands
from trainer.ui.desk.desk import Desk
from trainer.ui.desk.library import scenarios
from trainer.ui.screens.error import ErrorScreen
from trainer.ui.screens.front import FrontScreen
from trainer.ui.screens.hero import Hero
from trainer.ui.screens.houses import HouseRow
from trainer.ui.screens.today import TodayScreen
from trainer.ui.window import Window


@pytest.fixture
def start(qapp: QApplication, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[app.Start]:
    """A start of somebody who has been here before, not run yet."""
    monkeypatch.setattr(settings, "default_path", lambda: tmp_path / "settings.toml")
    monkeypatch.setattr(app, "OnScreen", lambda _window: None)  # the screen of the tests is smaller than the window
    settings.save(settings.Settings("Ann", "upt", reduced_motion=True))
    with look_kept(qapp):
        app.application(dressed=False)
        made = app.Start(tmp_path / "data" / "progress.db")
        yield made
        if made.shown is not None:
            made.shown.close()
        made.close()


def shown(start: app.Start) -> Window:
    start.run()
    assert isinstance(start.shown, Window)
    return start.shown


def places(page: QWidget) -> list[QRect]:
    """Where the button, the panel and the houses stand on the page, in px."""
    parts = [page.findChild(QWidget, "take-box"), page.findChild(Hero), page.findChild(HouseRow)]
    return [QRect(part.mapTo(page, part.rect().topLeft()), part.size()) for part in parts if part is not None]


def test_the_button_is_there_before_the_store_and_stays_where_it_is(start: app.Start, qtbot: QtBot) -> None:
    window = shown(start)
    front = window.shell.page("today")
    assert type(front) is FrontScreen
    assert not window.entered_yet
    before = places(front)
    assert len(before) == 3
    qtbot.waitUntil(lambda: window.entered_yet)
    whole = window.shell.page("today")
    assert isinstance(whole, TodayScreen)
    QApplication.processEvents()
    assert places(whole) == before


@pytest.mark.parametrize("how", ["mouse", "keyboard"])
def test_who_presses_at_once_deals_at_once(
    how: str, start: app.Start, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("trainer.ui.window.FRAME_MS", 60_000)  # however slow this machine is, the press comes first
    window = shown(start)
    front = window.shell.page("today")
    assert isinstance(front, FrontScreen)
    if how == "mouse":
        qtbot.mouseClick(front.go, Qt.MouseButton.LeftButton)
    else:
        window.activateWindow()
        qtbot.waitUntil(window.isActiveWindow)
        qtbot.keyClick(front, Qt.Key.Key_Return)
    window.coming.settle()
    assert window.play.dealing is not None
    assert window.desk.house == "upt"


def test_who_left_a_hand_and_presses_at_once_is_led_to_it(
    start: app.Start, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("trainer.ui.window.FRAME_MS", 60_000)
    (tmp_path / "data").mkdir()
    with Store.open(tmp_path / "data" / "progress.db") as store:
        desk = Desk(store, store.profile("Ann"), "upt", lambda: 1)
        hands.begin(desk, play_of(scenarios()["clean-holdem-nine"], book("upt")))
    window = shown(start)
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    qtbot.keyClick(window.shell.page("today"), Qt.Key.Key_Return)
    window.coming.settle()
    assert (window.shell.current, window.sitting) == ("today", None)
    held = QApplication.focusWidget()
    assert held is not None and held is window.shell.page("today").findChild(QWidget, "resume")
    qtbot.keyClick(held, Qt.Key.Key_Return)
    window.coming.settle()
    assert window.play.dealing is not None
    assert window.play.dealing.session.play.scenario.id == "clean-holdem-nine"


def test_a_house_chosen_at_once_is_the_house(start: app.Start, qtbot: QtBot) -> None:
    window = shown(start)
    front = window.shell.page("today")
    assert isinstance(front, FrontScreen)
    qtbot.mouseClick(front.houses.cards["metropolitan"], Qt.MouseButton.LeftButton)
    assert (window.desk.house, settings.load().settings.house) == ("metropolitan", "metropolitan")
    assert isinstance(window.shell.page("today"), TodayScreen)


def test_a_form_chosen_at_once_is_kept(start: app.Start, qtbot: QtBot) -> None:
    window = shown(start)
    front = window.shell.page("today")
    assert isinstance(front, FrontScreen) and front.forms.current == "whole"
    front.forms.setFocus()
    qtbot.keyClick(front.forms, Qt.Key.Key_Right)
    qtbot.waitUntil(lambda: window.entered_yet)
    whole = window.shell.page("today")
    assert isinstance(whole, TodayScreen) and whole.forms.current == "short"
    assert settings.load().settings.short_form


def test_a_store_that_cannot_be_opened_bars_whoever_presses(start: app.Start, qtbot: QtBot, tmp_path: Path) -> None:
    (tmp_path / "data").write_text("no folder", encoding="utf-8")
    front = shown(start).shell.page("today")
    assert isinstance(front, FrontScreen)
    qtbot.mouseClick(front.go, Qt.MouseButton.LeftButton)
    assert isinstance(start.shown, ErrorScreen)
    start.shown.panel.buttons["unsaved"].click()
    assert isinstance(start.shown, Window)
    assert isinstance(start.shown.shell.page("today"), TodayScreen)


def test_whose_house_is_gone_deals_at_the_first_and_is_told_and_the_setting_stays(
    start: app.Start, qtbot: QtBot
) -> None:
    start.loaded = settings.Loaded(settings.Settings("Ann", "harbour-2026", reduced_motion=True))
    window = shown(start)
    assert window.house == BOOKS[0]
    told: list[str] = []
    window.tell = told.append  # type: ignore[method-assign]  # what is said at the foot of the window
    qtbot.waitUntil(lambda: window.entered_yet)
    assert window.desk.house == BOOKS[0]
    assert told == ["harbour-2026 can’t be used now. You deal at Poker TDA · 2024 until you choose another house."]
    window.change(four_colour=True)
    assert window.settings.house == "harbour-2026"
    window.choose_house("upt")
    assert (window.settings.house, window.house) == ("upt", "upt")
