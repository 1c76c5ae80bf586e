"""Bets and raises out of turn in limit: told with the one size that they can have, or with what is open of it."""

import pytest

from tests.grading.answers.in_short import on_hand, said_of

FIVE = ["tda-2022", "tda-2024", "players-2025", "foxwoods-2020", "metropolitan"]
SILENT = {"tda-2022": "TDA 2022", "tda-2024": "TDA 2024", "players-2025": "Players", "metropolitan": "Metropolitan"}
P = "game holdem limit;blinds 100 200;seats 6 20000"
T = "game holdem limit;on turn;blinds 100 200;pot 4000;in 2 5 7;seats 9 20000"
B, D = "P2 bet 400;", "deal;P3 raise 400;"
SIZED = (
    (P, f"{D}P5 raise 450", "", "seat 5's raise to 600 is binding unless"),
    (P, f"{D}P5 raise 500", "", "seat 5's raise to 600 is binding unless"),
    (P, f"{D}P5 raise 600", "", "seat 5's raise to 600 is binding unless"),
    (P, f"{D}P5 say raise", "", "seat 5's raise to 600 is binding unless"),
    (P, f"{D}P5 wager 500", "", "seat 5's raise to 600 is binding unless"),
    (P, f"{D}P5 raise 600;P4 fold", "", "Seat 5's out-of-turn raise is binding at 600; the action is on seat 6."),
    (
        *(P, f"{D}P5 say raise;P4 call", ""),
        "Seat 5's out-of-turn raise is binding at 600, as a call doesn't change the action; the action is on seat 6.",
    ),
    (P, "deal;P4 raise 300", "", "seat 4's raise to 400 is binding unless"),
    (T, f"{B}P7 raise 500", "", "seat 7's raise to 800 is binding unless"),
    (T, f"{B}P7 raise 500", "wager:7", "seat 7's raise to 800 is binding unless"),
    (T, f"{B}P7 raise 500", "rights:5", "seat 7's raise to 800 is binding unless"),
    (T, "P5 say bet", "", "seat 5's bet of 400 is binding unless"),
    (T, "P5 bet 500", "", "seat 5's bet of 400 is binding unless"),
    (T, f"{B}P7 wager 500", "", "seat 7's call is binding unless"),
)
MORE = "doesn't say what happens to more than the limit: the floor decides, and a call is 400, the only raise to {}."
OPEN = (
    (P, f"{D}P5 raise 601", "600"),
    (P, f"{D}P5 wager 700", "600"),
    (P, f"{D}P5 say raise 700", "600"),
    (P, f"{D}P5 raise 700;P4 fold", "600"),
    (T, f"{B}P7 raise 900", "800"),
)


@pytest.mark.parametrize("house", FIVE)
@pytest.mark.parametrize(("head", "acts", "asked", "told"), SIZED, ids=[f"53-A {row[1]} {row[2]}" for row in SIZED])
def test_a_raise_out_of_turn_in_limit_has_the_one_size_there_is(
    house: str, head: str, acts: str, asked: str, told: str
) -> None:
    assert told in said_of(house, head, acts, asked)


@pytest.mark.parametrize("house", SILENT)
@pytest.mark.parametrize(("head", "acts", "to"), OPEN, ids=[f"53-A {acts}" for _, acts, _ in OPEN])
def test_more_than_the_limit_out_of_turn_binds_at_what_the_floor_decides(
    house: str, head: str, acts: str, to: str
) -> None:
    assert said_of(house, head, acts, "").endswith(f"; {SILENT[house]} {MORE.format(to)}")


@pytest.mark.parametrize("house", ["tda-2022", "tda-2024", "players-2025"])
def test_an_all_in_beyond_the_limit_out_of_turn_is_no_raise_to_all_of_it(house: str) -> None:
    """[53-A]"""
    said = said_of(house, P, f"{D}P5 all-in", "")
    assert "seat 5's raise is binding unless" in said
    assert said.endswith(f"; {SILENT[house]} {MORE.format('600')}")


@pytest.mark.parametrize("acts", ["P5 raise 700", "P5 wager 700", "P5 all-in"])
def test_a_house_that_cuts_it_to_the_limit_tells_that(acts: str) -> None:
    """[53-A, 55-B]"""
    assert "seat 5's raise to 600 is binding unless" in said_of("foxwoods-2020", P, f"{D}{acts}", "")


@pytest.mark.parametrize("acts", ["P5 bet 300", "P5 wager 300", "P5 say bet 300"])
def test_a_bet_of_too_little_out_of_turn_is_as_open_as_in_turn(acts: str) -> None:
    """[39-A]"""
    assert said_of("metropolitan", T, acts, "").endswith(
        "seat 5's bet is binding unless someone bets or raises first; Metropolitan doesn't cover this: "
        "a bet or raise that's too small, seat 5."
    )


PLAYS = "Seat 5's posted 600 plays, and seat 5 may only check"
POSTED = (
    (P, "deal;P4 raise 400", "Seat 4 posts the minimum, 400; the action is on seat 3."),
    (P, f"{D}P5 raise 600", "Seat 5 posts the minimum, 600; the action is on seat 4."),
    (P, f"{D}P5 say raise", "Seat 5 posts the minimum, 600; the action is on seat 4."),
    (P, f"{D}P4 raise 600;P6 raise 800", "Seat 6 posts the minimum, 800; the action is on seat 5."),
    (
        P,
        f"{D}P5 raise 600;P4 fold",
        "Seat 5's posted 600 plays, and seat 5 may only check; seat 6 acts next, 600 to call.",
    ),
    (T, f"{B}P7 raise 800", "Seat 7 posts the minimum, 800; the action is on seat 5."),
    (T, "P7 bet 400", "Seat 7 posts the minimum, 400; the action is on seat 2."),
)


@pytest.mark.parametrize(("head", "acts", "sentence"), POSTED, ids=[f"out-of-turn {acts}" for _, acts, _ in POSTED])
def test_the_minimum_raise_that_is_posted_is_in_limit_the_one_raise_there_is(
    head: str, acts: str, sentence: str
) -> None:
    assert on_hand("upt", head, acts).sentence == sentence
