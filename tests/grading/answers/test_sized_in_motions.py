"""Chips put out once more: by who has acted, pulled back before or not, and in limit beside a full bet or raise."""

import pytest

from tests.grading.answers.in_short import cited, on_hand

T = "on turn;blinds 100 200;pot 4000;in 2 5 7;seats 9 20000"
LT = f"on turn;game holdem limit;{T.removeprefix('on turn;')}"
ACTED = {"foxwoods-2020": "41-A", "metropolitan": "37-A", "tda-2024": "50-A", "upt": "betting-10"}
EARLY = {"foxwoods-2020": "43-A", "metropolitan": "39-A", "tda-2024": "53-A"}
OPEN = {"foxwoods-2020": ("43-A", "56"), "tda-2022": ("53-A", "56"), "metropolitan": ("39-A", "50")}
STRING = {"tda-2024": "56", "players-2025": "56", "upt": "betting-12"}
NOT_SAID = "doesn't say what happens to more than the limit: the floor decides, and the only bet is 400."


@pytest.mark.parametrize("ask", ["", "wager"])
@pytest.mark.parametrize(("house", "at"), [pytest.param(*each, id=f"{each[0]}:{each[1]}") for each in ACTED.items()])
@pytest.mark.parametrize(
    ("acts", "back"),
    [
        ("P2 bet 600;P5 call;P2 pull-back 600;P2 wager 800", "200"),
        ("P2 bet 600;P5 call;P2 pull-back 600;P2 wager 2000", "1,400"),
        ("P2 wager 600;P5 call;P2 wager 200", "200"),
        ("P2 wager 600;P5 call;P2 wager 400", "400"),
    ],
    ids=["less-than-a-raise", "a-whole-raise", "beside", "beside-half-a-raise"],
)
def test_what_somebody_puts_out_who_has_acted_goes_back_whatever_its_size(
    acts: str, back: str, house: str, at: str, ask: str
) -> None:
    answer = on_hand(house, T, acts, ask, 2 if ask else 0)
    assert answer.sentence == f"Seat 2's bet of 600 is binding: the {back} goes back, and the action is on seat 7."
    assert not any("cover" in each for each in answer.also)
    assert at in cited(answer)


@pytest.mark.parametrize("ask", ["", "wager"])
@pytest.mark.parametrize(("house", "at"), [pytest.param(*each, id=f"{each[0]}:{each[1]}") for each in EARLY.items()])
@pytest.mark.parametrize(("chips", "back"), [(600, 200), (1000, 600)])
def test_so_it_does_of_a_bet_out_of_turn_that_has_come_round(
    chips: int, back: int, house: str, at: str, ask: str
) -> None:
    answer = on_hand(house, T, f"P5 bet 400;P2 check;P5 pull-back 400;P5 wager {chips}", ask, 5 if ask else 0)
    assert answer.sentence == f"Seat 5's bet of 400 is binding: the {back} goes back, and the action is on seat 7."
    assert at in cited(answer)


@pytest.mark.parametrize(
    ("house", "turn", "string"), [pytest.param(*(house, *at), id=f"{house}:{at[0]}") for house, at in OPEN.items()]
)
def test_what_lay_there_first_is_not_told_where_the_floor_says_what_stands(house: str, turn: str, string: str) -> None:
    acts = "P5 bet 400;P5 pull-back 400;P5 wager 1000"
    plain, asked = on_hand(house, T, acts), on_hand(house, T, acts, "wager", 5)
    assert plain.sentence.startswith("The action backs up to seat 2: seat 5's bet is binding unless someone bets")
    assert asked.sentence == "It's a string bet: the floor says whether 400 or 1,000 stands."
    assert (turn in cited(plain), string in cited(asked)) == (True, True)
    assert "seat 5's bet of 400 is binding" in on_hand(house, T, "P5 bet 400;P5 pull-back 400").sentence


@pytest.mark.parametrize(("house", "at"), [pytest.param(*each, id=f"{each[0]}:{each[1]}") for each in STRING.items()])
@pytest.mark.parametrize(
    ("acts", "said"),
    [
        ("P2 wager 400;P2 wager 200", "seat 2 is held to 400 and gets 200 back."),
        ("P2 wager 400;P2 wager 400", "seat 2 is held to 400 and gets 400 back."),
        ("P2 bet 400;P5 wager 400;P5 wager 600", "seat 5 is held to 400 and gets 600 back."),
        ("P2 bet 400;P5 wager 800;P5 wager 200", "seat 5 is held to 800 and gets 200 back."),
    ],
    ids=["a-bet", "twice", "a-call", "a-raise"],
)
def test_more_than_the_limit_in_a_second_motion_is_a_string_bet(acts: str, said: str, house: str, at: str) -> None:
    answer = on_hand(house, LT, acts)
    assert answer.sentence.endswith(f": {said}")
    assert at in cited(answer)


@pytest.mark.parametrize("acts", ["P2 wager 600", "P2 wager 600;P2 wager 200"])
def test_more_than_the_limit_at_once_is_still_for_the_floor(acts: str) -> None:
    """[tda-2024:56]"""
    assert on_hand("tda-2024", LT, acts).sentence == f"TDA 2024 {NOT_SAID}"
