"""A hand of too few or too many cards that folds first is counted all the same; one that was killed stays killed."""

import pytest

from tests.grading.answers.in_short import cited, on_hand

HEAD = "blinds 100 200;seats 6 20000;button 6"
ROUND = (1, 2, 3, 4, 5, 6)


def dealt(*seats: int) -> str:
    return ";".join(f"D pitch {seat} down" for seat in seats)


SHORT, EXTRA = dealt(*ROUND, 1, 2, 4, 5, 6), dealt(*ROUND, *ROUND, 3)
BUTTON_SHORT, FULL = dealt(*ROUND, *ROUND[:-1]), dealt(*ROUND, *ROUND)
MISDEAL = [
    pytest.param("tda-2024", "35-A-5", id="tda-2024:35-A-5"),
    pytest.param("tda-2022", "35-A-5", id="tda-2022:35-A-5"),
    pytest.param("players-2025", "36-A-5", id="players-2025:36-A-5"),
    pytest.param("upt", "misdeal-2-e", id="upt:misdeal-2-e"),
]


@pytest.mark.parametrize(("house", "at"), MISDEAL)
@pytest.mark.parametrize("deal", [SHORT, EXTRA])
@pytest.mark.parametrize("then", ["P3 fold", "P3 fold;D announce misdeal"])
def test_a_hand_of_a_wrong_number_that_folds_first_is_a_misdeal(house: str, at: str, deal: str, then: str) -> None:
    said = on_hand(house, HEAD, f"{deal};{then}")
    assert said.sentence.startswith("Misdeal")
    assert at in cited(said)


@pytest.mark.parametrize(("house", "at"), MISDEAL)
def test_a_short_hand_that_is_mucked_is_no_seat_left_out(house: str, at: str) -> None:
    said = on_hand(house, HEAD, f"{SHORT};D muck 3")
    assert said.sentence.startswith("Misdeal")
    assert at in cited(said)


@pytest.mark.parametrize(
    "house",
    [
        pytest.param("foxwoods-2020", id="foxwoods-2020:35-A"),
        pytest.param("metropolitan", id="metropolitan:33-A"),
    ],
)
def test_where_a_wrong_number_is_not_listed_the_floor_decides(house: str) -> None:
    for then in ("P3 fold", "D muck 3"):
        assert on_hand(house, HEAD, f"{SHORT};{then}").sentence == "This isn't a listed misdeal: the floor decides."


KILLED = [
    pytest.param("tda-2024", id="tda-2024:38"),
    pytest.param("tda-2022", id="tda-2022:38"),
    pytest.param("players-2025", id="players-2025:39"),
    pytest.param("foxwoods-2020", id="foxwoods-2020:38"),
]
BUTTON_KILLED = "P3 call;P4 call;P5 fold;P6 call;D muck 6;P1 fold;P2 check;flop"


@pytest.mark.parametrize("house", KILLED)
@pytest.mark.parametrize(
    "acts",
    [f"{EXTRA};P3 call;P4 call;D muck 3;fold 5 6 1;check 2", f"{BUTTON_SHORT};{BUTTON_KILLED}"],
)
def test_a_hand_that_was_dead_as_it_was_mucked_is_identified_by_nobody(house: str, acts: str) -> None:
    assert on_hand(house, HEAD, acts).sentence.startswith("Nothing is wrong")


@pytest.mark.parametrize("house", [pytest.param("tda-2022", id="tda-2022:65-A")])
def test_a_live_hand_that_was_mucked_is_still_for_the_floor(house: str) -> None:
    said = on_hand(house, HEAD, f"{FULL};P3 call;P4 call;D muck 3;fold 5 6 1;check 2")
    assert said.sentence.startswith("The floor decides: unless seat 3's hand is identified, it is out")


@pytest.mark.parametrize("house", KILLED)
@pytest.mark.parametrize("acts", ["P3 call;P6 call", "P3 call;P6 raise 600", "P3 call;P6 call;P4 call"])
def test_a_short_button_that_acts_out_of_turn_is_dead_before_its_act_is_ruled(house: str, acts: str) -> None:
    said = on_hand(house, HEAD, f"{BUTTON_SHORT};{acts}")
    assert said.sentence.startswith("No misdeal: seat 6 acted on too few cards")
    assert not any("seat 6's" in each for each in said.also)
