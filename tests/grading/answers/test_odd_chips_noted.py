"""In which chips the odd ones of a pot are counted is noted: the print breaks them into the smallest in play."""

import pytest

from tests.grading.answers.in_short import on_hand
from trainer.rules.book import BOOKS

AT = {
    "tda-2024": "20",
    "tda-2022": "20",
    "players-2025": "21",
    "foxwoods-2020": "20",
    "metropolitan": "18",
    "upt": "odd-chips-untold",
}
HOUSES = [pytest.param(house, id=f"{house}:{AT[house]}") for house in BOOKS]
HEAD = "on river;blinds {};pot {};in 2 5;seats 9 {};cards 2 As Kd;cards 5 Ac Kh;board 2c 7d 9h Js 4c"
ACTS = "check 2 5;show 2 5"


@pytest.mark.parametrize("house", HOUSES)
@pytest.mark.parametrize(
    ("blinds", "pot", "stacks", "smallest"),
    [
        ("500 1000", 7500, "20000", "500"),
        ("25 50", 7525, "20000", "25"),
        ("500 1000", 7700, "20000;chips 100 500 1000", "100"),
        ("500 1000", 7600, "20000;chips 100 500 1000", ""),
        ("500 1000", 8000, "20000", ""),
    ],
)
def test_the_smallest_chip_told_is_noted(house: str, blinds: str, pot: int, stacks: str, smallest: str) -> None:
    notes = on_hand(house, HEAD.format(blinds, pot, stacks), ACTS).notes
    odd = [each for each in notes if each.startswith("odd chips are counted in ")]
    assert [each.split(",")[0] for each in odd] == ([f"odd chips are counted in {smallest}"] if smallest else [])
