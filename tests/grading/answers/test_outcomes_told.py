"""What is told once more is known: chips behind with the winner seen, cards shown by a player who then folds."""

import pytest

from tests.grading.answers.test_hands_together import HEAD, F, M, N, P, T, U, first
from trainer.grading.answers.answer import answer_on_hand
from trainer.rules.book import book
from trainer.shorthand.reading import read

FIRST = "acting first before the flop and last after it"
TO_THE_FLOOR = (
    "The floor decides whether the 1,000 behind is part of the all-in; if not, it still doesn't save seat 3, "
    "and the floor may award it to seat 4."
)


ALL_IN = "P3 wager 2000;P3 say all-in;P4 call;show 3 4;D tell behind 3"
RIVER = "on river;blinds 100 200;pot 1300;in 3 4;seats 9 20000;seat 3 3000;board Ah 4d 5d 9s 2c"
LOSES, WINS = "cards 3 Qs Qd;cards 4 As Ad", "cards 3 As Ad;cards 4 Qs Qd"
TDA = [pytest.param(h, id=f"{h}:{at}") for h, at in ((T, "62"), (N, "62"), (P, "62"), (F, "62"), (M, "56"))]


@pytest.mark.parametrize("house", TDA)
def test_chips_behind_do_not_save_who_loses(house: str) -> None:
    told = first(house, f"{RIVER};{LOSES}", ALL_IN)
    assert told == TO_THE_FLOOR


@pytest.mark.parametrize("house", TDA)
def test_chips_behind_may_not_be_paid_to_who_wins(house: str) -> None:
    told = first(house, f"{RIVER};{WINS}", ALL_IN)
    assert told == "The floor decides whether the 1,000 behind plays: if not, seat 3 isn't paid for it."
    before = first(house, f"{RIVER};{WINS}", ALL_IN.replace("show 3 4;", ""))
    assert before == "The floor decides whether the 1,000 behind plays: the all-in is 2,000 or 3,000."


@pytest.mark.parametrize("house", TDA)
@pytest.mark.parametrize(
    ("cards", "sentence"),
    [
        (
            LOSES,
            TO_THE_FLOOR,
        ),
        (WINS, "The floor decides whether the 1,000 behind plays: if not, seat 3 isn't paid for it."),
    ],
)
def test_chips_behind_an_all_in_of_an_earlier_street_are_told_with_the_outcome(
    house: str, cards: str, sentence: str
) -> None:
    head = RIVER.replace("on river", "on turn")
    assert first(house, f"{head};{cards}", ALL_IN.replace("show 3 4", "show 3 4;river")) == sentence


@pytest.mark.parametrize(
    ("house", "live", "gone"),
    [
        pytest.param(
            *(house, "Seat 4's hand stays live; any penalty begins after the hand."),
            "Seat 4 has folded; any penalty for showing the cards begins after the hand.",
            id=f"{house}:{at}",
        )
        for house, at in ((T, "68"), (N, "68"), (F, "68"), (M, "62"))
    ]
    + [
        pytest.param(
            *(U, "Seat 4 may not show cards: the hand stays live, and the player may be penalized."),
            "Seat 4 has folded, and may be penalized for showing the cards.",
            id=U,
        )
    ],
)
def test_a_hand_shown_and_folded_is_live_no_more(house: str, live: str, gone: str) -> None:
    shown = "deal;P3 raise 600;P4 turn up"
    assert first(house, HEAD, shown) == live
    assert first(house, HEAD, f"{shown};P4 fold") == gone


@pytest.mark.parametrize("house", [T, N, P, F, M])
def test_a_fold_before_the_amount_is_clear_stands(house: str) -> None:
    """Metropolitan 37-B with 37-A and 52."""
    early = first(house, HEAD, "deal;P3 say raise;P4 fold")
    assert early == "Seat 4 should have waited until the amount was clear, but the fold stands."


@pytest.mark.parametrize(
    ("acts", "sentence"),
    [
        ("P4 say raise 800;P4 wager 5000", "Seat 4 is held to the minimum raise, to 1,000, and gets 4,000 back."),
        ("P4 say raise;P4 wager 700", "The raise is to 1,000, not 700: seat 4 puts in 300 more."),
    ],
)
def test_who_is_held_to_the_minimum_hears_what_goes_back(acts: str, sentence: str) -> None:
    """Metropolitan 36-A, 41-C and 42-A."""
    assert first(M, HEAD, f"deal;P3 raise 600;{acts}") == sentence


def test_chips_pulled_back_are_settled_by_the_call_that_they_bind_to() -> None:
    """Metropolitan 46-B."""
    pulled = "deal;P3 raise 600;P4 raise 1600;fold 5 6 7 8 9 1 2;P3 pull-back 600"
    bound = "Seat 3 must call 1,600 or raise to at least 2,600."
    assert first(M, HEAD, pulled) == first(M, HEAD, f"{pulled};P3 fold") == bound
    assert first(M, HEAD, f"{pulled};P3 wager 1600") == "It's a call: seat 3 is in for 1,600."


@pytest.mark.parametrize("house", [T, N, P, F, M])
@pytest.mark.parametrize(
    ("seats", "last", "sentence"),
    [
        (
            "1 2",
            "1 2 3",
            f"Seat 2 has the button and small blind, {FIRST}; seat 1 has the big blind.",
        ),
        (
            "1 3",
            "1 2 3",
            f"Seat 3 has the button and small blind, {FIRST}; seat 1 has the big blind.",
        ),
        (
            "2 3",
            "1 2 3",
            f"Seat 3 has the button and small blind, {FIRST}; seat 2 has the big blind.",
        ),
    ],
)
def test_who_busts_of_three_leaves_a_seat_that_need_not_be_told(
    house: str, seats: str, last: str, sentence: str
) -> None:
    """Metropolitan 32: nobody has the big blind twice in a row."""
    head = ";".join(["blinds 100 200", *(f"seat {each} 20000" for each in seats.split()), f"last-hand {last}"])
    record = read("\n".join([*head.split(";"), "---", "deal", ""])).record
    assert answer_on_hand(record, book(house), "button").sentence == sentence
