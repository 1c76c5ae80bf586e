"""Who has folded is bound by it: chips and words that come later are another act, of a player without a hand."""

import pytest

from tests.grading.answers.in_short import on_hand

HEAD = "on flop;blinds 100 200;pot 1300;in 2 4 6;seats 9 20000"
HOUSES = ["tda-2022", "tda-2024", "players-2025", "foxwoods-2020", "metropolitan", "upt"]


@pytest.mark.parametrize("house", HOUSES)
@pytest.mark.parametrize(
    ("acts", "sentence"),
    [
        pytest.param(
            "P2 bet 500;P4 fold;P4 wager 500",
            "Seat 4's fold binds: the 500 goes back, and the action is on seat 6.",
            id="chips-at-once-37-A",
        ),
        pytest.param(
            "P2 bet 500;P4 fold;wait 10;P4 wager 500",
            "Seat 4's fold binds: the 500 goes back, and the action is on seat 6.",
            id="chips-later-37-A",
        ),
        pytest.param(
            "P2 bet 500;P4 fold;P4 say call",
            "Seat 4's fold binds, not the call; the action is on seat 6.",
            id="a-call-said-37-A",
        ),
        *(
            pytest.param(
                f"P2 bet 500;P4 fold;P4 say {words}",
                "Seat 4's fold binds, not the call; the action is on seat 6.",
                id=f"{words}-37-A",
            )
            for words in ("wait, I call", "No, sorry, I call.", "I didn't see that bet, I call")
        ),
        pytest.param(
            "P6 fold;P2 check;P4 bet 500;P6 call",
            "Seat 6's fold binds: the 500 goes back, and the action is on seat 2.",
            id="folded-out-of-turn-39-A",
        ),
        pytest.param(
            "P6 fold;P6 all-in",
            "Seat 6's fold binds: the 20,000 goes back, and the action is on seat 2.",
            id="folded-out-of-turn-and-no-second-act-53-B",
        ),
    ],
)
def test_a_fold_binds_whatever_comes_after_it(house: str, acts: str, sentence: str) -> None:
    assert on_hand(house, HEAD, acts).sentence == sentence


@pytest.mark.parametrize("house", ["tda-2024", "metropolitan"])
def test_chips_that_came_before_the_fold_stay_in(house: str) -> None:
    assert on_hand(house, HEAD, "P2 bet 500;P4 wager 500;P4 fold").sentence.startswith("The chips came first:")
