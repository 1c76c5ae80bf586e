"""Short form at the table: chosen on Today, kept as a setting, dealt and graded, and offered again by the debrief."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tests.ui.dealing import deal
from tests.ui.sittings import FLOP, HAND, page, today
from tests.ui.sittings import sit as sit_down
from tests.ui.windows import stored_window
from trainer.grading.mistakes import MISTAKES
from trainer.grading.model import perfect
from trainer.progress.records import AGAIN
from trainer.progress.verify import verify
from trainer.ui.demo.clock import JumpClock
from trainer.ui.play.screen import TAKE_OVER
from trainer.ui.screens.debrief import DebriefScreen
from trainer.ui.screens.settings import SettingsScreen
from trainer.ui.window import Window


@pytest.fixture
def window(qtbot: QtBot, program: QApplication, tmp_path: Path) -> Iterator[Window]:
    with stored_window(qtbot, tmp_path, "tda-2022") as made:
        yield made


def deal_it(window: Window) -> DebriefScreen:
    """What the perfect dealer does, through the window, to the debrief."""
    from trainer.grading.coaching import Coach

    dealing = window.play.dealing
    assert dealing is not None
    coach = Coach(dealing.session)
    while window.play.dealing is dealing:
        act = coach.next_act()
        if act is not None:
            dealing.do(act)
            continue
        clock = dealing._clock
        assert isinstance(clock, JumpClock)
        assert clock.jump(), "everybody waits"
    window.box.settle()
    return page(window, DebriefScreen, "debrief")


def test_it_is_chosen_on_today_by_keys_and_kept(window: Window, qtbot: QtBot) -> None:
    forms = today(window).forms
    assert forms.current == "whole"
    forms.setFocus()
    qtbot.keyClick(forms, Qt.Key.Key_Right)
    assert window.settings.short_form and window.wish.short
    assert today(window).forms.current == "short"
    window.open_page("settings")
    assert page(window, SettingsScreen, "settings").short_form.isChecked()


def test_the_settings_have_it_too(window: Window, qtbot: QtBot) -> None:
    window.open_page("settings")
    page(window, SettingsScreen, "settings").short_form.click()
    window.open_page("today")
    assert today(window).forms.current == "short"


def test_a_short_session_holds_more_hands(window: Window) -> None:
    whole = today(window)._view.text
    today(window).form_chosen.emit(True)
    assert today(window)._view.text != whole


def test_a_hand_of_a_session_begins_just_before_its_moment_and_counts(window: Window) -> None:
    window.change(short_form=True)
    sitting = sit_down(window, HAND)
    dealing = window.play.dealing
    assert dealing is not None and dealing.session.play.short
    assert window.play.prompt.words == TAKE_OVER
    begun = len(dealing.record)
    deal_it(window)
    assert len(dealing.record) - begun < 40 and not dealing.record.table.over
    assert len(sitting.done) == 1
    assert window.desk.store.memories(window.desk.profile.id, "tda-2022")
    assert not verify(window.desk.store.path)


def test_a_short_hand_that_was_left_goes_on_as_one(window: Window) -> None:
    window.change(short_form=True)
    window.box.take_scenario("tda-2022", FLOP)
    window.box.settle()
    dealing = window.play.dealing
    assert dealing is not None
    play = dealing.session.play
    window.box.leave()
    window.box.resume()
    window.box.settle()
    assert window.play.dealing is not None
    resumed = window.play.dealing.session.play
    assert resumed.short and resumed.before == play.before


@pytest.mark.parametrize("by_key", [True, False])
def test_the_debrief_deals_it_again_from_just_before(window: Window, qtbot: QtBot, by_key: bool) -> None:
    deal(window, FLOP, MISTAKES["plays-on"].dealer)
    screen = page(window, DebriefScreen, "debrief")
    dealt = window.after.dealt
    assert dealt is not None
    known = window.desk.store.memories(window.desk.profile.id, "tda-2022")
    if by_key:
        qtbot.keyClick(screen, Qt.Key.Key_B)
    else:
        qtbot.mouseClick(screen.deal_moment, Qt.MouseButton.LeftButton)
    window.box.settle()
    dealing = window.play.dealing
    assert dealing is not None and window.desk.mode == AGAIN
    taken = dealing.session.taken_over
    assert tuple(dealing.record.gestures[:taken]) == dealt.transcript.gestures[:taken]
    assert taken > dealt.taken_over
    again = deal_it(window)
    assert window.after.dealt is not None and window.after.dealt.assessment.right
    assert window.desk.store.memories(window.desk.profile.id, "tda-2022") == known
    again.watch()
    window.after.view.table.targets()
    assert not verify(window.desk.store.path)


def test_a_clean_hand_has_no_moment_to_go_back_to(window: Window) -> None:
    deal(window, "clean-holdem-six", perfect)
    assert not page(window, DebriefScreen, "debrief")._view.moment
