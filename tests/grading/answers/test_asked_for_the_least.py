"""Too little named for a raise with the least asked for, and a call in words beside chips that go back."""

import pytest

from tests.grading.answers.in_short import IN_TURN, said_of

T = "on turn;blinds 100 200;pot 4000;in 2 5 7;seats 9 20000"
UPT_ASKED = "P2 bet 400;P5 raise 1000;P7 say raise 1600;D ask-for 7 2000;P7 wager 2000"
NAMED_BELOW = "P2 bet 400;P5 say raise 500;D ask-for 5 800;P5 wager 800"
CALLED = "P2 bet 400;P7 bet 3000;P5 raise 600;P7 call;P2 raise 3000"


@pytest.mark.parametrize(
    ("asked", "said"),
    [
        ("", "Nothing is wrong: seat 2 may call 1,600 or raise, minimum raise to 4,000."),
        ("rights:2", "Seat 2 may call 1,600 or raise, minimum raise to 4,000."),
        ("pots", "The pot is 7,400: 4,000 in the middle and 3,400 in front of the players."),
        ("wager:7", "The raise is to 2,000, and no one who has acted may raise for it."),
    ],
)
def test_the_doubled_raise_that_was_asked_for_is_faced(asked: str, said: str) -> None:
    """[upt:min-raise]: double the last bet is the least raise there, and the dealer asked for just that."""
    assert said_of("upt", T, UPT_ASKED, asked) == said


@pytest.mark.parametrize("house", [pytest.param(h, id=f"{h}:{at}") for h, at in IN_TURN.items() if h != "upt"])
def test_where_less_is_a_whole_raise_the_rest_goes_back(house: str) -> None:
    assert said_of(house, T, UPT_ASKED, "") == "Seat 7 raises to 1,600 and gets 400 back."


@pytest.mark.parametrize(
    ("house", "least"), [(house, "1,600" if house == "upt" else "1,200") for house in IN_TURN], ids=list(IN_TURN)
)
def test_the_least_raise_asked_for_is_faced_everywhere(house: str, least: str) -> None:
    said = said_of(house, T, f"{NAMED_BELOW};P7 call", "rights:2")
    assert said == f"Seat 2 may call 400 or raise, minimum raise to {least}."


@pytest.mark.parametrize("house", ["metropolitan", "upt"])
def test_less_than_the_least_raise_is_asked_for_in_vain(house: str) -> None:
    begins = "The raise is to 800, not 500: seat 5 puts in 100 more"
    assert said_of(house, T, "P2 bet 400;P5 say raise 500;D ask-for 5 700;P5 wager 700", "").startswith(begins)


@pytest.mark.parametrize("house", [pytest.param(h, id=f"{h}:{at}") for h, at in IN_TURN.items() if h != "upt"])
def test_who_called_beside_chips_that_go_back_has_raised_nothing(house: str) -> None:
    """So the raise of too little is made good for both, and whom it reopens the betting for may raise."""
    begins = "The raise is to 800, not 600: seats 5 and 7 make it 800; "
    assert said_of(house, T, CALLED, "") == f"{begins}seat 2's raise to 3,000 stands."
    assert said_of(house, T, CALLED, "wager:2") == "Seat 2 raises to 3,000."
