"""The dealer goes on to the next street though a call in turn was taken back: that call binds, and all have acted."""

import pytest

from tests.grading.answers.in_short import IN_TURN, on_hand
from trainer.shorthand.head import BadHand

TURN = "on turn;blinds 100 200;pot 2400;in 2 5 7;seats 9 20000"
DEALT = "blinds 100 200;seats 6 20000;button 6"


@pytest.mark.parametrize("house", [pytest.param(house, id=f"{house}:{at}") for house, at in IN_TURN.items()])
@pytest.mark.parametrize(
    ("acts", "seat"),
    [
        ("P2 bet 800;P5 wager 800;P5 pull-back 800;P7 fold;river", 5),
        ("P2 bet 800;P5 call;D return-bet 5 800;P7 call;river", 5),
        ("P2 bet 800;P5 call;P7 call;P7 pull-back 800;river", 7),
    ],
    ids=["pulled-back", "given-back", "last"],
)
def test_the_next_card_is_in_time_and_the_call_goes_back_in(house: str, acts: str, seat: int) -> None:
    said = on_hand(house, TURN, acts)
    assert said.sentence == f"Seat {seat}'s action is binding: 800 goes back in."
    assert [each for each in said.also if each.startswith("Seat 2 may check or bet")]


@pytest.mark.parametrize(
    ("head", "acts", "due"),
    [
        (TURN, "P2 bet 800;P5 call;P5 pull-back 800;river", 7),
        (TURN, "P2 bet 800;P5 call;river", 7),
        (DEALT, "deal;fold 3 4 5 6;P1 call;P2 pull-back 200;flop", 2),
    ],
    ids=["another", "nothing-taken-back", "a-blind"],
)
def test_who_has_not_acted_is_named(head: str, acts: str, due: int) -> None:
    with pytest.raises(BadHand, match=f"seat {due} still has to act"):
        on_hand("tda-2024", head, acts)
