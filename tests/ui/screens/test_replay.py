"""The film in the replay: played, paused, sped up, stepped and scrubbed by mouse and keys, with its caption."""

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from tests.ui.screens import samples
from tests.ui.screens.signals import Key, opened, press
from trainer.ui.screens.debrief import DebriefScreen
from trainer.ui.screens.models import BeatView, PairView, ReplayView

LEFT = Qt.MouseButton.LeftButton
FILM = (
    BeatView(20, 0, 0, "The dealer taps in."),
    BeatView(21, 30, 0, "Seat 3 checked."),
    BeatView(22, 60, 1, "Dealt four cards to the board, face down."),
    BeatView(23, 90, 2, "Call the floor.", "Floor!"),
    BeatView(24, 120, 2, "The floor came to the table."),
    BeatView(25, 150, 3, "Hand over."),
)
LABELS = ("Start", "The moment", "Call the floor", "Hand over")
RIGHT = ReplayView("right", "The right way here", LABELS, (("call-the-floor", 2),), FILM, 1)
OWN = replace(RIGHT, key="yours", label="Your hand", begins=0)
PAIRS = (PairView("Called the floor.", "Call the floor.", "right", number=1, step=2, key="call-the-floor"),)
VIEW = replace(samples.DEBRIEF, replays=(OWN, RIGHT), replay="yours", pairs=PAIRS, chosen=None)


@pytest.fixture
def screen(qtbot: QtBot) -> DebriefScreen:
    return opened(qtbot, DebriefScreen(VIEW, QWidget()))


def told(screen: DebriefScreen) -> str:
    return screen.replay.caption.words.text()


def playing(screen: DebriefScreen) -> bool:
    return screen.replay.play.accessibleName() == "Pause"


def test_space_plays_every_gesture_and_the_steps_follow(qtbot: QtBot, screen: DebriefScreen) -> None:
    shown: list[tuple[str, int]] = []
    screen.beat_chosen.connect(lambda at: shown.append(("beat", at)))
    screen.step_chosen.connect(lambda step: shown.append(("step", step)))
    screen.setFocus()
    press(qtbot, Key.Key_Space)
    qtbot.waitUntil(lambda: not playing(screen))
    assert shown == [("beat", 21), ("step", 1), ("step", 2), ("beat", 24), ("step", 3)]
    assert told(screen) == "Hand over."


def test_space_pauses_and_goes_on_from_there(qtbot: QtBot, screen: DebriefScreen) -> None:
    screen.setFocus()
    press(qtbot, Key.Key_Space)
    qtbot.waitUntil(lambda: screen.replay.slider.step == 1)
    press(qtbot, Key.Key_Space)
    assert not playing(screen)
    stood = told(screen)
    qtbot.wait(80)
    assert told(screen) == stood
    press(qtbot, Key.Key_Space)
    assert playing(screen)


def test_left_and_right_step_and_stop_the_film(qtbot: QtBot, screen: DebriefScreen) -> None:
    screen.setFocus()
    press(qtbot, Key.Key_Space)
    with qtbot.waitSignal(screen.step_chosen):
        press(qtbot, Key.Key_Right)
    assert not playing(screen)
    press(qtbot, Key.Key_Right)
    press(qtbot, Key.Key_Left)
    assert told(screen).startswith("Dealt four cards")


def test_the_slider_scrubs_to_a_stop_with_its_caption_and_number(qtbot: QtBot, screen: DebriefScreen) -> None:
    slider = screen.replay.slider
    slider.setFocus()
    press(qtbot, Key.Key_End)
    press(qtbot, Key.Key_Left)
    assert told(screen) == "Call the floor. \u201cFloor!\u201d"
    assert screen.replay.caption.number == 1
    press(qtbot, Key.Key_Home)
    assert screen.replay.caption.number == 0


def test_speed_is_one_press(qtbot: QtBot, screen: DebriefScreen) -> None:
    speed = screen.replay.speed
    for name in ("Speed: 2\u00d7", "Speed: \u00bd\u00d7", "Speed: 1\u00d7"):
        press(qtbot, Key.Key_S)
        assert speed.accessibleName() == name
    qtbot.mouseClick(speed, LEFT)
    assert speed.text() == "2\u00d7"


def test_the_right_way_plays_at_once_from_the_moment(qtbot: QtBot, screen: DebriefScreen) -> None:
    steps: list[int] = []
    screen.step_chosen.connect(steps.append)
    screen.replay.choice.setFocus()
    press(qtbot, Key.Key_Right)
    assert playing(screen)
    qtbot.waitUntil(lambda: not playing(screen))
    assert steps == [1, 2, 3]


def test_nothing_plays_behind_another_page(qtbot: QtBot, screen: DebriefScreen) -> None:
    screen.setFocus()
    press(qtbot, Key.Key_Space)
    screen.hide()
    assert not playing(screen)


@pytest.mark.parametrize("size", [(1280, 720), (960, 500), (1024, 536)])
def test_nothing_of_the_film_is_cut(qtbot: QtBot, size: tuple[int, int]) -> None:
    table = QWidget()
    table.setMinimumSize(480, 230)
    screen = opened(qtbot, DebriefScreen(VIEW, table))
    screen.resize(*size)
    for _ in range(3):
        QApplication.processEvents()
    film = screen.replay
    assert film.height() >= film.minimumSizeHint().height()
    assert table.height() >= 230
    assert film.caption.geometry().bottom() < film.height()
