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
    assert answer.sentence == f"Nothing that was told makes it a misdeal: without an error in the deal {goes_on}."
    cited = [LIST.get(house, ""), BUTTON.get(house, "") if goes_on == OF_THE_BUTTON else ""]
    assert [note.partition(": ")[0].split()[-1] for note in answer.notes] == [at for at in cited if at]


@pytest.mark.parametrize("house", HOUSES)
@pytest.mark.parametrize(
    "acts", ["D pitch 1 up;D pitch 2 up;D announce misdeal", "D pitch 2 down;D announce misdeal", "deal;fold 3 4"]
)
def test_a_misdeal_with_its_reason_and_a_deal_with_none_are_told_as_ever(house: str, acts: str) -> None:
    assert not on_hand(house, HEAD, acts).sentence.startswith("Nothing that was told")
