"""What is told in one breath: all hands that nobody plays, the reason of an odd chip, the act that binds."""

import pytest

from tests.grading.answers.in_short import on_hand
from trainer.rules.book import book

M, T, N, P, F, U = "metropolitan", "tda-2022", "tda-2024", "players-2025", "foxwoods-2020", "upt"
HEAD = "blinds 100 200;seats 9 20000"
SPLIT = "on river;blinds 25 50;button 5;pot 1025;in 2 7;seats 9 20000"
OMAHA = f"game omaha-8 limit;small-bet 50;big-bet 100;{SPLIT}"


def first(house: str, head: str, acts: str) -> str:
    return on_hand(house, head, acts).sentence


@pytest.mark.parametrize(("house", "at"), [(M, "28"), (T, "30-A"), (N, "30-A"), (P, "31-A"), (F, "30")])
def test_every_hand_that_nobody_plays_is_told(house: str, at: str) -> None:
    answer = first(house, f"{HEAD};penalty 4;absent 6", "deal")
    assert answer == "Seat 4's hand is dead; seat 6's hand is dead."
    both = first(house, f"{HEAD};absent 1 2", "deal")
    assert both == "The hands of seats 1 and 2 are dead, and the 300 posted stays in the pot."


@pytest.mark.parametrize(
    ("head", "cards", "sentence"),
    [
        pytest.param(
            *(SPLIT, "cards 2 As Kd;cards 7 Ah Kc;board Ac Kh 2d 7s 9s"),
            "Odd chips go out from the left of the button: seat 2 gets 500 and seat 7 gets 525.",
            id="metropolitan:18-A",
        ),
        pytest.param(
            *(OMAHA, "cards 2 As 2d Kd Qh;cards 7 Kc Kh 9d Ts;board 3c 4h 8d Ks 9s"),
            "The odd chip goes to the high hand: seat 2 gets 500 and seat 7 gets 525.",
            id="metropolitan:18-C",
        ),
        pytest.param(
            *(OMAHA, "cards 2 As 2d Kd Qh;cards 7 Ac 2h Kc Qd;board 3c 4h 5d 9s 9c"),
            (
                "The hands are the same both ways and share the whole pot "
                "as evenly as possible: seat 2 gets 500 and seat 7 gets 525."
            ),
            id="metropolitan:18-D",
        ),
    ],
)
def test_the_odd_chip_has_its_reason(head: str, cards: str, sentence: str) -> None:
    assert first(M, f"{head};{cards}", "check 7 2;show 7 2") == sentence


QUARTERS = "game omaha-8 limit;small-bet 50;big-bet 100;on river;blinds 25 50;button 5;in 2 4 7;seats 9 20000"
IN_OMAHA = "board 3c 4h 8d Ks 9s;cards 2 As 2d Kd Qh;cards 4 Kc Kh 9d Ts;cards 7 Ac 2h Qc Jd"
STUD = "game stud-8 limit;on seventh;ante 25;bring-in 50;small-bet 100;big-bet 200;in 2 4 7;seats 8 20000"
IN_STUD = "cards 2 As 2d Kd Qh 3c 4h 7s;cards 4 Kc Kh Ks 9d 9s Ts Td;cards 7 Ac 2h Jc Qd 3d 4s 7c"


@pytest.mark.parametrize("house", [M, N, F])
@pytest.mark.parametrize(
    ("head", "order", "reason"),
    [
        pytest.param(f"{QUARTERS};{IN_OMAHA}", "7 2 4", "a half's to the left of the button", id="metropolitan:18-A"),
        pytest.param(f"{STUD};{IN_STUD}", "4 7 2", "a half's by suit", id="metropolitan:18-B"),
    ],
)
@pytest.mark.parametrize(("pot", "high"), [(1025, 525), (1050, 525), (1075, 550)])
def test_the_odd_chips_of_a_shared_half_have_both_reasons(
    house: str, head: str, order: str, reason: str, pot: int, high: int
) -> None:
    answer = first(house, f"{head};pot {pot}", f"check {order};show {order}")
    assert answer.startswith(f"The pot's odd chip goes to the high hand, {reason}: seat 2 gets ")
    assert f"seat 4 gets {high}" in answer


@pytest.mark.parametrize(("house", "at"), [(M, "RP-2"), (T, "RP-2"), (N, "RP-2"), (P, "RP-2")])
def test_only_who_faces_the_action_may_have_the_bets_pulled_in(house: str, at: str) -> None:
    raised = "deal;P3 raise 600"
    no = "The bets stay in front: only seat 4, facing the action, may ask to have them pulled in."
    assert first(house, HEAD, f"{raised};P7 request bring-in-bets") == no
    yes = "The dealer pulls in the bets: seat 4 faces the action, and asks for it."
    assert first(house, HEAD, f"{raised};P4 request bring-in-bets") == yes


def test_where_it_is_not_printed_who_may_ask_it_is_said_so() -> None:
    told = first(U, HEAD, "deal;P3 raise 600;P7 request bring-in-bets")
    assert told.startswith(f"{book(U).ledger.known_as} doesn't cover this: bets were pulled in")


@pytest.mark.parametrize(
    ("acts", "sentence"),
    [
        ("P5 fold;P4 raise 1200", "Seat 5's out-of-turn fold is binding; the action is on seat 6."),
        ("P5 call;P4 fold", "Seat 5's out-of-turn call is binding at 600; the action is on seat 6."),
    ],
)
def test_the_act_that_binds_is_named(acts: str, sentence: str) -> None:
    """Metropolitan 39-A."""
    assert first(M, HEAD, f"deal;P3 raise 600;{acts}") == sentence


@pytest.mark.parametrize("house", [pytest.param(P, id="players-2025:22"), pytest.param(N, id="tda-2024:21")])
def test_beside_the_odd_chips_of_one_pot_the_others_are_told(house: str) -> None:
    head = "on river;blinds 25 50;pot 325;side 150 5 6;in 4 5 6;all-in 4;seats 6 6000;button 3;board As Ks Qs Js Ts"
    assert first(house, head, "check 5 6;show 4 5 6") == (
        "Odd chips go out from the left of the button: seat 4 gets 125, seat 5 gets 100 and seat 6 gets 100; "
        "side pot 1: seat 5 gets 75 and seat 6 gets 75; in all, seat 4 wins 125, seat 5 wins 175 and seat 6 wins 175."
    )


@pytest.mark.parametrize(("house", "at"), [(T, "38"), (N, "38"), (P, "39"), (F, "38")])
def test_every_hand_with_a_wrong_count_is_told(house: str, at: str) -> None:
    played = "P3 raise 600;P4 call;P5 call"
    both = first(house, f"{HEAD};button 9", f"deal;D pitch 4 down;D pitch 6 down;{played};P6 say Three cards.")
    dead = "No misdeal: the hands of seats 4 and 6 are dead and mucked, and play continues with one burn a street"
    assert both == f"{dead}; seat 4's 600 stays in the pot."
    one = first(house, f"{HEAD};button 9", f"deal;D pitch 4 down;{played};P4 say Three cards.")
    assert one.startswith("No misdeal: seat 4's hand is dead")


@pytest.mark.parametrize(("house", "at"), [(T, "18-B"), (N, "18-B")])
def test_who_did_not_pay_to_see_a_hand_hears_that_there_is_no_right(house: str, at: str) -> None:
    head = "on river;blinds 500 1000;button 9;pot 8000;in 2 5;seats 9 60000"
    told = first(house, head, "check 2 5;show 5;P2 move aside;P5 request see 2")
    no_right = "Seat 5 has no right to see seat 2's hand, as no one bet the river: the floor decides whether it's shown"
    assert told == f"{no_right}; unless seat 2 tables a hand as good or better, seat 5 wins 8,000."


ROUND = ";".join(f"D pitch {seat} down" for seat in (1, 2, 3, 4, 5, 6, 1, 2, 3, 4))
SIX = "blinds 100 200;seats 6 20000;button 6"
DEAD = "all its cards are mucked, and play continues with one burn a street"
PLAYS = "complete seat 6's hand from the top of the stub, and it plays."


@pytest.mark.parametrize(("house", "at"), [(N, "37"), (T, "37"), (P, "39"), (F, "37")])
@pytest.mark.parametrize(
    ("acts", "told"),
    [
        pytest.param("P3 call;P4 call", f"No misdeal: seat 5's hand is dead, {DEAD}; {PLAYS}", id="two-short"),
        pytest.param(
            "D pitch 4 down;P3 call;P4 call",
            "No misdeal: the hands of seats 4 and 5 are dead and mucked, and play continues with one burn a street; "
            f"seat 4's 200 stays in the pot; {PLAYS}",
            id="two-short-one-over",
        ),
        pytest.param(
            "D pitch 4 down;D pitch 5 down;P3 call;P4 call",
            f"No misdeal: seat 4's hand is dead, {DEAD}; its 200 stays in the pot; {PLAYS}",
            id="button-short-one-over",
        ),
        pytest.param(
            "D pitch 4 down;D pitch 6 down;P3 call;P4 call",
            "No misdeal: the hands of seats 4 and 5 are dead and mucked, and play continues with one burn a street; "
            "seat 4's 200 stays in the pot.",
            id="short-and-over",
        ),
        pytest.param(
            "D pitch 4 down;P3 call;P4 call;fold 5;P6 call",
            "No misdeal: the hands of seats 4 and 6 are dead and mucked, and play continues with one burn a street; "
            "seat 4's 200 and seat 6's 200 stay in the pot.",
            id="button-acted",
        ),
        pytest.param(
            "P3 call",
            "Misdeal, as there isn't substantial action yet: every card comes back, and the same button deals again.",
            id="in-time",
        ),
    ],
)
def test_a_short_button_is_completed_whoever_else_has_a_wrong_count(house: str, at: str, acts: str, told: str) -> None:
    if house == F and acts == "P3 call":
        told = "This isn't a listed misdeal: the floor decides."
    assert first(house, SIX, f"{ROUND};{acts}") == told


def test_at_upt_hands_short_in_sequence_are_completed_together() -> None:
    """upt misdeal-2-e"""
    told = first(U, SIX, f"{ROUND};P3 call")
    assert told == "No misdeal: complete the hands of seats 5 and 6 from the top of the stub, and they play."
