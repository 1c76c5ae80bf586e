"""An answer as it is read out: a sentence for each fact, and what hangs on a condition stays with it."""

import pytest

from trainer.grading.answers.in_sentences import in_sentences

SILENT = "UPT doesn't cover this: what a bet counts as, seat {}"


@pytest.mark.parametrize(
    ("answer", "read_out"),
    [
        ("Seat 4's hand is dead.", "Seat 4's hand is dead."),
        ("Seat 4's hand is dead; the action is on seat 5.", "Seat 4's hand is dead. The action is on seat 5."),
        ("Nothing is wrong: seat 3 may check.", "Nothing is wrong. Seat 3 may check."),
        (
            "Nothing is wrong: seat 1 may call 100; if seat 1 calls, seat 3 may only fold; the pot is 300.",
            "Nothing is wrong. Seat 1 may call 100. If seat 1 calls, seat 3 may only fold; the pot is 300.",
        ),
        ("Seat 2 is out; 300 isn't refunded.", "Seat 2 is out; 300 isn't refunded."),
        ("A seat (by cards; by turn) opens; seat 2 acts.", "A seat (by cards; by turn) opens. Seat 2 acts."),
        ("Seat 2's hand; seat 3's hand: the floor decides.", "Seat 2's hand; seat 3's hand: the floor decides."),
        ("Seat 2 shows; seat 3 wins: the cards speak.", "Seat 2 shows. Seat 3 wins: the cards speak."),
    ],
)
def test_every_fact_is_a_sentence(answer: str, read_out: str) -> None:
    assert in_sentences(answer) == read_out


@pytest.mark.parametrize(
    ("answer", "read_out"),
    [
        (f"{SILENT.format(2)}.", "UPT doesn't cover this: what a bet counts as (seat 2)."),
        (
            f"{SILENT.format(2)}; {SILENT.format(3)}; {SILENT.format(4)}; seat 6 may check.",
            "UPT doesn't cover this: what a bet counts as (seats 2, 3 and 4). Seat 6 may check.",
        ),
        ("UPT doesn't cover this: a player changed seats.", "UPT doesn't cover this: a player changed seats."),
    ],
)
def test_what_is_not_covered_is_said_once_with_its_seats(answer: str, read_out: str) -> None:
    assert in_sentences(answer) == read_out


@pytest.mark.parametrize(
    ("answer", "read_out"),
    [
        ("Seat 2 bets 200 and puts in 200 more.", "Seat 2 bets 200 and puts in 200."),
        ("Seat 2 bets 200 and puts in 100 more.", "Seat 2 bets 200 and puts in 100 more."),
        ("Seat 2 raises to 1,200 and puts in 200 more.", "Seat 2 raises to 1,200 and puts in 200 more."),
        ("It's a call: seat 3 puts in 1,000 more, 1,000 in all.", "It's a call: seat 3 puts in 1,000."),
        ("It's a call: seat 3 puts in 900 more, 1,000 in all.", "It's a call: seat 3 puts in 900 more, 1,000 in all."),
        ("It's a full call of 800: seat 4 puts in 800 more.", "It's a full call of 800: seat 4 puts in 800."),
        (
            "The maximum is 700: the pot is 300, and seat 4 puts in 700 more.",
            "The maximum is 700: the pot is 300, and seat 4 puts in 700.",
        ),
        (
            "The maximum is 700: the pot is 300, and seat 4 puts in 500 more.",
            "The maximum is 700: the pot is 300, and seat 4 puts in 500 more.",
        ),
    ],
)
def test_all_of_a_wager_is_not_more(answer: str, read_out: str) -> None:
    assert in_sentences(answer) == read_out
