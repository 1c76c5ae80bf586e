"""The window: which page leads to which, what is kept on the way, and what it says when the file fails under it."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtGui import QColor, QImage
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tests.ui.dealing import deal, sit
from tests.ui.questions_samples import reply
from tests.ui.windows import stored_window
from trainer.grading.mistakes import MISTAKES
from trainer.progress.trouble import Kind, StoreTrouble
from trainer.settings import Settings
from trainer.ui.kit.dialog import Toast
from trainer.ui.kit.text import Text
from trainer.ui.screens.debrief import DebriefScreen
from trainer.ui.screens.drills import DrillsScreen
from trainer.ui.screens.hero import Hero
from trainer.ui.screens.progress import ProgressScreen
from trainer.ui.screens.questions import QuestionsScreen
from trainer.ui.screens.today import TodayScreen
from trainer.ui.window import Window

CARD_DIAMOND = "#1c57a6"  # of the deck of four colours
FLOP = "four-card-flop-last-two-stuck"


@pytest.fixture
def window(qtbot: QtBot, program: QApplication, tmp_path: Path) -> Iterator[Window]:
    with stored_window(qtbot, tmp_path, "tda-2022") as made:
        yield made


def shown(window: Window) -> str:
    """The key of the page that is shown."""
    keys = ("welcome", "today", "rules", "quiz", "progress", "settings", "play", "debrief", "questions")
    return next(key for key in keys if key in window.shell._pages and window.shell.page(key).isVisible())


def today(window: Window) -> TodayScreen:
    page = window.shell.page("today")
    assert isinstance(page, TodayScreen)
    return page


def drills(window: Window) -> DrillsScreen:
    window.open_page("drills")
    page = window.shell.page("drills")
    assert isinstance(page, DrillsScreen)
    return page


def said(window: Window) -> list[str]:
    return [each.accessibleName() for each in window.findChildren(Toast)]


# --- from page to page


@pytest.mark.parametrize("page", ["today", "drills", "quick", "rules", "quiz", "progress", "settings"])
def test_a_page_that_opens_says_which_it_is(window: Window, page: str) -> None:
    window.open_page(page)
    assert window.shell.page(page).accessibleName() == window.shell.side.items[page].accessibleName() != ""


def test_the_debrief_says_that_it_is_one(window: Window) -> None:
    deal(window, FLOP)
    assert window.shell.page("debrief").accessibleName() == "Debrief"


def test_the_drill_that_is_taken_is_dealt_and_named_in_the_bar(window: Window) -> None:
    drills(window).take_box.emit("boxed")
    window.box.settle()
    assert shown(window) == "play"
    words = [each.text() for each in window.play.bar.findChildren(Text)]
    assert {"Boxed cards", "hand 1"} <= set(words)
    assert window.play.dealing is not None
    assert window.play.dealing.session.play.scenario.title not in " ".join(words)


def test_a_hand_that_is_over_opens_its_debrief_and_then_three_questions_and_the_next_hand(window: Window) -> None:
    deal(window, FLOP)
    assert shown(window) == "debrief"
    window.shell.page("debrief").next.emit()  # type: ignore[attr-defined]  # a DebriefScreen
    assert shown(window) == "questions"
    page = window.shell.page("questions")
    assert isinstance(page, QuestionsScreen)
    for _ in range(3):
        reply(page)
        page.go_on()
    page.go_on()
    window.box.settle()
    assert shown(window) == "play"
    assert len(window.desk.store.rows("SELECT * FROM answers", ())) == 3


def test_the_debrief_opens_at_once_and_offers_the_right_way_a_moment_later(window: Window, qtbot: QtBot) -> None:
    deal(window, FLOP, MISTAKES["burns-again"].dealer)
    page = window.shell.page("debrief")
    assert isinstance(page, DebriefScreen)
    assert [each.key for each in window.after.replays] == ["yours"]
    qtbot.waitUntil(lambda: len(window.after.replays) > 1)
    assert [each.key for each in window.after.replays] == ["yours", "right"]
    assert page.replay.key == "yours"
    before = window.after.view.table.picture
    page.replay_chosen.emit("right")
    assert window.after.view.table.picture != before


def test_an_act_of_the_timeline_shows_the_table_after_it(window: Window) -> None:
    deal(window, FLOP, MISTAKES["burns-again"].dealer)
    page = window.shell.page("debrief")
    assert isinstance(page, DebriefScreen)
    harmful = next(n for n, row in enumerate(page._rows) if row.mark == "harmful")
    page.act_selected.emit(harmful)
    assert len(window.after.view.table.picture.burns) == 3


def test_a_claimed_misclick_is_stored_with_its_gesture(window: Window) -> None:
    deal(window, FLOP, MISTAKES["burns-again"].dealer)
    page = window.shell.page("debrief")
    assert isinstance(page, DebriefScreen)
    harmful = next(n for n, row in enumerate(page._rows) if row.mark == "harmful")
    page.misclick_claimed.emit(harmful, True)
    dealt = window.after.dealt
    assert dealt is not None
    [claim] = window.desk.store.attempt(dealt.attempt).claims
    assert dealt.transcript.gestures[claim].act.verb == "burn"


def test_dealing_it_again_is_the_same_hand(window: Window) -> None:
    deal(window, FLOP)
    page = window.shell.page("debrief")
    assert isinstance(page, DebriefScreen)
    page.again.emit()
    window.coming.settle()
    assert window.play.dealing is not None
    assert window.play.dealing.session.play.scenario.id == FLOP
    assert shown(window) == "play"


def test_an_old_attempt_opens_from_the_progress_page_and_leads_back_there(window: Window) -> None:
    deal(window, FLOP)
    window.open_page("progress")
    page = window.shell.page("progress")
    assert isinstance(page, ProgressScreen)
    page.attempt_opened.emit("1")
    assert shown(window) == "debrief"
    window.shell.page("debrief").back.emit()  # type: ignore[attr-defined]  # a DebriefScreen
    assert shown(window) == "progress"


def test_another_house_or_drill_is_shown_at_once(window: Window) -> None:
    today(window).house_chosen.emit("upt")
    assert (window.desk.house, window.settings.house, today(window).houses.current) == ("upt", "upt", "upt")
    drills(window).drill_chosen.emit("short-stub")
    assert window.desk.drill == "short-stub"


def test_closing_the_window_in_a_hand_stops_its_clock(window: Window) -> None:
    sit(window)
    window.close()
    assert window.play.dealing is None


def test_leaving_the_table_and_coming_back_goes_on_at_the_same_moment(window: Window) -> None:
    sit(window)
    dealing = window.play.dealing
    assert dealing is not None
    dealing.do(dealing.session.routine()[0])
    before = list(dealing.record.gestures)
    window.play.left.emit()
    assert shown(window) == "today"
    today(window).resume_chosen.emit()
    window.coming.settle()
    assert window.play.dealing is not None
    assert window.play.dealing.record.gestures == before


# --- trouble with the file


@pytest.fixture
def broken(window: Window, monkeypatch: pytest.MonkeyPatch) -> Window:
    """From now on the file can neither be read nor written."""

    def fail(*_: object, **__: object) -> None:
        raise StoreTrouble(Kind.LOCKED, window.desk.store.path)

    for name in ("rows", "writing"):
        monkeypatch.setattr(window.desk.store, name, fail)
    return window


@pytest.mark.parametrize("page", ["today", "quiz", "progress"])
def test_a_page_that_cannot_be_read_says_so_and_leaves_the_old_one(broken: Window, page: str) -> None:
    broken.open_page(page)
    assert ["Another program is using" in words for words in said(broken)] == [True]
    assert shown(broken) == "today"


@pytest.mark.parametrize(
    "signal", ["take_box", "house_chosen", "minutes_chosen", "area_chosen", "order_asked", "drill_wanted"]
)
def test_whatever_is_pressed_then_is_one_sentence_and_no_crash(broken: Window, signal: str) -> None:
    keys: dict[str, tuple[object, ...]] = {"house_chosen": ("upt",), "minutes_chosen": (5,), "area_chosen": ("turns",)}
    getattr(today(broken), signal).emit(*keys.get(signal, ()))
    assert said(broken)
    assert shown(broken) == "today"


@pytest.mark.parametrize("signal", ["resume_chosen", "discard_chosen"])
def test_the_offered_hand_can_be_pressed_then_too(broken: Window, signal: str) -> None:
    getattr(today(broken), signal).emit()
    assert said(broken)
    assert shown(broken) == "today"


def test_a_hand_goes_on_while_its_file_is_held(window: Window, monkeypatch: pytest.MonkeyPatch) -> None:
    sit(window)

    def fail(*_: object) -> None:
        raise StoreTrouble(Kind.LOCKED, window.desk.store.path)

    monkeypatch.setattr(window.desk.store, "append", fail)
    dealing = window.play.dealing
    assert dealing is not None
    before = len(dealing.record)
    window.play.act("burn")
    assert len(dealing.record) == before + 1
    assert "Another program is using" in said(window)[0]


def test_questions_that_cannot_be_chosen_say_so(window: Window, monkeypatch: pytest.MonkeyPatch) -> None:
    deal(window, FLOP)

    def fail(*_: object) -> None:
        raise StoreTrouble(Kind.LOCKED, window.desk.store.path)

    monkeypatch.setattr(window.desk.store, "seen", fail)
    window.shell.page("debrief").next.emit()  # type: ignore[attr-defined]  # a DebriefScreen
    assert said(window)
    assert shown(window) == "debrief"


def test_settings_are_handed_on_to_whoever_keeps_them(window: Window, qtbot: QtBot) -> None:
    window.open_page("settings")
    with qtbot.waitSignal(window.settings_changed) as caught:
        window.shell.page("settings").four_colours_changed.emit(True)  # type: ignore[attr-defined]  # a SettingsScreen
    assert caught.args == [Settings("Sam", "tda-2022", four_colour=True, reduced_motion=True)]
    with qtbot.waitSignal(window.settings_changed) as caught:
        window.shell.page("settings").one_click_changed.emit(True)  # type: ignore[attr-defined]  # a SettingsScreen
    assert caught.args[0].one_click


@pytest.mark.parametrize("page", ["today", "drills"])
def test_the_deck_on_the_felt_of_a_page_has_four_colours_too(window: Window, page: str) -> None:
    blue = QColor(CARD_DIAMOND).rgb().to_bytes(4, "little")
    for four in (False, True):
        window.change(four_colour=four)
        window.open_page(page)
        QApplication.processEvents()
        hero = window.shell.page(page).findChild(Hero)
        assert hero is not None
        drawn = hero.grab().toImage().convertToFormat(QImage.Format.Format_ARGB32)
        assert (blue in bytes(drawn.constBits())) == four
