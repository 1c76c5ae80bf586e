"""Which chips are in use: as `chips` tells them, or as stacks are written; odd chips are counted in the smallest."""

import pytest

from tests.grading.answers.in_short import on_hand
from trainer.shorthand.head import BadHand
from trainer.shorthand.reading import read

STUD = "on seventh;game stud limit;ante 50;bring-in 100;small-bet 200;big-bet 400;pot 4350;in 2 6"
STRAIGHTS = "cards 2 Tc 9d 8h 7s 6c As 3d;cards 6 Ts 9h 8d 7c 6s Kd 2h"
BY_SUIT = "The odd chip goes by the suit of the high card: seat 2 gets 2,150 and seat 6 gets 2,200."


@pytest.mark.parametrize(
    "chips",
    [
        pytest.param("chips 50 100 500 1000;seats 7 20000", id="told"),
        pytest.param("seats 7 1000x15+100x40+50x20", id="as-the-stacks-are-written"),
    ],
)
def test_odd_chips_are_counted_in_the_smallest_in_use(chips: str) -> None:
    """metropolitan 18, 18-B"""
    assert on_hand("metropolitan", f"{STUD};{chips};{STRAIGHTS}", "check 2 6;show 2 6").sentence == BY_SUIT


def test_without_a_word_chips_of_25_are_in_use() -> None:
    answer = on_hand("metropolitan", f"{STUD};seats 7 20000;{STRAIGHTS}", "check 2 6;show 2 6")
    assert answer.sentence == "Seat 2 wins 2,175 and seat 6 wins 2,175."


ACES = "cards 2 Ah Kd;cards 5 Ac Ks;board As 4c 9c 2h 7s"


@pytest.mark.parametrize(
    ("chips", "sentence"),
    [
        ("chips 25 100 500 1000", "Seat 2 wins 1,650 and seat 5 wins 1,650."),
        (
            "chips 100 500 1000",
            "Odd chips go out from the left of the button: seat 2 gets 1,700 and seat 5 gets 1,600.",
        ),
    ],
)
def test_chips_that_are_told_lie_on_the_table_though_no_amount_needs_them(chips: str, sentence: str) -> None:
    """[metropolitan:18]"""
    head = f"on river;blinds 100 200;pot 3300;in 2 5;seats 9 20000;{ACES}"
    assert on_hand("metropolitan", f"{head};{chips}", "check 2 5;show 2 5").sentence == sentence


def test_the_lead_in_puts_no_other_chips_on_the_table() -> None:
    record = read("on river\nblinds 100 200\nchips 100 500 1000\npot 2700\nin 2 3\nseats 4 20000\n---\nP2 check").record
    table = record.table
    lying = [*table.pots, table.rack, *(each.stack for each in table.seats)]
    assert {value for chips in lying for value, _ in chips.piles} == {100, 500, 1000}


HEAD = "blinds 100 200\nchips 100 500\n"


@pytest.mark.parametrize(
    ("text", "line", "what"),
    [
        (f"{HEAD}seats 4 20050\n---\ndeal\n", 2, "chips of 100 and up can't make 20,050"),
        (f"{HEAD}seats 4 20000\n---\ndeal\nP4 raise 650\n", 6, "chips of 100 and up can't make 650"),
        (f"on river\n{HEAD}pot 2150\nin 2 3\nseats 4 20000\n---\nP2 check\n", 4, "write pot 2,000 or 2,100"),
        ("blinds 100 200\nchips 100 250\nseats 4 20000\n---\ndeal\n", 2, "each a multiple of the one below"),
        ("blinds 100 200\nchips\nseats 4 20000\n---\ndeal\n", 2, "each a multiple of the one below"),
        ("blinds 100 200\nchips 0 100\nseats 4 20000\n---\ndeal\n", 2, "each a multiple of the one below"),
        (f"{HEAD}chips 100\nseats 4 20000\n---\ndeal\n", 3, "listed twice"),
    ],
)
def test_chips_that_cannot_make_an_amount_are_a_fault_on_its_line(text: str, line: int, what: str) -> None:
    with pytest.raises(BadHand) as bad:
        read(text)
    [(number, said)] = bad.value.faults
    assert (number, what in said) == (line, True), said
