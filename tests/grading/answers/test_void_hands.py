"""In a hand that is void nobody's action binds and it is nobody's turn, whatever is asked."""

import pytest

from tests.grading.answers.in_short import lines
from trainer.grading.answers.asked import Question
from trainer.grading.answers.both import Both
from trainer.grading.answers.several_asked import answer_on_all
from trainer.rules.book import book
from trainer.shorthand.reading import read

HEAD = "blinds 100 200;seats 9 20000;button 9"
TURN = "on turn;blinds 100 200;pot 4000;in 2 5 7;seats 9 20000;board Ah 7d 2c 9s;cards 5 Ah* 3d"
JOKER, TWINS = f"{HEAD};cards 4 Jk 7c", f"{HEAD};cards 4 Ah 7c;cards 5 Ah* 2d"
MISDEAL, FOULED = (
    "Misdeal, as there isn't substantial action yet",
    "The deck is fouled: the hand is void and every bet goes back",
)
ASKS = ["", "turns", "rights", "wager", "pots"]
OF_MISDEALS = [pytest.param("tda-2024", id="tda-2024:35-A-6"), pytest.param("players-2025", id="players-2025:36-A-6")]
OF_DECKS = [
    pytest.param("tda-2024", id="tda-2024:35-E"),
    pytest.param("players-2025", id="players-2025:36-E"),
    pytest.param("upt", id="upt:irregularity-4"),
]


def said(house: str, head: str, acts: str, ask: str) -> str:
    return answer_on_all(Both(read(lines(head, acts)).record, None), book(house), (Question(ask),)).sentence


@pytest.mark.parametrize("house", OF_MISDEALS)
@pytest.mark.parametrize("ask", ASKS)
@pytest.mark.parametrize("act", ["P5 fold", "P5 raise 600", "P3 fold"])
def test_a_misdeal_leads_whatever_is_asked(house: str, ask: str, act: str) -> None:
    assert said(house, JOKER, f"deal;{act};D announce misdeal", ask).startswith(MISDEAL)


@pytest.mark.parametrize("house", OF_DECKS)
@pytest.mark.parametrize("ask", ASKS)
@pytest.mark.parametrize(
    ("head", "acts"),
    [
        (TWINS, "deal;P4 turn up Ah;P5 turn up Ah*;P6 fold"),
        (TWINS, "deal;fold 3;P4 turn up Ah;P5 turn up Ah*;P5 fold"),
        (TURN, "P5 turn up Ah*;P2 fold"),
        (TURN, "P7 fold;P5 turn up Ah*"),
    ],
)
def test_so_does_a_fouled_deck(house: str, ask: str, head: str, acts: str) -> None:
    assert said(house, head, acts, ask).startswith(FOULED)


@pytest.mark.parametrize("house", OF_MISDEALS)
def test_a_hand_that_is_not_void_tells_whose_turn_it_is(house: str) -> None:
    assert said(house, JOKER, "deal;fold 3 4;P6 fold", "turns").startswith("Seat 6's out-of-turn fold is binding")
