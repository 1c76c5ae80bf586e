"""Who called a raise of too little is brought up with it, and that is told once."""

import pytest

from tests.grading.answers.in_short import said_of

T = "on turn;blinds 100 200;pot 4000;in 2 5 7;seats 9 20000"
HOUSES = [
    pytest.param(*each, id=f"{each[0]}-{each[1]}")
    for each in (
        ("tda-2024", "52-A", ""),
        ("tda-2022", "52-A", ""),
        ("players-2025", "45-A", ""),
        ("foxwoods-2020", "54-B", ""),
        ("metropolitan", "42-A", ""),
        ("upt", "betting-14", ", and no one who called may raise for it"),
    )
]
POT = "The pot is {:,}: 4,000 in the middle and {:,} in front of the players."


@pytest.mark.parametrize(("house", "_", "nobody"), HOUSES)
def test_a_call_of_it_owes_nothing_more(house: str, _: str, nobody: str) -> None:
    acts = "P2 bet 400;P5 raise 600;P7 call;P2 raise 3200"
    made_up = f"The raise is to 800, not 600: seats 5 and 7 make it 800{nobody}"
    assert said_of(house, T, acts, "") == f"{made_up}; seat 2's raise to 3,200 stands."
    assert said_of(house, T, acts, "pots") == POT.format(8800, 4800)
    assert said_of(house, T, acts, "wager:7") == "It's a call: seat 7 is in for 800."
    assert said_of(house, T, acts, "rights:5").startswith("Seat 5 may call 2,400 or raise, minimum raise to ")


@pytest.mark.parametrize(("house", "_", "nobody"), HOUSES)
def test_a_call_of_an_opening_bet_of_too_little_owes_nothing_more(house: str, _: str, nobody: str) -> None:
    acts = "P2 bet 100;P5 call;P7 raise 500"
    if house == "metropolitan":
        assert said_of(house, T, acts, "").startswith("Metropolitan doesn't say")
        return
    made_up = f"The bet is to 200, not 100: seats 2 and 5 make it 200{nobody}"
    assert said_of(house, T, acts, "") == f"{made_up}; seat 7's raise to 500 stands."
    assert said_of(house, T, acts, "pots") == POT.format(4900, 900)


@pytest.mark.parametrize(
    ("raised", "again"),
    [("P5 raise 800", "P2 raise 1600"), ("P5 raise 1200", "P2 raise 3200"), ("P5 raise 1600", "P2 raise 3200")],
)
def test_beside_a_posted_minimum_every_call_of_it_is_in_the_pot(raised: str, again: str) -> None:
    """UPT min-raise and betting-14: 1,600 of seats 5 and 7 each, 3,200 of seat 2."""
    said = said_of("upt", T, f"P2 bet 400;P7 raise 800;{raised};P7 call;{again}", "pots")
    assert said.endswith("he pot is 10,400: 4,000 in the middle and 6,400 in front of the players.")
    plain = said_of("upt", T, f"P2 bet 400;P7 raise 800;{raised};P7 call;{again}", "")
    assert plain.count("full call") == 0


def test_who_posted_and_has_folded_answers_no_raise() -> None:
    for asked in ("", "rights:7"):
        assert "may then" not in said_of("upt", T, "P7 bet 200;P2 check;P5 fold;P7 fold;P2 raise 1600", asked)
