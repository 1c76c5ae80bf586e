"""A wrong button: the first card by the right one is no misdeal for that, and it may be found before any card."""

import pytest

from tests.grading.answers.in_short import on_hand

HEAD = "blinds 100 200;seats 9 20000;last-hand 4 5 6;button 6"
CORRECT = "Correct the button: seat 5, as there has been no substantial action."
T24, T22, PLAYERS, UPT = "tda-2024", "tda-2022", "players-2025", "upt"
CORRECTED = [pytest.param(T24, id="tda-2024:34-A"), pytest.param(PLAYERS, id="players-2025:35-A")]
SILENT = [(T22, "TDA 2022"), ("foxwoods-2020", "Foxwoods"), ("metropolitan", "Metropolitan"), (UPT, "UPT")]
AGAIN = "Misdeal: every card comes back, and the hand is dealt again"
BEGUN = ["P7 post 100", "D shuffle", "P7 post 100;P8 post 200"]


@pytest.mark.parametrize("house", CORRECTED)
@pytest.mark.parametrize("acts", ["D pitch 6 down", "D pitch 7 down", "D pitch 6 down;D pitch 7 down", *BEGUN])
def test_a_wrong_button_is_corrected_whichever_button_the_first_card_went_by(house: str, acts: str) -> None:
    assert on_hand(house, HEAD, acts).sentence == CORRECT
    unmoved = HEAD.replace("button 6", "button 4"), acts.replace("pitch 7", "pitch 5")
    assert on_hand(house, *unmoved).sentence == CORRECT


@pytest.mark.parametrize("acts", ["D pitch 6 down", "D pitch 7 down"])
def test_at_upt_the_button_out_of_position_is_the_misdeal_whoever_got_the_first_card(acts: str) -> None:
    """[upt:misdeal-2-g]"""
    assert on_hand(UPT, HEAD, acts).sentence == "Misdeal: the button was wrong; deal again with it at seat 5."


@pytest.mark.parametrize(("house", "known"), [pytest.param(*each, id=f"{each[0]}:silent") for each in SILENT])
@pytest.mark.parametrize("acts", BEGUN)
def test_before_the_first_card_nothing_is_printed_on_a_wrong_button(house: str, known: str, acts: str) -> None:
    """Where the button goes is answered all the same by who asks that."""
    uncovered = f"{known} doesn't cover this: the button is in the wrong place, not at seat 5."
    assert on_hand(house, HEAD, acts).sentence == uncovered
    assert "seat 6 posts the small blind, seat 7 the big blind" in on_hand(house, HEAD, acts, "button").sentence
    assert on_hand(house, HEAD, f"{acts};D button 5").sentence.startswith("Nothing is wrong")


@pytest.mark.parametrize("house", [T24, T22, PLAYERS, UPT])
@pytest.mark.parametrize("head", [HEAD.replace("button 6", "button 5"), HEAD.removesuffix(";button 6")])
def test_a_button_in_its_place_is_nothing_to_speak_of(house: str, head: str) -> None:
    assert on_hand(house, head, "D shuffle").sentence.startswith("Nothing is wrong")
    assert on_hand(house, head, "D pitch 7 down").sentence.endswith("and the same button deals again.")


@pytest.mark.parametrize(
    ("house", "rest", "last"),
    [
        pytest.param(T24, " with the button at seat 5, where it belongs.", "right-button", id="tda-2024:34-A"),
        pytest.param(PLAYERS, " with the button at seat 5, where it belongs.", "right-button", id="players-2025:35-A"),
        pytest.param(UPT, " with the button at seat 5, where it belongs.", "right-button", id="upt:misdeal-2-g"),
        pytest.param(
            T22, "; the floor decides on the button, which belongs at seat 5.", "the-deck", id="tda-2022:35-A-2"
        ),
    ],
)
@pytest.mark.parametrize("acts", ["D pitch 8 down", "D pitch 7 up"])
def test_a_misdeal_with_the_button_wrong_is_not_dealt_by_the_same_button(
    house: str, rest: str, last: str, acts: str
) -> None:
    answer = on_hand(house, HEAD, acts)
    assert answer.sentence == f"{AGAIN}{rest}"
    assert answer.steps[-1].key.endswith(last)
