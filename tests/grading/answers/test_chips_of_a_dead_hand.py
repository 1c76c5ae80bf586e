"""A hand that is dead for its number of cards: what it has put in stays in the pot."""

import pytest

from tests.grading.answers.in_short import on_hand

HEAD = "blinds 200 400;seats 9 20000;button 1"
ROUND = (*range(2, 10), 1)


def dealt(extra: int, acts: str) -> str:
    """A deal in which that seat gets three cards, and the acts that follow."""
    second = [seat for each in ROUND for seat in ((each, each) if each == extra else (each,))]
    return ";".join([*(f"D pitch {seat} down" for seat in (*ROUND, *second)), acts])


TOO_LATE = {
    "upt": "No misdeal, as 2 players have acted: seat {}'s hand is dead, and the others play on",
    **dict.fromkeys(
        ("tda-2024", "tda-2022", "players-2025", "foxwoods-2020"),
        "No misdeal: seat {}'s hand is dead, all its cards are mucked, and play continues with one burn a street",
    ),
}
HOUSES = [
    pytest.param(house, id=f"{house}:{at}")
    for house, at in {
        "upt": "misdeal-1",
        "tda-2024": "37-B",
        "tda-2022": "37-B",
        "players-2025": "40",
        "foxwoods-2020": "38",
    }.items()
]


@pytest.mark.parametrize("house", HOUSES)
@pytest.mark.parametrize(
    ("seat", "acts", "stays"),
    [
        (
            3,
            "P4 call;P5 fold;P3 say I was dealt three. I want a misdeal and my 400 back.",
            "; its 400 stays in the pot",
        ),
        (4, "P4 call;P5 call;P6 call;P4 say I was dealt three.", "; its 400 stays in the pot"),
        (2, "P4 call;P5 call;P6 call;P2 say I was dealt three.", "; its 200 stays in the pot"),
        (7, "P4 call;P5 call;P6 call;P7 say I was dealt three.", ""),
    ],
    ids=["big-blind", "caller", "small-blind", "nothing-in"],
)
def test_what_it_has_put_in_stays_in_the_pot(house: str, seat: int, acts: str, stays: str) -> None:
    said = on_hand(house, HEAD, dealt(seat, acts)).sentence
    if house == "upt" or "fold" not in acts:
        assert said == f"{TOO_LATE[house].format(seat)}{stays}."


def test_of_a_misdeal_nothing_of_the_kind_is_said() -> None:
    """[upt:misdeal-2-e]"""
    said = on_hand("upt", HEAD, dealt(3, "P4 call;P3 say I was dealt three.")).sentence
    assert said.startswith("Misdeal") and "stays" not in said


def test_of_a_street_told_from_its_beginning_no_figure_is_known() -> None:
    """[upt:dead-hand-1-c]"""
    head, acts = "on turn;blinds 100 200;pot 4000;in 2 5 7;seats 9 20000", "D pitch 5 down;P2 bet 500;P5 call"
    assert on_hand("upt", head, acts).sentence.endswith("; what it has put in stays in the pot.")
