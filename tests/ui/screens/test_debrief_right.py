"""Who was right is told so in a line, with one thing worth knowing, and goes on; the replay is one press away."""

from dataclasses import replace

import pytest
from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from tests.ui.screens import samples
from tests.ui.screens.signals import Key, opened, press, words
from trainer.ui.screens.debrief import DebriefScreen
from trainer.ui.screens.models import OtherHouseView, RightView

RIGHT = RightView(
    "You got it right.",
    "The flop had four cards. You caught it in time, called the floor and did all five steps in order.",
    "This can be fixed until the hand is over.",
    "Call the floor. The dealer scrambles all four face down.",
    "39-A",
    "Poker TDA \u00b7 2022",
    ("8d", "Qc", "5d", "4d", "5h"),
    elsewhere="Different in one rulebook",
    differing=(OtherHouseView("UPT", "", "Board back into the stub, reshuffle, cut, new flop, no burn."),),
    same="Same ruling: Players.",
)


def face(qtbot: QtBot) -> DebriefScreen:
    return opened(qtbot, DebriefScreen(replace(samples.DEBRIEF, right=RIGHT, next_label="Next hand"), QWidget()))


def test_the_line_and_one_thing_are_all_there_is(qtbot: QtBot) -> None:
    screen = face(qtbot)
    said = words(screen)
    assert {RIGHT.line, RIGHT.text, RIGHT.head, RIGHT.thing, RIGHT.elsewhere, RIGHT.same} <= set(said)
    assert "WHAT YOU DID" not in said
    assert not screen.replay.isVisible()


def test_enter_goes_on_and_r_deals_again(qtbot: QtBot) -> None:
    screen = face(qtbot)
    for key, signal in ((Key.Key_Return, screen.next), (Key.Key_R, screen.again)):
        with qtbot.waitSignal(signal):
            press(qtbot, key)


def test_w_shows_the_hand_with_its_replay(qtbot: QtBot) -> None:
    screen = face(qtbot)
    press(qtbot, Key.Key_W)
    assert screen.replay.isVisible()
    assert "WHAT YOU DID" in words(screen)
    with qtbot.waitSignal(screen.next):
        press(qtbot, Key.Key_Return)


def test_another_view_takes_the_place_of_the_face_and_its_waiting_replay(qtbot: QtBot) -> None:
    screen = face(qtbot)
    before = screen.replay
    screen.show_view(samples.DEBRIEF)
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)  # type: ignore[arg-type]  # of all there are
    assert screen.replay is not before
    assert screen.replay.isVisible()
    assert [each for each in screen.findChildren(type(before)) if each is not screen.replay] == []


@pytest.mark.parametrize("size", [(1280, 720), (960, 500), (1920, 1080)])
def test_its_words_have_room(qtbot: QtBot, size: tuple[int, int]) -> None:
    from trainer.ui.kit.text import Text

    screen = face(qtbot)
    screen.resize(*size)
    for _ in range(3):
        QApplication.processEvents()
    shown = [each for each in screen.findChildren(Text) if each.isVisible()]
    assert [each.text() for each in shown if each.is_clipped()] == []
