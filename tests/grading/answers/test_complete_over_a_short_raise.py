"""What "complete" comes to over an all-in that is short of a raise in limit no rulebook prints."""

import pytest

from tests.grading.answers.in_short import cited, on_hand, said_of
from trainer.rules.book import BOOKS, book

LIMIT = "on turn;game holdem limit;blinds 100 200;pot 4000;in 2 5 7;seats 9 20000;seat {}"
FLOP = "on flop;game holdem limit;blinds 100 200;pot 1800;in 3 4 5;button 6;seats 6 20000;seat 4 250"
OPEN = (
    "{} doesn't say what “complete” binds seat {} to over a short all-in raise: "
    "the floor decides, and a call is {}, the only raise to {}."
)


@pytest.mark.parametrize("house", BOOKS)
@pytest.mark.parametrize("asked", ["", "wager", "rights"])
@pytest.mark.parametrize(
    ("head", "acts", "seat", "call", "to"),
    [
        (LIMIT.format("5 500"), "P2 bet 400;P5 all-in;P7 say complete", 7, "500", "900"),
        (LIMIT.format("5 700"), "P2 bet 400;P5 all-in;P7 say I complete", 7, "700", "1,100"),
        (LIMIT.format("7 900"), "P2 bet 400;P5 raise 800;P7 all-in;P2 say complete", 2, "900", "1,300"),
        (FLOP, "P3 bet 200;P4 all-in;P5 say complete", 5, "250", "450"),
    ],
    ids=["2 500", "2 700", "2 over a raise", "2 flop"],
)
def test_what_it_binds_to_is_for_the_floor(
    house: str, head: str, acts: str, seat: int, call: str, to: str, asked: str
) -> None:
    """[tda-2024:2, upt:no-limit-5]"""
    ask, found = asked, OPEN.format(book(house).ledger.known_as, seat, call, to)
    assert said_of(house, head, acts, ask) == found
    assert cited(on_hand(house, head, acts, ask)) == []


@pytest.mark.parametrize("house", BOOKS)
@pytest.mark.parametrize("asked", ["", "wager"])
@pytest.mark.parametrize("since", ["P2 call", "P2 fold", "P2 raise 1300"])
def test_it_stays_that_once_somebody_acts_after_it(house: str, asked: str, since: str) -> None:
    """[tda-2024:2, upt:no-limit-5]"""
    acts = f"P2 bet 400;P5 all-in;P7 say complete;{since}"
    found = OPEN.format(book(house).ledger.known_as, 7, "500", "900")
    assert said_of(house, LIMIT.format("5 500"), acts, f"{asked}:7" if asked else "") == found


@pytest.mark.parametrize("house", BOOKS)
@pytest.mark.parametrize(
    ("head", "acts"),
    [
        (LIMIT.format("2 300"), "P2 all-in;P5 say complete"),
        (LIMIT.format("5 500"), "P2 bet 400;P5 say complete"),
        (LIMIT.format("5 500").replace("game holdem limit;", ""), "P2 bet 400;P5 all-in;P7 say complete"),
    ],
    ids=["2 a short bet", "2 a whole bet", "2 no-limit"],
)
def test_elsewhere_nothing_is_open_of_it(house: str, head: str, acts: str) -> None:
    """[tda-2024:2]"""
    assert "“complete”" not in said_of(house, head, acts, "")
