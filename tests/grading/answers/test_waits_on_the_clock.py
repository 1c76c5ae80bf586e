"""Seconds told at the end of a hand in which the clock was asked for: what of the time is left."""

import pytest

from tests.grading.answers.in_short import on_hand

HEAD = "on turn;blinds 300 600;pot 3000;in 2 5 8;seats 9 20000"
ALIVE, DEAD = "If the floor allows it, seat 5's hand isn't dead: ", "If the floor allows it, seat 5's hand is dead, "


@pytest.mark.parametrize("ask", ["", "clock"])
@pytest.mark.parametrize("come", ["", "F come;"])
@pytest.mark.parametrize(
    ("house", "wait", "says"),
    [
        pytest.param("upt", 45, f"{ALIVE}45 of the 60 seconds are up, 15 are left, with a warning at 10.", id="U"),
        pytest.param(
            "upt", 55, f"{ALIVE}55 of the 60 seconds are up, 5 are left, and the warning has come.", id="U-warned"
        ),
        pytest.param(
            "upt", 75, f"{DEAD}if the warning came at 10: more than 60 seconds have gone.", id="U-over-no-limit-16"
        ),
        pytest.param(
            "tda-2024", 15, f"{ALIVE}15 of the 25 seconds are up, 10 are left, then a countdown of 5.", id="tda-29"
        ),
    ],
)
def test_what_is_left_of_the_time(house: str, wait: int, says: str, come: str, ask: str) -> None:
    answer = on_hand(house, HEAD, f"P2 bet 1500;P8 request clock;{come}wait {wait}", ask, 5 if ask else 0)
    assert answer.sentence == says


def test_where_no_seconds_are_told_the_time_is() -> None:
    """[upt:no-limit-16]"""
    said = on_hand("upt", HEAD, "P2 bet 1500;P8 request clock").sentence
    assert said == "If the floor allows it, seat 5 has 60 seconds to act, with a warning at 10; then the hand is dead."
