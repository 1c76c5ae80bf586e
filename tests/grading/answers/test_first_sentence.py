"""What a floor hears first, below, at and above a threshold: an auditor's situations, each with its paragraph."""

import pytest

from tests.grading.answers.in_short import cited, on_hand
from trainer.grading.answers.answer import Answer, answer_on_hand
from trainer.rules.book import book
from trainer.shorthand.body import told

STACK = "5000x2+1000x6+500x5+100x14+25x4"
FLOP = "call 3;fold 4 5 6;call 1;check 2;flop"
RIVER = f"{FLOP};check 1 2 3;turn;check 1 2 3;river"
HANDS = "cards 1 Ah Ad;cards 2 Kh Kd;cards 3 Qh Qd;board 2c 7d 9s Jc 3h"
P, F, M, U = "players-2025", "foxwoods-2020", "metropolitan", "upt"
SILENT = {U: "UPT doesn't cover this", M: "Metropolitan doesn't cover this"}


def answered(
    house: str, acts: str, head: str = "", stacks: dict[int, str] | None = None, ask: str = "", seat: int = 0
) -> Answer:
    """The answer after these lines, 100-200 with six players; `head` are more lines of the head."""
    seats = [f"seat {seat} {(stacks or {}).get(seat, STACK)}" for seat in range(1, 7)]
    return on_hand(house, ";".join(["blinds 100 200", *seats, head]), f"deal;{acts}", ask, seat)


SKIPPED = "P3 raise 600;P5 wager 600;P6 fold"
BACK_TO_4 = "The action backs up to seat 4, who faces 600: seat 5's call is binding unless someone bets or raises first"
PAST = "Seat 5's call of 600 and seat 6's fold are binding,"
PULLED = "P3 raise 600;fold 4 5 6 1;P2 pull-back 200"
IN_A_ROW = f"{FLOP};P1 bet 2000;P2 wager 500;P3 wager 500"
CHECKED = f"{FLOP};P1 bet 600;P2 check"
SAYS_FOLD = f"{FLOP};P1 bet 600;P2 say fold;P2 wager 600"
HELD = "Hold seat 2's cards and call the floor; once they can't be identified, only the uncalled 600 comes back."
LET_GO = f"{RIVER};check 1;P2 bet 600;P2 fold"


@pytest.mark.parametrize(
    ("house", "at", "acts", "sentence"),
    [
        (
            P,
            "42-B",
            SKIPPED,
            (f"{PAST} and the floor decides whether seat 4's hand is dead, or live with no right to bet or raise."),
        ),
        (
            F,
            "43-B",
            SKIPPED,
            (f"{PAST} and the floor decides whether seat 4's hand is dead, or live with no right to bet or raise."),
        ),
        (M, "39-B", SKIPPED, f"{PAST} as there was substantial action, and the floor rules on seat 4's hand."),
        (
            *(P, "42-A", "P3 raise 600;P5 wager 600"),
            f"{BACK_TO_4}, which frees seat 5 to call, raise or fold.",
        ),
        (
            P,
            "42-A",
            "P4 fold",
            "Seat 4's out-of-turn fold is binding; the action is on seat 3, who may call 200, raise or fold.",
        ),
        (
            P,
            "42-A",
            "P1 fold",
            "Seat 1's out-of-turn fold is binding; the action is on seat 3, who may call 200, raise or fold.",
        ),
        (P, "51-B", PULLED, "Seat 2 must call 600 or raise to at least 1,000."),
        (F, "50-B", PULLED, "Seat 2 must call 600 or raise to at least 1,000."),
        (M, "46-B", PULLED, "Seat 2 must call 600 or raise to at least 1,000."),
        (P, "51-B", f"{PULLED};P2 wager 200;P2 fold", "It's a call: seat 2 puts in 400 more, 600 in all."),
        (
            P,
            "44-C",
            IN_A_ROW,
            "The action goes back to seat 2, who makes the full call of 2,000; the floor decides on seat 3.",
        ),
        (
            F,
            "42-C",
            IN_A_ROW,
            "The action goes back to seat 2, who makes the full call of 2,000; the floor decides on seat 3.",
        ),
        (F, "55", CHECKED, "Seat 2 can't check a bet: call 600 or fold."),
        (
            P,
            "55",
            f"{CHECKED};D say Thank you.",
            (
                "Players doesn't cover this and refers to TDA 55 (text of 2024): "
                "seat 2 can't check a bet: call 600 or fold."
            ),
        ),
        (P, "16-B", LET_GO, HELD),
        (F, "15-B", LET_GO, HELD),
        (
            M,
            "52",
            LET_GO,
            "The chips came first: seat 2's bet of 600 stands, and the fold is binding and may be penalized.",
        ),
        (U, "dead-hand-1-a", SAYS_FOLD, "Seat 2's hand is dead, and the 600 goes back."),
        (P, "41-A", SAYS_FOLD, "Seat 2's fold is binding, and the 600 goes back."),
        (F, "40-A", SAYS_FOLD, "Seat 2's fold is binding, and the 600 goes back."),
        (M, "36-A", SAYS_FOLD, "Seat 2's fold is binding, and the 600 goes back."),
        (U, "betting-8", f"{FLOP};P1 bet 600;P2 say call;P2 wager 1000x2", "Seat 2 calls 600 and gets 1,400 back."),
        (U, "betting-8", "P3 say raise;P3 wager 500x1", "Seat 3 raises to 500."),
        (U, "betting-8", "P3 say raise;P3 wager 200", "Seat 3 must raise to at least 400: 200 more goes in."),
        (U, "betting-8", "P3 say raise", "Seat 3 must raise to at least 400."),
        (P, "44-A", f"{FLOP};P1 say bet;P1 wager 1000x1", "Seat 1 bets 1,000."),
        (M, "38-A", f"{FLOP};P1 say bet;P1 wager 100x1", "Seat 1 must bet at least 200: 100 more goes in."),
    ],
)
def test_the_first_sentence_is_about_what_was_asked_last(house: str, at: str, acts: str, sentence: str) -> None:
    answer = answered(house, acts)
    assert answer.sentence == sentence
    assert at in cited(answer)


@pytest.mark.parametrize("house", [M, U])
def test_a_check_of_a_bet_is_not_covered_where_nothing_is_printed(house: str) -> None:
    assert answered(house, CHECKED).sentence.startswith(
        SILENT[house].replace("cover this", "say what “check” holds seat 2 to against a bet")
    )


@pytest.mark.parametrize(
    ("acts", "sentence"),
    [
        ("P3 wager 200", "Nothing is wrong"),
        ("P3 wager 100x2+25x3", "It's a call of 200, not a raise under betting-12; UPT doesn't say"),
        (
            "P3 wager 100x3",
            "The raise is to 400, not 300, as a full bet plus half a bet counts as a raise: seat 3 puts in 100 more.",
        ),
        ("P3 raise 600;P4 wager 500x1+100x2+25x3", "It's a call of 600, not a raise under betting-12; UPT doesn't say"),
        (f"{FLOP};P1 bet 1000;P2 say 1000;P2 wager 1000", "Nothing is wrong"),
        (f"{FLOP};P1 bet 1000;P2 say 1400;P2 wager 1000x1+100x4", SILENT[U]),
        (f"{FLOP};P1 bet 1000;P2 say 1500;P2 wager 1000x1+100x5", "The raise is to 2,000, not 1,500"),
        (f"{FLOP};P1 bet 1000;P2 say 1900;P2 wager 1000x1+100x9", "The raise is to 2,000, not 1,900"),
        (f"{FLOP};P1 bet 1000;P2 say 2000;P2 wager 1000x2", "Nothing is wrong: seat 3 may call 2,000"),
        (f"{FLOP};P1 bet 1000;P2 wager 5000x1;P2 say 1400", SILENT[U]),
    ],
)
def test_at_upt_nothing_between_the_call_and_half_a_bet_more_is_a_wager(acts: str, sentence: str) -> None:
    """min-raise, betting-12 and betting-14: a number alone, or one rounded, is no wager where its chips are none."""
    assert answered(U, acts).sentence.startswith(sentence)


@pytest.mark.parametrize("house", [F, M])
@pytest.mark.parametrize(
    ("chips", "sentence"),
    [
        (
            "500x1+100x2",
            "It's a call of 600, not a raise, as 800 is the 50% mark even for an all-in: seat 4 gets 100 back.",
        ),
        ("500x1+100x3", "Seat 4 is all-in for 800, short of a minimum raise."),
        ("500x1+100x4", "Seat 4 is all-in for 900, short of a minimum raise."),
    ],
)
def test_last_chips_that_reach_half_a_raise_are_all_in_for_what_they_are(house: str, chips: str, sentence: str) -> None:
    """Foxwoods 49, Metropolitan 45: 600 is faced, and 1,000 would be a full raise."""
    assert answered(house, f"P3 raise 600;P4 wager {chips}", stacks={4: chips}).sentence == sentence


@pytest.mark.parametrize(
    ("house", "later", "sentence"),
    [
        (F, "", "The raise is to 1,200, not 1,000: seats 1, 2 and 3 make it 1,200."),
        (F, ";D bring-in-bets;turn", "Seat 2's 1,000 stands: it's too late to correct it."),
        (P, ";D bring-in-bets;turn", "Seat 2's 1,000 stands: it's too late to correct it."),
    ],
)
def test_an_underraise_stands_once_the_next_card_is_out(house: str, later: str, sentence: str) -> None:
    """Players 45-A, Foxwoods 54-B."""
    acts = f"{FLOP};P1 bet 600;P2 say raise;P2 wager 1000;P3 wager 1000;P1 wager 400{later}"
    assert answered(house, acts).sentence == sentence


@pytest.mark.parametrize("house", [P, F, M, U])
@pytest.mark.parametrize(
    ("pushed", "sentence"),
    [(2, "Seat 1 wins 600, but seat 2 got 600 too much."), (1, "Nothing is wrong: seat 1 wins 600.")],
)
def test_a_pot_pushed_to_the_wrong_seat_is_told(house: str, pushed: int, sentence: str) -> None:
    """Players 23, Foxwoods 22, Metropolitan 20, UPT general-5: while it may be disputed."""
    mucked = ";".join(f"D muck {seat}" for seat in (2, 3)) if house == U else "D say Pushing."
    acts = f"{RIVER};check 1 2 3;show 1 2 3;{mucked};D push-pot {pushed} 600"
    assert answered(house, acts, HANDS).sentence == sentence


def test_an_odd_chip_that_no_rule_gives_out_is_told_with_the_shares() -> None:
    """UPT prints nothing on odd chips; Players 21 has the first seat left of the button."""
    head = "cards 2 2h 2d;cards 3 4h 4d;board Ac Kd Qs Jc Th"
    acts = "call 3;fold 4 5 6;P1 fold;check 2;flop;check 2 3;turn;check 2 3;river;check 2 3;show 2 3"
    seats = [f"seat {seat} {STACK}" for seat in range(1, 7)]
    hand = ["game holdem no-limit", "small-blind 25", "big-blind 50", *seats, *head.split(";"), "---", "deal"]
    record = told("\n".join([*hand, *acts.split(";")]), "first")
    told_at = {house: answer_on_hand(record, book(house), "pots").sentence for house in (P, U)}
    assert told_at == {
        P: "Seat 2 wins 75 and seat 3 wins 50.",
        U: "Seat 2 wins 50 and seat 3 wins 50, and no rule says who gets the odd 25.",
    }
