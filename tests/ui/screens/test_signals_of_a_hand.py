"""The debrief and its questions say what the user wants: real keys and clicks, one signal each."""

from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from tests.ui.questions_samples import ONE, screen_of
from tests.ui.screens import samples
from tests.ui.screens.signals import Key, opened, press, words
from trainer.questions.model import Given
from trainer.ui.kit.card import Choice
from trainer.ui.kit.text import Text
from trainer.ui.screens import replay
from trainer.ui.screens.debrief import DebriefScreen

LEFT = Qt.MouseButton.LeftButton


# --- debrief


def debrief(qtbot: QtBot) -> DebriefScreen:
    return opened(qtbot, DebriefScreen(samples.DEBRIEF, QWidget()))


def test_the_debrief_is_left_by_two_keys(qtbot: QtBot) -> None:
    screen = debrief(qtbot)
    for key, signal in ((Key.Key_R, screen.again), (Key.Key_Return, screen.next)):
        with qtbot.waitSignal(signal):
            press(qtbot, key)


def test_an_act_is_selected_by_click_and_shows_its_slip_and_its_step(qtbot: QtBot) -> None:
    screen = debrief(qtbot)
    with qtbot.waitSignal(screen.act_selected) as said:
        qtbot.mouseClick(screen.timeline.rows[8], LEFT, pos=QPoint(150, 20))
    assert said.args == [8]
    assert samples.SILENT_SLIP.title in words(screen)
    assert (screen.replay.key, screen.replay.slider.step) == ("yours", 7)


def test_the_selection_goes_up_and_down_by_arrows(qtbot: QtBot) -> None:
    screen = debrief(qtbot)
    screen.timeline.rows[6].setFocus()
    said: list[int] = []
    screen.act_selected.connect(said.append)
    for key in (Key.Key_Down, Key.Key_Up, Key.Key_Up):
        press(qtbot, key)
    assert said == [7, 6, 5]
    assert [row.isChecked() for row in screen.timeline.rows].count(True) == 1


@pytest.mark.parametrize("by_key", [True, False])
def test_a_mis_click_is_claimed_once_and_said_at_once(qtbot: QtBot, by_key: bool) -> None:
    screen = debrief(qtbot)
    row = screen.timeline.rows[6]
    before = words(row)
    with qtbot.waitSignal(screen.misclick_claimed) as said:
        if by_key:
            row.setFocus()
            press(qtbot, Key.Key_Tab)
            press(qtbot, Key.Key_Space)
        else:
            click_through(screen, row._claim)
    assert said.args == [6, True]
    assert ("Mis-click" in before, "Mis-click" in words(row)) == (False, True)
    assert not row._claim.isVisible()
    assert row.hasFocus()


def click_through(screen: QWidget, target: QWidget) -> None:
    """A click that Qt itself delivers to whatever lies topmost there."""
    handle = screen.windowHandle()
    QTest.mouseClick(handle, LEFT, Qt.KeyboardModifier.NoModifier, target.mapTo(screen, target.rect().center()))


@pytest.mark.parametrize("index", [3, 7], ids=["not claimable", "claimed before"])
def test_no_claim_is_offered_where_none_can_be_made(qtbot: QtBot, index: int) -> None:
    screen = debrief(qtbot)
    screen.timeline.select(index)
    assert not screen.timeline.rows[index]._claim.isVisible()


def test_a_click_on_the_words_of_an_act_selects_it(qtbot: QtBot) -> None:
    screen = debrief(qtbot)
    title = next(label for label in screen.timeline.rows[5].findChildren(Text) if "Scramble" in label.text())
    with qtbot.waitSignal(screen.act_selected) as said:
        click_through(screen, title)
    assert said.args == [5]


def test_unjudged_acts_say_so_and_practice_stands_apart(qtbot: QtBot) -> None:
    said = words(debrief(qtbot))
    assert "Not judged" in said
    assert said.index("ROUTINE, MOVE BY MOVE") < said.index("Pitch too high")
    assert "Common practice, not a rule of this rulebook." in said


def test_the_replay_is_chosen_and_stepped(qtbot: QtBot) -> None:
    screen = debrief(qtbot)
    with qtbot.waitSignal(screen.step_chosen) as said:
        qtbot.mouseClick(screen.replay.ahead, LEFT)
    assert said.args == [1]
    with qtbot.waitSignal(screen.step_chosen) as said:
        qtbot.mouseClick(screen.replay.back, LEFT)
    assert said.args == [0]
    screen.replay.choice.setFocus()
    with qtbot.waitSignal(screen.replay_chosen) as said:
        press(qtbot, Key.Key_Right)
    assert said.args == ["upt"]
    assert "1 of 5" in words(screen)


def test_replays_that_come_later_leave_the_rest_alone(qtbot: QtBot) -> None:
    screen = opened(
        qtbot, DebriefScreen(replace(samples.DEBRIEF, replays=samples.REPLAYS[:1], replay="yours"), QWidget())
    )
    screen.replay.show_step(5)
    row = screen.timeline.rows[6]
    row.setFocus()
    screen.show_replays(samples.REPLAYS)
    assert (screen.replay.key, screen.replay.slider.step) == ("yours", 5)
    assert row.hasFocus()
    with qtbot.waitSignal(screen.replay_chosen) as said:
        qtbot.keyClick(screen.replay.choice, Key.Key_Right)
    assert said.args == ["right"]


def test_play_walks_to_the_last_step_and_stops(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(replay, "STEP_MS", 1)
    screen = debrief(qtbot)
    said: list[int] = []
    screen.step_chosen.connect(said.append)
    qtbot.mouseClick(screen.replay.play, LEFT)
    qtbot.waitUntil(lambda: screen.replay.play.accessibleName() == "Play")
    assert said == [1, 2, 3, 4, 5]


def test_the_table_survives_a_new_view(qtbot: QtBot) -> None:
    table = QWidget()
    screen = opened(qtbot, DebriefScreen(samples.DEBRIEF, table))
    screen.show_view(samples.DEBRIEF_CLEAN)
    QApplication.processEvents()
    assert table.isVisible()
    assert screen.isAncestorOf(table)
    assert table.height() > 240


# --- questions


@pytest.mark.parametrize("by_key", [True, False])
def test_a_question_is_answered_once_and_shows_every_reason(qtbot: QtBot, by_key: bool) -> None:
    screen = opened(qtbot, screen_of(ONE, ONE))
    said: list[tuple[int, Given]] = []
    screen.answered.connect(lambda question, given: said.append((question, given)))
    second = screen.findChildren(Choice)[1]
    press(qtbot, Key.Key_2) if by_key else qtbot.mouseClick(second, LEFT)
    assert said == []
    press(qtbot, Key.Key_Return)
    press(qtbot, Key.Key_1)
    assert said == [(0, Given((1,)))]
    shown = words(screen)
    assert all(choice.reason.why in shown for choice in ONE.choices)
    assert (shown.count("Right"), shown.count("Wrong")) == (1, 2)


def test_reasons_are_hidden_before_the_answer(qtbot: QtBot) -> None:
    shown = words(opened(qtbot, screen_of(ONE)))
    assert not any(choice.reason.why in shown for choice in ONE.choices)
    assert "Right" not in shown


def test_three_questions_are_gone_through_by_keyboard_alone(qtbot: QtBot) -> None:
    screen = opened(qtbot, screen_of(ONE, ONE, ONE))
    for answer in (Key.Key_1, Key.Key_2, Key.Key_A):
        press(qtbot, answer)
        press(qtbot, Key.Key_Return)
        press(qtbot, Key.Key_Return)
    assert "2 of 3 right" in words(screen)
    with qtbot.waitSignal(screen.done):
        press(qtbot, Key.Key_Return)


def test_enter_does_not_skip_an_unanswered_question(qtbot: QtBot) -> None:
    screen = opened(qtbot, screen_of(ONE, ONE, ONE))
    press(qtbot, Key.Key_Return)
    assert "Question 1 of 3" in words(screen)
