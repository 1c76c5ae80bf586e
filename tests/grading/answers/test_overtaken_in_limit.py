"""Who acted out of turn in limit faces, once overtaken, the raise as the house sizes it, and has one raise."""

import pytest

from tests.grading.answers.in_short import on_hand, said_of

T = "game holdem limit;on turn;blinds 100 200;pot 4000;in 2 5 7;seats 9 20000"
B, CUT = "P2 bet 400;", "The raise is cut to 800, not 1,200: 400 goes back to seat 5; "
AS = "as seat 5's raise changed the action"
FREED = f"eat 7's action isn't binding, {AS}: {{}} goes back, and they may call 800, raise to 1,200 or fold"
CHANGED = f"Seat 7's action isn't binding, {AS}:"
BET_CUT = "The bet is cut to 400, not 600: 200 goes back to seat 2; "
AS_BET = "as seat 2's bet changed the action"
FREED_ANEW = f"eat 7's action isn't binding, {AS_BET}: 600 goes back, and they may call 400, raise to 800 or fold"
THREE = ["tda-2022", "tda-2024", "players-2025"]
OPEN = "doesn't say what happens to more than the limit: the floor decides, and a call is 400, the only raise to 800;"


@pytest.mark.parametrize(
    ("acts", "asked", "told"),
    [
        (f"{B}P7 raise 1000;P5 raise 1200", "", f"{CUT}s{FREED.format('1,000')}."),
        (f"{B}P7 raise 800;P5 raise 1200", "", f"{CUT}s{FREED.format('800')}."),
        (f"{B}P7 call;P5 raise 1200", "", f"{CUT}s{FREED.format('400')}."),
        (f"{B}P7 raise 800;P5 wager 1200", "", f"{CUT}s{FREED.format('800')}."),
        (f"{B}P7 raise 1000;P5 raise 1200", "wager", CUT.removesuffix("; ") + "."),
        (f"{B}P7 raise 1000;P5 raise 1200", "wager:7", f"S{FREED.format('1,000')}."),
        (f"{B}P7 raise 1000;P5 raise 1200", "turns", f"S{FREED.format('1,000')}."),
        ("P7 bet 600;P2 bet 600;P5 fold", "", f"{BET_CUT}s{FREED_ANEW}."),
    ],
)
def test_of_a_raise_that_is_cut_he_faces_what_is_left(acts: str, asked: str, told: str) -> None:
    """[foxwoods-2020:54-B, foxwoods-2020:43-A]"""
    assert said_of("foxwoods-2020", T, acts, asked) == told


@pytest.mark.parametrize("house", [*THREE, "foxwoods-2020"])
@pytest.mark.parametrize(
    ("acts", "ends"),
    [
        (f"{B}P7 raise 1000;P5 raise 1000", "; seat 5 raises to 800 and gets 200 back."),
        (f"{B}P7 raise 1000;P5 raise 800", "."),
    ],
    ids=["53-A 44", "53-A"],
)
def test_of_one_large_chip_after_raise_he_faces_the_one_raise(house: str, acts: str, ends: str) -> None:
    assert said_of(house, T, acts, "") == f"S{FREED.format('1,000')}{ends}"


def test_where_no_raise_is_left_the_call_is_of_what_is_left() -> None:
    """[metropolitan:39-A, metropolitan:44]"""
    told = said_of("metropolitan", T, f"{B}P7 raise 1000;P5 raise 1000", "")
    assert told.startswith(f"{CHANGED} 1,000 goes back, and seat 7 may only call 800 or fold;")


@pytest.mark.parametrize("house", [*THREE, "metropolitan"])
@pytest.mark.parametrize("asked", ["", "wager", "wager:7", "rights", "rights:7", "turns"])
@pytest.mark.parametrize("act", ["raise", "call"])
def test_whether_it_binds_hangs_on_a_raise_whose_size_is_open(house: str, asked: str, act: str) -> None:
    """[tda-2024:53-A]"""
    early = "raise 1000" if act == "raise" else "call"
    told = said_of(house, T, f"{B}P7 {early};P5 raise 1200", asked)
    assert told.endswith(f"{OPEN} the amount of seat 7's {act} depends on that.")
    assert "is a raise to 800" not in told


@pytest.mark.parametrize("house", THREE)
def test_a_first_bet_overtakes_it_whatever_that_comes_to(house: str) -> None:
    """[tda-2024:53-A]"""
    told = said_of(house, T, "P7 bet 600;P2 bet 600", "")
    assert told.endswith(
        "the floor decides, and the only bet is 400; seat 7's bet is no longer binding: 600 goes back; "
        "seat 5 acts, then seat 7 may call, raise or fold."
    )


@pytest.mark.parametrize("house", [*THREE, "foxwoods-2020"])
@pytest.mark.parametrize("early", ["call", "raise 1000", "say raise"])
@pytest.mark.parametrize("act", ["say raise", "raise 700"])
def test_over_a_short_all_in_either_raise_overtakes_it(house: str, early: str, act: str) -> None:
    """[tda-2024:53-A]"""
    told = said_of(house, f"{T};seat 2 300", f"P2 all-in;P7 {early};P5 {act}", "")
    assert "; seat 7's" in told
    assert told.endswith("every choice is open.")
    assert "depends on that" not in told


@pytest.mark.parametrize("house", [*THREE, "foxwoods-2020"])
def test_at_no_limit_he_has_a_least_raise(house: str) -> None:
    """[tda-2024:53-A]"""
    told = on_hand(house, T.removeprefix("game holdem limit;"), f"{B}P7 raise 1000;P5 raise 1200").sentence
    assert told == f"{CHANGED} 1,000 goes back, and they may call 1,200, raise to at least 2,000 or fold."
