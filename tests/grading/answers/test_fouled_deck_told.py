"""UPT irregularity-3 to -5 and dead-hand-3: who knew that the deck was fouled, and whose cards are dead."""

import pytest

from tests.grading.answers.in_short import on_hand
from tests.grading.answers.test_dealing_told import T22, T24, P, U, told

HANDS = "cards 4 As 9h;board 2c 7d As* 3s 4c"
OPENED = "deal;fold 3;P4 raise 600;fold 5;P6 call;fold 7 8 9 1 2;flop"
VOID = "The deck is fouled: the hand is void and every bet goes back"
BOTH = "{} each to seats 4 and 6, 200 to seat 2 and 100 to seat 1"
TOO_LATE = "The result stands: it's too late to dispute the fouled deck."
TIME_UP = (
    "The result stands: it's too late for a dispute, as it came 241 seconds after the award in a break, and 60 are "
    "allowed."
)


@pytest.mark.parametrize(
    ("acts", "sentence"),
    [
        (
            "P4 bet 800;P6 call;P4 turn up As 9h",
            f"{VOID}, {BOTH.format('1,400')}, but seat 4, who bet knowing it, may lose the refund of 1,400.",
        ),
        ("check 4 6;P4 turn up As 9h", f"{VOID}, {BOTH.format('600')}."),
        ("P4 check;P6 bet 800;P4 call;P4 turn up As 9h", f"{VOID}, {BOTH.format('1,400')}."),
    ],
    ids=["upt:irregularity-5", "nobody-bet", "only-called"],
)
def test_who_bet_on_a_deck_he_knew_to_be_fouled_may_lose_the_refund(acts: str, sentence: str) -> None:
    assert told(U, f"{OPENED};{acts}", HANDS).sentence == sentence


def test_cards_thrown_into_another_hand_are_dead_by_seat() -> None:
    """upt dead-hand-3"""
    sentence = "Seat 4's cards, thrown into seat 5's hand, are dead."
    assert told(U, "deal;fold 3;P4 move hand-5").sentence == sentence


AWARDED = "deal;fold 3 4 5 6 7 8 9;call 1;check 2;run-out;show 1 2;D push-pot 1 400"
TWINS = "board Qs 7d 2d Qs* 9h;cards 1 Ah Ad;cards 2 Kh Kd"
ENDS = [
    pytest.param(T22, id="tda-2022:35-E"),
    pytest.param(T24, id="tda-2024:35-E"),
    pytest.param(P, id="players:36-E"),
]


@pytest.mark.parametrize("house", ENDS)
@pytest.mark.parametrize(
    "late",
    ["D shuffle", "D shuffler", "D push", "D gather;D shuffle", "D shuffle;P2 dispute", "D shuffle;P2 say Twice"],
)
def test_a_fouled_deck_found_after_the_next_hand_began_is_too_late(house: str, late: str) -> None:
    assert told(house, f"{AWARDED};{late}", TWINS).sentence == TOO_LATE


@pytest.mark.parametrize("house", ENDS)
@pytest.mark.parametrize("acts", ["P2 dispute", "P2 say Twice"])
def test_a_fouled_deck_found_before_the_next_hand_voids_it(house: str, acts: str) -> None:
    assert told(house, f"{AWARDED};{acts}", TWINS).sentence == f"{VOID}."


@pytest.mark.parametrize("house", ENDS)
@pytest.mark.parametrize(("seconds", "sentence"), [(57, f"{VOID}."), (61, TOO_LATE)], ids=["in-time", "late"])
def test_in_a_break_a_fouled_deck_is_found_too_late_after_a_minute(house: str, seconds: int, sentence: str) -> None:
    pause = AWARDED.replace("run-out", "F tell break;run-out")
    assert told(house, f"{pause};wait {seconds};P2 say Twice", TWINS).sentence == sentence


@pytest.mark.parametrize("house", ENDS)
@pytest.mark.parametrize(
    ("pause", "seconds", "sentence"),
    [("F tell break;", 50, f"{VOID}."), ("F tell break;", 240, TIME_UP), ("", 240, f"{VOID}.")],
    ids=["in-time", "late", "no-break"],
)
def test_so_is_one_that_nobody_could_see_before_the_pot_was_pushed(
    house: str, pause: str, seconds: int, sentence: str
) -> None:
    head = "on river;blinds 100 200;pot 1300;in 4 9;seats 9 20000;cards 9 As Ad;cards 4 Ks Qd;board Ah Kd 9s 4c 8h"
    acts = f"{pause}check 4 9;show 9 4;D push-pot 9 1300;wait {seconds};P4 turn up 7c 7c*;P4 dispute award"
    assert on_hand(house, f"{head};cards 5 7c 2d;cards 6 7c* 3d", acts).sentence == sentence


@pytest.mark.parametrize(
    ("late", "sentence"),
    [
        pytest.param("D shuffle", TOO_LATE, id="riffle-upt:decision-5"),
        pytest.param("D shuffler", f"{VOID}.", id="shuffler-upt:decision-5"),
        pytest.param("P2 dispute", f"{VOID}.", id="before-upt:decision-5"),
    ],
)
def test_at_upt_only_the_riffle_ends_it(late: str, sentence: str) -> None:
    assert told(U, f"{AWARDED};{late}", TWINS).sentence == sentence


ON_TURN = "on turn;blinds 100 200;pot 1200;in 2 5 7;seats 9 20000;board Ks 7d 2c {}"
EARLIER = "the 1,200 from earlier streets to those who put it in"


@pytest.mark.parametrize(
    ("house", "fourth", "acts", "back"),
    [
        pytest.param(T24, "7d*", "P2 bet 400;call 5", f"400 each to seats 2 and 5 and {EARLIER}", id="tda-2024:35-E"),
        pytest.param(P, "7d*", "check 2;P5 bet 800", f"800 to seat 5 and {EARLIER}", id="players:36-E"),
        pytest.param(U, "5h~", "check 2", EARLIER, id="upt:irregularity-3"),
    ],
)
def test_who_put_in_what_before_the_street_on_which_it_is_told_is_not_made_up(
    house: str, fourth: str, acts: str, back: str
) -> None:
    assert on_hand(house, ON_TURN.format(fourth), acts).sentence == f"{VOID}, {back}."


def test_what_is_at_stake_is_not_made_up_either() -> None:
    """upt irregularity-5"""
    head = f"{ON_TURN.format('9h')};cards 5 Kh Ks*"
    said = on_hand(U, head, "check 2;P5 bet 800;P5 turn up").sentence
    assert said == f"{VOID}, 800 to seat 5 and {EARLIER}, but seat 5, who bet knowing it, may lose the refund."


ODD_BACK = "board Qs Js 4c 3d 2h;cards 1 As Ad;cards 2 Kd~ Qd"


@pytest.mark.parametrize("cards", [ODD_BACK, "board Qs~ Js 4c 3d 2h;cards 1 As Ad;cards 2 Kd Qd"])
@pytest.mark.parametrize(("acts", "sentence"), [("", f"{VOID}."), (";D shuffle", TOO_LATE)], ids=["in-time", "late"])
@pytest.mark.parametrize("at", [pytest.param("decision-5", id="upt:decision-5")])
def test_a_card_with_another_back_is_found_too_late_after_the_riffle(
    at: str, cards: str, acts: str, sentence: str
) -> None:
    assert told(U, f"{AWARDED}{acts};P2 say Another back", cards).sentence == sentence


@pytest.mark.parametrize("house", ENDS)
def test_a_twin_that_lay_open_is_not_found_anew_in_the_next_hand(house: str) -> None:
    head = "on river;blinds 100 200;pot 3000;in 1 5;seats 9 20000;board Ks 8d 4c 2s 9h;cards 1 Kh Kd;cards 5 Ah 4c*"
    acts = "check 1 5;show 1 5;D push-pot 1 3000;deal;P5 say My four of clubs was on the board too"
    assert on_hand(house, head, acts).sentence == TOO_LATE
