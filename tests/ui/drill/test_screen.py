"""A round on screen by mouse and by keyboard: asked, answered, told, paused, left, played to its end."""

from collections.abc import Callable, Iterator
from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tests.ui.drill.samples import call_or_raise, count_the_stack, who_shows_first
from trainer.quickfire.rounds import Round
from trainer.quickfire.spot import Spot
from trainer.rules.practice import Practice
from trainer.ui.desk.quick import spot_slip
from trainer.ui.drill.pause import Pause
from trainer.ui.drill.reason import Reason
from trainer.ui.drill.ring import ClockRing
from trainer.ui.drill.round import Given, Played
from trainer.ui.drill.screen import DrillScreen
from trainer.ui.kit.dialog import Dialog
from trainer.ui.kit.slip import PaperSlip
from trainer.ui.play.clock import Clock
from trainer.ui.play.key_sheet import KeySheet

Key = Qt.Key
Play = Callable[..., DrillScreen]


class HandClock(Clock):
    """A clock that a test turns."""

    ms = 0

    def now(self) -> int:
        return self.ms

    def set(self, now: int) -> None:
        self.ms = now


@pytest.fixture
def played(qtbot: QtBot, program: QApplication) -> Iterator[Play]:
    made = []

    def play(spots: Iterator[Spot], planned: int = 3, reduced: bool = True) -> DrillScreen:
        screen = DrillScreen(
            "Call or raise?",
            "Players",
            lambda _: "No-limit",
            spot_slip,
            HandClock(),
            Round("x", "players-2025", 1, size=planned),
        )
        qtbot.addWidget(screen)
        made.append(screen)
        screen.view.dress(four_colours=False, reduced_motion=reduced)
        screen.resize(1280, 720)
        screen.show()
        screen.activateWindow()
        qtbot.waitUntil(screen.isActiveWindow)
        screen.begin(spots)
        return screen

    yield play
    for each in made:
        each.close()


def endless(make: Callable[[], Spot]) -> Iterator[Spot]:
    while True:
        yield make()


def press(*keys: Key | str) -> None:
    """Keys as they reach whatever has the focus."""
    from PySide6.QtTest import QTest

    for each in keys:
        held = QApplication.focusWidget()
        assert held is not None
        QTest.keyClick(held, each)  # type: ignore[call-overload]  # a key or a letter
        QApplication.processEvents()


def test_a_question_is_answered_rightly_by_keyboard(played: Play, qtbot: QtBot) -> None:
    screen = played(endless(call_or_raise))
    told: list[Given] = []
    screen.given.connect(told.append)
    press("2", "1", "6", "0", "0", Key.Key_Tab)
    press(Key.Key_Tab, "4", "0", "0", Key.Key_Return)
    assert [each.right for each in told] == [True]
    assert told[0].answer == {"stands": "raise", "to": 1600, "change": 0, "missing": 400}
    assert screen.reason is None
    assert screen.played.round.right == 1
    press(Key.Key_Return)
    assert screen.foot.fields is not None
    assert screen.bar._count.text() == "2 of 3"


def test_a_question_is_answered_wrongly_by_mouse(played: Play, qtbot: QtBot) -> None:
    screen = played(endless(call_or_raise))
    fields = screen.foot.fields
    assert fields is not None
    qtbot.mouseClick(fields.cards["stands"][0], Qt.MouseButton.LeftButton)
    qtbot.mouseClick(screen.foot.answer_button, Qt.MouseButton.LeftButton)
    assert [each.mark for each in screen.played.given] == ["wrong"]
    reason = screen.reason
    assert reason is not None and reason.reckoning is not None
    assert "46-A" in reason.findChildren(PaperSlip)[0].accessibleName()
    assert screen.view.light.places == ("bet-3",)
    qtbot.mouseClick(reason.reckoning.lines[1], Qt.MouseButton.LeftButton)
    assert screen.view.light.places == ("bet-5",)
    qtbot.mouseClick(screen.foot.next_button, Qt.MouseButton.LeftButton)
    assert screen.reason is None
    assert screen.view.light.places == ()


def test_the_arithmetic_is_walked_by_arrow_keys(played: Play, qtbot: QtBot) -> None:
    screen = played(endless(count_the_stack))
    press("5", Key.Key_Return)
    assert screen.reason is not None and screen.reason.reckoning is not None
    for place, key in ((1, Key.Key_Down), (2, Key.Key_Down), (1, Key.Key_Up)):
        press(key)
        assert screen.reason.reckoning.at == place
    assert screen.view.light.words == "+4,500"


def test_where_things_may_move_the_arithmetic_walks_by_itself(played: Play, qtbot: QtBot) -> None:
    screen = played(endless(count_the_stack), reduced=False)
    press("5", Key.Key_Return)
    reckoning = screen.reason.reckoning if screen.reason else None
    assert reckoning is not None
    reckoning._walk.setInterval(10)
    qtbot.waitUntil(lambda: reckoning.at == 3 and not reckoning._walk.isActive())


def test_the_book_is_opened_at_the_paragraph(played: Play, qtbot: QtBot) -> None:
    screen = played(endless(count_the_stack))
    press("5", Key.Key_Return)
    assert screen.reason is not None
    with qtbot.waitSignal(screen.read) as told:
        qtbot.mouseClick(screen.reason.link, Qt.MouseButton.LeftButton)
    assert told.args == ["players-2025", "46-A"]


def test_what_only_practice_says_leads_into_no_book(qtbot: QtBot) -> None:
    practice = Practice("practice:count", "Highest first.", "counting")
    spot = replace(count_the_stack(), decisions=(), practices=(practice,))
    reason = Reason(spot, spot_slip(spot), 400)
    qtbot.addWidget(reason)
    assert not hasattr(reason, "link")
    assert "Routine" in reason.findChildren(PaperSlip)[0].accessibleName()


def test_a_reader_hears_the_question_and_how_the_answer_went(played: Play, qtbot: QtBot) -> None:
    screen = played(endless(who_shows_first))
    assert screen.accessibleName() == "Who shows first?"
    press("3", Key.Key_Return)
    assert screen.accessibleName() == "Wrong at this house. Seat 2. 46-A, 44-A"
    assert screen.hasFocus()


def test_a_seat_is_pointed_at_on_the_felt(played: Play, qtbot: QtBot) -> None:
    screen = played(endless(who_shows_first))
    qtbot.mouseClick(screen.view.plate(2), Qt.MouseButton.LeftButton)
    assert screen.view.plate(2).isChecked()
    press(Key.Key_Return)
    assert [each.right for each in screen.played.given] == [True]


def test_a_round_is_played_to_its_end(played: Play, qtbot: QtBot) -> None:
    screen = played(endless(who_shows_first))
    ended: list[Played] = []
    screen.ended.connect(ended.append)
    for seat in ("2", "3", "2"):
        press(seat, Key.Key_Return)
        assert not ended
        press(Key.Key_Return)
    assert [(each.round.right, each.round.over) for each in ended] == [(2, True)]


def test_right_but_late_is_told_by_its_own_mark(played: Play, qtbot: QtBot) -> None:
    screen = played(endless(who_shows_first))
    screen.clock.set(12_000)
    press("2", Key.Key_Return)
    assert [each.mark for each in screen.played.given] == ["late"]
    assert "too slow" in screen.bar.dots.accessibleName()


def test_what_happens_is_played_first_and_who_answers_has_seen_enough(played: Play, qtbot: QtBot) -> None:
    screen = played(endless(call_or_raise), reduced=False)
    assert screen.view.playing
    assert not screen.clock.running
    press("1")
    assert not screen.view.playing
    assert screen.clock.running


def test_it_happens_again_on_a_key(played: Play, qtbot: QtBot) -> None:
    screen = played(endless(call_or_raise), reduced=False)
    screen.view.skip()
    press("r")
    assert screen.view.playing
    assert screen.clock.running


@pytest.mark.parametrize("back", [Key.Key_Escape, Key.Key_Return, "p"])
def test_a_pause_hides_the_felt_and_stops_the_clock(played: Play, back: Key | str, qtbot: QtBot) -> None:
    screen = played(endless(call_or_raise))
    assert screen.clock.running
    press("p")
    [pause] = screen.findChildren(Pause)
    assert not screen.clock.running
    assert pause.geometry() == screen.rect()
    colours = {pause.grab().toImage().pixel(x, 100) for x in range(0, 1280, 40)}
    assert len(colours) == 1
    press(back)
    assert screen.clock.running
    assert pause.isHidden()


def test_the_keys_are_listed_while_the_clock_stands(played: Play, qtbot: QtBot) -> None:
    screen = played(endless(call_or_raise))
    press("?")
    assert screen.findChildren(KeySheet)
    assert not screen.clock.running
    press(Key.Key_Escape)
    assert screen.clock.running


def test_a_round_without_an_answer_is_left_at_once(played: Play, qtbot: QtBot) -> None:
    screen = played(endless(call_or_raise))
    with qtbot.waitSignal(screen.left):
        press(Key.Key_Escape)
    assert not screen.findChildren(Dialog)


@pytest.mark.parametrize(("answer", "gone"), [("stay", False), ("leave", True)])
def test_a_round_with_an_answer_is_left_after_asking(played: Play, answer: str, gone: bool, qtbot: QtBot) -> None:
    screen = played(endless(who_shows_first))
    left: list[bool] = []
    screen.left.connect(lambda: left.append(True))
    press("2", Key.Key_Return, Key.Key_Return)
    press(Key.Key_Escape)
    [dialog] = screen.findChildren(Dialog)
    qtbot.mouseClick(dialog.buttons[answer], Qt.MouseButton.LeftButton)
    assert bool(left) is gone


def test_enter_twice_answers_nothing(played: Play, qtbot: QtBot) -> None:
    screen = played(endless(count_the_stack))
    press(Key.Key_Return, Key.Key_Return)
    assert screen.played.given == ()


def test_tab_comes_to_everything_that_can_be_done(played: Play, qtbot: QtBot) -> None:
    played(endless(call_or_raise))
    press("1")
    names = set()
    for _ in range(16):
        press(Key.Key_Tab)
        held = QApplication.focusWidget()
        assert held is not None and held.accessibleName()
        names.add(held.accessibleName())
    wanted = ("Leave the round", "Watch it again", "Pause", "Keys", "Call, key 1", "Change to seat 5: 0", "Answer")
    assert set(wanted) <= names


@pytest.mark.parametrize(
    ("ms", "words", "over"), [(0, "10 s", False), (2_400, "8 s", False), (10_000, "0 s", False), (13_900, "+3 s", True)]
)
def test_the_ring_counts_down_and_goes_on_in_another_shape(ms: int, words: str, over: bool, qtbot: QtBot) -> None:
    ring = ClockRing()
    qtbot.addWidget(ring)
    ring.show_time(ms, 10_000)
    assert (ring.words, ring.over) == (words, over)
    assert not ring.grab().isNull()


def test_the_next_question_is_there_within_a_frame_or_three(played: Play, qtbot: QtBot) -> None:
    screen = played(endless(who_shows_first), planned=6)
    press("2", Key.Key_Return)
    screen.prepare()
    assert screen._next is not None
