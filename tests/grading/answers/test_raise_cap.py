"""In limit the fourth raise of a round is told with the house's cap, where the house has named none."""

import pytest

from trainer.grading.answers.answer import answer_on_hand
from trainer.rules.book import BOOKS, book
from trainer.shorthand.reading import read

HEAD = "game holdem limit\nsmall-bet 100\nbig-bet 200\nblinds 50 100\nseats {} 20000\n{}---\ndeal\n"
TO_THE_FLOP = "call 3\nfold 4 5 6\ncall 1\ncheck 2\nflop\n"
THREE = "P1 bet 100\nP2 raise 200\nP3 raise 300\nP1 raise 400\n"
ALLOWED = ", if your house's raise cap allows it."


def said(house: str, acts: str, setting: str = "") -> str:
    return answer_on_hand(read(HEAD.format(6, setting) + TO_THE_FLOP + acts).record, book(house)).sentence


@pytest.mark.parametrize("house", BOOKS)
def test_a_fourth_raise_rests_on_the_cap_of_the_house(house: str) -> None:
    assert said(house, THREE) == "Seat 1 raises to 400."
    assert said(house, f"{THREE}P2 raise 500\n") == f"Seat 2 raises to 500{ALLOWED}"
    assert said(house, f"{THREE}P2 raise 500\ncall 3\n").endswith(f"minimum raise to 600{ALLOWED}")


@pytest.mark.parametrize("house", BOOKS)
def test_a_cap_that_the_house_has_named_is_not_asked_for(house: str) -> None:
    assert ALLOWED not in said(house, f"{THREE}P2 raise 500\n", "house raise-cap 4\n")
