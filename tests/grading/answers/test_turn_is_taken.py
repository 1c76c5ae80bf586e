"""Who has acted is bound by it; who was overtaken hears what is left; nothing beside an answer speaks against it."""

import pytest

from tests.grading.answers.in_short import cited, on_hand
from tests.grading.answers.test_first_sentence import FLOP, answered

T2, T4, P, F, M, U = "tda-2022", "tda-2024", "players-2025", "foxwoods-2020", "metropolitan", "upt"
BOUND = {T2: "50-A", T4: "50-A", P: "43-A", F: "41-A", M: "37-A", U: "betting-10"}
OUT = {T2: "53-A", T4: "53-A", P: "42-A", F: "43-A", M: "39-A", U: "betting-10"}
REDEAL = {T2: "35-C", T4: "35-C", P: "36-C", F: "35-C", M: "33-C"}


def ids(at: dict[str, str], what: str) -> list[str]:
    return [f"{what}-{house}:{place}" for house, place in at.items()]


@pytest.mark.parametrize(("house", "at"), BOUND.items(), ids=ids(BOUND, "check"))
@pytest.mark.parametrize(
    ("acts", "sentence"),
    [
        (f"{FLOP};P1 check;P1 bet 600", "Seat 1's check is binding: the 600 goes back, and the action is on seat 2."),
        (f"{FLOP};P1 check;P1 say bet 600", "Seat 1's check is binding, not the bet of 600; the action is on seat 2."),
    ],
    ids=["in-turn", "said"],
)
def test_who_has_checked_may_not_bet_before_the_action_comes_back(
    house: str, at: str, acts: str, sentence: str
) -> None:
    answer = answered(house, acts)
    assert answer.sentence == sentence
    assert at in cited(answer)
    assert not answer.also


@pytest.mark.parametrize(("house", "at"), OUT.items(), ids=ids(OUT, "out-of-turn-and-bound"))
def test_a_check_out_of_turn_binds_by_what_is_printed_of_that(house: str, at: str) -> None:
    answer = answered(house, f"{FLOP};P2 check;P1 check;P2 bet 600")
    assert answer.sentence == "Seat 2's check is binding: the 600 goes back, and the action is on seat 3."
    assert at in cited(answer)
    assert not answer.also


@pytest.mark.parametrize("house", BOUND)
def test_who_has_checked_may_raise_once_somebody_bets(house: str) -> None:
    assert answered(house, f"{FLOP};P1 check;P2 bet 600;P3 fold;P1 raise 1800").sentence.startswith("Nothing is wrong")


FREED = "Seat 3's check isn't binding, as seat 2's bet changed the action"
LEFT = {
    **dict.fromkeys((T2, T4, P, F), f"{FREED}: seat 3 may call 600, raise to at least 1,200 or fold."),
    M: f"{FREED}: seat 3 may only call 600 or fold.",
    U: "Seat 3's check isn't binding: they may call 600 or fold, but not raise.",
}


@pytest.mark.parametrize(("house", "at"), OUT.items(), ids=ids(OUT, "overtaken"))
def test_who_was_overtaken_hears_what_is_left(house: str, at: str) -> None:
    answer = answered(house, f"{FLOP};P3 check;P1 check;P2 bet 600")
    assert answer.sentence == LEFT[house]
    assert at in cited(answer)


def test_at_upt_a_check_that_binds_leaves_the_action_where_it_is() -> None:
    """betting-10: the action goes on, not back, once the check has come round."""
    sentence = answered(U, f"{FLOP};P2 check;P1 check").sentence
    assert sentence == "Seat 2's check is binding, and seat 2 may not bet or raise this turn; the action is on seat 3."


@pytest.mark.parametrize("house", BOUND)
@pytest.mark.parametrize("acts", ["P3 raise 600;P5 wager 1800", "P5 raise 600", "P3 raise 600;P5 say raise 1800"])
def test_what_is_told_beside_an_act_out_of_turn_never_speaks_against_it(house: str, acts: str) -> None:
    assert answered(house, acts).also == ()


JOKER = "cards 4 Jk Ah"


@pytest.mark.parametrize("house", [T2, T4, P, U])
@pytest.mark.parametrize("acts", ["P4 turn up Jk", "P3 call;P4 call;P4 turn up Jk"], ids=["before", "after"])
def test_a_hand_is_not_dead_and_live_in_one_answer(house: str, acts: str) -> None:
    """TDA 35-A-6, Players 36-A-6, UPT irregularity-8: the joker decides what becomes of the hand."""
    answer = answered(house, acts, JOKER)
    if "dead" in answer.sentence or "Misdeal" in answer.sentence:
        assert not any("live" in each for each in answer.also)


ABSENT = "absent 4"
AWAY = "dealt in on the original deal, though away"
DEALT_AGAIN = {
    **dict.fromkeys(
        (T2, F, M),
        (
            "Deal seat 4 in and kill the hand: the player missed the original deal.",
            "Seat 4's hand is dead, as the player missed the original deal.",
        ),
    ),
    **dict.fromkeys(
        (T4, P),
        (
            f"Seat 4 may play the redeal: the player was {AWAY}.",
            f"Seat 4 may play the redeal: the hand is live, as the player was {AWAY}.",
        ),
    ),
}


@pytest.mark.parametrize(("house", "at"), REDEAL.items(), ids=ids(REDEAL, "redeal"))
@pytest.mark.parametrize(
    ("again", "place"), [("", 0), (";deal", 1), (";D gather;deal", 1)], ids=["before", "dealt", "gathered"]
)
def test_who_is_back_after_the_misdeal_was_called_is_back_for_the_redeal(
    house: str, at: str, again: str, place: int
) -> None:
    answer = answered(house, f"D announce misdeal;P4 back{again}", ABSENT)
    assert answer.sentence == DEALT_AGAIN[house][place]
    assert at in cited(answer)
    assert not any("dead" in each for each in answer.also)


def test_bets_go_back_before_the_cards_are_dealt_again() -> None:
    """The blinds stay: it is an exact replay."""
    answer = answered(T2, "P3 raise 600;D announce misdeal;deal")
    assert answer.sentence == "Nothing is wrong: seat 3 may call 200 or raise, minimum raise to 400."


SEAT = {T2: "30", T4: "30", P: "31", F: "30", M: "28", U: "tournament-7"}
PENALTY = {T2: "71-C", T4: "71-C", P: "67-C", F: "71-C", M: "65-C"}


@pytest.mark.parametrize(("house", "at"), SEAT.items(), ids=ids(SEAT, "absent"))
@pytest.mark.parametrize(
    ("away", "says"),
    [
        ("4", "seat 4's hand"),
        ("2", "seat 2's hand, and the 200 posted stays in the pot"),
        ("2 5", "the hands of seats 2 and 5, and the 200 posted stays in the pot"),
    ],
    ids=["no-blind", "blind", "two"],
)
def test_what_an_absent_player_posted_stays_in(house: str, at: str, away: str, says: str) -> None:
    answer = answered(house, "D say Thank you.", f"absent {away}")
    dead = {
        "4": "Seat 4's hand is dead.",
        "2": "Seat 2's hand is dead, and the 200 posted stays in the pot.",
        "2 5": "The hands of seats 2 and 5 are dead, and the 200 posted stays in the pot.",
    }
    assert answer.sentence == (f"The dealer kills {says}." if house == U else dead[away])
    assert at in cited(answer)


@pytest.mark.parametrize(("house", "at"), PENALTY.items(), ids=ids(PENALTY, "penalty"))
def test_a_player_on_penalty_is_not_back_for_the_redeal(house: str, at: str) -> None:
    """TDA 35-C, 71-C: the hand dies in the deal and in the redeal, whoever comes back."""
    called = answered(house, "D announce misdeal;P4 back", "penalty 4")
    one = "the deal and the redeal are one hand of the penalty."
    assert called.sentence == (
        "Nothing in the hand makes it a misdeal: without an error in the deal the hand is played; seat 4's hand is "
        f"dead; if it is dealt again, seat 4 is dealt in, and the cards are killed; {one}"
    )
    again = answered(house, "D announce misdeal;P4 back;deal", "penalty 4")
    assert again.sentence == f"Seat 4's hand is dead; {one}"


SAID = {**{house: at for house, at in BOUND.items() if house != U}, U: "dead-hand-1-a"}


@pytest.mark.parametrize(("house", "at"), SAID.items(), ids=ids(SAID, "fold-said"))
@pytest.mark.parametrize("later", ["", ";P4 say call"], ids=["alone", "and-then-a-call"])
def test_a_fold_said_in_turn_against_a_bet_binds(house: str, at: str, later: str) -> None:
    answer = answered(house, f"P3 raise 600;P4 say fold{later}")
    assert answer.sentence == (
        "Seat 4's hand is dead." if house == U else "Seat 4's spoken fold is binding: the hand is folded."
    )
    assert at in cited(answer)
    assert not any("Seat 4 may call" in each for each in answer.also)


@pytest.mark.parametrize("house", SAID)
def test_a_plain_fold_needs_no_ruling(house: str) -> None:
    for fold in ("P4 fold", "P4 say fold;P4 fold"):
        assert answered(house, f"P3 raise 600;{fold}").sentence.startswith("Nothing is wrong: seat 5")


@pytest.mark.parametrize(
    ("acts", "says"),
    [
        (
            "P3 raise 600;P4 wager 600;P4 say raise 1800",
            "The chips came first: it's a call of 600 by seat 4, not a raise.",
        ),
        (f"{FLOP};P1 wager 600;P1 say 1000", "The chips are the bet: 600 for seat 1."),
    ],
    ids=["call", "bet"],
)
def test_at_metropolitan_chips_that_came_first_are_the_bet(acts: str, says: str) -> None:
    """Metropolitan 36-A: whichever is first; no director is named for a contradiction."""
    answer = answered(M, acts)
    assert answer.sentence == says
    assert "36-A" in cited(answer)
    assert answered(M, "P3 raise 600;P4 wager 600;P4 say call").sentence.startswith("Nothing is wrong")


@pytest.mark.parametrize("house", [T2, T4, P, F])
def test_a_call_out_of_turn_of_a_bet_out_of_turn_is_told_in_a_word(house: str) -> None:
    """53-B: two acts out of turn with chips went past seat 2 in silence, one of them by a player who had checked."""
    answer = answered(house, f"{FLOP};P1 check;P1 bet 600;P3 call")
    assert answer.sentence == "The action after seat 2 is binding at 600, and the floor decides on seat 2's hand."


NOT_YET = "Seat 1's hand, thrown in with nothing to call, is dead only once seat 2 or another behind acts."


@pytest.mark.parametrize("where", ["aside", "muck"])
@pytest.mark.parametrize(
    ("house", "at", "acts", "sentence"),
    [
        (U, "dead-hand-1-b", f"{FLOP};P1 move {{}};P2 bet 400", "Seat 1's thrown-away hand is dead."),
        (U, "dead-hand-1-a", "P3 raise 600;P4 move {};P5 call", "Seat 4's hand is dead."),
        (U, "dead-hand-1-b", f"{FLOP};P1 move {{}}", NOT_YET),
        (T2, "58", f"{FLOP};P1 move {{}};P2 bet 400", "Seat 1's fold is binding and may be penalized."),
        (M, "52", f"{FLOP};P1 move {{}}", "Seat 1's fold is binding and may be penalized."),
    ],
    ids=["upt:dead-hand-1-b", "upt:dead-hand-1-a", "not-acted-upon", "tda-2022:58", "metropolitan:52"],
)
def test_cards_thrown_forward_in_turn_are_a_fold(house: str, at: str, acts: str, sentence: str, where: str) -> None:
    answer = answered(house, acts.format(where))
    assert answer.sentence == sentence
    assert at in cited(answer)


@pytest.mark.parametrize("acts", ["fold 2;call 5", "fold 2"], ids=["called", "to-act"])
def test_at_upt_a_check_that_bound_takes_nothing_back_of_a_call_of_a_later_bet(acts: str) -> None:
    """[upt:betting-10]"""
    head = "on flop;blinds 100 200;pot 1000;in 2 5 8;seats 9 20000"
    sentence = on_hand(U, head, f"P5 check;check 2;P8 bet 500;{acts}").sentence
    assert sentence.startswith("Seat 5's check was binding, with no bet or raise at that turn")
    assert "goes back" not in sentence


@pytest.mark.parametrize("house", ["tda-2024", "tda-2022", "players-2025", "foxwoods-2020", "metropolitan"])
def test_a_raise_too_small_in_turn_is_not_told_to_stand(house: str) -> None:
    head, acts = "blinds 100 200;seats 9 20000;button 1", "deal;P7 raise 600;P4 raise 300"
    said = on_hand(house, head, acts, "turns", 7).sentence
    assert said.startswith("Seat 4's raise is to 400, not 300; seat 7's raise is no longer binding: 600 goes back; ")
