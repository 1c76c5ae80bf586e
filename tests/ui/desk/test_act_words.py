"""An act in the few words of a debrief; every act that a dealer can do has words of its own."""

import pytest

from trainer.kernel import gestures as g
from trainer.kernel import notation
from trainer.ui.desk.act_words import WORDS, act_words

SAID = [
    ("pitch 3 down", "Pitch to seat 3"),
    ("pitch 3 up", "Pitch to seat 3, face up"),
    ("burn", "Burn a card"),
    ("lay 3 down", "Lay 3 cards on the board"),
    ("lay 1 up", "Lay a card on the board, face up"),
    ("turn up 9d Qs 4c", "Turn up 9♦ Q♠ 4♣"),
    ("turn down Th", "Turn down 10♥"),
    ("move burns down 9d", "Put 9♦ with the burns"),
    ("move stub-top down 9d", "Put 9♦ back on the stub"),
    ("move aside up Jk", "Put a joker aside"),
    ("move hand-4 down 9d", "Put 9♦ to seat 4"),
    ("scramble 9d Qs 4c 2h", "Scramble 4 cards"),
    ("muck 5", "Muck the hand of seat 5"),
    ("bring-in-bets", "Bring in the bets"),
    ("button 5", "Move the button to seat 5"),
    ("stop", "Stop the action"),
    ("proceed", "Let the action go on"),
    ("floor", "Call the floor"),
    ("next-hand", "End the hand"),
    ("announce misdeal", "“Misdeal”"),
    ("report too-many-cards-on-the-board", "“There are too many cards on the board”"),
    ("plan please-draw", "“Please draw a card”"),
    ("gather", "Gather all cards"),
]


@pytest.mark.parametrize(("line", "said"), SAID, ids=[line for line, _ in SAID])
def test_an_act_is_said_in_a_few_words(line: str, said: str) -> None:
    assert act_words(notation.gesture(f"0.000 D {line}").act) == said


def test_every_act_that_a_dealer_does_has_words() -> None:
    dealers = {type(notation.gesture(f"0.000 D {line}").act) for line, _ in SAID}
    dealers |= {g.Shuffle, g.Cut, g.PushPot, g.ReturnBet, g.ChangePot}
    assert dealers - set(WORDS) == set()
