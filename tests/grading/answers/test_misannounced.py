"""A bet that the dealer calls out wrong: what lies there is the bet, and who went by the dealer's word is ruled on."""

import pytest

from tests.grading.answers.in_short import on_hand

HEAD = "blinds 100 200;seats 6 20000"
FINDS_OUT = {
    "tda-2022": "TDA 2022 49:",
    "tda-2024": "TDA 2024 49:",
    "players-2025": "Players 54:",
    "foxwoods-2020": "Foxwoods 52:",
    "metropolitan": "Metropolitan 48:",
    "upt": "",
}


@pytest.mark.parametrize("house", FINDS_OUT)
@pytest.mark.parametrize("amount", [600, 1200])
def test_what_lies_there_is_the_bet(house: str, amount: int) -> None:
    answer = on_hand(house, HEAD, f"deal;P3 raise 900;D announce-bet raise {amount}")
    assert answer.sentence.startswith(
        f"The raise is to 900, not the {amount:,} announced: seat 4 may call 900 or raise"
    )
    assert not FINDS_OUT[house] or answer.notes[0].startswith(FINDS_OUT[house])
    asked = on_hand(house, HEAD, f"deal;P3 raise 900;D announce-bet raise {amount}", "wager", 3)
    assert asked.sentence.startswith(f"The raise is to 900, not the {amount:,} announced")


@pytest.mark.parametrize(
    "acts",
    [
        "D announce-bet raise 900",
        "D announce-bet raise 600;D announce-bet raise 900",
        "D announce-bet raise 600;P4 raise 2000;D announce-bet raise 2000",
    ],
    ids=["right", "put-right", "raised-since"],
)
def test_nothing_is_said_of_an_announcement_that_is_right_by_now(acts: str) -> None:
    assert "announced" not in on_hand("tda-2024", HEAD, f"deal;P3 raise 900;{acts}").sentence


@pytest.mark.parametrize(
    ("put", "says"),
    [
        ("wager 600", "The floor decides whether seat 4 grossly misunderstood, as 600 is only 66% of 900"),
        ("wager 800", "It's a full call of 900: seat 4 puts in 100 more."),
    ],
)
def test_at_upt_the_floor_judges_a_call_of_what_was_announced(put: str, says: str) -> None:
    """[upt:no-limit-12]: 600 of 900 is under the rule of thumb, 800 over it."""
    told = put.removeprefix("wager ")
    said = on_hand("upt", HEAD, f"deal;P3 raise 900;D announce-bet raise {told};P4 {put}").sentence
    assert said.startswith(says)
