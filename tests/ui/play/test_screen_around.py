"""What the play screen shows around the dealing: the key overlay, and the shuffle before the first card."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel

from tests.ui.play.conftest import Sit
from trainer.kernel import gestures as g
from trainer.ui.demo.events import key_of
from trainer.ui.play.acts import ACTS, BY_KEY
from trainer.ui.play.key_list import LINES
from trainer.ui.play.key_sheet import KeySheet
from trainer.ui.play.opening import Opening

Key = Qt.Key


# --- the overlay


def test_the_question_mark_shows_every_key_and_closes_again(sit: Sit) -> None:
    box = sit()
    box.qtbot.keyClicks(box.screen, "?")
    [overlay] = box.screen.findChildren(KeySheet)
    words = [label.text() for label in overlay.findChildren(QLabel)]
    assert all(act.label in words for act in ACTS)
    assert overlay.isVisible()
    box.key(Key.Key_B)
    assert box.done == ()
    box.key(Key.Key_Escape)
    box.qtbot.waitUntil(lambda: not any(each.isVisible() for each in box.screen.findChildren(KeySheet)))
    box.key(Key.Key_B)
    assert box.done == (g.Burn(),)


def test_every_act_has_a_key_of_its_own_a_button_and_a_line_in_the_overlay(sit: Sit) -> None:
    box = sit()
    assert len({act.key.casefold() for act in ACTS}) == len(ACTS)
    assert set(box.screen.palette_.buttons) == {act.name for act in ACTS}
    listed = {(line.keys, line.name, line.does) for group in LINES for line in group.lines}
    assert {(act.key, act.label, act.detail) for act in ACTS} <= listed
    assert set(BY_KEY) <= {cap.casefold() for key, *_ in listed for cap in (key, *key.split())}
    assert set(BY_KEY).isdisjoint({"q", "?", "esc", *"123456789"})


@pytest.mark.parametrize("act", ACTS, ids=lambda act: act.name)
def test_each_key_does_what_its_button_does(sit: Sit, act: object) -> None:
    """After the flop, by key at one table and by button at another."""
    name, key = act.name, act.key  # type: ignore[attr-defined]  # an Act
    found = []
    for by_key in (True, False):
        box = sit("clean-holdem-flop-inherited")
        box.key(key_of(key)) if by_key else box.press(name)
        hands = box.screen.hands
        state = (hands.asking, hands.stub_in_hand, hands.face_up) if hands else ()
        gestures = [each.act for each in box.kept]
        panel = box.screen.menu or box.screen.chips.voice or box.screen.leaving.dialog
        found.append((gestures, state, panel is not None, box.prompt))
    assert found[0] == found[1]
    assert found[0] != ([], ("", True, False), False, "You take over the hand from here.")


# --- the opening


def test_the_shuffle_and_the_cut_are_shown_before_the_first_card(sit: Sit) -> None:
    box = sit(reduced=False)
    assert isinstance(box.screen.opening, Opening)
    assert box.screen.opening.running
    assert box.view.table.picture.caption == "The deck is shuffled"
    assert not box.clock.running


def test_at_upt_a_player_next_to_the_dealer_cuts(sit: Sit) -> None:
    box = sit(house="upt", reduced=False)
    box.qtbot.waitUntil(lambda: box.view.table.picture.caption != "The deck is shuffled")
    assert box.view.table.picture.caption == f"{box.table.seats[-1].name} in seat 9 cuts"


@pytest.mark.parametrize("how", ["figure", "letter", "click", "button", "drag"])
def test_during_the_opening_anything_only_goes_on_with_the_hand(sit: Sit, how: str) -> None:
    box = sit(reduced=False)
    if how == "figure":
        box.key(Key.Key_3)
    elif how == "letter":
        box.key(Key.Key_F)
    elif how == "click":
        box.click(box.view.viewport().rect().center())
    elif how == "drag":
        box.drag(box.at("stub"), box.seat(3))
    else:
        box.press("burn")
    assert box.done == ()
    assert box.kept == []
    assert box.screen.opening is not None
    assert not box.screen.opening.running
    assert box.clock.running
    box.key(Key.Key_3)
    assert box.done == (g.Pitch(3, False),)


def test_a_hand_that_was_taken_over_says_so(sit: Sit) -> None:
    assert sit("clean-holdem-flop-inherited").prompt == "You take over the hand from here."
    assert sit().prompt.startswith("Deal:")
