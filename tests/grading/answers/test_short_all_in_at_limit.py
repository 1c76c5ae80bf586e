"""A short all-in at limit: no rulebook says whether it is completed to the fixed bet or raised by a whole one."""

import pytest

from tests.grading.answers.in_short import on_hand
from trainer.rules.book import BOOKS, book

FLOP = "on flop;game holdem limit;blinds 50 100;pot 400;in 1 2 3 4;seats 5 5000;seat 1 {}"
TURN = FLOP.replace("on flop", "on turn")
FOURTH = (
    "on fourth;game stud limit;ante 10;bring-in 20;small-bet 100;big-bet 200;pot 200;in 1 2 3;seats 5 5000;seat 1 {}"
)
THIRD = "game stud limit;ante 10;bring-in 20;small-bet 100;big-bet 200;seats 4 5000"
OPEN = "{} doesn't say whether an all-in of {} is completed to {} or raised to {}: the floor decides."
HEADS = pytest.mark.parametrize(
    ("head", "all_in", "bet"),
    [
        (FLOP, 25, 100),
        (FLOP, 50, 100),
        (FLOP, 75, 100),
        (TURN, 150, 200),
        (FOURTH, 25, 100),
        (FOURTH, 50, 100),
        (FOURTH, 99, 100),
    ],
)
"""Below half of the bet, half of it, and above: half a bet is printed of re-opening alone (tda-2024:47-B and kin)."""


def _name(house: str) -> str:
    return book(house).ledger.known_as


@pytest.mark.parametrize("house", BOOKS)
@HEADS
def test_a_whole_bet_beyond_it_is_left_open(house: str, head: str, all_in: int, bet: int) -> None:
    """[tda-2024:52-A, foxwoods-2020:54-B, upt:betting-14] What is printed on amounts has none for this."""
    expected = OPEN.format(_name(house), all_in, bet, all_in + bet)
    for act in (f"raise {all_in + bet}", f"raise {2 * bet}"):
        assert on_hand(house, head.format(all_in), f"P1 all-in;P2 {act}").sentence == expected


@pytest.mark.parametrize("house", BOOKS)
@HEADS
def test_what_completes_it_stands(house: str, head: str, all_in: int, bet: int) -> None:
    """[tda-2024:2] To complete is an official term."""
    for act in (f"raise {bet}", "say complete"):
        assert on_hand(house, head.format(all_in), f"P1 all-in;P2 {act}").sentence == f"Seat 2 raises to {bet}."


@pytest.mark.parametrize("house", BOOKS)
@HEADS
def test_the_next_player_may_call_or_raise(house: str, head: str, all_in: int, bet: int) -> None:
    """[tda-2024:47-B]"""
    either = f"{_name(house)} doesn't say whether to {bet} or to {all_in + bet}."
    told = on_hand(house, head.format(all_in), "P1 all-in", ask="rights").sentence
    assert told == f"Seat 2 may call {all_in} or raise: {either}"
    assert on_hand(house, head.format(all_in), "P1 all-in;P2 say raise").sentence == f"Seat 2 raises: {either}"


@pytest.mark.parametrize("house", BOOKS)
def test_chips_without_a_word_are_left_open_too(house: str) -> None:
    """[upt:betting-12] A full bet and half a bet more count as a raise, and to how much is not printed."""
    assert on_hand(house, FLOP.format(50), "P1 all-in;P2 wager 150").sentence == OPEN.format(_name(house), 50, 100, 150)


@pytest.mark.parametrize(
    ("last", "which"), [(100, " to 100."), (120, ": TDA 2024 doesn't say whether to 100 or to 120.")]
)
def test_whoever_has_less_raises_to_what_he_has(last: int, which: str) -> None:
    head = f"{FLOP.format(50)};seat 2 {last}"
    assert on_hand("tda-2024", head, "P1 all-in", ask="rights").sentence == f"Seat 2 may call 50 or raise{which}"


def test_to_who_has_checked_half_a_bet_opens_it_again() -> None:
    """[tda-2024:47-B]"""
    head = FLOP.format(5000).replace("seat 1 5000", "seat 2 50")
    told = on_hand("tda-2024", head, "check 1;P2 all-in;call 3;fold 4", ask="rights").sentence
    assert told == (
        "Seat 1 may call 50 or raise: 50 more is at least 50% of a full raise of 100; "
        "TDA 2024 doesn't say whether to 100 or to 150."
    )


@pytest.mark.parametrize(
    ("acts", "cut"), [("P3 raise 120", "100, not 120"), ("P3 raise 100;P4 raise 300", "200, not 300")]
)
def test_a_bring_in_and_a_whole_bet_have_one_raise(acts: str, cut: str) -> None:
    """[foxwoods-2020:54-B] A bring-in is completed to the small bet."""
    said = on_hand("foxwoods-2020", THIRD, f"deal;P2 post 20;{acts}").sentence
    assert said.startswith(f"The raise is cut to {cut}: ")


LIMIT = "on turn;game holdem limit;blinds 100 200;pot 4000;in 2 5 7;seats 9 20000;seat 2 {}"


@pytest.mark.parametrize("house", BOOKS)
@pytest.mark.parametrize(
    ("all_in", "acts"),
    [(100, "P5 raise 500"), (300, "P5 raise 1000"), (300, "P5 say raise;P5 wager one 1000")],
    ids=["44 500", "44 1000", "44 said before the chip"],
)
def test_a_chip_worth_either_raise_leaves_open_which_it_is(house: str, all_in: int, acts: str) -> None:
    """[tda-2024:44, upt:betting-12]"""
    expected = OPEN.format(_name(house), all_in, 400, all_in + 400)
    assert on_hand(house, LIMIT.format(all_in), f"P2 all-in;{acts}").sentence == expected


@pytest.mark.parametrize("house", [each for each in BOOKS if each != "upt"])
def test_out_of_turn_a_chip_worth_either_raise_leaves_it_open_too(house: str) -> None:
    """[tda-2024:44]"""
    expected = OPEN.format(_name(house), 300, 400, 700)
    told = on_hand(house, LIMIT.format(300), "P2 all-in;P7 raise 1000").sentence
    assert told.startswith("The action backs up to seat 5, who faces 300: seat 7's raise is binding unless")
    assert told.endswith(expected)


@pytest.mark.parametrize("house", BOOKS)
def test_a_chip_worth_only_what_completes_it_does_that(house: str) -> None:
    """[tda-2024:44] A chip of 500 over 300 is no raise to 700."""
    told = on_hand(house, LIMIT.format(300), "P2 all-in;P5 raise 500").sentence
    assert told == "Seat 5 raises to 400 and gets 100 back."


@pytest.mark.parametrize("house", [each for each in BOOKS if each != "upt"])
@pytest.mark.parametrize(
    ("acts", "told"),
    [
        (
            "P7 say raise",
            "The action backs up to seat 5, who faces 300: seat 7's raise is binding unless someone bets",
        ),
        ("P7 say raise;fold 5", "Seat 7's out-of-turn raise is binding; "),
    ],
    ids=["47-B waits", "47-B is binding"],
)
def test_raise_alone_out_of_turn_over_it_leaves_open_to_how_much(house: str, acts: str, told: str) -> None:
    sentence = on_hand(house, LIMIT.format(300), f"P2 all-in;{acts}").sentence
    assert sentence.startswith(told)
    assert sentence.endswith(f"; {_name(house)} doesn't say whether to 400 or to 700.")


@pytest.mark.parametrize(
    ("stack", "acts", "open_"),
    [
        (1000, "P2 bet 400;P7 all-in", "a call is 400, the only raise to 800"),
        (1000, "P2 bet 400;P7 all-in;fold 5", "a call is 400, the only raise to 800"),
        (1000, "P7 all-in", "the only bet is 400"),
        (800, "P2 bet 400;P7 all-in", ""),
        (1000, "P2 bet 400;P7 all-in;P5 raise 800", ""),
    ],
    ids=["39-C more", "39-C more, folded", "39-C bet", "39-C limit", "39-C raised since"],
)
def test_what_stands_of_an_all_in_out_of_turn_beyond_the_limit_is_left_open(stack: int, acts: str, open_: str) -> None:
    told = on_hand("metropolitan", LIMIT.replace("seat 2 {}", f"seat 7 {stack}"), acts).sentence
    assert told.startswith(f"Seat 7's out-of-turn all-in of {stack:,} stands and may be penalized; the action is on")
    silent = "Metropolitan doesn't say what happens to more than the limit: the floor decides"
    assert told.endswith(f"; {silent}, and {open_}.") if open_ else silent not in told
