"""Action out of turn that bound nobody and went back to its player: he has his choices, whatever the chips were."""

import pytest

from tests.grading.answers.in_short import on_hand

TURN = "on flop;blinds 100 200;pot 1300;in 2 5 9;seats 9 60000;seat 9 6000"
KIN = ["tda-2022", "tda-2024", "players-2025", "foxwoods-2020"]


@pytest.mark.parametrize("house", [pytest.param(each, id=f"{each}:53-A") for each in KIN])
@pytest.mark.parametrize(
    ("early", "next_one", "back", "out"),
    [
        ("all-in", "P5 fold", "P9 pull-back 6000", "6,000"),
        ("all-in", "P5 call", "P9 pull-back 6000", "6,000"),
        ("all-in", "P5 fold", "D return-bet 9 6000", "6,000"),
        ("bet 3000", "P5 fold", "P9 pull-back 3000;P2 say Can he do that?", "3,000"),
    ],
    ids=["all-in", "called-before", "by-the-dealer", "bet"],
)
@pytest.mark.parametrize("ask", ["", "rights"])
def test_who_takes_back_what_bound_nobody_may_do_anything(
    house: str, early: str, next_one: str, back: str, out: str, ask: str
) -> None:
    said = on_hand(house, TURN, f"P9 {early};D action-on 2;P2 bet 1500;{next_one};{back}", ask).sentence
    left = f"{out} goes back, and they may call 1,500, raise to at least 3,000 or fold."
    assert said == f"Seat 9's action isn't binding, as seat 2's bet changed the action: {left}"


@pytest.mark.parametrize(
    ("then", "ask", "seat"),
    [
        ("", "", 0),
        (";P9 say call;P9 wager 1500", "", 0),
        (";P9 say call;P9 wager 1500", "wager", 9),
        (";P9 call", "", 0),
    ],
    ids=lambda each: "metropolitan:39-C" if isinstance(each, int) else "",
)
def test_where_an_all_in_out_of_turn_stands_it_stands_still(then: str, ask: str, seat: int) -> None:
    acts = f"P9 all-in;D action-on 2;P2 bet 1500;P5 fold;P9 pull-back 6000{then}"
    said = on_hand("metropolitan", TURN, acts, ask, seat).sentence
    assert said.startswith("Seat 9's out-of-turn all-in of 6,000 stands and may be penalized")


HE = "blinds 100 200;seats 6 20000"
FLOP = "on flop;blinds 100 200;pot 1800;in 3 4 5;button 6;seats 6 20000"


@pytest.mark.parametrize("house", [pytest.param(each, id=f"{each}:56") for each in [*KIN, "metropolitan", "upt"]])
@pytest.mark.parametrize(
    ("head", "acts", "next_one"),
    [
        (HE, "deal;P3 raise 600;P3 pull-back 600;P3 wager 600", "Nothing is wrong: seat 4 may call 600"),
        (HE, "deal;P3 raise 600;P3 pull-back 200;P3 wager 200", "Nothing is wrong: seat 4 may call 600"),
        (HE, "deal;P3 wager 600;P3 pull-back 600;P3 wager 600", "Seat 3 raises to 600."),
        (HE, "deal;P3 call 200;P3 pull-back 200;P3 wager 200", "Nothing is wrong: seat 4 may call 200"),
        (FLOP, "P3 wager 600;P3 pull-back 600;P3 wager 600", "Nothing is wrong: seat 4 may call 600"),
        (FLOP, "P3 bet 600;P4 call;P4 pull-back 600;P4 wager 600", "Nothing is wrong: seat 5 may call 600"),
    ],
)
def test_chips_that_lie_there_again_are_the_bet_they_were(house: str, head: str, acts: str, next_one: str) -> None:
    assert on_hand(house, head, acts).sentence.startswith(next_one)


@pytest.mark.parametrize(
    "house", [pytest.param("tda-2024", id="tda-2024:56"), pytest.param("upt", id="upt:betting-12")]
)
def test_other_chips_than_were_pulled_back_are_a_second_motion(house: str) -> None:
    said = on_hand(house, FLOP, "P3 bet 600;P3 pull-back 600;P3 wager 800").sentence
    assert "string bet" in said and "seat 3 is held to 600 and gets 200 back" in said
