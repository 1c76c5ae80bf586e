"""The program as a whole: started, ended, killed; and what it says when its file or its settings are in trouble."""

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtGui import QColor, QPalette
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tests.processes import PIPE, begun
from tests.ui.looks import look_kept
from trainer import app, settings
from trainer.kernel import document
from trainer.progress.store import Store
from trainer.progress.trouble import Kind, StoreTrouble
from trainer.rules.houses import BOOKS
from trainer.ui.kit.dialog import Toast
from trainer.ui.screens.error import ErrorScreen
from trainer.ui.screens.today import TodayScreen
from trainer.ui.theme import tokens
from trainer.ui.theme.fonts import font
from trainer.ui.window import Window
from trainer.ui.working import Beside

KILLED = """
import sys, time
from pathlib import Path
from trainer import app, settings
from trainer.grading.model import follow, model_act
from trainer.kernel import gestures as g
from trainer.ui.demo.by_keys import ByKeys
from trainer.ui.demo.clock import JumpClock
from trainer.ui.demo.dealers import PERFECT
from trainer.ui.demo.events import Events
from trainer.ui.demo.hand import Hand

running = app.application()
clocks = []
def clock():
    clocks.append(JumpClock())
    return clocks[-1]
settings.default_path = lambda: Path(sys.argv[2])
settings.save(settings.Settings("Sam", "tda-2022", reduced_motion=True))
app.seed = lambda: 5
start = app.Start(Path(sys.argv[1]), clock)
start.run()
window = start.shown
window.enter()
window.activateWindow()
running.processEvents()
window.take_box("clean")
window.box.settle()
Hand(window, clocks[-1], ByKeys(window.play, Events(window)), PERFECT, lambda _: None).run()
window.take_box("clean")
window.box.settle()
for _ in range(3):
    seat = window.play.dealing.session.routine()[0]
    window.play.dealing.do(seat)
print(len(window.play.dealing.record.gestures), flush=True)
time.sleep(60)
"""


@pytest.fixture
def started(qapp: QApplication, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[list[app.Start]]:
    """Starts to be ended after the test; settings lie in the test's folder."""
    monkeypatch.setattr(settings, "default_path", lambda: tmp_path / "settings.toml")
    with look_kept(qapp):
        app.application()
        runs: list[app.Start] = []
        yield runs
        for each in runs:
            if isinstance(each.shown, Window):
                each.shown.close()
                each.shown.desk.store.close()
            elif each.shown is not None:
                each.shown.close()


def start(started: list[app.Start], path: Path) -> app.Start:
    run = app.Start(path)
    started.append(run)
    run.run()
    if isinstance(run.shown, Window):
        run.shown.enter()  # a frame after the first picture it does so itself
    return run


def toasts(window: Window) -> list[str]:
    return [each.accessibleName() for each in window.findChildren(Toast)]


# --- killing


def test_a_killed_program_loses_no_attempt_and_offers_the_hand(started: list[app.Start], tmp_path: Path) -> None:
    path = tmp_path / "progress.db"
    arguments = [sys.executable, "-c", KILLED, str(path), str(tmp_path / "settings.toml")]
    with begun(arguments, stdout=PIPE) as process:
        dealt = int(process.stdout.readline())
        with Store.open(path) as beside:
            assert beside.interrupted() is None, "another run is dealing it"
        process.kill()
        process.wait(timeout=100)
    run = start(started, path)
    assert isinstance(run.shown, Window)
    store, profile = run.shown.desk.store, run.shown.desk.profile.id
    [attempt] = store.attempts(profile)
    assert store.attempt(attempt.id).assessments
    running = run.shown.desk.interrupted()
    assert running is not None
    assert len(document.transcript_of(running.transcript).gestures) == dealt
    page = run.shown.shell.page("today")
    assert isinstance(page, TodayScreen)
    page.resume.click()
    run.shown.box.settle()
    assert run.shown.play.dealing is not None
    assert len(run.shown.play.dealing.record.gestures) == dealt


# --- starting


def test_the_first_start_asks_two_things_and_both_may_be_skipped(started: list[app.Start], tmp_path: Path) -> None:
    run = start(started, tmp_path / "progress.db")
    assert isinstance(run.shown, Window)
    page = run.shown.shell.page("welcome")
    assert page.isVisible()
    page.skip.click()  # type: ignore[attr-defined]  # a WelcomeScreen
    assert run.shown.shell.page("today").isVisible()
    assert run.shown.desk.house == BOOKS[0] == "tda-2024"
    run.shown.close()
    run.shown.desk.store.close()
    again = start(started, tmp_path / "progress.db")
    assert isinstance(again.shown, Window)
    assert again.shown.shell.page("today").isVisible()


def test_what_was_dealt_without_a_name_stays_with_who_gives_one(started: list[app.Start], tmp_path: Path) -> None:
    run = start(started, tmp_path / "progress.db")
    assert isinstance(run.shown, Window)
    before = run.shown.desk.profile.id
    run.shown.change(name="Sam", house="upt")
    assert (run.shown.desk.profile.id, run.shown.desk.profile.name) == (before, "Sam")
    assert settings.load().settings == settings.Settings("Sam", "upt")


def test_damaged_settings_are_told_and_kept_aside(started: list[app.Start], tmp_path: Path) -> None:
    (tmp_path / "settings.toml").write_text("name = 7\n", encoding="utf-8")
    run = start(started, tmp_path / "progress.db")
    assert isinstance(run.shown, Window)
    [words] = toasts(run.shown)
    assert "damaged" in words
    (aside,) = tmp_path.glob("settings.toml.bad-*")
    assert aside.read_text(encoding="utf-8") == "name = 7\n"


def test_settings_that_cannot_be_written_are_told_and_the_program_goes_on(
    started: list[app.Start], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    run = start(started, tmp_path / "progress.db")
    assert isinstance(run.shown, Window)
    (tmp_path / "file").write_text("no folder", encoding="utf-8")
    monkeypatch.setattr(settings, "default_path", lambda: tmp_path / "file" / "settings.toml")
    run.shown.change(four_colour=True)
    assert any("can't be saved" in words for words in toasts(run.shown))
    assert run.shown.settings.four_colour


def test_a_file_in_a_folder_that_cannot_be_made_is_one_sentence_with_ways_out(
    started: list[app.Start], tmp_path: Path, qtbot: QtBot
) -> None:
    (tmp_path / "file").write_text("no folder", encoding="utf-8")
    run = start(started, tmp_path / "file" / "progress.db")
    assert isinstance(run.shown, ErrorScreen)
    assert "can’t write to the folder" in run.shown.panel.accessibleName()
    run.shown.panel.buttons["retry"].click()
    assert isinstance(run.shown, ErrorScreen)
    run.shown.panel.buttons["unsaved"].click()
    assert isinstance(run.shown, Window)
    assert (tmp_path / "file").read_text(encoding="utf-8") == "no folder"


def test_a_first_page_that_cannot_be_read_is_the_trouble_screen_too(
    started: list[app.Start], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    settings.save(settings.Settings("Ann", "upt"))
    with Store.open(tmp_path / "progress.db") as store:
        store.profile("Ann")

    def damaged(*_: object) -> None:
        raise StoreTrouble(Kind.CORRUPT, tmp_path / "progress.db")

    monkeypatch.setattr(Store, "memories", damaged)
    run = start(started, tmp_path / "progress.db")
    assert isinstance(run.shown, ErrorScreen)
    monkeypatch.undo()
    monkeypatch.setattr(settings, "default_path", lambda: tmp_path / "settings.toml")
    run.shown.panel.buttons["retry"].click()
    assert isinstance(run.shown, Window)
    assert run.shown.shell.page("today").isVisible()


def test_the_program_has_its_own_name_and_style(qapp: QApplication, started: list[app.Start]) -> None:
    assert app.application() is qapp
    assert qapp.applicationDisplayName() == "Dealer trainer"
    assert qapp.font() == font("body")
    assert qapp.palette().color(QPalette.ColorRole.Text) == QColor(tokens.TEXT)
    assert not qapp.styleSheet(), "it would be worked through for every widget of every page"


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="only there Qt ends a process without a screen")
def test_a_computer_without_a_screen_is_known_before_qt_is_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in app.NO_SCREEN:
        monkeypatch.delenv(name, raising=False)
    assert not app.has_screen()
    monkeypatch.setenv("DISPLAY", ":0")
    assert app.has_screen()


def test_the_program_has_a_worker_and_starts_it_with_the_first_job(started: list[app.Start], tmp_path: Path) -> None:
    run = start(started, tmp_path / "progress.db")
    assert isinstance(run.shown, Window)
    assert isinstance(run.shown.working, Beside)
    assert "worker" not in vars(run.shown.working)
