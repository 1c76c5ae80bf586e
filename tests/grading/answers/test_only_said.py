"""Wagers that were only said, and what others did on them; more than the limit; change of a chip that went past."""

import pytest

from tests.grading.answers.in_short import on_hand

FLOP = "on flop;blinds 100 200;pot 1200;in 1 2 3;seats 6 20000"
TDA_LIKE = ("tda-2022", "tda-2024", "players-2025", "foxwoods-2020", "metropolitan")
SILENT_ON_TOO_MUCH = ("tda-2022", "tda-2024", "players-2025", "metropolitan")
LIMIT = "game holdem limit;blinds 100 200;seats 6 20000;button 6"
MORE = "what becomes of more than the limit: the floor decides, and a call is 400, the only raise to 600."


@pytest.mark.parametrize("house", TDA_LIKE)
@pytest.mark.parametrize(
    ("acts", "who"),
    [
        ("P3 call", "seats 2 and 3 make"),
        ("P3 say call", "seats 2 and 3 make"),
        ("P3 wager 1000", "seats 2 and 3 make"),
        ("P3 say call;P1 say call", "seats 1, 2 and 3 make"),
    ],
)
def test_an_underraise_only_said_is_brought_up_for_all_who_called_it(house: str, acts: str, who: str) -> None:
    """TDA 52-A and kin."""
    sentence = on_hand(house, FLOP, f"P1 bet 600;P2 say raise 1000;{acts}").sentence
    assert sentence == f"The raise is to 1,200, not 1,000: {who} it 1,200."


@pytest.mark.parametrize("house", SILENT_ON_TOO_MUCH)
@pytest.mark.parametrize("acts", ["P4 say raise 700", "P4 raise 700", "P4 wager 700", "P4 say seven hundred"])
def test_more_than_the_limit_is_not_ruled_on(house: str, acts: str) -> None:
    """The paragraphs on amounts speak of too little alone."""
    answer = on_hand(house, LIMIT, f"deal;P3 raise 400;{acts}")
    assert answer.sentence.partition(" doesn't say ")[2] == MORE


@pytest.mark.parametrize("house", ["tda-2024", "foxwoods-2020", "metropolitan"])
def test_a_raise_said_in_limit_is_the_raise_in_however_many_motions(house: str) -> None:
    sentence = on_hand(house, LIMIT, "deal;P3 raise 400;P4 say raise;P4 wager 400;P4 wager 200").sentence
    assert sentence == "Seat 4 raises to 600."


@pytest.mark.parametrize("house", ["foxwoods-2020", "metropolitan"])
def test_an_all_in_may_complete_a_raise_in_a_second_motion(house: str) -> None:
    """Foxwoods 45-C, Metropolitan 41-C."""
    head = "blinds 100 200;seats 4 20000;button 4;seat 4 850"
    assert on_hand(house, head, "deal;P3 raise 600;P4 say raise;P4 wager 600;P4 wager 250").sentence == (
        "Seat 4 raises to 850."
    )


@pytest.mark.parametrize(
    ("acts", "pot"),
    [
        ("P1 post 100;P2 post one 1000;deal;P3 raise 600;P4 call;fold 1 2;flop", 1500),
        ("deal;P3 raise 600;P4 wager one 5000;fold 1 2;flop", 1500),
    ],
)
def test_change_goes_back_before_the_flop_is_dealt(acts: str, pot: int) -> None:
    """TDA 44: a chip too large is a call."""
    told = on_hand("tda-2024", "blinds 100 200;seats 4 20000;button 4", acts, ask="pots").sentence
    assert told == f"The pot is {pot:,}: {pot:,} in the middle and 0 in front of the players."
