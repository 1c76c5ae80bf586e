"""UPT irregularity-3 to -5 and dead-hand-3: who knew that the deck was fouled, and whose cards are dead."""

import pytest

from tests.grading.answers.test_dealing_told import U, told

HANDS = "cards 4 As 9h;board 2c 7d As* 3s 4c"
OPENED = "deal;fold 3;P4 raise 600;fold 5;P6 call;fold 7 8 9 1 2;flop"
VOID = "The deck is fouled: the hand is void and every bet goes back"
BOTH = "{} each to seats 4 and 6, 200 to seat 2 and 100 to seat 1"


@pytest.mark.parametrize(
    ("acts", "sentence"),
    [
        (
            "P4 bet 800;P6 call;P4 turn up As 9h",
            f"{VOID}, {BOTH.format('1,400')}, but seat 4, who bet knowing it, may lose the refund of 1,400.",
        ),
        ("check 4 6;P4 turn up As 9h", f"{VOID}, {BOTH.format('600')}."),
        ("P4 check;P6 bet 800;P4 call;P4 turn up As 9h", f"{VOID}, {BOTH.format('1,400')}."),
    ],
    ids=["upt:irregularity-5", "nobody-bet", "only-called"],
)
def test_who_bet_on_a_deck_he_knew_to_be_fouled_may_lose_the_refund(acts: str, sentence: str) -> None:
    assert told(U, f"{OPENED};{acts}", HANDS).sentence == sentence


def test_cards_thrown_into_another_hand_are_dead_by_seat() -> None:
    """upt dead-hand-3"""
    sentence = "Seat 4's cards, thrown into seat 5's hand, are dead."
    assert told(U, "deal;fold 3;P4 move hand-5").sentence == sentence
