"""At pot-limit what a player may do names the most by the pot, also where blinds are missing."""

import pytest

from tests.grading.answers.in_short import on_hand

MISSING = "game omaha pot-limit;blinds 300 600;last-hand 3 4 5;seats 9 20000;seat 5 0;seat 6 400"
FULL = "game omaha pot-limit;blinds 300 600;seats 9 20000"
TO_FLOP = "deal;P7 call;fold 8 9 1 2 3;call 4;flop"


@pytest.mark.parametrize(
    ("house", "most"),
    [
        pytest.param("tda-2024", "maximum 2,100.", id="tda-2024-54-B"),
        pytest.param("players-2025", "maximum 2,100.", id="players-2025"),
        pytest.param(
            "tda-2022",
            "maximum 1,800 or 2,100: the rulebook doesn't say whether a missing blind counts in the pot.",
            id="tda-2022-54-B-short-blind-only",
        ),
        pytest.param(
            "upt",
            "maximum 1,600 or 2,100: the rulebook doesn't say whether a missing blind counts in the pot.",
            id="upt-silent",
        ),
    ],
)
def test_before_the_flop_missing_blinds_count_where_the_house_says_so(house: str, most: str) -> None:
    told = on_hand(house, MISSING, "deal").sentence
    assert told == f"Nothing is wrong: seat 7 may call 600 or raise, minimum raise to 1,200, {most}"


@pytest.mark.parametrize("stack", [299, 300, 301, 599])
def test_a_big_blind_alone_that_is_shorter_than_a_small_one_is_still_the_big_one(stack: int) -> None:
    """[players-2025:55-B]"""
    head = f"chips 1 25 100 500 1000;{MISSING.replace('seat 6 400', f'seat 6 {stack}')}"
    told = on_hand("players-2025", head, "deal;call 7;P8 say pot").sentence
    assert told == (
        "The maximum is 2,700: the pot is 1,500, counting both blinds in full (300 and 600), and seat 8 "
        "puts in 2,700 more."
    )


@pytest.mark.parametrize("house", ["tda-2022", "tda-2024", "players-2025", "foxwoods-2020", "metropolitan", "upt"])
def test_after_the_flop_the_pot_is_what_lies_there(house: str) -> None:
    told = on_hand(house, MISSING, TO_FLOP).sentence
    assert told == "Nothing is wrong: seat 7 may check or bet, minimum 600, maximum 1,600."


@pytest.mark.parametrize("house", ["tda-2022", "tda-2024"])
def test_a_count_of_the_pot_comes_with_the_most_it_allows(house: str) -> None:
    told = on_hand(house, FULL, "deal;P3 request pot-count").sentence
    assert told == "The pot is 900: the dealer counts it for the player; seat 3's maximum is 2,100."


def test_two_pots_in_a_row_are_both_told() -> None:
    """tda-2024 54-B: before the flop both are reckoned on full blinds."""
    head = "game omaha pot-limit;blinds 500 1000;seats 9 50000;seat 2 0;seat 3 600;last-hand 9 1 2;button 1"
    assert on_hand("tda-2024", head, "deal;P4 say pot;P5 say pot").sentence == (
        "Seat 4's pot is a raise to 3,500; the maximum is 12,000: the pot is 5,000, counting both blinds "
        "in full (500 and 1,000), and seat 5 puts in 12,000 more."
    )
    assert "Seat 4's pot" not in on_hand("tda-2024", head, "deal;P4 say pot;P5 say call").sentence


@pytest.mark.parametrize(
    "house",
    [
        pytest.param("metropolitan", id="metropolitan:49-B"),
        pytest.param("tda-2022", id="tda-2022:54-B"),
        pytest.param("tda-2024", id="tda-2024:54-B"),
        pytest.param("foxwoods-2020", id="foxwoods-2020:54-B"),
        "players-2025",
    ],
)
def test_a_short_blind_counts_in_full_and_is_nothing_that_is_not_covered(house: str) -> None:
    told = on_hand(house, "game holdem pot-limit;blinds 100 200;seats 6 20000;seat 2 120", "deal").sentence
    assert told == "Nothing is wrong: seat 3 may call 200 or raise, minimum raise to 400, maximum 700."
    no_limit = on_hand(house, "blinds 100 200;seats 6 20000;seat 2 120", "deal").sentence
    assert no_limit.endswith(" doesn't cover this: a blind cannot be posted in full, seat 2.")
    played = on_hand(house, "blinds 100 200;seats 6 20000;seat 2 120", "deal;call 3").sentence
    assert played == "Nothing is wrong: seat 4 may call 200 or raise, minimum raise to 400."


OVER_THE_POT = "game omaha pot-limit;on turn;blinds 100 200;pot 4000;in 2 5 7;seats 9 20000"


@pytest.mark.parametrize(
    ("house", "cut"),
    [
        pytest.param("tda-2024", "The maximum is 4,000", id="tda-2024:54-C"),
        pytest.param("metropolitan", "The maximum is 4,000", id="metropolitan:49-B"),
        pytest.param("upt", "The pot allows 4,000", id="upt:no-limit-0"),
    ],
)
@pytest.mark.parametrize("ask", ["", "wager", "rights", "pots"])
def test_what_is_left_of_chips_pulled_back_is_cut_to_the_pot(house: str, cut: str, ask: str) -> None:
    """Below, at and above the 4,000 that the pot allows."""
    over = on_hand(house, OVER_THE_POT, "P2 wager 9000;P2 pull-back 3000", ask, 2 * (ask == "wager")).sentence
    assert over.startswith(f"{cut}: seat 2 gets 2,000 back")
    assert "back" not in on_hand(house, OVER_THE_POT, "P2 wager 9000;P2 pull-back 5000", ask).sentence
    below = on_hand(house, OVER_THE_POT, "P2 wager 9000;P2 pull-back 6000", ask).sentence
    assert "1,000 goes back in" in below or "seat 2 puts in 1,000 more" in below
