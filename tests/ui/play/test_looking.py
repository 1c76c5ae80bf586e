"""Looking closer at chips: by a key held or tapped, by the wheel, by the bar; it changes nothing on the table."""

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtWidgets import QApplication

from tests.ui.play.conftest import Box, Sit
from trainer.ui.play.looking import HELD_MS
from trainer.ui.table.targets import Target

Key = Qt.Key


def words(box: Box) -> list[str]:
    lens = box.screen.looking.lens
    return [each.words for each in lens.shown] if lens.isVisible() else []


def wheel(box: Box, at: QPoint, steps: int) -> None:
    port = box.view.viewport()
    none = Qt.MouseButton.NoButton, Qt.KeyboardModifier.NoModifier, Qt.ScrollPhase.NoScrollPhase
    turned = QWheelEvent(QPointF(at), QPointF(port.mapToGlobal(at)), QPoint(), QPoint(0, 120 * steps), *none, False)
    QApplication.sendEvent(port, turned)


def bare(box: Box) -> QPoint:
    """A spot of the felt on which nothing lies."""
    port = box.view.viewport()
    spots = (QPoint(x, y) for x in range(200, port.width(), 20) for y in range(100, port.height(), 20))
    return next(at for at in spots if box.view.target_at(at).kind == "felt")


def test_the_key_shows_what_the_pointer_is_over(box: Box) -> None:
    seat = next(each.number for each in box.table.seats if each.bet)
    box.qtbot.mouseMove(box.view.viewport(), box.spot(Target("bet", seat)))
    box.key(Key.Key_W)
    assert words(box) == [f"Seat {seat} bet", f"Seat {seat} stack"]
    box.key(Key.Key_W)
    assert words(box) == []
    assert box.kept == []


def test_held_it_closes_when_it_is_let_go_and_after_a_tap_it_stays(box: Box) -> None:
    box.qtbot.keyPress(box.screen, Key.Key_W)
    box.qtbot.wait(HELD_MS + 50)
    assert words(box)
    box.qtbot.keyRelease(box.screen, Key.Key_W)
    assert words(box) == []
    box.key(Key.Key_W)
    assert words(box)


def test_the_ring_says_what_is_looked_at_and_esc_closes_that_alone(box: Box) -> None:
    while not box.screen.walker.place(box.table).startswith("stack"):
        box.key(Key.Key_Down)
    seat = box.screen.walker.place(box.table).removeprefix("stack-")
    box.key(Key.Key_W)
    assert f"Seat {seat} stack" in words(box)
    box.key(Key.Key_Escape)
    assert words(box) == []
    assert box.hands.stub_in_hand


def test_with_shift_the_whole_felt_is_seen(box: Box) -> None:
    box.qtbot.keyClick(box.screen, Key.Key_W, Qt.KeyboardModifier.ShiftModifier)
    heaps = [each for seat in box.table.seats for each in (seat.bet, seat.stack) if each]
    assert len(words(box)) == len(heaps)


def test_the_wheel_over_the_felt_opens_zooms_and_closes(box: Box) -> None:
    at = bare(box)
    wheel(box, at, 1)
    assert words(box)
    before = box.screen.looking.lens.size()
    wheel(box, at, 1)
    assert box.screen.looking.lens.width() >= before.width()
    wheel(box, at, -1)
    wheel(box, at, -1)
    assert words(box) == []
    assert box.kept == []


def test_the_button_opens_it_and_a_click_on_it_closes_it(box: Box) -> None:
    box.qtbot.mouseClick(box.screen.bar.look, Qt.MouseButton.LeftButton)
    assert words(box)
    lens = box.screen.looking.lens
    box.qtbot.mouseClick(lens, Qt.MouseButton.LeftButton, pos=lens.rect().center())
    assert words(box) == []
    assert box.kept == []


def test_it_follows_the_table_and_goes_with_the_hand(box: Box) -> None:
    box.key(Key.Key_W)
    before = words(box)
    box.key(Key.Key_I)
    assert words(box) != before
    assert "Pot" in words(box)
    box.screen.close_hand()
    assert words(box) == []


@pytest.mark.parametrize("size", [(960, 500), (1280, 720), (1920, 1080)])
def test_it_lies_within_the_table(sit: Sit, size: tuple[int, int]) -> None:
    box = sit("clean-stud-eight")
    box.screen.resize(*size)
    QApplication.sendPostedEvents(None, QEvent.Type.LayoutRequest)
    for place in ("felt", "stack-1", "stack-8", "bet-3"):
        box.screen.looking.close()
        box.screen.looking.toggle(place)
        lens = box.screen.looking.lens
        assert box.view.viewport().rect().contains(lens.geometry()), place
        assert lens.accessibleName().startswith("Close-up. ")


def test_a_screen_reader_hears_chips_and_no_amount(box: Box) -> None:
    box.key(Key.Key_W)
    heard = box.screen.looking.lens.accessibleName()
    assert " 100s" in heard
    assert "1,500" not in heard
