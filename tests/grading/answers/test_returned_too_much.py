"""The dealer gives back all of a call made with too much, and not the change alone: the call in turn stays."""

import pytest

from tests.grading.answers.in_short import IN_TURN, on_hand

TURN = "on turn;blinds 100 200;pot 2400;in 2 5 7;seats 9 20000"
DEALT = "blinds 100 200;seats 6 20000;button 6"
HOUSES = [pytest.param(house, id=f"{house}:{at}") for house, at in IN_TURN.items()]
LARGE = "P2 bet 800;P5 wager one 5000"
GOES_IN = "Seat 5's action is binding: 800 goes back in"


@pytest.mark.parametrize("house", HOUSES)
@pytest.mark.parametrize("then", ["", ";P7 fold", ";P7 call"])
def test_the_call_of_one_large_chip_stays_though_all_of_it_was_given_back(house: str, then: str) -> None:
    assert on_hand(house, TURN, f"{LARGE};D return-bet 5 5000{then}").sentence == f"{GOES_IN}."


@pytest.mark.parametrize("house", HOUSES)
def test_who_acts_behind_it_acts_in_turn_and_faces_the_bet(house: str) -> None:
    said = on_hand(house, TURN, f"{LARGE};D return-bet 5 5000;P7 check").sentence
    assert said.startswith(f"{GOES_IN}; ")
    assert "backs up" not in said
    assert "800" in said.removeprefix(GOES_IN)


@pytest.mark.parametrize("house", [each for each in HOUSES if each.values != ("upt",)])
def test_chips_that_make_no_raise_are_a_call_that_stays(house: str) -> None:
    acts = "P2 bet 800;P5 wager 1000;D return-bet 5 1000;P7 fold"
    assert on_hand(house, TURN, acts).sentence == f"{GOES_IN}."


@pytest.mark.parametrize("house", HOUSES)
def test_before_the_flop_as_well(house: str) -> None:
    acts = "deal;P3 raise 600;P4 wager one 5000;D return-bet 4 5000;P5 fold"
    assert on_hand(house, DEALT, acts).sentence == "Seat 4's action is binding: 600 goes back in."


@pytest.mark.parametrize("house", HOUSES)
def test_put_out_again_or_given_change_alone_nothing_goes_back_in(house: str) -> None:
    again = on_hand(house, TURN, f"{LARGE};D return-bet 5 5000;P5 wager 800;P7 fold").sentence
    assert again == "Nothing is wrong."
    change = on_hand(house, TURN, "P2 bet 800;P5 wager 500x2;D return-bet 5 200").sentence
    assert "goes back in" not in change


@pytest.mark.parametrize("house", HOUSES)
def test_asked_for_pots_the_call_is_in_them(house: str) -> None:
    said = on_hand(house, TURN, f"{LARGE};D return-bet 5 5000;P7 fold", "pots").sentence
    assert said == f"{GOES_IN}; the main pot is 4,000."


@pytest.mark.parametrize("house", [pytest.param("upt", id="upt:betting-11")])
@pytest.mark.parametrize(("put", "what"), [(800, "call"), (300, "call of 300")])
def test_a_call_out_of_turn_that_was_pulled_back_is_told_as_it_was_made(house: str, put: int, what: str) -> None:
    said = on_hand(house, TURN, f"P2 bet 800;P7 wager {put};P7 pull-back {put};P5 fold").sentence
    assert said == f"Seat 7's {what} is binding, and seat 7 may not bet or raise this turn."


@pytest.mark.parametrize("house", HOUSES)
@pytest.mark.parametrize("more", ["P2 wager 800;{};P2 wager 1000", "P2 bet 800;P5 wager 800;{};P5 wager 2000"])
def test_more_put_out_after_chips_given_back_is_ruled_as_after_chips_pulled_back(house: str, more: str) -> None:
    seat = 2 if more.startswith("P2 wager") else 5
    given = on_hand(house, TURN, more.format(f"D return-bet {seat} 800"))
    assert given.sentence == on_hand(house, TURN, more.format(f"P{seat} pull-back 800")).sentence
    assert "string bet" in given.sentence.casefold()


@pytest.mark.parametrize(
    ("acts", "first", "most"),
    [
        ("P2 wager 800;P2 pull-back 800;P2 wager 1000", 800, "1,000"),
        ("P2 wager 800;P2 wager 400;P2 pull-back 400", 800, "1,200"),
        ("P2 wager 800;P2 wager 400", 800, "1,200"),
    ],
    ids=["tda-2022:56-all", "tda-2022:50-A-second", "tda-2022:50-A-none"],
)
def test_what_may_stand_of_a_string_bet_is_told_as_it_lay_there(acts: str, first: int, most: str) -> None:
    said = on_hand("tda-2022", TURN, acts).sentence
    assert said.casefold().endswith(f"it's a string bet: the floor says whether {first} or {most} stands.")


@pytest.mark.parametrize("house", HOUSES)
@pytest.mark.parametrize(("seat", "before"), [(5, ""), (7, "P5 fold;")])
@pytest.mark.parametrize(("more", "back"), [(1500, "1,500"), (600, "600"), (4000, "4,000")])
def test_what_is_put_out_once_the_change_was_given_goes_back(
    house: str, seat: int, before: str, more: int, back: str
) -> None:
    call = f"P2 bet 1000;{before}P{seat} wager one 5000;D return-bet {seat} 4000"
    said = on_hand(house, TURN, f"{call};P{seat} wager {more}").sentence
    assert said.endswith(f"seat {seat} is held to 1,000 and gets {back} back.")
    assert "string bet" in said.casefold()


@pytest.mark.parametrize(
    ("acts", "which", "pot"),
    [
        ("P2 wager 400;P2 wager 600;P2 pull-back 1000", "400 or 1,000", "that the pot is 2,400."),
        ("check 2;P5 wager 400;P5 wager 600;P5 pull-back 1000;P7 fold", "400 or 1,000", "that the pot is 2,400."),
        ("P2 wager 400;P2 wager 600", "400 or 1,000", "the chips in front of seat 2 the pot is 2,400."),
    ],
)
def test_the_pots_hang_on_what_the_floor_says_though_the_chips_were_pulled_back(
    acts: str, which: str, pot: str
) -> None:
    """[tda-2022:56]"""
    said = on_hand("tda-2022", TURN, acts, "pots").sentence
    assert said == f"It's a string bet: the floor says whether {which} stands; apart from {pot}"


AGAIN = "P2 bet 600;P5 call;P2 raise 1400"


@pytest.mark.parametrize("house", HOUSES)
@pytest.mark.parametrize("second", [AGAIN, "P2 wager 600;P5 call;P2 wager 800"])
@pytest.mark.parametrize(
    ("then", "asked", "said"),
    [
        ("", "", "Seat 2's bet of 600 is binding: the 800 goes back, and the action is on seat 7."),
        ("", "pots", "; the pot is 3,600: 2,400 in the middle and 1,200 in front of the players."),
        (";D return-bet 2 300", "", "Seat 2's bet of 600 is binding: the 500 goes back, and the action is on seat 7."),
        (";D return-bet 2 300", "pots", "; the pot is 3,600: 2,400 in the middle and 1,200 in front of the players."),
        (";D return-bet 2 800", "", "Nothing is wrong: seat 7 may call 600 or raise, minimum raise to 1,200."),
        (";D return-bet 2 800", "pots", "The pot is 3,600: 2,400 in the middle and 1,200 in front of the players."),
        (";D return-bet 2 800;P7 raise 2000", "turns", "Nothing is wrong: the action is on seat 2."),
    ],
)
def test_what_was_put_out_after_acting_goes_back_once(
    house: str, second: str, then: str, asked: str, said: str
) -> None:
    assert on_hand(house, TURN, second + then, asked).sentence.endswith(said)


OVER = "P2 wager 600;P5 call;P7 call;P2 wager"


@pytest.mark.parametrize("house", HOUSES)
@pytest.mark.parametrize("more", [200, 400, 600])
def test_chips_bet_once_nobody_was_to_act_are_no_raise(house: str, more: int) -> None:
    said = on_hand(house, TURN, f"{OVER} {more}")
    assert said.sentence.endswith("this: a bet or raise of seat 2 after the betting of the street was over.")
    assert not said.also
    assert on_hand(house, TURN, f"{OVER} {more}", "wager", 2).sentence == said.sentence
    assert on_hand(house, TURN, f"{OVER} {more};D return-bet 2 {more}").sentence == "Nothing is wrong."
