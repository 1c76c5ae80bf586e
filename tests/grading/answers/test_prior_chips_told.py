"""Prior chips taken back in part and one large chip put out: a raise where the house has one bet of what lies there."""

import pytest

from tests.grading.answers.in_short import on_hand
from trainer.commands.answered import answer_lines

HEAD = "blinds 100 200;button 9;seats 9 30000"
FACED = "deal;fold 3 4 5 6 7 8;P9 raise 600;fold 1"
PART = f"{FACED};P2 pull-back 100x1;P2 wager one 5000"
WHOLE = f"{FACED};P2 pull-back 100x2;P2 wager one 5000"
HOUSES = [
    pytest.param("tda-2024", id="tda-2024:46-C-2"),
    pytest.param("tda-2022", id="tda-2022:46-C-2"),
    pytest.param("players-2025", id="players-2025:prior-chips"),
]
RAISED = "Seat 9 may call 4,500 or raise, minimum raise to 9,600."
AGAIN = "Seat 2 may call 6,900 or raise, minimum raise to 18,900."


@pytest.mark.parametrize("house", HOUSES)
@pytest.mark.parametrize(
    ("acts", "ask", "sentence"),
    [
        (PART, "", "Seat 2 raises to 5,100."),
        (PART, "rights", RAISED),
        (f"{PART};D announce-bet raise 5100", "rights", RAISED),
        (f"{PART};P9 raise 12000", "rights", AGAIN),
        (f"{PART};P9 raise 12000", "", f"Nothing is wrong: {AGAIN[0].lower()}{AGAIN[1:]}"),
        (f"{PART};P9 fold", "pots", "Seat 2 wins 1,300; the uncalled 4,500 goes back to seat 2."),
        (f"{PART};P9 fold", "", "Seat 2 raises to 5,100."),
        (f"{PART};call 9", "", "It's a call: seat 9 puts in 4,500 more, 5,100 in all."),
        (WHOLE, "", "It's a call of 600, not a raise: seat 2 gets 4,400 back."),
    ],
    ids=["plain", "rights", "announced", "re-raised", "re-raised-plain", "folded-pots", "folded", "called", "whole"],
)
def test_what_a_raise_on_prior_chips_leaves_the_others(house: str, acts: str, ask: str, sentence: str) -> None:
    assert on_hand(house, HEAD, acts, ask).sentence == sentence


@pytest.mark.parametrize("house", HOUSES)
def test_who_is_bound_to_call_or_raise_chooses_himself(house: str) -> None:
    told = answer_lines(on_hand(house, HEAD, f"{FACED};P2 pull-back 100x1"), False)
    assert told[0] == "Seat 2 must call 600 or raise to at least 1,000."
    assert "  The player's choices: a call or a raise." in told
    assert not any("floor" in each for each in told if not each.startswith("  Ask your house"))
