"""A stub too short for seventh street: one card for all, and who acts first on it."""

import pytest

from tests.grading.answers.in_short import cited, on_hand

T22, T24, P = "tda-2022", "tda-2024", "players-2025"
DECK = (
    "2d 2h 2s 3c 3s 4c 4d 5c 5h 6d 6h 7c 7s 8s 9h Tc 2c Ah 4h 6s 7h Td 8h 9c Ts 7d Ad 8c 9d Jc "
    "5s 3d Qs Jd 9s As Js 3h 4s Qh Kd Jh Th Kc 5d Qc 8d 6c Qd Kh Ks Ac"
)
SIX_LEFT = f"game stud limit;ante 100;bring-in 200;small-bet 500;big-bet 1000;seats 8 50000;deck {DECK}"
STREETS = (
    "deal;call 2 3 4 5 6 7 8;street;P2 bet 500;call 3 4 5 6 7;fold 8;call 1;street;P2 bet 1000;call 3 4 5 6;fold 7;"
    "call 1;street;P2 bet 1000;call 3 4 5 6 1;D bring-in-bets"
)
ONE_FOR_ALL = "Burn the top card and deal one community card off the stub for everyone"
TOO_FEW = "as 8 are needed and only 7 are left, burns included, and the stub still has 3 or more"


@pytest.mark.parametrize(("house", "at"), [(T22, "RP-10-H-D"), (T24, "RP-10-H-D"), (P, "RP-9-H-D")])
def test_with_a_community_card_it_is_told_who_acts_first(house: str, at: str) -> None:
    answer = on_hand(house, SIX_LEFT, STREETS)
    assert answer.sentence == f"{ONE_FOR_ALL}, {TOO_FEW}; seat 2 acts first."
    assert at in cited(answer)


UNTOLD = (
    "game stud limit;ante 50;bring-in 100;small-bet 400;big-bet 800;seats 8 20000",
    "deal;P1 post 100;call 2 3 4 5 6 7 8;street;P{0} bet 400;{1};street;P{0} bet 800;{2};street;P{0} bet 800;{3}",
)


@pytest.mark.parametrize(("house", "at"), [(T22, "RP-10-H"), (T24, "RP-10-H"), (P, "RP-9-H")])
@pytest.mark.parametrize("asked", ["", "stud"])
@pytest.mark.parametrize(
    ("first", "calls"),
    [
        (1, ("call 2 3 4 5 6 7;fold 8", "call 2 3 4 5 6;fold 7", "call 2 3 4 5 6")),
        (4, ("call 5 6 7;fold 8;call 1 2 3", "call 5 6;fold 7;call 1 2 3", "call 5 6 1 2 3")),
    ],
)
def test_where_no_upcards_are_told_nobody_is_out_of_turn(
    house: str, at: str, asked: str, first: int, calls: tuple[str, str, str]
) -> None:
    head, acts = UNTOLD
    answer = on_hand(house, head, acts.format(first, *calls), asked)
    assert answer.sentence == f"{ONE_FOR_ALL}, {TOO_FEW}; seat {first} acts first."
    assert at in cited(answer)
