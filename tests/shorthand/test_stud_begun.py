"""Stud begun on a street with a pot that no betting makes, or untold upcards: it is read, or a fault on its line."""

import pytest

from trainer.grading.answers.answer import answer_on_hand
from trainer.grading.answers.state import State
from trainer.rules.book import all_books
from trainer.shorthand.head import BadHand
from trainer.shorthand.reading import read

STAKES = "ante 25\nbring-in 50\nsmall-bet 200\nbig-bet 400"
AFTER_ACES = "\ncards 2 2s 3d Ah Ad 6c"


def _head(street: str, pot: int, live: str, game: str = "stud", seats: int = 7, more: str = "") -> str:
    return f"on {street}\ngame {game} limit\n{STAKES}\npot {pot}\nin {live}\nseats {seats} 20000{more}\n---\n"


@pytest.mark.parametrize(
    ("street", "game", "pot", "live", "seats"),
    [
        ("fifth", "stud", 1237, "2 5", 7),  # to the chip
        ("fourth", "stud", 275, "2 5", 7),  # the least: both in for the bring-in
        ("fourth", "stud-8", 600, "2 5", 7),
        ("fifth", "stud", 550, "1 2 3 4 5 6 7", 7),  # nobody folded who could have posted more
        ("fifth", "stud", 1237, "1 2", 2),
        ("sixth", "razz", 2345, "1 2 3", 7),
        ("seventh", "stud", 51237, "2 5", 7),
    ],
)
def test_a_pot_that_no_betting_makes_is_read_as_it_lies(
    street: str, game: str, pot: int, live: str, seats: int
) -> None:
    record = read(_head(street, pot, live, game, seats)).record
    assert [each.amount for each in record.table.pots] == [pot]
    assert set(record.course.contesting) == set(map(int, live.split()))
    assert {record.table.seat(int(seat)).stack.amount for seat in live.split()} == {20000}
    for law in all_books():
        assert answer_on_hand(record, law).state is State.NOTHING_WRONG, law.key


@pytest.mark.parametrize(
    ("text", "line", "what"),
    [
        (_head("fourth", 250, "2 5"), 7, "write pot 275"),
        (_head("fifth", 150, "1 2", seats=3), 7, "write pot 175"),
        (_head("fifth", 1375, "2 5", more="\ncards 2 As As"), 10, "a card is listed twice"),
        (_head("fifth", 1375, "2 5", more="\nboard As Kd 2c"), 10, "a stud board has at most one card"),
        (_head("fifth", 1375, "2 5", more="\ncards 9 As"), 10, "where no one sits"),
    ],
)
def test_what_cannot_be_is_a_fault_on_its_line(text: str, line: int, what: str) -> None:
    with pytest.raises(BadHand, match=what) as bad:
        read(text)
    assert [number for number, _ in bad.value.faults] == [line]


@pytest.mark.parametrize("cards", ["", "\ncards 2 As", "\ncards 2 As Ad", "\ncards 2 2s 3d 4h 5h 6c"])
@pytest.mark.parametrize("seat", [2, 5])
def test_who_acts_first_is_first_where_an_upcard_is_untold(cards: str, seat: int) -> None:
    told = read(_head("fifth", 1225, "2 5", more=cards) + f"P{seat} bet 400\n")
    assert told.record.courses[told.record.supplied].to_act == seat
    assert not told.notes


@pytest.mark.parametrize(("acts", "noted"), [("", True), ("P5 bet 400\n", True), ("P2 bet 400\n", False)])
def test_it_is_noted_where_nothing_told_says_who_is_first(acts: str, noted: bool) -> None:
    """A pair of aces is beaten by hardly any card that isn't told."""
    told = read(_head("fifth", 1225, "2 5", more=AFTER_ACES) + acts)
    assert any("so seat 2 is taken to be first to act" in each for each in told.notes) is noted


def test_cards_that_are_all_told_say_who_is_first() -> None:
    told = read(_head("fifth", 1225, "2 5", more=f"{AFTER_ACES}\ncards 5 2d 3h 4h 6d 9c") + "P5 bet 400\n")
    assert told.record.courses[told.record.supplied].to_act == 2
    assert not told.notes
