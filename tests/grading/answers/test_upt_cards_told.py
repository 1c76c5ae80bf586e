"""Cards at UPT: one that the dealer exposed may not be kept, and one with another back that was only in the stub."""

import pytest

from tests.grading.answers.in_short import cited, on_hand

KEPT = "No misdeal: the exposed K♥ can't be kept; the top card replaces it after the deal, and it's the burn."
STANDS = "All action stands: the off-color card was only in the stub."
MISDEAL = "Misdeal: every card comes back, and the same button deals again."


@pytest.mark.parametrize(
    ("seat", "sentence"),
    [
        pytest.param(2, MISDEAL, id="upt:holdem-1-second-player"),
        pytest.param(3, KEPT, id="upt:holdem-1-third-player"),
    ],
)
def test_a_card_that_the_dealer_exposed_is_not_kept(seat: int, sentence: str) -> None:
    pitches = ";".join(f"D pitch {each} {'up' if each == seat else 'down'}" for each in range(1, 7))
    answer = on_hand("upt", f"blinds 100 200;seats 6 20000;cards {seat} Kh 4d", pitches)
    assert answer.sentence == sentence


@pytest.mark.parametrize(
    ("shown", "sentence"),
    [
        pytest.param("D flash 4h~", STANDS, id="upt:irregularity-3-stub"),
        pytest.param("river", "The deck is fouled: the hand is void and every bet goes back", id="upt:irregularity-3"),
    ],
)
def test_a_card_with_another_back_voids_the_hand_only_where_it_was_dealt(shown: str, sentence: str) -> None:
    head = "on turn;blinds 100 200;pot 5000;in 2 5;seats 9 20000;board Ks Qs 2d 7c 4h~"
    answer = on_hand("upt", head, f"check 2 5;{shown}")
    assert answer.sentence.startswith(sentence)
    assert "irregularity-3" in cited(answer)


def test_two_boxed_cards_found_too_late_are_scrap() -> None:
    """[upt:irregularity-7] [upt:misdeal-2-c]"""
    answer = on_hand("upt", "blinds 100 200;seats 9 20000;cards 3 ^Kd 4c;cards 5 ^Qd 5c", "deal;call 3 4")
    said = "It's too late for a misdeal: the boxed K♦ and Q♦ are scrap, each replaced with the next card."
    assert answer.sentence == said


@pytest.mark.parametrize(
    ("acts", "said"),
    [
        pytest.param(
            "P5 request count;D tell count 6000;fold 5",
            "Seat 5 folded on a wrong count, 6,000 for 600: the floor should try to retrieve the hand if it can be "
            "identified; if it's live, seat 5 has 600 to call; if it isn't, seat 2 wins 2,000; the uncalled 600 goes "
            "back to seat 2.",
            id="wrong-upt:dead-hand-2",
        ),
        pytest.param(
            "P5 request count;D tell count 600;fold 5",
            "Nothing is wrong: seat 2 wins 2,000; the uncalled 600 goes back to seat 2.",
            id="right-upt:dead-hand-2",
        ),
        pytest.param(
            "fold 5;P5 claim mistaken",
            "Seat 5's fold stands: only wrong information given to the player is a reason to retrieve the hand.",
            id="his-own-mistake-upt:dead-hand-2",
        ),
    ],
)
def test_a_hand_folded_on_a_wrong_count_is_to_be_retrieved(acts: str, said: str) -> None:
    head = "on river;blinds 100 200;pot 2000;in 2 5;seats 9 20000"
    assert on_hand("upt", head, f"P2 bet 600;{acts}").sentence == said


FOLDED = (
    "eat 7 folded on a wrong count, 2,500 for 3,000: the floor should try to retrieve the hand if it can be identified"
)
THREE, SIX = (f"{FOLDED}; if it's live, seat 7 has {each} to call" for each in ("3,000", "6,000"))


@pytest.mark.parametrize(
    ("acts", "said"),
    [
        pytest.param("", f"S{THREE}.", id="upt:dead-hand-2-last"),
        pytest.param(
            ";P2 call", f"It's a full call of 3,000: seat 2 puts in 500 more; s{THREE}.", id="upt:dead-hand-2-called"
        ),
        pytest.param(";P2 wager 2500", f"S{THREE}.", id="upt:dead-hand-2-called-in-full"),
        pytest.param(";P2 raise 6000", f"S{SIX}.", id="upt:dead-hand-2-raised"),
        pytest.param(
            ";P2 fold",
            f"S{THREE}; if it isn't, seat 5 wins 5,000; the uncalled 2,500 goes back to seat 5.",
            id="upt:dead-hand-2-folded",
        ),
    ],
)
def test_a_hand_folded_on_a_wrong_count_may_come_back_after_others_have_acted(acts: str, said: str) -> None:
    head = "on turn;blinds 100 200;pot 4000;in 2 5 7;seats 9 20000"
    told = f"P2 bet 500;P5 raise 3000;D announce-bet raise 2500;P7 fold{acts}"
    assert on_hand("upt", head, told).sentence == said


def test_with_the_hands_shown_the_winner_is_told_of_a_card_with_another_back_in_the_stub() -> None:
    """UPT irregularity-3."""
    deck = "3c 4c Ks 5c 6c 8c 9c Qs Tc 3h 4h Kd 5h 6h 8h Th Qd Jh 2h 2c 7d 9h 2d 3s 3d Jc 2s 4s 5s 5d 6s 6d 7s 7h 4d~"
    acts = "deal;P3 raise 600;fold 4 5 6 7;call 8;fold 9 1 2;flop;check 3 8;turn;check 3 8;river;P3 bet 1000;call 8"
    head = f"blinds 100 200;button 9;seats 9 20000;deck {deck} …"
    shown = on_hand("upt", head, f"{acts};show 3 8;D flash 4d~;P8 dispute award")
    assert shown.sentence == f"{STANDS[:-1]}; seat 3 wins 3,500."
    assert on_hand("upt", head, f"{acts};D flash 4d~").sentence == STANDS
