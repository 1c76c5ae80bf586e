"""Who wins an all-in by cards that were named is told before anybody tables, where the board is complete."""

import pytest

from tests.grading.answers.in_short import lines
from trainer.grading.answers.asked import question
from trainer.grading.answers.both import Both
from trainer.grading.answers.several_asked import answer_on_all
from trainer.rules.book import book
from trainer.shorthand.reading import read

CARDS = "cards 2 9c Qd;cards 6 Kd Ks;cards 9 9d Jh"
HEAD = "on river;blinds 100 200;{}button 4;pot 15000;in 2 6 9;seats 9 20000;seat 6 0;{}board 5c 6d 7h 8s Kc"
SPLIT = "seat 2 wins 7,500 and seat 9 wins 7,500"
AT = [
    pytest.param("tda-2024", id="tda-2024:16"),
    pytest.param("tda-2022", id="tda-2022:16"),
    pytest.param("players-2025", id="players-2025:17"),
    pytest.param("foxwoods-2020", id="foxwoods-2020:16"),
    pytest.param("metropolitan", id="metropolitan:14"),
    pytest.param("upt", id="upt:tournament-34"),
]


def told(house: str, event: str, cards: str, ask: str = "") -> str:
    both = Both(read(lines(HEAD.format(event, cards), "check 9 2")).record)
    return answer_on_all(both, book(house), [question(ask)] if ask else []).sentence


@pytest.mark.parametrize("house", AT)
def test_who_wins_once_all_hands_of_an_all_in_are_tabled(house: str) -> None:
    assert told(house, "", f"{CARDS};") == f"The hands of seats 2, 6 and 9 are tabled at once; then {SPLIT}."
    assert told(house, "", f"{CARDS};", "pots") == f"Once all hands are tabled, {SPLIT}."


@pytest.mark.parametrize("house", AT)
def test_nobody_is_said_to_win_by_cards_that_no_one_named(house: str) -> None:
    one = CARDS.rpartition(";")[0]
    assert "wins" not in told(house, "", f"{one};")
    assert told(house, "", f"{one};", "pots") == "The main pot is 15,000."


def test_whose_the_bounty_is_goes_with_it() -> None:
    """[foxwoods-2020 bounty-4]"""
    bounty = "; seat 9, nearest clockwise from the button, wins seat 6's bounty."
    assert told("foxwoods-2020", "event bounty;", f"{CARDS};").endswith(bounty)


@pytest.mark.parametrize(
    ("house", "all_in", "least"),
    [
        pytest.param("upt", 150, 550, id="upt:no-limit-2"),
        pytest.param("upt", 1000, 2000, id="upt:min-raise"),
        pytest.param("tda-2024", 150, 550, id="tda-2024:43-A"),
        pytest.param("tda-2022", 1000, 2000, id="tda-2022:43-A"),
    ],
)
def test_a_raise_that_nobody_is_left_to_call_is_told_with_its_size(house: str, all_in: int, least: int) -> None:
    told = read(lines(f"on flop;blinds 200 400;pot 1000;in 2 5;seats 9 20000;seat 2 {all_in}", "P2 all-in")).record
    assert answer_on_all(Both(told), book(house), []).sentence == (
        f"Seat 5 may call {all_in:,} or fold; a raise is to {least:,} or more, but no one is left to call it."
    )


def test_who_has_no_more_than_the_call_has_nothing_to_raise_with() -> None:
    """[tda-2024:43-A]"""
    head = "on flop;blinds 200 400;pot 1000;in 2 5;seats 9 20000;seat 2 1000;seat 5 900"
    told = answer_on_all(Both(read(lines(head, "P2 all-in")).record), book("tda-2024"), []).sentence
    assert "no one is left" not in told
