"""A penalty given with a hand begun: it counts from the hand after that one, and each house has what begins a hand."""

from pathlib import Path

import pytest

from tests.grading.answers.in_short import on_both

HEAD = "room\nlevel 500 1000 1000\nplayers A 9 20000\ntable A 9 button 4\n---\ndealer:A end\n"
AT = {
    "tda-2024": "71-A",
    "tda-2022": "71-A",
    "players-2025": "67-A",
    "foxwoods-2020": "71-A",
    "metropolitan": "65-A",
}
HOUSES = [pytest.param(house, id=f"{house}:{at}") for house, at in AT.items()]
GIVEN = "A3 misses 2 hands: a missed round is 9 hands here."
AFTER_IT = "A3 misses 2 hands after the one that has begun: a missed round is 9 hands here."
ONE_MISSED = "A3 may not play yet and stays away from the table: 1 of 2 hands missed, 1 more to miss."
ALL_MISSED = "A3's penalty is over: 2 of 2 hands missed, and A3 may play the next hand."
A_ROUND = "A3 misses 9 hands after the one that has begun: 1 round of 9 hands each."
ONE_TO_MISS = "A3 may not play yet and stays away from the table: none of 1 hand missed, 1 more to miss."
PENALTY, A_HAND = "floor penalty A3 2\n", "deal\nend\n"


@pytest.mark.parametrize("house", HOUSES)
@pytest.mark.parametrize(
    ("told", "expected"),
    [
        (f"riffle\n{PENALTY}", AFTER_IT),
        (f"riffle\n{PENALTY}deal\n", AFTER_IT),
        (f"riffle\n{PENALTY}{A_HAND}", AFTER_IT),
        (f"shuffler\n{PENALTY}{A_HAND}", AFTER_IT),
        (f"riffle\n{PENALTY}{A_HAND}{A_HAND}", ONE_MISSED),
        (f"riffle\n{PENALTY}{A_HAND}{A_HAND}{A_HAND}", ALL_MISSED),
        (f"{PENALTY}riffle\n{A_HAND}", ONE_MISSED),
        (f"deal\n{PENALTY}end\n", GIVEN),
        (f"deal\n{PENALTY}end\n{A_HAND}", ONE_MISSED),
        (f"deal\n{PENALTY}dealer:A misdeal\n{A_HAND}", GIVEN),
        (f"deal\ndealer:A misdeal\n{PENALTY}{A_HAND}", AFTER_IT),
        (f"deal\n{PENALTY}dealer:A misdeal\n{A_HAND}{A_HAND}", ONE_MISSED),
        (f"riffle\nfloor penalty-rounds A3 1\n{A_HAND}", A_ROUND),
        (f"riffle\nfloor penalty A3 1\n{A_HAND}A3 back\n", ONE_TO_MISS),
    ],
)
def test_a_penalty_counts_from_the_hand_after_it(house: str, told: str, expected: str, tmp_path: Path) -> None:
    assert on_both(tmp_path, house, f"{HEAD}{told}").sentence == expected


@pytest.mark.parametrize("house", HOUSES)
def test_a_push_begins_a_hand_but_at_foxwoods(house: str, tmp_path: Path) -> None:
    """The new hand: tda-2024 23, tda-2022 23, players-2025 24, metropolitan 21; not foxwoods-2020 23."""
    expected = ONE_MISSED if house == "foxwoods-2020" else AFTER_IT
    assert on_both(tmp_path, house, f"{HEAD}push\n{PENALTY}{A_HAND}").sentence == expected


@pytest.mark.parametrize("house", HOUSES)
def test_a_second_penalty_lengthens_the_one_that_is_served(house: str, tmp_path: Path) -> None:
    told = f"{PENALTY}{A_HAND}riffle\n{PENALTY}{A_HAND}"
    assert on_both(tmp_path, house, f"{HEAD}{told}").sentence.endswith("1 of 3 hands missed, 2 more to miss.")


@pytest.mark.parametrize("house", HOUSES)
def test_who_is_back_when_all_hands_are_missed_was_away(house: str, tmp_path: Path) -> None:
    told = f"floor penalty A3 1\n{A_HAND}A3 back\n"
    assert on_both(tmp_path, house, f"{HEAD}{told}").sentence.startswith("A3's penalty is over")


@pytest.mark.parametrize("house", HOUSES)
def test_the_hand_that_has_begun_is_live(house: str, tmp_path: Path) -> None:
    hand = "hand A\n---\ndeal\nP7 raise 3000\nP3 call\n"
    begun = on_both(tmp_path, house, f"{HEAD}riffle\n{PENALTY}{hand}").sentence
    assert begun.startswith("The action backs up to seat 8")
    assert on_both(tmp_path, house, f"{HEAD}{PENALTY}riffle\n{hand}").sentence == "Seat 3's hand is dead."
