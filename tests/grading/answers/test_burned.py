"""UPT holdem-6: of a board card that stands on a wrong burn it is told how the next one comes as it should."""

import pytest

from tests.grading.answers.test_dealing_told import LIMPED, U, cited, told

FLOP, TURN = f"{LIMPED};D bring-in-bets", f"{LIMPED};flop;check 1 2 9;D bring-in-bets"
RIVER = f"{LIMPED};flop;check 1 2 9;turn;check 1 2 9;D bring-in-bets"
ACTED = "P1 bet 400"
STANDS = "stands, as a player has acted on it"


@pytest.mark.parametrize(
    ("acts", "sentence"),
    [
        (
            f"{FLOP};D burn;D burn;D lay 3 up;{ACTED}",
            f"The flop {STANDS}: the extra burn goes back on the stub, as the burn for the turn.",
        ),
        (
            f"{TURN};D burn;D burn;D lay 1 up;{ACTED}",
            f"The turn {STANDS}: the extra burn goes back on the stub, as the burn for the river.",
        ),
        (f"{RIVER};D burn;D burn;D lay 1 up;{ACTED}", f"The river {STANDS}: play on."),
        (
            f"{FLOP};D lay 3 up;{ACTED}",
            f"The flop {STANDS}: burn two cards before the turn, which then comes as it should.",
        ),
        (
            f"{TURN};D lay 1 up;{ACTED}",
            f"The turn {STANDS}: burn two cards before the river, which then comes as it should.",
        ),
        (f"{RIVER};D lay 1 up;{ACTED}", f"The river {STANDS}: play on."),
        (f"{TURN};D burn;D burn", "The extra burn goes back on top of the stub."),
    ],
    ids=["flop-two", "turn-two", "river-two", "flop-none", "turn-none", "river-none", "not-dealt"],
)
def test_a_street_that_stands_on_a_wrong_burn_says_how_the_next_one_comes(acts: str, sentence: str) -> None:
    answer = told(U, acts)
    assert answer.sentence == sentence
    assert "holdem-6" in cited(answer) or "irregularity-16" in cited(answer)
