"""A hand thrown away at the showdown and turned up in the muck: live only while its cards can be identified."""

import pytest

from tests.grading.answers.in_short import on_hand

HOUSES = [
    pytest.param("metropolitan", id="metropolitan:13"),
    pytest.param("tda-2022", id="tda-2022:14-A"),
    pytest.param("tda-2024", id="tda-2024:14-A"),
    pytest.param("players-2025", id="players-2025:15"),
    pytest.param("foxwoods-2020", id="foxwoods-2020:14"),
]
HEAD = "on river;blinds 100 200;pot 2400;in 2 5;seats 9 20000;cards 2 Ah Kd;board 9s 4c Kc 2h 7s"
SET, NOTHING = "cards 5 9d 9h", "cards 5 Qd Jh"
TURNED_UP = (
    "Seat 5's hand, turned up out of the muck, is live if its cards can be identified for certain: then seat 5 wins"
)


@pytest.mark.parametrize("house", HOUSES)
@pytest.mark.parametrize("ask", ["", "pots", "showdown"])
def test_who_wins_if_it_is_live_and_if_it_is_not(house: str, ask: str) -> None:
    for again in ("P5 turn up", "show 5"):
        told = on_hand(house, f"{HEAD};{SET}", f"check 2 5;show 2;fold 5;{again}", ask).sentence
        assert told == f"{TURNED_UP} 2,400; if not, seat 2 wins 2,400."


@pytest.mark.parametrize("house", HOUSES)
def test_a_hand_that_loses_or_that_the_dealer_killed_is_out(house: str) -> None:
    assert on_hand(house, f"{HEAD};{NOTHING}", "check 2 5;show 2;fold 5;show 5").sentence == "Seat 2 wins 2,400."
    killed = on_hand(house, f"{HEAD};{SET}", "check 2 5;show 2;P5 move aside;D muck 5;P5 turn up").sentence
    assert TURNED_UP not in killed


def test_a_house_without_the_rule_says_its_own() -> None:
    """[upt:showdown-4]"""
    told = on_hand("upt", f"{HEAD};{SET}", "check 2 5;show 2;fold 5;show 5").sentence
    assert told.startswith("The floor may rule seat 5's mucked hand dead, or retrieve it")


STAYS_OUT = "without that hand, seat 2 wins 2,400."


@pytest.mark.parametrize("house", HOUSES)
def test_who_threw_a_hand_away_and_speaks_up_hears_how_it_may_still_play(house: str) -> None:
    out = "eat 5, who mucked, is out unless those cards are identified and tabled"
    acts = "check 2 5;show 2;fold 5;P5 say Wait, I had a set."
    assert on_hand(house, f"{HEAD};{SET}", acts).sentence == f"Seat 2 wins 2,400; s{out}."
    assert on_hand(house, f"{HEAD};{SET}", acts, "showdown", 5).sentence == f"S{out}; {STAYS_OUT}"


BOARD = "on river;blinds 100 200;pot 4000;in 2 5;seats 9 20000;board Qs 7d 8h 2c 3s;cards 2 Kc Kd;cards 5 Ah Ad"
IF_CERTAIN = "Seat 5's hand, turned up out of the muck, is live if its cards can be identified for certain: then seat 5"


@pytest.mark.parametrize(
    ("house", "since", "says"),
    [
        pytest.param("tda-2024", "P5 move hand-5;show 5", IF_CERTAIN, id="tda-2024:14-A"),
        pytest.param(
            "upt",
            "P5 move hand-5;show 5",
            "The floor may rule seat 5's mucked hand dead, or retrieve it: if retrieved, seat 5 wins 4,000; if not",
            id="upt:dead-hand-2",
        ),
        pytest.param(
            "upt",
            "P2 request see 5;P5 turn up",
            "The winner's hand and the one the winner asked to see are both live: seat 5 wins 4,000.",
            id="upt:showdown-5",
        ),
    ],
)
def test_a_hand_that_its_player_fetches_out_of_the_muck_is_not_simply_tabled(house: str, since: str, says: str) -> None:
    assert on_hand(house, BOARD, f"check 2 5;show 2;P5 move muck;{since}").sentence.startswith(says)
