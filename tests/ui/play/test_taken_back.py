"""An act that needs something more says what it waits for and how it is taken back; Esc and the act again do so."""

import pytest
from PySide6.QtCore import Qt

from tests.ui.play.conftest import Box, Sit
from trainer.kernel import gestures as g
from trainer.ui.play.acts import CANCEL, PROMPTS
from trainer.ui.play.nothing import FACE_DOWN, FACE_UP, STUB_DOWN
from trainer.ui.table.targets import Target
from trainer.ui.table.words import STUB, STUB_SHORT

Key = Qt.Key
ASKING = {"pitch": Key.Key_P, "muck": Key.Key_M, "button": Key.Key_D, "push": Key.Key_U, "change": Key.Key_Y}
KEYS_ONLY = {"return": Key.Key_R, "all-in": Key.Key_Z, "count": Key.Key_O}


def lit(box: Box) -> set[str]:
    return {name for name, each in box.screen.palette_.buttons.items() if each._armed}


def press(box: Box, name: str, by_mouse: bool) -> None:
    if by_mouse:
        box.press(name)
    else:
        box.key(ASKING[name])


@pytest.mark.parametrize("again", [False, True])
@pytest.mark.parametrize("by_mouse", [False, True])
@pytest.mark.parametrize("name", ASKING)
def test_it_asks_and_is_taken_back(box: Box, name: str, by_mouse: bool, again: bool) -> None:
    box.key(Key.Key_I)
    done = len(box.done)
    press(box, name, by_mouse)
    assert "?" in box.prompt and box.prompt.endswith(CANCEL)
    assert lit(box) == {name}
    if again:
        press(box, name, by_mouse)
    else:
        box.key(Key.Key_Escape)
    assert "?" not in box.prompt and lit(box) == set()
    assert len(box.done) == done


@pytest.mark.parametrize("name", KEYS_ONLY)
def test_what_only_keys_ask_for_is_taken_back_too(sit: Sit, name: str) -> None:
    box = sit()
    for back in (Key.Key_Escape, KEYS_ONLY[name]):
        box.key(KEYS_ONLY[name])
        assert box.prompt.endswith(CANCEL)
        box.key(back)
        assert not box.prompt.endswith(CANCEL)


def test_a_pitch_is_asked_for_and_answered_by_key_or_click(sit: Sit) -> None:
    box = sit()
    box.key(Key.Key_P)
    assert box.prompt == PROMPTS["pitch"] and lit(box) == {"pitch"}
    box.key(Key.Key_4)
    assert box.prompt == "" and lit(box) == set()
    box.press("pitch")
    box.click(box.seat(5))
    assert box.done == (g.Pitch(4, False), g.Pitch(5, False))
    assert lit(box) == set()


def test_a_stub_that_is_put_down_is_seen_and_said(sit: Sit) -> None:
    box = sit()
    words = box.view.table._seats.items
    assert ("legend", STUB) in words
    box.key(Key.Key_P, Key.Key_P)
    assert box.prompt == STUB_DOWN
    assert ("legend", STUB) not in words and ("legend", STUB_SHORT) in words
    box.click(box.at("stub"))
    assert box.hands.stub_in_hand and ("legend", STUB) in words


def test_face_up_is_lit_and_said_until_it_ends(sit: Sit) -> None:
    box = sit()
    box.press("face")
    assert box.prompt == FACE_UP and lit(box) == {"face"}
    box.key(Key.Key_4)
    assert box.done == (g.Pitch(4, True),) and lit(box) == {"face"}
    box.key(Key.Key_E)
    assert box.prompt == FACE_DOWN and lit(box) == set()


@pytest.mark.parametrize("by_mouse", [False, True])
def test_a_card_in_the_hand_says_where_it_can_go(sit: Sit, by_mouse: bool) -> None:
    box = sit()
    box.to_the_flop()
    box.key(Key.Key_Escape)
    first = box.table.board[0].card
    if by_mouse:
        box.click(box.spot(Target("card", None, first.name, "board")))
    else:
        box.key(Key.Key_L, mods=Qt.KeyboardModifier.ShiftModifier)
    box.screen.prompt._gone.stop()
    box.screen.prompt.ask(box.hands.prompt(box.table))
    assert "A aside" in box.prompt and "Esc cancels" in box.prompt
    assert box.prompt.startswith("1 card" if by_mouse else "3 cards")
    box.key(Key.Key_A)
    assert "in hand" not in box.prompt
    assert first in {each.card for each in box.table.aside}
