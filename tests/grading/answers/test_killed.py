"""Hands that are dead from the deal on hold nobody up: the dealer has killed them, though no line tells it."""

import pytest

from tests.grading.answers.in_short import on_hand

HEAD = "blinds 100 200;seats 9 20000"
TDA_LIKE = ["tda-2022", "tda-2024", "players-2025", "foxwoods-2020", "metropolitan"]
OPEN = "seat 5 may call 600 or raise, minimum raise to 1,000."


@pytest.mark.parametrize("house", TDA_LIKE)
@pytest.mark.parametrize(
    ("away", "acts", "sentence"),
    [
        pytest.param("absent 3", "deal;P4 raise 600", f"Seat 3's hand is dead; {OPEN}", id="raise-past-30"),
        pytest.param("absent 3", "deal;P4 raise 600;D muck 3", f"Seat 3's hand is dead; {OPEN}", id="mucked-after-30"),
        pytest.param("penalty 3", "deal;P4 raise 600", f"Seat 3's hand is dead; {OPEN}", id="penalty-71-C"),
        pytest.param(
            "absent 3",
            "deal;P4 wager one 1000",
            "It's a call of 200, not a raise: seat 4 gets 800 back.",
            id="over-chip-30",
        ),
        pytest.param(
            "absent 3",
            "deal;P4 raise 600;P3 back",
            "Seat 3 came back after the last card of the deal: the hand is dead.",
            id="back-too-late-30",
        ),
    ],
)
def test_an_act_past_a_dead_hand_is_in_turn(house: str, away: str, acts: str, sentence: str) -> None:
    assert on_hand(house, f"{HEAD};{away}", acts).sentence == sentence


@pytest.mark.parametrize("house", [*TDA_LIKE, "upt"])
def test_who_plays_on_past_a_dead_hand_is_told_in_short(house: str) -> None:
    acts = "deal;fold 4 5 6;P7 raise 1000;fold 8 9 1;call 2;flop;check 2;P7 bet 800;P2 call"
    assert "out-of-turn" not in on_hand(house, f"{HEAD};absent 3", acts).sentence


BINDS, DEAD = (
    "The calls of 200 of seats 5 and 6 are binding, ",
    " is dead, or live with no right to bet or raise.",
)


@pytest.mark.parametrize("away", ["absent 4", "penalty 4"])
@pytest.mark.parametrize(
    ("house", "floors"),
    [
        pytest.param("tda-2022", f"and the floor decides whether seat 3's hand{DEAD}", id="tda-2022:53-B"),
        pytest.param("tda-2024", f"and the floor decides whether seat 3's hand{DEAD}", id="tda-2024:53-B"),
        pytest.param("players-2025", f"and the floor decides whether seat 3's hand{DEAD}", id="players-2025:42-B"),
        pytest.param("foxwoods-2020", f"and the floor decides whether seat 3's hand{DEAD}", id="foxwoods-2020:43-B"),
        pytest.param(
            "metropolitan",
            "as there was substantial action, and the floor rules on seat 3's hand.",
            id="metropolitan:39-B",
        ),
    ],
)
def test_a_dead_hand_is_not_passed_over_with_a_live_one(house: str, floors: str, away: str) -> None:
    for acts in ("P5 call;P6 call", "D muck 4;P5 call;P6 call", "P5 call;D muck 4;P6 call"):
        assert on_hand(house, f"{HEAD};{away}", f"deal;{acts}").sentence == f"{BINDS}{floors}"
    both = on_hand(house, HEAD, "deal;P5 call;P6 call").sentence
    assert "the hands of seats 3 and 4" in both


@pytest.mark.parametrize("house", TDA_LIKE)
def test_the_last_live_hand_wins_the_dead_ones_blind(house: str) -> None:
    sentence = on_hand(house, f"{HEAD};absent 2", "deal;fold 3 4 5 6 7 8;P9 raise 600;fold 1").sentence
    assert sentence.startswith("Seat 2's hand is dead, and the 200 posted stays in the pot; seat 9 wins 500;")


@pytest.mark.parametrize("house", TDA_LIKE)
def test_an_act_past_a_live_hand_is_out_of_turn(house: str) -> None:
    assert "seat 3" in on_hand(house, HEAD, "deal;P4 raise 600").sentence.lower()


@pytest.mark.parametrize(
    ("house", "said"),
    [
        pytest.param("upt", "The dealer kills seat 4's hand.", id="upt:tournament-13"),
        pytest.param("tda-2024", "Seat 4's hand is dead.", id="tda-2024:30"),
    ],
)
def test_who_came_back_too_late_has_not_acted_out_of_turn(house: str, said: str) -> None:
    assert on_hand(house, "blinds 100 200;seats 7 5000;absent 4", "deal;P4 back;P4 raise 600").sentence == said
