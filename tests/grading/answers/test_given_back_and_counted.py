"""Chips that the dealer has given back are settled: the pots are told without them, or with what has to come in."""

import pytest

from tests.grading.answers.in_short import on_hand, said_of

T = "on turn;blinds 100 200;pot 4000;in 2 5 7;seats 9 20000"
LT = f"game holdem limit;{T}"
EVERY = ("tda-2024", "tda-2022", "players-2025", "foxwoods-2020", "metropolitan", "upt")
OPEN = "It's a call of {}, not a raise under betting-12; UPT doesn't say whether seat {} gets {} back"
NEXT = "seat 7 may call 600 or raise, minimum raise to 1,200."


@pytest.mark.parametrize(
    ("head", "acts", "last", "plain", "pots"),
    [
        (T, "P2 bet 600;P5 wager 800;D return-bet 5 200", "5", f"Nothing is wrong: {NEXT}", "5,200: 4,000"),
        (T, "P2 bet 600;P5 wager 600+200;D return-bet 5 200", "5", f"Nothing is wrong: {NEXT}", "5,200: 4,000"),
        (T, "P2 bet 600;P5 wager 800;D return-bet 5 100;D return-bet 5 100", "5", NEXT, "5,200: 4,000"),
        (T, "P2 bet 600;P5 call;P7 wager 600+200;D return-bet 7 200", "7", "Nothing is wrong.", "5,800."),
        (T, "P2 bet 600;P5 wager 800;P7 call;D return-bet 5 200", "5", "Nothing is wrong.", "5,800."),
        (T, "P2 bet 600;P5 call;P7 wager 800;D return-bet 7 200;river", "", "200.", "5,800: 5,800"),
        (LT, "P2 bet 400;P5 call;P7 wager 500;D return-bet 7 100", "7", "Nothing is wrong.", "5,200."),
        (LT, "P2 bet 400;P5 call;P7 wager 400+100;D return-bet 7 100", "7", "Nothing is wrong.", "5,200."),
    ],
)
def test_what_is_no_raise_is_a_call_once_the_rest_has_gone_back(
    head: str, acts: str, last: str, plain: str, pots: str
) -> None:
    """[upt:betting-12, upt:no-limit-11]: whether it does isn't printed, and is no question any more."""
    assert said_of("upt", head, acts, "").endswith(plain)
    assert f"ot is {pots}" in said_of("upt", head, acts, "pots")
    if last:
        called = "400" if head == LT else "600"
        assert said_of("upt", head, acts, f"wager:{last}") == f"It's a call of {called} by seat {last}."


@pytest.mark.parametrize(
    ("head", "acts", "said", "pots"),
    [
        (T, "P2 bet 600;P5 wager 800", OPEN.format("600", 5, "200"), "5,200"),
        (T, "P2 bet 600;P5 wager 800;D return-bet 5 100", OPEN.format("600", 5, "100"), "5,200"),
        (T, "P2 bet 600;P5 wager 800;P7 call", OPEN.format("600", 5, "200"), "5,800"),
        (LT, "P2 bet 400;P5 wager 500", OPEN.format("400", 5, "100"), "4,800"),
    ],
)
def test_while_some_of_it_lies_there_it_is_open_and_the_rest_is_counted(
    head: str, acts: str, said: str, pots: str
) -> None:
    """[upt:betting-12]"""
    assert said_of("upt", head, acts, "") == f"{said}."
    assert said_of("upt", head, acts, "pots") == f"{said}; apart from that the pot is {pots}."


def test_what_the_dealer_gave_back_too_much_of_a_call_goes_back_in() -> None:
    """[upt:betting-11, upt:betting-12]"""
    acts = "P2 bet 600;P5 call;P7 wager 800;D return-bet 7 300"
    assert said_of("upt", T, acts, "pots") == "Seat 7's action is binding: 100 goes back in; the main pot is 5,800."


MADE = "seat {} puts in {} more; the {}"
IN_ALL = "pot is {}: 4,000 in the middle and {} in front of the players."


@pytest.mark.parametrize("house", EVERY)
@pytest.mark.parametrize(
    ("head", "acts", "ends"),
    [
        (LT, "P2 bet 400;P5 call;P7 wager 600;D return-bet 7 200", (7, "400", IN_ALL.format("5,600", "1,600"))),
        (LT, "P2 bet 400;P5 call;P7 wager 400+200;D return-bet 7 200", (7, "400", "pot is 5,600")),
        (T, "P2 bet 600;P5 call;P7 wager 900;D return-bet 7 300", (7, "600", IN_ALL.format("6,400", "2,400"))),
        (T, "P2 bet 600;P5 say raise 800;P5 wager 800;D return-bet 5 200", (5, "600", "pot is 5,800")),
    ],
)
def test_a_raise_that_must_be_completed_counts_in_full_though_some_of_it_was_given_back(
    house: str, head: str, acts: str, ends: tuple[int, str, str]
) -> None:
    assert MADE.format(*ends) in said_of(house, head, acts, "pots")
    assert f"seat {ends[0]} puts in {ends[1]} more" in said_of(house, head, acts, "")


@pytest.mark.parametrize("house", EVERY)
@pytest.mark.parametrize(("back", "owes"), [(100, 400), (300, 600)])
def test_a_short_call_owes_what_was_given_back_of_it_since(house: str, back: int, owes: int) -> None:
    acts, said = f"P2 bet 600;P5 wager 300;P7 call;D return-bet 5 {back}", f"seat 5 puts in {owes} more"
    for ask, seat in (("", 0), ("wager", 5), ("rights", 5)):
        assert on_hand(house, T, acts, ask, seat).sentence == f"It's a full call of 600: {said}."
    assert said_of(house, T, acts, "pots") == f"It's a full call of 600: {said}; the main pot is 5,800."
