"""Chips at the table by real key events: taken, sent, counted; and the dealer's words about them."""

import pytest
from PySide6.QtCore import Qt

from tests.ui.play.chips_at import bet_of, done, stand_on
from tests.ui.play.conftest import Box, Left, Sit
from trainer.kernel import gestures as g
from trainer.kernel.chips import chips
from trainer.ui.table.targets import Target

Key = Qt.Key


# --- the keyboard


def test_by_keys_some_of_a_bet_begins_a_side_pot(box: Box) -> None:
    seat = bet_of(box, "100x6")
    stand_on(box, f"bet-{seat}")
    assert box.view.table.focus == Target("bet", seat)
    box.key(Key.Key_Q, Key.Key_Minus, Key.Key_Minus)
    how = "1–9 to a seat, I main pot, J side pot, Y change, Esc cancels"
    assert box.prompt == f"{how}: [4 × 100] from seat {seat}’s bet"
    box.key(Key.Key_J)
    assert box.prompt == "Into which side pot, 1 to 1? Esc cancels."
    box.key(Key.Key_1)
    assert done(box) == [g.Collect(seat, chips("100x4"), "side-1")]


def test_by_keys_an_amount_is_typed_and_carried_to_where_the_ring_stands(box: Box) -> None:
    seat = bet_of(box, "100x6")
    box.key(Key.Key_I)
    stand_on(box, "main")
    box.key(Key.Key_Q, Key.Key_Equal, Key.Key_7, Key.Key_9, Key.Key_Backspace, Key.Key_0, Key.Key_0, Key.Key_Return)
    assert box.hands.chips.held is not None
    assert box.hands.chips.held.chips.amount == 700
    stand_on(box, f"stack-{seat}")
    box.key(Key.Key_Return)
    assert [type(act) for act in done(box)] == [g.BringInBets, g.PushPot]


def test_by_keys_a_pot_is_halved(box: Box) -> None:
    box.key(Key.Key_I)
    whole = box.table.pot.amount
    stand_on(box, "main")
    box.key(Key.Key_Q, Key.Key_Slash, Key.Key_4)
    pushed = done(box)[-1]
    assert isinstance(pushed, g.PushPot)
    assert pushed.chips.amount == whole // 2


def test_escape_puts_everything_back(box: Box) -> None:
    stand_on(box, f"bet-{bet_of(box, '100x6')}")
    box.key(Key.Key_Q, Key.Key_J, Key.Key_Escape)
    assert (box.prompt, box.hands.chips.held, done(box)) == ("", None, [])
    assert not box.view.table.picture.chips_in_hand


def test_by_keys_chips_are_counted_where_the_ring_stands_for_everybody_to_see(box: Box) -> None:
    seat = bet_of(box, "100x6")
    stand_on(box, f"bet-{seat}")
    box.key(Key.Key_O)
    assert done(box) == [g.Count(f"bet-{seat}")]
    assert box.view.table.picture.counted == {f"bet-{seat}"}
    assert box.view.table.picture.dealer_speech == "600."


# --- the voice


SPOKEN = [
    ("B1200", g.AnnounceBet("bet", 1200), "Bet, 1,200."),
    ("C600", g.AnnounceBet("call", 600), "Call, 600."),
    ("R1750", g.AnnounceBet("raise", 1750), "Raise to 1,750."),
    ("A10325", g.AnnounceBet("all-in", 10325), "All-in, 10,325."),
    ("A", g.AnnounceBet("all-in", 0), "All-in."),
    ("M4400", g.AskFor(4, 400), "Seat 4, 400 more, please."),
    ("H4", g.AskHowMuch(4), "Seat 4, how much is it?"),
    ("T4", g.ActionOn(4), "Action is on seat 4."),
    ("S4", g.AskToShow(4), "Seat 4, show your hand, please."),
]


@pytest.mark.parametrize(("keys", "act", "words"), SPOKEN, ids=[words for _, _, words in SPOKEN])
def test_by_keys_the_dealer_says_it(box: Box, keys: str, act: g.Act, words: str) -> None:
    box.key(Key.Key_V, *(Key[f"Key_{each}"] for each in keys), Key.Key_Return)
    assert done(box) == [act]
    assert box.view.table.picture.dealer_speech == words
    assert box.screen.hasFocus()


def test_by_the_mouse_the_dealer_says_it(box: Box) -> None:
    box.press("voice")
    panel = box.screen.chips.voice
    assert panel is not None
    for each in (panel.entries["ask-for"], panel.seats[4], panel.pad["4"], panel.pad["00"], panel.pad["⌫"], panel.say):
        box.qtbot.mouseClick(each, Left)
    assert done(box) == [g.AskFor(4, 40)]


def test_what_is_not_complete_is_not_said(box: Box) -> None:
    for letters in ((Key.Key_M, Key.Key_4), (Key.Key_B,), (Key.Key_C,), (Key.Key_R,), (Key.Key_P,)):
        box.key(Key.Key_V, *letters, Key.Key_Return, Key.Key_Escape)
        assert (done(box), box.screen.chips.voice) == ([], None)


def test_the_panel_offers_the_same_whatever_lies_on_the_table(sit: Sit) -> None:
    found = []
    for scenario in ("clean-holdem-six", "four-card-flop-last-two-stuck"):
        there = sit(scenario)
        there.key(Key.Key_V)
        panel = there.screen.chips.voice
        assert panel is not None
        found.append([(each.accessibleName(), each.isEnabled()) for each in panel.entries.values()])
    assert found[0] == found[1]
