"""An opening bet of too little: at Metropolitan nothing is printed on it, and whatever answers it hangs on that."""

import pytest

from tests.grading.answers.in_short import on_hand, said_of

T = "on turn;blinds 100 200;pot 4000;in 2 5 7;seats 9 20000"
METROPOLITAN = "metropolitan"
OPEN = "Metropolitan doesn't say what happens to seat 2's bet of 100, under the minimum of 200: the floor decides"
TDA_FAMILY = [
    pytest.param(*each, id=f"{each[0]}-{each[1]}")
    for each in (("tda-2024", "52-A"), ("tda-2022", "52-A"), ("players-2025", "45-A"), ("foxwoods-2020", "54-B"))
]


@pytest.mark.parametrize("asked", ["", "rights:5", "rights:7", "wager:2", "wager:5"])
@pytest.mark.parametrize(
    "acts", ["P2 bet 100;P5 call", "P2 bet 100;P5 wager 150", "P2 say bet 100;P2 wager 100;P5 call"]
)
def test_what_answers_it_hangs_on_the_floor(acts: str, asked: str) -> None:
    assert said_of(METROPOLITAN, T, acts, asked) == f"{OPEN}."


@pytest.mark.parametrize("asked", ["", "rights:5", "rights:7"])
@pytest.mark.parametrize("then", ["", ";P5 call", ";P5 wager 150"])
@pytest.mark.parametrize("early", ["P5 bet 600", "P5 bet 100"])
def test_nobody_is_told_what_to_call_of_it_whose_bet_out_of_turn_it_overtook(early: str, then: str, asked: str) -> None:
    """Metropolitan 39-A leaves a call or a fold, and no paragraph says of how much."""
    said = said_of(METROPOLITAN, T, f"{early};P2 bet 100{then}", asked)
    assert said.startswith(OPEN)
    assert "call" not in said


@pytest.mark.parametrize("acts", ["P2 bet 100;P5 call", "P2 bet 100;P5 wager 150"])
def test_nothing_of_it_is_told_below_either(acts: str) -> None:
    assert not any("call" in each for each in on_hand(METROPOLITAN, T, acts).also)


def test_who_checked_too_early_faces_no_amount() -> None:
    acts = "P5 check;P2 bet 100;P7 call"
    assert "faces" not in said_of(METROPOLITAN, T, acts, "rights:7")
    assert said_of(METROPOLITAN, T, acts, "rights:5") == (
        "Seat 5's action isn't binding, as seat 2's bet changed the action: seat 5 may call or fold."
    )


@pytest.mark.parametrize("asked", ["", "pots", "rights:7"])
@pytest.mark.parametrize(("house", "_"), TDA_FAMILY)
def test_elsewhere_it_is_brought_up_for_who_calls_with_chips_to_go_back(house: str, _: str, asked: str) -> None:
    said = said_of(house, T, "P5 bet 600;P2 bet 100;P5 call", asked)
    assert "200" in said
    assert " 400 back" in said
    assert "500" not in said


@pytest.mark.parametrize("asked", ["", "pots", "rights:7"])
@pytest.mark.parametrize(("house", "_"), TDA_FAMILY)
def test_a_fold_to_it_leaves_what_is_put_right(house: str, _: str, asked: str) -> None:
    said = said_of(house, T, "P5 bet 600;P2 bet 100;P5 fold", asked)
    assert "600 goes back, and seat 5's fold is binding" in said


def test_who_stands_at_it_with_too_little_for_a_raise_is_brought_up_with_it() -> None:
    """UPT betting-14."""
    made_up = "The bet is to 200, not 100: seats 2 and 5 make it 200, and no one who called may raise for it"
    for asked in ("", "wager:5", "rights:7"):
        assert said_of("upt", T, "P2 bet 100;P5 wager 150", asked) == f"{made_up}."
    assert said_of("upt", T, "P2 bet 100;P5 wager 150", "pots").endswith(
        "the pot is 4,400: 4,000 in the middle and 400 in front of the players."
    )


def test_no_raise_to_no_more_than_the_call_is_told() -> None:
    assert "would have been" not in said_of("upt", T, "P5 bet 100;P7 wager 150", "rights:7")


CALLED = "It's a call: seat 5 puts in 200 more, 800 in all."


@pytest.mark.parametrize("asked", ["", "rights:2", "rights:5", "rights:7", "wager:5"])
@pytest.mark.parametrize("house", ["tda-2024", "tda-2022", "players-2025", "foxwoods-2020", METROPOLITAN])
def test_who_has_called_in_words_has_no_choice_left(house: str, asked: str) -> None:
    """Whoever was overtaken out of turn, and has called that since, is not told what he may do."""
    assert said_of(house, T, "P5 bet 600;P2 bet 800;P5 say call;P7 call", asked) == CALLED


@pytest.mark.parametrize("house", ["tda-2024", METROPOLITAN])
def test_who_has_called_a_short_all_in_in_words_is_not_told_that_he_may_not_raise(house: str) -> None:
    head = f"{T};seat 7 1300"
    acts = "P2 bet 1000;P5 call;P7 all-in;P2 say call;P5 call"
    assert said_of(house, head, acts, "") == "It's a call: seat 2 puts in 300 more, 1,300 in all."
