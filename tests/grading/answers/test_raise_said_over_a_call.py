"""A raise said with no more than a call's chips: a raise is owed, and everybody after it faces that raise."""

import pytest

from tests.grading.answers.in_short import on_hand, said_of
from tests.grading.answers.test_chips_in_again import EARLY, TURN

GENERAL = {
    "tda-2024": "51-A",
    "tda-2022": "51-A",
    "players-2025": "44-A",
    "foxwoods-2020": "42-A",
    "metropolitan": "38-A",
    "upt": "betting-8",
}
HOUSES = [pytest.param(house, id=f"{house}:{at}") for house, at in GENERAL.items()]
TDA_FAMILY = [pytest.param(house, id=f"{house}:{at}") for house, at in GENERAL.items() if house != "upt"]
SAID = "P2 bet 400;P5 say raise;P5 wager 400"
OWED = "Seat 5 must raise to at least 800: 400 more goes in"
UPT_LEAST = {"upt": "1,600"}


@pytest.mark.parametrize("ask", ["", "wager:5"])
@pytest.mark.parametrize("then", ["", ";P7 fold", ";P7 fold;P2 fold"])
@pytest.mark.parametrize("house", HOUSES)
def test_the_raise_is_owed_whatever_the_others_do(house: str, then: str, ask: str) -> None:
    assert said_of(house, TURN, SAID + then, ask).startswith(OWED)


@pytest.mark.parametrize("house", HOUSES)
def test_who_bet_has_to_answer_it_once_the_others_have_folded(house: str) -> None:
    least = UPT_LEAST.get(house, "1,200")
    assert said_of(house, TURN, f"{SAID};P7 fold", "rights:2") == (
        f"Seat 2 may call 400 or raise, minimum raise to {least}."
    )
    assert said_of(house, TURN, f"{SAID};P7 fold", "pots").startswith("The pot is 5,200")
    assert said_of(house, TURN, f"{SAID};P7 fold;P2 fold", "pots").startswith("Seat 5 wins 4,800; the uncalled 400")


@pytest.mark.parametrize("chips", ["300", "400"])
@pytest.mark.parametrize("house", TDA_FAMILY)
def test_a_call_in_silence_is_short_of_it(house: str, chips: str) -> None:
    said = said_of(house, TURN, f"P2 bet 400;P5 say raise;P5 wager {chips};P7 wager 400", "")
    assert said.endswith("; then the floor decides: seat 7 makes the full call of 800, or folds and forfeits 400.")
    assert said_of(house, TURN, f"{SAID};P7 wager 400", "wager:7").startswith(
        "The floor decides: seat 7 makes the full"
    )


@pytest.mark.parametrize("house", HOUSES)
def test_chips_for_the_whole_of_it_call_and_a_call_said_is_for_all_of_it(house: str) -> None:
    assert said_of(house, TURN, f"{SAID};P7 wager 800", "") == f"{OWED}; seat 7's call of 800 stands."
    answer = on_hand(house, TURN, f"{SAID};P7 say call", "wager", 7)
    assert "800 more goes in" in answer.sentence or answer.sentence == (
        "It's a call: seat 7 puts in 800 more, 800 in all."
    )
    assert said_of(house, TURN, f"{SAID};P7 raise 1600", "") == f"{OWED}; seat 7's raise to 1,600 stands."


@pytest.mark.parametrize("chips", ["300", "400"])
@pytest.mark.parametrize(("house", "at"), EARLY)
def test_out_of_turn_the_word_comes_first_too(house: str, at: str, chips: str) -> None:
    said = said_of(house, TURN, f"P2 bet 400;P7 say raise;P7 wager {chips}", "")
    assert at and said.startswith("The action backs up to seat 5, who faces 400: seat 7's raise")
    assert said_of(house, TURN, f"P2 bet 400;P7 say raise;P7 wager {chips};P5 call", "").startswith(
        "Seat 7's out-of-turn raise is binding"
    )


@pytest.mark.parametrize("house", [pytest.param("upt", id="upt:out-of-turn")])
def test_out_of_turn_it_posts_the_minimum(house: str) -> None:
    said = said_of(house, TURN, "P2 bet 400;P7 say raise;P7 wager 400", "")
    assert said == "Seat 7 posts the minimum, 800, so 400 more goes in; the action is on seat 5."


@pytest.mark.parametrize("house", HOUSES)
def test_with_all_he_has_it_is_no_more_than_that(house: str) -> None:
    head = TURN.replace("seats 9 20000", "seats 9 20000;seat 5 400")
    assert "800" not in said_of(house, head, f"{SAID};P7 fold", "wager:5")
