"""A deal that the dealer calls off without a word on why: what can be seen of it tells whether the list has it."""

import pytest

from tests.grading.answers.in_short import on_hand
from tests.grading.answers.test_dealing_told import cited

AT = {
    "tda-2024": ("35-A-4", "35-A-5"),
    "tda-2022": ("35-A-4", "35-A-5"),
    "players-2025": ("36-A-4", "36-A-5"),
    "foxwoods-2020": ("35-A-4", ""),
    "metropolitan": ("33-A-4", ""),
}
HOUSES = [pytest.param(house, id=f"{house}:{at}") for house, (at, _) in AT.items()]
AGAIN = "Misdeal: every card comes back, and the same button deals again."
UNLISTED = "This isn't a listed misdeal: the floor decides."
HEAD, CALLED = "blinds 100 200;seats 6 20000", "D announce misdeal"


def dealt(*seats: int) -> str:
    return ";".join(f"D pitch {seat} down" for seat in seats)


@pytest.mark.parametrize("house", HOUSES)
@pytest.mark.parametrize("seats", [(1, 2, 4), (1, 2, 4, 5, 6), (1, 2, 4, 5, 6, 1, 2), (1, 2, 4, 5, 6, 1, 2, 4, 5, 6)])
def test_a_seat_that_was_passed_over_is_on_the_list(house: str, seats: tuple[int, ...]) -> None:
    answer = on_hand(house, HEAD, f"{dealt(*seats)};{CALLED}")
    assert answer.sentence == AGAIN
    assert AT[house][0] in cited(answer)
    assert not any("listed" in each for each in answer.also)


@pytest.mark.parametrize("house", HOUSES)
def test_a_hand_that_was_passed_over_later_has_too_few_cards(house: str) -> None:
    answer = on_hand(house, HEAD, f"{dealt(1, 2, 3, 4, 5, 6, 1, 2, 4)};{CALLED}")
    assert answer.sentence == (AGAIN if AT[house][1] else UNLISTED)
    assert not AT[house][1] or AT[house][1] in cited(answer)


NEXT_CARD = "Nothing in the hand makes it a misdeal: without an error in the deal the next card is seat 4's."


@pytest.mark.parametrize("house", HOUSES)
@pytest.mark.parametrize(
    ("acts", "expected"),
    [
        (dealt(1, 2, 4), UNLISTED),
        (f"{dealt(1, 2, 4)};D floor;{CALLED}", UNLISTED),
        (f"{dealt(1, 2, 4, 3, 5, 6)};{CALLED}", UNLISTED),
        (f"{dealt(1, 2, 3)};{CALLED}", NEXT_CARD),
    ],
)
def test_the_floor_decides_on_the_rest(house: str, acts: str, expected: str) -> None:
    assert on_hand(house, HEAD, acts).sentence == expected


@pytest.mark.parametrize("house", HOUSES)
@pytest.mark.parametrize("seats", [(1, 2, 4), (1, 2, 4, 5, 6, 1, 2, 4, 5, 6)])
def test_once_it_is_dealt_again_nothing_is_wrong(house: str, seats: tuple[int, ...]) -> None:
    sentence = on_hand(house, HEAD, f"{dealt(*seats)};{CALLED};deal").sentence
    assert sentence.startswith("Nothing is wrong: seat 3 may call 200 or raise")


NOT_YET = AGAIN.replace("Misdeal:", "Misdeal, as there isn't substantial action yet:")
FOULED = "The deck is fouled: the hand is void and every bet goes back, 200 to seat 2 and 100 to seat 1."
TOLD = ("tda-2024", "tda-2022", "players-2025")
"""The houses that have a wrong number of cards, a card of another game and a fouled deck printed."""


@pytest.mark.parametrize("house", HOUSES)
@pytest.mark.parametrize("after", ["", f";{CALLED}"])
def test_in_a_void_hand_no_fold_binds(house: str, after: str) -> None:
    """35-C, 36-C, 33-C: the deal is replayed; that the fold may be penalized stands beside it (58, 57, 53, 55)."""
    boxed = on_hand(house, f"{HEAD};cards 3 ^Ah Kd;cards 4 ^Qh Td", f"deal;P5 fold{after}")
    assert boxed.sentence == f"{NOT_YET[:-1]}; seat 5's fold may be penalized."
    assert not any("are binding" in each for each in boxed.also)


@pytest.mark.parametrize("house", [pytest.param(house, id=f"{house}:{AT[house][1]}") for house in TOLD])
@pytest.mark.parametrize(
    ("cards", "acts", "void"),
    [
        ("", "D pitch 3 down;P5 fold", NOT_YET),
        ("", "D pitch 3 down;P5 move muck", NOT_YET),
        ("", f"D pitch 3 down;P5 fold;{CALLED}", NOT_YET),
        (";cards 3 Jk Kd", "P5 fold;P3 turn up", NOT_YET),
        (";cards 3 Jk Kd", f"P5 fold;{CALLED}", NOT_YET),
        (";cards 3 Ah* Kd;cards 4 Ah Qd", "P5 fold;P3 turn up;P4 turn up", FOULED),
    ],
)
def test_nor_does_one_where_more_is_printed(house: str, cards: str, acts: str, void: str) -> None:
    answer = on_hand(house, f"{HEAD}{cards}", f"deal;{acts}")
    assert answer.sentence == f"{void[:-1]}; seat 5's fold may be penalized."


@pytest.mark.parametrize("house", HOUSES)
def test_in_a_hand_that_goes_on_it_does(house: str) -> None:
    assert on_hand(house, HEAD, "deal;P5 fold").sentence.startswith("Seat 5's out-of-turn fold is binding; ")
