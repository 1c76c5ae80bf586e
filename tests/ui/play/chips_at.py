"""Chips found, carried and reached at the table, as their tests do it."""

from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtWidgets import QApplication

from tests.ui.play.conftest import Box, Left
from trainer.kernel import gestures as g
from trainer.kernel.chips import chips
from trainer.ui.table.targets import Target

Key = Qt.Key


def done(box: Box) -> list[g.Act]:
    return [each.act for each in box.kept if each.by_dealer]


def bet_of(box: Box, text: str) -> int:
    return next(seat.number for seat in box.table.seats if seat.bet == chips(text))


def pile(box: Box, place: str, value: int) -> QPoint:
    return next(
        spot
        for target in box.view.table.targets()
        if target.kind == "chips" and target.chips_at == place and target.value == value
        if (spot := box.view.centre_of(target)) is not None
    )


def wheel(box: Box, at: QPoint, steps: int) -> None:
    port = box.view.viewport()
    where = QPointF(at), QPointF(port.mapToGlobal(at))
    turned = QPoint(0, 120 * steps)
    buttons, keys = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
    event = QWheelEvent(*where, QPoint(), turned, buttons, keys, Qt.ScrollPhase.NoScrollPhase, False)
    QApplication.sendEvent(port, event)


def carry(box: Box, start: QPoint, end: Target, keys: object = None, turns: int = 0, button: object = Left) -> None:
    """Press, move to the middle, turn the wheel, and let go at something that may be there only by then."""
    port, over = box.view.viewport(), box.view.viewport().rect().center()
    box.qtbot.mousePress(port, button, keys or Qt.KeyboardModifier.NoModifier, start)
    for share in (0.4, 1.0):
        box.qtbot.mouseMove(port, start + (over - start) * share)
    if turns:
        wheel(box, over, turns)
    assert box.view.table.told("held")
    to = box.seat(end.seat) if end.kind == "seat" and end.seat else box.spot(end)
    box.qtbot.mouseMove(port, to)
    box.qtbot.mouseRelease(port, button, pos=to, delay=400)
    assert box.view.table.told("held") == ""


def stand_on(box: Box, place: str) -> None:
    for _ in range(60):
        if box.screen.walker.place(box.table).startswith(place.partition("-")[0]) or box.screen.walker.card == place:
            break
        box.key(Key.Key_Down)
    for _ in range(20):
        if box.screen.walker.card == place:
            return
        box.key(Key.Key_Right)
    raise AssertionError(f"no arrow leads to {place}")
