"""A silent short all-in: what it is stands with what it leaves to the player after it, though another has called it."""

import pytest

from tests.grading.answers.in_short import on_hand
from trainer.rules.book import BOOKS

HEAD = "on turn;blinds 300 600;pot 5400;in 4 7 8;seats 9 20000;seat 7 2200"
ACTS = "P4 bet 2000;P7 wager 1000x2+100x2;call 8"
CLOSED = "seat 4 may only call 200 or fold: 200 more is short of a full raise of 2,000."
ALL_IN = "Seat 7 is all-in for 2,200: the call didn't need every chip, so the 50% mark doesn't matter"


@pytest.mark.parametrize("house", ["tda-2022", "tda-2024", "players-2025"])
@pytest.mark.parametrize("after", [pytest.param("", id="45-B-2"), pytest.param(";P4 say He raised.", id="47-A")])
def test_it_is_an_all_in_and_does_not_reopen(house: str, after: str) -> None:
    assert on_hand(house, HEAD, ACTS + after).sentence == f"{ALL_IN}; {CLOSED}"


@pytest.mark.parametrize("house", ["foxwoods-2020", "metropolitan"])
def test_where_last_chips_are_like_any_others_it_is_a_call_with_change(house: str) -> None:
    mark = "3,000 is the 50% mark even for an all-in"
    assert on_hand(house, HEAD, ACTS).sentence == f"It's a call of 2,000, not a raise, as {mark}: seat 7 gets 200 back."


BEHIND = "on flop;blinds 200 400;pot 4400;in 1 3 4 7 8;seats 9 20000;seat 1 31000;seat 3 1400;seat 4 40000;seat 7 2000"
RE_OPENED = "P1 bet 1000;P3 all-in;P4 call 1400;P7 all-in;P8 fold"
MAY_RAISE = "Seat 1 may call 1,000 or raise, minimum raise to 3,000: 1,000 more is a full raise"
IF_CALLED = "if seat 1 only calls, seat 4 may only call 600 or fold: 600 more is short of a full raise of 1,000."


@pytest.mark.parametrize(("house", "at"), [("tda-2022", "47-A"), ("tda-2024", "47-A"), ("players-2025", "48-A")])
def test_who_may_not_raise_after_a_mere_call_is_told_with_the_next_player(house: str, at: str) -> None:
    assert on_hand(house, BEHIND, RE_OPENED).sentence == f"{MAY_RAISE}; {IF_CALLED}", at
    assert on_hand(house, BEHIND, RE_OPENED, "rights", 4).sentence == f"I{IF_CALLED[1:]}"
    assert on_hand(house, BEHIND, RE_OPENED, "rights", 1).sentence.startswith(MAY_RAISE)


@pytest.mark.parametrize("house", [pytest.param("tda-2022", id="ill-47-3"), pytest.param("tda-2024", id="ill-47-3")])
def test_a_big_blind_with_the_option_too(house: str) -> None:
    """TDA's own example: the big blind may raise to 11,500; after a call the opener may not."""
    head, acts = "blinds 2000 4000;seats 9 50000;seat 5 7500", "deal;P3 call;fold 4;P5 all-in;fold 6 7 8 9 1"
    assert on_hand(house, head, acts).sentence == (
        "Seat 5 is all-in for 7,500; seat 2 may call 3,500 or raise, minimum raise to 11,500; if seat 2 only "
        "calls, seat 3 may only call 3,500 or fold: 3,500 more is short of a full raise of 4,000."
    )


def test_who_is_behind_and_may_raise_is_not_told_of() -> None:
    head = BEHIND.replace("seat 7 2000", "seat 7 2400")
    assert on_hand("tda-2022", head, RE_OPENED).sentence == ("Seat 1 may call 1,400 or raise, minimum raise to 3,400.")


@pytest.mark.parametrize("house", BOOKS)
@pytest.mark.parametrize(
    ("game", "bets"), [("", "bet, minimum 200"), ("game holdem limit;", "bet 400")], ids=["47-A", "47-B"]
)
@pytest.mark.parametrize(("then", "seat"), [("", 2), (";P2 check", 7)])
def test_on_the_next_street_the_betting_is_open_again(house: str, game: str, bets: str, then: str, seat: int) -> None:
    head = f"{game}on turn;blinds 100 200;pot 4000;in 2 5 7;seats 9 20000;seat 5 500"
    told = on_hand(house, head, f"P2 bet 400;P5 all-in;P7 call;P2 call;river{then}").sentence
    assert told == f"Nothing is wrong: seat {seat} may check or {bets}."
