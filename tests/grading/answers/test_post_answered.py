"""UPT: what answers a minimum posted out of turn, told in the words of a floor, and what that leaves to its maker."""

import pytest

from tests.grading.answers.in_short import on_hand

FIRST = "blinds 100 200;seats 9 20000;button 9"
FLOP = "on flop;blinds 200 400;pot 3000;in 2 5 8;button 8;seats 9 20000"
TWO = "on flop;blinds 100 200;pot 1200;in 2 5;button 9;seats 9 20000"
FULL = "Seat 6 calls 1,600 and gets 2,400 back."
REST = "Seat 6 calls 1,600 and gets 4,000 back."
AGAIN = "Seat 6 raises to 4,000."
OVER = "Nothing is wrong: seat 7 may call 4,000 or raise, minimum raise to 8,000."
CHECKS = "Seat 5's posted 400 plays, 2,600 goes back, and seat 5 may only check"
CLOSED = "Seat 5's posted 200 plays, 400 goes back, and seat 5 may only check, as seat 2 called."


@pytest.mark.parametrize("ask", ["", "wager"])
@pytest.mark.parametrize(
    ("acts", "said"),
    [
        pytest.param("P3 wager 1600;fold 4 5;P6 say call", FULL, id="called-over-folds-upt:out-of-turn-3"),
        pytest.param("P3 wager 1600;fold 4 5;P6 call", FULL, id="called-in-a-word-upt:out-of-turn-3"),
        pytest.param("P3 wager 1600;fold 4 5;P6 wager 1600", REST, id="its-chips-put-beside-upt:out-of-turn-3"),
        pytest.param("P3 wager 1600;fold 4 5;P6 wager 1200", REST.replace("4,0", "3,6"), id="what-is-missing-beside"),
        pytest.param("P3 wager 1600;fold 4 5;P6 raise 4000", AGAIN, id="raised-to-what-lies-there-upt:out-of-turn-3"),
        pytest.param("P3 wager 1600;fold 4 5;P6 say raise to 4000", AGAIN, id="said-again-upt:out-of-turn-3"),
    ],
)
def test_who_posted_a_minimum_answers_a_raise(acts: str, said: str, ask: str) -> None:
    found = on_hand("upt", FIRST, f"deal;P6 raise 4000;{acts}", ask, 6 if ask else 0).sentence
    assert found == (OVER if said == AGAIN and not ask else said)


def test_a_raise_over_what_was_posted_is_made_up_to_its_double() -> None:
    """[upt:min-raise]: 700 over the 400 posted, not over the 4,000 that lay there."""
    said = on_hand("upt", FIRST, "deal;fold 3 4;P6 raise 4000;P5 wager 700;P6 call;fold 7 8 9").sentence
    makes = "The raise is to 800, not 700: seats 5 and 6 make it 800; then "
    assert said == f"{makes}seat 6 calls 800 and gets 3,200 back."


@pytest.mark.parametrize(
    ("acts", "said"),
    [
        pytest.param("P2 call;fold 8", f"{CHECKS}, as seat 2 called.", id="called-in-a-word-upt:out-of-turn-1"),
        pytest.param(
            "P2 call 400", f"{CHECKS}, as seat 2 called; seat 8 acts next, 400 to call.", id="called-upt:out-of-turn-1"
        ),
        pytest.param("fold 2;P8 call", f"{CHECKS}.", id="folded-and-called-behind-upt:out-of-turn-2"),
    ],
)
@pytest.mark.parametrize("ask", ["", "rights"])
def test_nothing_is_left_but_a_check_to_who_posted_the_minimum(acts: str, said: str, ask: str) -> None:
    assert on_hand("upt", FLOP, f"P5 bet 3000;{acts}", ask, 5 if ask else 0).sentence == said


@pytest.mark.parametrize("call", ["P2 call", "P2 call 200"])
@pytest.mark.parametrize("ask", ["", "wager", "rights"])
def test_who_was_called_may_not_raise_the_minimum_he_posted_himself(call: str, ask: str) -> None:
    """[upt:out-of-turn-1]: the betting is over, whether the bet or only the minimum lay there."""
    acts = f"P5 bet 600;{call};P5 raise 1200"
    assert on_hand("upt", TWO, acts, ask, 5 if ask else 0).sentence == CLOSED.replace("400", "1,000")
    raised = on_hand("upt", TWO, f"P5 bet 600;{call};P5 raise 600", ask, 5 if ask else 0).sentence
    assert raised == CLOSED


@pytest.mark.parametrize(
    ("acts", "said"),
    [
        ("P2 raise 1200;P5 call", "Seat 5 calls 1,200 and gets 1,800 back."),
        ("P2 raise 1200;P5 raise 2000", "The raise is to 2,400, not 2,000: seat 5 gets 600 back."),
    ],
    ids=["called-upt:out-of-turn-3", "raised-too-little-upt:min-raise"],
)
def test_heads_up_the_chips_that_lie_there_are_those_of_the_answer(acts: str, said: str) -> None:
    assert on_hand("upt", TWO, f"P5 bet 3000;{acts}").sentence == said


def test_the_next_street_takes_the_chips_of_a_call_that_was_only_said() -> None:
    """[upt:out-of-turn-1]"""
    said = on_hand("upt", TWO, "P5 bet 200;P2 call;turn;P2 bet 800;P5 raise 1600").sentence
    assert said == "Nothing is wrong: seat 2 may call 800 or raise, minimum raise to 3,200."


THREE = "on flop;blinds 100 200;pot 1200;in 2 5 8;button 9;seats 9 20000"


@pytest.mark.parametrize("ask", ["", "wager"])
@pytest.mark.parametrize(
    ("acts", "seat", "said"),
    [
        pytest.param(
            "P2 bet 400;P8 call;fold 5;P8 raise 1200",
            8,
            "Seat 8's call of 400 is binding, and seat 8 may not bet or raise this turn: 800 goes back.",
            id="called-upt:betting-10",
        ),
        pytest.param(
            "P2 bet 400;P8 call;P5 call;P8 raise 1200",
            8,
            "The floor may hold seat 8 to the out-of-turn call of 400, and 800 goes back; "
            "seat 8 may not raise this turn.",
            id="called-in-between-upt:betting-10",
        ),
        pytest.param(
            "P8 check;P2 bet 400;fold 5;P8 raise 1200",
            8,
            "Seat 8 may not raise: it's a call of 400, and 800 goes back.",
            id="checked-upt:betting-10",
        ),
    ],
)
def test_who_checked_or_called_out_of_turn_may_not_raise(acts: str, seat: int, said: str, ask: str) -> None:
    assert on_hand("upt", THREE, acts, ask, seat if ask else 0).sentence == said


OPENS = "on flop;blinds 100 200;pot 1200;in 1 2 3;seats 3 9000;button 3"
FULL = "It's a full call of 1,000: seat 2 puts in 500 more; seat 3's posted 1,000 plays, "
NO_MORE = "is all-in with that and has no more to answer the raise with; the action is on seat "


@pytest.mark.parametrize(
    ("head", "acts", "said"),
    [
        pytest.param(
            *("", "P1 bet 500;P3 raise 2000;P2 call", f"{FULL}1,000 goes back, and seat 3 may only check."),
            id="upt:out-of-turn-1-more",
        ),
        pytest.param(
            *("", "P1 bet 500;P3 raise 700;P2 call", f"{FULL}300 more goes in, and seat 3 may only check."),
            id="upt:out-of-turn-1-less",
        ),
        pytest.param(
            "",
            "P2 wager 100;P1 call",
            "Seat 2's posted 200 plays, 100 more goes in, and seat 2 may only check, as seat 1 called; seat 3 acts "
            "next, 200 to call.",
            id="upt:out-of-turn-1-below-the-blind",
        ),
        pytest.param(
            ";seat 2 150",
            "P2 all-in;P1 call",
            "Seat 2's posted 150 plays, and seat 2 may only check, as seat 1 called; seat 3 acts next, 150 to call.",
            id="upt:out-of-turn-1-all-in",
        ),
        pytest.param(
            ";seat 3 800",
            "P1 bet 500;P3 all-in;P2 raise 2000",
            f"Seat 2's raise to 2,000 stands; seat 3, who posted 800, {NO_MORE}1.",
            id="upt:out-of-turn-3-all-in",
        ),
        pytest.param(
            ";seat 2 150",
            "P2 all-in;P1 raise 400",
            f"Seat 1's raise to 400 stands; seat 2, who posted 150, {NO_MORE}3.",
            id="upt:out-of-turn-3-short",
        ),
    ],
)
def test_what_is_posted_is_told_once_and_is_what_lies_there_then(head: str, acts: str, said: str) -> None:
    """The chips that are missing to the minimum go in with it; who has none left makes no choice."""
    told = on_hand("upt", f"{OPENS}{head}", acts)
    assert told.sentence == said and not any("posted" in each for each in told.also)


def test_small_chips_that_make_a_round_amount_are_not_too_small() -> None:
    """[upt:betting-1]"""
    told = on_hand("upt", OPENS, "P2 wager 100;P1 wager 25x4")
    assert told.lead is not None and "betting-1" not in [each.at for each in told.lead.citations]


CHIP = "Seat 7's posted 200 plays{}, and seat 7 may only check{}; seat 2 acts next, 200 to call; it's a call of 200,"


@pytest.mark.parametrize(
    ("acts", "said"),
    [
        pytest.param(
            "P7 say 1400;P5 bet 1000",
            "Seat 7 posted 200 and may call 800 more, fold, or re-raise to 2,000 or more.",
            id="bet-on-words-upt:out-of-turn-3",
        ),
        pytest.param(
            "P7 say bet 1400;P5 wager 1000",
            "Seat 7 posted 200 and may call 800 more, fold, or re-raise to 2,000 or more.",
            id="chips-on-words-upt:out-of-turn-3",
        ),
        pytest.param(
            "P7 say 1400;P5 wager one 1000",
            f"{CHIP.format('', '')} not a raise: seat 5 gets 800 back.",
            id="one-chip-on-words-upt:out-of-turn-1",
        ),
        pytest.param(
            "P7 bet 1400;P5 wager one 5000",
            f"{CHIP.format(', 1,200 goes back', ', as seat 5 called')} not a raise: seat 5 gets 4,800 back.",
            id="one-chip-on-chips-upt:out-of-turn-1",
        ),
    ],
)
def test_a_bet_over_what_was_posted_raises_and_one_large_chip_calls(acts: str, said: str) -> None:
    turn = "on turn;blinds 100 200;pot 4000;in 2 5 7;seats 9 20000"
    assert on_hand("upt", turn, f"P2 check;{acts}").sentence == said


FIVE = "Nothing is wrong: seat 5 may call 1,000 or raise, minimum raise to 4,000."


@pytest.mark.parametrize(
    ("acts", "said"),
    [
        pytest.param("P3 fold;P4 raise 2000", FIVE, id="raised-upt:out-of-turn-3"),
        pytest.param(
            "P3 fold;P4 fold",
            "Nothing is wrong: seat 5 wins 2,400; the uncalled 800 goes back to seat 5.",
            id="folded-upt:out-of-turn-3",
        ),
        pytest.param(
            "P3 fold",
            "Seat 5's raise to 1,000 stands; seat 4, who posted 200 and gets 400 back, may then call 800 more, fold or "
            "re-raise; the action is on seat 4.",
            id="to-answer-upt:out-of-turn-3",
        ),
    ],
)
@pytest.mark.parametrize("told", ["", "D announce-bet post 200;D return-bet 4 400;"], ids=["untold", "told"])
def test_a_raise_behind_what_was_posted_and_called_is_answered_in_turn(acts: str, said: str, told: str) -> None:
    flop = "on flop;blinds 100 200;pot 1800;in 3 4 5;button 6;seats 6 20000"
    first = on_hand("upt", flop, f"P4 bet 600;{told}P3 call;P5 raise 1000;{acts}").sentence
    assert first == (said.replace(" and gets 400 back,", ",") if told else said)
    raised = on_hand("upt", flop, f"P4 bet 600;{told}P3 call;P5 raise 1000;P3 fold;P4 raise 2000", "wager", 4).sentence
    assert raised == "Seat 4 raises to 2,000."


@pytest.mark.parametrize("house", ["upt", "tda-2022", "tda-2024", "players-2025", "foxwoods-2020", "metropolitan"])
@pytest.mark.parametrize("ask", ["", "rights"])
@pytest.mark.parametrize("acts", ["P4 check;P3 call", "P3 call;P4 check", "P3 call;P5 check"])
def test_a_check_by_who_has_bet_is_nothing_once_the_next_card_is_out(house: str, ask: str, acts: str) -> None:
    """[upt:betting-10]: nothing hangs on it any more, as everybody has answered the bet."""
    flop = "on flop;blinds 100 200;pot 1800;in 3 4 5;button 6;seats 6 20000"
    said = on_hand(house, flop, f"P3 check;P4 bet 600;P5 call;{acts};turn", ask, 3 if ask else 0).sentence
    assert said.endswith("eat 3 may check or bet, minimum 200.") and "seat 4" not in said


@pytest.mark.parametrize(
    ("acts", "said"),
    [
        ("P4 bet 600;P3 call;P5 call;P4 check;turn", "Nothing is wrong: seat 3 may check or bet, minimum 200."),
        (
            "P4 bet 600;P3 call;P5 call;P4 check",
            "Seat 4's posted 200 plays, 400 goes back, and seat 4 may only check, as seat 3 called.",
        ),
    ],
    ids=["next-card-upt:out-of-turn-1", "checked-upt:out-of-turn-1"],
)
def test_who_posted_and_checks_does_what_is_left_to_him(acts: str, said: str) -> None:
    flop = "on flop;blinds 100 200;pot 1800;in 3 4 5;button 6;seats 6 20000"
    assert on_hand("upt", flop, acts).sentence == said


OWES = "The raise is to 2,000, not 1,600: seat 4 puts in 400 more."
FULL_CALL = "It's a full call of 1,000: seat 4 puts in 400 more."


@pytest.mark.parametrize(
    ("told", "acts", "ask", "said"),
    [
        pytest.param("", "P4 raise 1600", "", OWES, id="re-raised-too-little-upt:min-raise"),
        pytest.param("", "P4 raise 1600", "wager", OWES, id="asked-upt:min-raise"),
        pytest.param("D announce-bet post 200;D return-bet 4 400;", "P4 raise 1600", "", OWES, id="told-upt:min-raise"),
        pytest.param("", "P4 say call", "", FULL_CALL, id="called-upt:out-of-turn-3"),
        pytest.param("", "P4 call", "wager", "It's a call of 1,000 by seat 4.", id="called-asked-upt:out-of-turn-3"),
        pytest.param(
            *("", "P4 say 600", "", FULL_CALL),
            id="number-upt:out-of-turn-3",
        ),
        pytest.param(
            *("", "P4 raise 2000", "pots", "The pot is 5,000: 1,800 in the middle and 3,200 in front of the players."),
            id="pots-upt:out-of-turn-3",
        ),
    ],
)
def test_a_re_raiser_over_what_was_posted_and_called_faces_the_raise(told: str, acts: str, ask: str, said: str) -> None:
    """[upt:out-of-turn-3]: the call of a posted minimum is a call, and no bet that a raise is measured by."""
    flop = "on flop;blinds 100 200;pot 1800;in 3 4 5;button 6;seats 6 20000"
    hand = f"P4 bet 600;{told}P3 call;P5 raise 1000;P3 fold;{acts}"
    assert on_hand("upt", flop, hand, ask, 4 if ask == "wager" else 0).sentence == said


@pytest.mark.parametrize("house", ["tda-2024", "foxwoods-2020", "metropolitan"])
def test_a_dealer_posts_nothing_where_the_house_has_no_posted_minimum(house: str) -> None:
    """[tda-2024:53]: the bet out of turn waits all the same."""
    flop = "on flop;blinds 100 200;pot 1800;in 3 4 5;button 6;seats 6 20000"
    said = on_hand(house, flop, "P4 bet 600;D announce-bet post 200").sentence
    assert said.startswith("The action backs up to seat 3: seat 4's bet of 600 is binding unless someone bets")


@pytest.mark.parametrize(
    ("acts", "said"),
    [
        pytest.param(
            "P3 fold;P5 call;P4 check",
            "Seat 4's posted 200 plays, 400 goes back, and seat 4 may only check.",
            id="folded-called-and-checked-upt:out-of-turn-2",
        ),
        pytest.param(
            "P3 call;P5 raise 300",
            "The raise is to 400, not 300: seat 5 puts in 100 more; seat 4, who posted 200 and gets 400 back, may then "
            "call 200 more, fold or re-raise.",
            id="raised-too-little-upt:min-raise",
        ),
    ],
)
def test_what_is_done_on_a_posted_minimum_is_done_on_that(acts: str, said: str) -> None:
    flop = "on flop;blinds 100 200;pot 1800;in 3 4 5;button 6;seats 6 20000"
    assert on_hand("upt", flop, f"P4 bet 600;{acts}").sentence == said
