"""A count that was asked for, told in other words than `tell count`."""

import pytest

from tests.grading.answers.test_asked_halves import answered

HAND = "on turn;blinds 500 1000;pot 9000;in 2 5 7;seats 8 60000;seat 5 14500/P2 bet 2000;P5 all-in;P7 request count 5"
SAYS = (
    *("P5 say 12000", "P5 say it's twelve thousand", "P5 say twelve", "P2 say 12000", "D say It is 12k"),
    *("D say That's twelve thousand total", "D say It's twelve", "D say 12,000."),
)


@pytest.mark.parametrize("asked", ["", "wager"])
@pytest.mark.parametrize("said", [pytest.param(each, id=f"foxwoods-2020:52:{each}") for each in SAYS])
def test_whoever_names_a_number_tells_the_count(said: str, asked: str) -> None:
    told = answered("foxwoods-2020", f"{HAND};{said};P7 wager 12000", asked).sentence
    assert told == "Seat 7 owes the full 14,500: 2,500 more goes in."


@pytest.mark.parametrize(
    "said", [pytest.param(each, id=f"foxwoods-2020:42-B:{each}") for each in ("P7 say 12000?", "D say Your turn.")]
)
def test_who_asked_and_who_names_none_tell_no_count(said: str) -> None:
    told = answered("foxwoods-2020", f"{HAND};{said};P7 wager 12000").sentence
    assert "owes the full 14,500" not in told
