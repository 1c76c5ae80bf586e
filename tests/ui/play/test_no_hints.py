"""Nothing on the screen tells a spoiled hand from a clean one: what is heard and written follows only what is seen."""

import re

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtWidgets import QLabel, QWidget

from tests.ui.play.conftest import Box, Sit
from trainer.kernel import gestures as g
from trainer.ui.play.screen import DEAL

Key = Qt.Key
TELLING = ("boxed", "fourth", "extra", "too many", "stuck", "irregular", "wrong", "short stub", "misdeal", "clean")
SPOILED = [
    "four-card-flop-last-two-stuck",
    "four-card-flop-turned-up-inherited",
    "boxed-two-in-the-deal",
    "boxed-later-in-the-stub",
    "short-stub-two-for-four",
]


def heard(box: Box) -> list[str]:
    """Everything that a screen reader is told of the screen, and what is written on it."""
    table = QAccessible.queryAccessibleInterface(box.view)
    words = [_name(table.child(number)) for number in range(table.childCount())]
    for widget in box.screen.findChildren(QWidget):
        if widget.isVisible():
            words += [widget.accessibleName(), widget.toolTip(), widget.statusTip(), widget.accessibleDescription()]
            words += [widget.text()] if isinstance(widget, QLabel) else []
    return [word for word in (*words, box.screen.windowTitle(), box.screen.window().windowTitle()) if word]


def _name(child: QAccessibleInterface | None) -> str:
    return child.text(QAccessible.Text.Name) if child is not None else ""


@pytest.mark.parametrize("scenario", SPOILED)
def test_nothing_says_beforehand_that_a_hand_is_spoiled(sit: Sit, scenario: str) -> None:
    box = sit(scenario)
    said = " ".join(heard(box)).casefold()
    assert not [word for word in TELLING if word in said]
    assert box.session.play.scenario.title.casefold() not in said
    assert scenario not in said


def test_a_spoiled_and_a_clean_hand_speak_alike_until_the_moment(sit: Sit) -> None:
    """The same kinds of sentences, the same prompt, the same title, the same marks on the palette."""
    found = []
    for scenario in ("clean-holdem-nine", "four-card-flop-last-two-stuck"):
        box = sit(scenario)
        box.deal_in()
        found.append((_shape(box), box.prompt, box.screen.windowTitle()))
    assert found[0] == found[1]


def _shape(box: Box) -> set[str]:
    """What is heard, without seats, names and figures."""
    return {re.sub(r"\d[\d,]*", "#", word) for word in heard(box) if not word.startswith("Seat ")}


def test_four_cards_on_the_flop_are_said_as_cards_and_never_counted_out(sit: Sit) -> None:
    found = []
    for scenario, lying in (("clean-holdem-nine", 3), ("four-card-flop-last-two-stuck", 4)):
        box = sit(scenario)
        box.to_the_flop()
        assert len(box.table.board) == lying
        said = " ".join(heard(box)).casefold()
        found.append(([word for word in TELLING if word in said], box.prompt in ("", DEAL)))
    assert found == [([], True), ([], True)]


def test_a_boxed_card_is_heard_as_the_card_that_is_seen(sit: Sit) -> None:
    box = sit("boxed-two-in-the-deal")
    top = box.table.stub[0]
    assert top.up
    [stub] = [word for word in heard(box) if word.startswith("Stub")]
    assert "boxed" not in stub.casefold()


@pytest.mark.parametrize("scenario", ["clean-holdem-nine", "four-card-flop-last-two-stuck"])
def test_players_go_on_with_the_same_timing(sit: Sit, scenario: str) -> None:
    """After the flop the next player is due in the time that players always take."""
    box = sit(scenario)
    box.to_the_flop()
    due = box.session.due_at()
    assert due is not None
    assert 500 <= due - box.session.now <= 6000


def test_the_focus_stays_where_it_was_at_the_moment(sit: Sit) -> None:
    box = sit("four-card-flop-last-two-stuck")
    box.to_the_flop()
    assert box.screen.hasFocus()
    assert box.view.table.focus is None
    assert box.screen.menu is None


def test_the_clock_stands_still_before_the_hand_begins_and_runs_through_the_moment(sit: Sit) -> None:
    box = sit("four-card-flop-last-two-stuck")
    box.to_the_flop()
    assert box.clock.running
    assert any(isinstance(act, g.Lay) for act in box.done)
