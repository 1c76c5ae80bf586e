"""A hand that is let go while others bet or still can: of an all-in it stays live, of a caller it is a fold."""

import pytest

from tests.grading.answers.in_short import cited, on_hand

FLOP = "on flop;blinds 200 400;pot 3000;in 2 5 7;seats 9 40000;button 9"
RIVER = FLOP.replace("flop", "river")
SHORT = f"{FLOP};seat 5 1500"
STAYS = "Seat 5 is all-in and may not muck: the hand can be told and stays live; "
NOT_YET = f"{STAYS}no hand is tabled yet, as seats 2 and 7 can still bet."
ALL_IN = "P2 bet 2000;P5 all-in"
HOUSES = [
    pytest.param("foxwoods-2020", "16", id="foxwoods-2020:16"),
    pytest.param("metropolitan", "14", id="metropolitan:14"),
    pytest.param("players-2025", "17", id="players-2025:17"),
    pytest.param("tda-2022", "16", id="tda-2022:16"),
    pytest.param("tda-2024", "16", id="tda-2024:16"),
]


@pytest.mark.parametrize(("house", "at"), HOUSES)
@pytest.mark.parametrize("goes", ["P5 move muck", "P5 move aside", "P5 fold"])
@pytest.mark.parametrize(
    ("before", "after", "sentence"),
    [
        pytest.param("", "", f"{STAYS}seat 7 may call 2,000 or raise, minimum raise to 4,000.", id="one-to-act"),
        pytest.param(";P7 call", "", NOT_YET, id="before-the-card"),
        pytest.param(";P7 call;turn", "", f"{STAYS}seat 2 may check or bet, minimum 400.", id="next-street"),
        pytest.param(";P7 call", ";turn;P2 check", f"{STAYS}seat 7 may check or bet, minimum 400.", id="played-on"),
    ],
)
def test_who_is_all_in_stays_in_however_he_lets_go(
    house: str, at: str, goes: str, before: str, after: str, sentence: str
) -> None:
    answer = on_hand(house, SHORT, f"{ALL_IN}{before};{goes}{after}")
    assert (answer.sentence, cited(answer)[0]) == (sentence, at)


@pytest.mark.parametrize(("house", "at"), HOUSES)
def test_he_plays_for_the_main_pot(house: str, at: str) -> None:
    answer = on_hand(house, SHORT, f"{ALL_IN};P7 call;P5 move muck", "pots")
    assert answer.sentence == f"{STAYS}the main pot is 7,500 and side pot 1 is 1,000." and cited(answer)[0] == at


@pytest.mark.parametrize(
    ("house", "at"),
    [
        pytest.param("foxwoods-2020", "58", id="foxwoods-2020:58"),
        pytest.param("metropolitan", "52", id="metropolitan:52"),
        pytest.param("players-2025", "58", id="players-2025:58"),
    ],
)
@pytest.mark.parametrize("goes", ["P5 move muck", "P5 move aside", "P5 fold"])
def test_a_caller_who_pushes_his_hand_forward_has_folded_out_of_turn(house: str, at: str, goes: str) -> None:
    answer = on_hand(house, RIVER, f"P2 bet 2000;P5 call;{goes}")
    assert "seat 5's 2,000 stays in the pot, and the fold is binding" in answer.sentence and at in cited(answer)


@pytest.mark.parametrize(
    ("house", "at"),
    [
        pytest.param("foxwoods-2020", ["43-A", "58"], id="foxwoods-2020:43-A"),
        pytest.param("metropolitan", ["39-A", "52"], id="metropolitan:39-A"),
    ],
)
@pytest.mark.parametrize("acts", ["P5 fold;P2 check;P5 bet 1000", "P5 fold;P2 check;P5 check"])
def test_who_is_bound_by_a_fold_out_of_turn_is_told_by_what_is_said_of_that(
    house: str, at: list[str], acts: str
) -> None:
    assert cited(on_hand(house, FLOP, acts)) == at


@pytest.mark.parametrize(
    ("house", "at"),
    [
        pytest.param("foxwoods-2020", "71-C", id="foxwoods-2020:71-C"),
        pytest.param("metropolitan", "65-C", id="metropolitan:65-C"),
    ],
)
@pytest.mark.parametrize("acts", ["deal;P3 call", "deal;P4 back;P3 call"])
def test_a_hand_on_penalty_is_dead_by_the_paragraph_on_penalties(house: str, at: str, acts: str) -> None:
    answer = on_hand(house, "blinds 200 400;seats 9 40000;penalty 4", acts)
    assert answer.sentence.startswith("Seat 4's hand is dead; seat 5 may call 400") and cited(answer) == [at]
