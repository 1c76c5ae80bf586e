"""What was done beside what it takes: every line goes to its moment by mouse and keys, and panels have their room."""

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from tests.ui.screens import samples
from tests.ui.screens.signals import Key, opened, press, words
from trainer.ui.kit.mark import Mark
from trainer.ui.kit.pairs import PairRow
from trainer.ui.kit.scroll import Pane
from trainer.ui.screens.debrief import DebriefScreen, marks_of
from trainer.ui.screens.debrief_steps import EVERY, STEPS
from trainer.ui.screens.models import GradeView, OtherHouseView, OthersView, PairView, ReplayView

LEFT = Qt.MouseButton.LeftButton
FIVE_LINES = 5 * 24
REPLAYS = (
    ReplayView("yours", "Your hand", tuple(f"Act {number}" for number in range(9))),
    ReplayView("right", "The right way here", ("Start", "Call", "Scramble", "Turn"), (("call", 1), ("scramble", 2))),
)
PAIRS = (
    PairView("Called the floor.", "Call the floor.", "right", number=1, step=3, key="call", act=2),
    PairView("Not done.", "Scramble all four face down.", "missed", "Missed", 2, 4, "scramble"),
    PairView("Burned a card.", "Don\u2019t burn again for the turn.", "harmful", "Harmful, 0:52", 3, 6, "turn", 6),
    PairView("Two cards were burned for the turn.", "Play on.", "", follows=True, step=6),
    PairView("Seat 1 was skipped on the flop when seat 2 acted.", "", "", heading=True),
    PairView("Gave the action to seat 1.", "Back the action up to seat 1.", "late", "Late, 0:59", 1, 7, "back"),
)
OTHERS = OthersView(
    "Six rulebooks, one question",
    "No other rulebook would have accepted what you did.",
    (
        OtherHouseView("TDA 2022", "39-A", "Scramble the flop.", True),
        OtherHouseView("UPT", "holdem-3", "Board back into the stub, reshuffle, cut, new flop, no burn."),
        OtherHouseView("Players", "38-A", ""),
    ),
)
VIEW = replace(
    samples.DEBRIEF,
    replays=REPLAYS,
    replay="yours",
    pairs=PAIRS,
    chosen=2,
    others=OTHERS,
    title="The flop had four cards.",
    summary="Call the floor. Scramble all four face down.",
)


def debrief(qtbot: QtBot) -> DebriefScreen:
    return opened(qtbot, DebriefScreen(VIEW, QWidget()))


def lines(screen: DebriefScreen) -> list[PairRow]:
    return [each for each in screen.findChildren(PairRow) if each.isVisible()]


def test_every_line_has_its_mark_in_words_too(qtbot: QtBot) -> None:
    screen = debrief(qtbot)
    said = words(screen)
    assert {"Missed", "Harmful, 0:52", "Late, 0:59"} <= set(said)
    assert "Also: Seat 1 was skipped on the flop when seat 2 acted." in said
    assert [row.accessibleName() for row in lines(screen)][:2] == [
        "1. Called the floor. Right. What to do: Call the floor.",
        "2. Not done. Missed. What to do: Scramble all four face down.",
    ]


def test_the_head_bears_the_worst_of_grades_and_lines(qtbot: QtBot) -> None:
    good = (GradeView("Noticed", "Kept dealing", "clean hand", "right"),)
    screen = opened(qtbot, DebriefScreen(replace(VIEW, grades=good), QWidget()))
    assert screen._verdict.findChildren(Mark)[0].kind == "harmful"


def test_a_line_takes_the_own_hand_to_its_moment(qtbot: QtBot) -> None:
    screen = debrief(qtbot)
    with qtbot.waitSignal(screen.moment_chosen) as said:
        qtbot.mouseClick(lines(screen)[0], LEFT)
    assert said.args == ["yours", 3]
    assert (screen.replay.key, screen.replay.slider.step) == ("yours", 3)


def test_what_was_missed_is_shown_as_the_right_way_does_it(qtbot: QtBot) -> None:
    screen = debrief(qtbot)
    with qtbot.waitSignal(screen.moment_chosen) as said:
        qtbot.mouseClick(lines(screen)[1], LEFT)
    assert said.args == ["right", 2]
    assert (screen.replay.key, screen.replay.slider.step) == ("right", 2)
    with qtbot.waitSignal(screen.moment_chosen) as said:
        qtbot.mouseClick(lines(screen)[0], LEFT)
    assert said.args == ["right", 1], "while the right way is shown, it stays"


def test_before_the_right_way_is_there_what_was_missed_is_shown_where_it_was_due(qtbot: QtBot) -> None:
    screen = opened(qtbot, DebriefScreen(replace(VIEW, replays=REPLAYS[:1]), QWidget()))
    with qtbot.waitSignal(screen.moment_chosen) as said:
        qtbot.mouseClick(lines(screen)[1], LEFT)
    assert said.args == ["yours", 4]
    screen.show_replays(REPLAYS)
    with qtbot.waitSignal(screen.moment_chosen) as said:
        qtbot.mouseClick(lines(screen)[1], LEFT)
    assert said.args == ["right", 2]


def test_the_lines_go_up_and_down_by_arrows_over_headings(qtbot: QtBot) -> None:
    screen = debrief(qtbot)
    lines(screen)[2].setFocus()
    said: list[tuple[str, int]] = []
    screen.moment_chosen.connect(lambda key, step: said.append((key, step)))
    for key in (Key.Key_Down, Key.Key_Down, Key.Key_Up):
        press(qtbot, key)
    assert said == [("yours", 6), ("yours", 7), ("yours", 6)]
    assert [row.isChecked() for row in lines(screen)].count(True) == 1


def test_the_film_bears_the_marks_of_the_lines_and_says_them(qtbot: QtBot) -> None:
    screen = debrief(qtbot)
    assert marks_of(PAIRS) == {3: "right", 4: "missed", 6: "harmful", 7: "late"}
    slider = screen.replay.slider
    screen.replay.show_replay("yours", 6)
    assert slider.accessibleName() == "Replay, step 7 of 9: Act 6, Harmful"
    screen.replay.show_replay("right", 2)
    assert slider.accessibleName() == "Replay, step 3 of 4: Scramble"


def test_every_act_is_one_press_away_and_so_are_the_steps(qtbot: QtBot) -> None:
    screen = debrief(qtbot)
    assert screen._steps is not None
    assert screen._steps.switch.text() == EVERY
    screen._steps.switch.setFocus()
    press(qtbot, Key.Key_Space)
    assert lines(screen) == []
    assert "ROUTINE, MOVE BY MOVE" in words(screen)
    assert screen._steps.switch.text() == STEPS
    assert screen._steps.switch.hasFocus()
    assert screen.timeline.rows[6].isChecked(), "the act of the line that was selected"
    press(qtbot, Key.Key_Space)
    assert len(lines(screen)) == len(PAIRS) - 1


def test_in_a_narrow_window_a_click_brings_the_film_into_sight_and_keys_stay_at_their_line(qtbot: QtBot) -> None:
    screen = debrief(qtbot)
    screen.resize(960, 500)
    QApplication.processEvents()
    bar = screen._port.verticalScrollBar()
    assert bar.value() == 0
    lines(screen)[0].setFocus(Qt.FocusReason.TabFocusReason)
    press(qtbot, Key.Key_Down)
    QApplication.processEvents()
    film = screen.replay
    assert film.visibleRegion().boundingRect().height() < film.height()
    screen.setFocus()
    qtbot.mouseClick(lines(screen)[0], LEFT)
    QApplication.processEvents()
    assert film.visibleRegion().boundingRect().height() == film.height()


SIZES = ((1280, 720), (1280, 640), (1024, 536), (960, 500), (1600, 1000), (1920, 1080))


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("every", [False, True])
def test_no_panel_is_under_five_lines_and_nothing_scrolls_inside_what_scrolls(
    qtbot: QtBot, size: tuple[int, int], every: bool
) -> None:
    screen = debrief(qtbot)
    assert screen._steps is not None
    screen.resize(*size)
    if every:
        screen._steps.turn()
    for _ in range(3):
        QApplication.processEvents()
    panels = [screen._steps, screen._slip, screen._others, screen.replay]
    assert all(panel is not None and panel.height() >= FIVE_LINES for panel in panels)
    film = screen.replay
    assert film.height() >= film.minimumSizeHint().height(), "the replay is cut"
    if screen._port.verticalScrollBar().maximum():
        inside = [each for each in screen.findChildren(Pane) if each.isVisible()]
        assert [each.verticalScrollBar().maximum() for each in inside] == [0] * len(inside)
