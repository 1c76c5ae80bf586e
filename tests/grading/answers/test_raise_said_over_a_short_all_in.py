"""At limit "raise" alone over an all-in short of the bet: what is done on it hangs on what no rulebook prints."""

import pytest

from tests.grading.answers.in_short import on_hand, said_of
from trainer.rules.book import BOOKS, book

T = "on turn;game holdem limit;blinds 100 200;pot 4000;in 2 5 7;seats 9 20000;seat 2 300"
FLOP = "on flop;game holdem limit;blinds 100 200;pot 1800;in 3 4 5;button 6;seats 6 20000;seat 3 100"
SAID = "P2 all-in;P5 say raise;"
HANGS = "Seat 5 raises: {} doesn't say whether to 400 or to 700; the amount of seat 7's {} depends on that."
CHECKED = "P2 check;P5 all-in;P7 say raise;P2 call"


@pytest.mark.parametrize("house", BOOKS)
@pytest.mark.parametrize(
    ("then", "asked", "what"),
    [
        ("P7 call", "", "call"),
        ("P7 say call", "", "call"),
        ("P7 wager 400", "", "call"),
        ("P7 wager 700", "", "call"),
        ("P7 say raise", "", "raise"),
        ("P7 all-in", "", "raise"),
        ("P7 call", "wager", "call"),
        ("P7 call", "wager:7", "call"),
        ("P7 call", "rights", "call"),
        ("P7 call", "rights:5", "call"),
        ("P7 call", "turns", "call"),
    ],
)
def test_what_is_done_on_it_hangs_on_which_raise_it_is(house: str, then: str, asked: str, what: str) -> None:
    """[tda-2024:51-A, upt:betting-8]"""
    assert said_of(house, T, f"{SAID}{then}", asked) == HANGS.format(book(house).ledger.known_as, what)


@pytest.mark.parametrize("house", BOOKS)
@pytest.mark.parametrize("then", ["P7 call", "P7 fold"])
def test_his_own_wager_is_told_with_what_is_open_of_it(house: str, then: str) -> None:
    """[tda-2024:51-A]"""
    told = f"Seat 5 raises: {book(house).ledger.known_as} doesn't say whether to 400 or to 700."
    assert said_of(house, T, f"{SAID}{then}", "wager:5") == told


@pytest.mark.parametrize("house", BOOKS)
@pytest.mark.parametrize(
    ("head", "acts", "told"),
    [
        (
            FLOP,
            "P3 all-in;P4 say raise;P5 call",
            "seat 4 raises: {} doesn't say whether to 200 or to 300; the amount of seat 5's",
        ),
        (
            T.replace("seat 2", "seat 5"),
            CHECKED,
            "seat 7 raises: {} doesn't say whether to 400 or to 700; the amount of seat 2's",
        ),
        (
            f"{T};seat 5 500",
            f"{SAID}P7 call",
            "seat 5 raises: {} doesn't say whether to 400 or to 500; the amount of seat 7's",
        ),
    ],
    ids=["51-A flop", "51-A once checked", "51-A with all he has"],
)
def test_so_it_does_on_another_street_and_with_less(house: str, head: str, acts: str, told: str) -> None:
    said = said_of(house, head, acts, "")
    assert said == f"S{told[1:].format(book(house).ledger.known_as)} call depends on that."


@pytest.mark.parametrize("house", BOOKS)
def test_nothing_firm_of_the_call_stands_below_it_and_the_pot_is_told_so_far(house: str) -> None:
    """[tda-2024:51-A]"""
    assert not any("400 more" in each for each in on_hand(house, T, f"{SAID}P7 call").also)
    pots = said_of(house, T, f"{SAID}P7 call", "pots")
    which = f"{book(house).ledger.known_as} doesn't say whether to 400 or to 700"
    assert pots == f"Seat 5 raises: {which}; so far the pot is 4,300."


@pytest.mark.parametrize("house", BOOKS)
@pytest.mark.parametrize(
    ("head", "acts"),
    [
        (f"{T};seat 5 400", f"{SAID}P7 call"),
        (T, "P2 all-in;P5 say complete;P7 call"),
        (f"{T};seat 7 350", f"{SAID}P7 call"),
        (T.removesuffix(";seat 2 300"), "P2 bet 400;P5 say raise;P7 call"),
    ],
    ids=["51-A no more than completes it", "2 complete", "51-A an all-in call", "51-A a full bet"],
)
def test_where_it_is_one_raise_or_one_call_that_is_told(house: str, head: str, acts: str) -> None:
    assert "doesn't say whether" not in said_of(house, head, acts, "")


@pytest.mark.parametrize("house", [each for each in BOOKS if each != "foxwoods-2020"])
def test_a_call_of_words_for_more_than_the_limit_hangs_on_them_too(house: str) -> None:
    """[tda-2024:52-A]"""
    told = said_of(house, T.removesuffix(";seat 2 300"), "P2 bet 400;P5 say raise 1200;P7 call", "")
    assert told.endswith("a call is 400, the only raise to 800; the amount of seat 7's call depends on that.")


@pytest.mark.parametrize("house", [each for each in BOOKS if each != "upt"])
def test_called_by_who_was_due_a_raise_out_of_turn_has_no_total_yet(house: str) -> None:
    """[tda-2024:53-A]"""
    told = said_of(house, T, "P2 all-in;P7 say raise;P5 call", "")
    which = f"{book(house).ledger.known_as} doesn't say whether to 400 or to 700."
    assert told == (
        f"Seat 7's out-of-turn raise is binding, as a call doesn't change the action; the action is on seat 5; {which}"
    )
