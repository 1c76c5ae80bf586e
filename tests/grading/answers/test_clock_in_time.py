"""Time that is called after the player has acted: of the clock that was asked for last, whatever is asked for."""

import pytest

from tests.grading.answers.in_short import on_hand

HEAD = "blinds 500 1000;seats 6 40000"
CLOCK = "deal;P3 raise 5000;wait 60;P5 request clock;F come;wait {}"
STANDS = "Seat 4's {} stands: the count was not over before it, and a tie goes to the player."


@pytest.mark.parametrize("house", ["tda-2022", "tda-2024"])
@pytest.mark.parametrize(("ask", "seat"), [("", 0), ("clock", 0), ("clock", 4), ("clock", 5)])
@pytest.mark.parametrize(("act", "word"), [("P4 call", "call"), ("P4 raise 15000", "raise"), ("P4 wager 5000", "call")])
def test_who_acted_before_time_was_called_is_in_time(house: str, ask: str, seat: int, act: str, word: str) -> None:
    """[tda-2022:29]"""
    said = on_hand(house, HEAD, f"{CLOCK.format(30)};{act};F tell time", ask, seat).sentence
    assert said == STANDS.format(word)


@pytest.mark.parametrize("ask", ["", "clock"])
def test_of_two_clocks_time_is_called_of_the_last(ask: str) -> None:
    """[tda-2022:29]"""
    acts = f"{CLOCK.format(20)};P4 call;wait 60;P6 request clock;F come;wait 30;F tell time"
    assert on_hand("tda-2022", HEAD, acts, ask).sentence.startswith("Seat 5's hand is dead: ")


@pytest.mark.parametrize(
    ("acts", "says"),
    [
        ("", "The floor may start the clock on seat 2, but the 60 seconds are for a player who faces a bet."),
        (";F come;P2 check", "Seat 2's check stands: the 60 seconds are for a player who faces a bet."),
    ],
)
def test_upt_has_the_floor_start_a_clock_with_no_bet_to_face_but_prints_no_time_for_it(acts: str, says: str) -> None:
    """[upt:no-limit-16]"""
    flop = "deal;P3 call;P4 call;P5 fold;P6 fold;P1 fold;P2 check;flop"
    assert on_hand("upt", HEAD, f"{flop};wait 60;P4 request clock{acts}", "clock").sentence == says
