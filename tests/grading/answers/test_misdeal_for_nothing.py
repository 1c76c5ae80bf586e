"""A misdeal announced of a deal in which nothing that was told is wrong: what goes on without an error, and why."""

import pytest

from tests.grading.answers.in_short import on_hand

LIST = {"tda-2024": "35-A", "tda-2022": "35-A", "players-2025": "36-A", "foxwoods-2020": "35-A", "metropolitan": "33-A"}
BUTTON = {
    "tda-2024": "37",
    "tda-2022": "37",
    "players-2025": "39",
    "foxwoods-2020": "37",
    "upt": "misdeal-2-e",
}
HEAD = "blinds 100 200;seats 5 20000;button 5"
HOUSES = [pytest.param(house, id=f"{house}:{LIST.get(house, 'misdeal-2')}") for house in (*LIST, "upt")]
OF_THE_BUTTON = "seat 5, the button, simply gets the card it lacks"


def dealt(count: int) -> str:
    return "".join(f"D pitch {at % 5 + 1} down;" for at in range(count)) + "D announce misdeal"


@pytest.mark.parametrize("house", HOUSES)
@pytest.mark.parametrize(
    ("acts", "goes_on"),
    [
        (dealt(1), "the next card is seat 2's"),
        (dealt(2), "the next card is seat 3's"),
        (dealt(4), "the next card is seat 5's"),
        (dealt(8), "the next card is seat 4's"),
        (dealt(9), OF_THE_BUTTON),
        ("deal;D announce misdeal", "the hand is played"),
    ],
)
def test_what_goes_on_is_told(house: str, acts: str, goes_on: str) -> None:
    answer = on_hand(house, HEAD, acts)
    assert answer.sentence == f"Nothing in the hand makes it a misdeal: without an error in the deal {goes_on}."
    cited = [LIST.get(house, ""), BUTTON.get(house, "") if goes_on == OF_THE_BUTTON else ""]
    assert [note.partition(": ")[0].split()[-1] for note in answer.notes] == [at for at in cited if at]


NOTHING = "Nothing in the hand makes it a misdeal: without an error in the deal the hand is played"
ONE = "the cards are killed; the deal and the redeal are one hand of the penalty"
PLAYS = frozenset(("tda-2024", "players-2025"))
"""Where who was away from the first deal may play the second."""


@pytest.mark.parametrize("house", [pytest.param(house, id=f"{house}:{LIST[house]}") for house in LIST])
@pytest.mark.parametrize("ask", ["", "deal"])
@pytest.mark.parametrize(
    "acts", ["deal;D announce misdeal", "deal;P3 fold;D announce misdeal", "deal;D muck 4;D announce misdeal"]
)
def test_a_hand_that_nobody_plays_makes_no_misdeal(house: str, acts: str, ask: str) -> None:
    dead = f"{NOTHING}; seat 4's hand is dead; if it is dealt again, seat 4 "
    may = "may play it if back in time" if house in PLAYS else "is dealt in, and the cards are killed"
    away = on_hand(house, f"{HEAD};absent 4", acts, ask)
    assert away.sentence == f"{dead}{may}."
    penalized = on_hand(house, f"{HEAD};penalty 4", acts, ask)
    assert penalized.sentence == f"{dead}is dealt in, and {ONE}."
    assert any(note.partition(": ")[0].endswith(LIST[house]) for note in penalized.notes)


def test_upt_has_the_dealer_kill_the_hand_in_a_deal_that_is_no_misdeal() -> None:
    """[upt:misdeal-2, upt:tournament-13]"""
    answer = on_hand("upt", f"{HEAD};absent 4", "deal;D announce misdeal")
    assert answer.sentence == f"{NOTHING}; the dealer kills seat 4's hand."
    assert any("tournament-13" in note for note in answer.notes)


@pytest.mark.parametrize("house", HOUSES)
def test_in_stud_a_whole_deal_is_played_too(house: str) -> None:
    stud = "ante 25;bring-in 50;small-bet 100;big-bet 200;game stud limit;seats 6 20000"
    assert on_hand(house, stud, "deal;D announce misdeal").sentence == f"{NOTHING}."
    assert on_hand(house, f"{stud};absent 4", "deal;D announce misdeal").sentence.startswith(f"{NOTHING}; ")


@pytest.mark.parametrize("house", HOUSES)
@pytest.mark.parametrize(
    "acts", ["D pitch 1 up;D pitch 2 up;D announce misdeal", "D pitch 2 down;D announce misdeal", "deal;fold 3 4"]
)
def test_a_misdeal_with_its_reason_and_a_deal_with_none_are_told_as_ever(house: str, acts: str) -> None:
    assert not on_hand(house, HEAD, acts).sentence.startswith("Nothing that was told")
