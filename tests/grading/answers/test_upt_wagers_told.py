"""Wagers at UPT: a call that binds before words, low raises that can be no call, and the minimum posted out of turn."""

import pytest

from tests.grading.answers.in_short import cited, on_hand
from tests.grading.answers.test_first_sentence import answered
from trainer.grading.answers.answer import answer_on_hand
from trainer.rules.book import book
from trainer.shorthand.reading import read

LIMPED = "fold 3 4 5;call 6 1;check 2;flop"
BINDS = "Seat 3's call of 200 is binding: a raise said once the chips are out is a string raise."


@pytest.mark.parametrize(
    ("acts", "at", "sentence"),
    [
        ("P3 wager 200;P3 say Raise", "betting-11", BINDS),
        ("P3 wager 200;P3 say Raise to 600", "betting-11", BINDS),
        (
            *("P3 wager 200;P3 say Raise;P3 wager 400", "betting-12"),
            "It's a string bet: seat 3 is held to 200 and gets 400 back.",
        ),
        (
            *("P3 wager 200;P3 say Raise to 600;P3 wager 400", "betting-12"),
            "It's a string bet: seat 3 is held to 200 and gets 400 back.",
        ),
        (
            "P3 wager 100;P3 say Raise to 600",
            "betting-8",
            "The words are the bet: 600 for seat 3, who puts in 500 more.",
        ),
    ],
    ids=["word", "amount", "word-then-chips", "amount-then-chips", "less-than-the-call"],
)
def test_a_call_let_go_in_silence_binds_before_a_raise_that_is_said_at_upt(acts: str, at: str, sentence: str) -> None:
    answer = answered("upt", acts)
    assert answer.sentence == sentence
    assert at in cited(answer)


@pytest.mark.parametrize("house", ["tda-2022", "tda-2024", "players-2025", "foxwoods-2020", "metropolitan"])
def test_a_raise_said_after_a_silent_call_is_told_to_change_nothing(house: str) -> None:
    assert (
        answered(house, "P3 wager 200;P3 say Raise").sentence
        == "The chips came first: it's a call of 200 by seat 3, not a raise."
    )


FOLDED = "fold 5 6 1 2"
STANDS = "Seat 3's 425 stands: the round is over, and it's too late to correct it."
OPTION = "fold 3 4 5 6;P1 call"


@pytest.mark.parametrize(
    ("acts", "sentence"),
    [
        (f"{OPTION};P2 wager 100", "The raise is to 400, not 300: seat 2 puts in 100 more"),
        (f"{OPTION};P2 wager 75", "The raise is to 400, not 275: seat 2 puts in 125 more"),
        (f"{OPTION};P2 wager 200", "Nothing is wrong: seat 1 may call 200 or raise, minimum raise to 800."),
        ("P3 say bet 350", "The raise is to 400, not 350: seat 3 puts in 400 more"),
    ],
    ids=["option-below", "option-far-below", "option-at", "bet-said"],
)
def test_a_low_raise_goes_up_at_upt_where_it_can_be_no_call(acts: str, sentence: str) -> None:
    """upt no-limit-11: chips of a big blind with nothing to call, and "bet" said against a bet."""
    assert answered("upt", acts).sentence.startswith(sentence)


@pytest.mark.parametrize("again", ["", ";P2 raise 600"])
@pytest.mark.parametrize(
    ("called", "at"),
    [("P1 call", "out-of-turn-1"), ("P1 wager 200", "out-of-turn-1"), ("P1 fold", "out-of-turn-2")],
)
def test_who_posted_the_minimum_only_checks_and_does_not_raise_again(called: str, at: str, again: str) -> None:
    """The bet out of turn was called, in words or chips, or folded to."""
    answer = on_hand("upt", "blinds 100 200;seats 6 20000", f"deal;{LIMPED};P2 bet 300;{called}{again}")
    over = ", 400 goes back" if again else ", 100 goes back"
    assert answer.sentence.startswith(f"Seat 2's posted 200 plays{over}, and seat 2 may only check")
    assert at in cited(answer)


def test_a_bet_out_of_turn_can_be_called_where_by_right_there_is_none() -> None:
    sentence = "Seat 2's out-of-turn bet is binding at 300; the action is on seat "
    assert answered("tda-2022", f"{LIMPED};P2 bet 300;P1 call").sentence.startswith(sentence)


@pytest.mark.parametrize(
    ("acts", "sentence"),
    [
        ("P3 raise 425;P4 call", "The amount is 400, the nearest proper amount to 425."),
        ("P3 raise 475", "The amount is 500, the nearest proper amount to 475."),
        (f"P3 raise 425;P4 call;{FOLDED};flop", STANDS),
        (f"P3 raise 425;P4 call;{FOLDED};flop;check 3", STANDS),
    ],
    ids=["down-in-the-round", "up-in-the-round", "on-the-flop", "after-a-check-on-it"],
)
def test_an_odd_amount_is_changed_until_its_round_is_over(acts: str, sentence: str) -> None:
    """upt betting-14"""
    answer = answered("upt", acts)
    assert answer.sentence == sentence
    assert "betting-14" in cited(answer)


ONE_CHECK = "and seat 2 may only check"
POSTED = "P2 call;check 1;flop;P2 bet 600;D announce-bet post 200;D return-bet 2 400"


@pytest.mark.parametrize(
    ("acts", "sentence"),
    [
        ("P1 call;P2 raise 600", f"Seat 2's posted 200 plays, 400 goes back, {ONE_CHECK}, as seat 1 called."),
        ("P1 raise 800", "Seat 2 posted 200 and may call 600 more, fold, or re-raise to 1,600 or more."),
    ],
    ids=["out-of-turn-1", "out-of-turn-3"],
)
def test_a_posted_minimum_is_called_in_chips_once_it_was_announced(acts: str, sentence: str) -> None:
    """Heads-up the call is the last act by right: whoever posted may not raise it."""
    text = f"blinds 100 200\nseats 2 20000\nbutton 2\n---\ndeal\n{POSTED};{acts}".replace(";", "\n")
    assert answer_on_hand(read(text).record, book("upt")).sentence == sentence


@pytest.mark.parametrize(
    ("acts", "sentence"),
    [
        ("P3 wager 200;P3 pull-back 200", "Seat 3's action is binding: 200 goes back in."),
        ("P3 raise 600;P4 wager 600;fold 5;P4 pull-back 600", "Seat 4's action is binding: 600 goes back in."),
    ],
    ids=["at-once", "after-another-has-acted"],
)
@pytest.mark.parametrize("at", [pytest.param("betting-11", id="upt:betting-11")])
def test_a_call_taken_back_goes_in_again(at: str, acts: str, sentence: str) -> None:
    answer = answered("upt", acts)
    assert answer.sentence == sentence
    assert at in cited(answer)


@pytest.mark.parametrize("at", [pytest.param("procedures-10", id="upt:procedures-10")])
def test_who_asks_for_a_count_gets_a_clear_view(at: str) -> None:
    answer = answered("upt", "P3 raise 600;P4 request count 3")
    assert answer.sentence.startswith("Seat 4 is entitled to a clear view of the chips")
    assert at in cited(answer)


@pytest.mark.parametrize(
    ("acts", "sentence"),
    [
        ("P1 fold", "Seat 1's hand, thrown in with nothing to call, is dead only once seat 2 or another behind acts."),
        ("P1 fold;P2 check", "Seat 1's thrown-away hand is dead."),
        ("P1 say fold", "Seat 1's spoken fold is binding: the hand is folded."),
    ],
    ids=["thrown", "acted-on", "said"],
)
def test_a_fold_with_nothing_to_call(acts: str, sentence: str) -> None:
    """upt dead-hand-1-b, betting-8"""
    assert answered("upt", f"{LIMPED};{acts}").sentence == sentence


@pytest.mark.parametrize(
    ("acts", "sentence"),
    [
        (
            "P6 bet 600;P2 call;P1 raise 800",
            (
                "Seat 1's raise to 800 stands; seat 6, who posted 200 and gets 400 back, may then call 600 more, "
                "fold or re-raise; the action is on seat 2."
            ),
        ),
        (
            "P6 bet 600;P2 raise 1000;P6 call",
            "Nothing is wrong: seat 1 may call 1,000 or raise, minimum raise to 2,000.",
        ),
    ],
    ids=["raised-by-another", "answered"],
)
def test_a_raise_goes_by_what_was_posted_though_the_dealer_has_not_said_it(acts: str, sentence: str) -> None:
    """upt out-of-turn, min-raise"""
    assert answered("upt", f"{LIMPED};P1 check;{acts}").sentence == sentence


UNDER = "seat 4, who posted 400{}, may then call 400 more, fold or re-raise."
LEFT = "seat 4's posted 400 plays, 400 goes back, and seat 4 may only check."


@pytest.mark.parametrize(
    ("acts", "sentence"),
    [
        ("P4 raise 400;P3 raise 500", f"The raise is to 800, not 500: seat 3 puts in 300 more; {UNDER.format('')}"),
        (
            "P4 raise 800;P3 raise 700",
            f"The raise is to 800, not 700: seat 3 puts in 100 more; {UNDER.format(' and gets 400 back')}",
        ),
        (
            "P4 raise 800;D return-bet 4 400;P3 raise 400",
            f"The raise is to 800, not 400: seat 3 puts in 400 more; {UNDER.format('')}",
        ),
        ("P4 raise 800;P3 say raise", "Seat 3 must raise to at least 800; seat 4, who posted 400 and gets 400 back, "),
        ("P4 raise 800;P3 call", f"It's a full call of 400: seat 3 puts in 200 more; {LEFT}"),
        ("P4 raise 800;P3 wager 200", f"It's a full call of 400: seat 3 puts in 200 more; {LEFT}"),
        ("P4 raise 800;P3 wager 400", f"S{LEFT[1:-1]}, as seat 3 called; seat 5 acts next"),
        ("P4 raise 800;P3 raise 800", "Seat 4 posted 400, 400 goes back, and the player may call 400 more, fold, or "),
        (
            "P4 raise 800;D action-on 3;P3 wager 1000",
            "Seat 4 posted 400, 400 goes back, and the player may call 600 more, ",
        ),
        ("P4 raise 800;D action-on 3;P3 say call", f"Seat 3 must make the full call of 400: 400 more goes in; {LEFT}"),
    ],
    ids=["below", "just-below", "at", "said", "called", "bet-before", "silent", "double", "sent-back", "backed"],
)
@pytest.mark.parametrize("at", [pytest.param("out-of-turn-3", id="upt:out-of-turn-3")])
def test_the_player_passed_over_faces_what_was_posted_and_nothing_else(at: str, acts: str, sentence: str) -> None:
    """upt out-of-turn-1, out-of-turn-3, min-raise"""
    assert answered("upt", acts).sentence.startswith(sentence)


@pytest.mark.parametrize("at", [pytest.param("betting-10", id="upt:betting-10")])
def test_a_short_call_out_of_turn_waits_before_it_is_made_up(at: str) -> None:
    answer = answered("upt", "P3 raise 600;P5 wager 300")
    assert answer.sentence == (
        "The action goes back to seat 4: seat 5's action is binding unless someone bets or raises first; "
        "if it is binding, it's a full call of 600: seat 5 puts in 300 more."
    )
    assert at in {each.at for point in answer.points for each in point.citations}


@pytest.mark.parametrize(
    ("acts", "sentence"),
    [
        ("P3 say call", "Seat 3 must make the full call of 3,000: 3,000 more goes in."),
        (
            "P3 say call;P3 claim mistaken",
            "If the floor finds seat 3 grossly misunderstood, the call need not be binding; if not, 3,000 goes in.",
        ),
        ("P3 say call;P1 fold;P3 claim mistaken", "Seat 3 must make the full call of 3,000: 3,000 more goes in."),
    ],
    ids=["no-claim", "claimed", "after-another-acted"],
)
@pytest.mark.parametrize("at", [pytest.param("no-limit-12", id="upt:no-limit-12")])
def test_a_call_that_was_only_said_is_open_to_a_claim_of_gross_misunderstanding(
    at: str, acts: str, sentence: str
) -> None:
    head = "on flop;blinds 100 200;pot 1200;in 1 2 3;seats 6 20000;board 2c 7d 9c"
    answer = on_hand("upt", head, f"P1 bet 400;P2 raise 3000;{acts}")
    assert answer.sentence == sentence
    assert (at in cited(answer)) is ("grossly" in sentence)


@pytest.mark.parametrize(("bets", "dead"), [("check 1", False), ("P1 bet 400", True)])
@pytest.mark.parametrize("at", [pytest.param("dead-hand-1-d", id="upt:dead-hand-1-d")])
def test_time_that_is_up_kills_no_hand_that_faces_no_bet(at: str, bets: str, dead: bool) -> None:
    head = "on flop;blinds 100 200;pot 1200;in 1 2 3;seats 6 20000;board 2c 7d 9c"
    sentence = on_hand("upt", head, f"{bets};P3 request clock;wait 61;F tell time").sentence
    assert sentence.startswith("Seat 2's hand is dead" if dead else f"Seat 2's hand isn't dead: UPT {at}")


@pytest.mark.parametrize("at", [pytest.param("holdem-8", id="upt:holdem-8")])
def test_two_cards_on_the_turn_are_corrected_on_a_principle_alone(at: str) -> None:
    head = "on flop;blinds 100 200;pot 1200;in 1 2 3;seats 6 20000;board 2c 7d 9c"
    turn, river = (f"check 1 2 3;{more}D burn;D lay 2 up" for more in ("", "turn;check 1 2 3;"))
    assert on_hand("upt", head, turn).sentence == (
        f"The floor decides which card is the turn: UPT {at} only says to correct it so that the board changes as "
        "little as possible."
    )
    assert on_hand("upt", head, river).sentence.startswith("UPT doesn't cover this")


@pytest.mark.parametrize("at", [pytest.param("betting-8", id="upt:betting-8")])
@pytest.mark.parametrize("posts", ["P1 post 100;P2 post one 1000;deal;P3 raise 1000;fold 4 1;P2 say call"])
def test_call_said_where_the_posted_chip_is_the_raise(at: str, posts: str) -> None:
    answer = on_hand("upt", "blinds 100 200;seats 4 20000;button 4", posts)
    assert answer.sentence == "It's a call: seat 2 is in for 1,000."
    assert at in cited(answer)


def test_what_was_posted_is_past_on_the_next_street() -> None:
    acts = "P2 bet 600;D announce-bet post 200;D return-bet 2 400;P1 call;P6 call;turn;P1 check"
    assert answered("upt", f"{LIMPED};{acts}").sentence == "Nothing is wrong: seat 2 may check or bet, minimum 200."


@pytest.mark.parametrize("house", ["upt", "tda-2024", "foxwoods-2020"])
def test_a_small_blind_that_covers_a_short_big_blind_has_nothing_to_decide(house: str) -> None:
    """The big blind is all-in for no more than the small blind has in front."""
    text = "blinds 100 200\nseats 4 20000\nseat 3 {}\nbutton 1\n---\ndeal\nfold 4 1"
    covered, short = (answer_on_hand(read(text.format(chips)).record, book(house)).sentence for chips in (100, 150))
    assert covered == "Seat 2's 100 covers every all-in: the betting is over."
    assert short.startswith("Seat 2 may call 100 or fold")


def test_a_fold_after_a_call_that_may_bind_leaves_it_to_the_floor() -> None:
    """upt betting-10: seat 6 called out of turn, seat 5 in between."""
    may = "The floor may hold seat 6 to the out-of-turn call, and seat 6 may not raise this turn."
    assert answered("upt", "P3 raise 600;fold 4;P6 call;P5 call;P6 fold").sentence == may


ON_THE_FLOP = "on flop;blinds 100 200;pot 1500;in 3 5 7;seats 9 20000"
GIVEN = "P7 bet 900;D return-bet 7 700;D action-on 3"
ONLY = "Seat 7's posted 200 plays{}, and seat 7 may only check{}."
OPEN, BOTH = ", unless someone raises; the action is on seat 5", ", as seats 3 and 5 called"
RAISED = "Seat 3's raise to 1,000 stands; seat 7, who posted 200{}, may then call 800 more, fold or re-raise; {}"


@pytest.mark.parametrize(
    ("acts", "sentence"),
    [
        ("P7 bet 900;P3 fold", ONLY.format(", 700 goes back", OPEN)),
        (f"{GIVEN};P3 fold", ONLY.format("", OPEN)),
        (f"{GIVEN};P3 call", ONLY.format("", OPEN)),
        (f"{GIVEN};P3 call;P5 call", ONLY.format("", BOTH)),
        ("P7 bet 900;P3 call;P5 call", ONLY.format(", 700 goes back", BOTH)),
        (f"{GIVEN};P3 fold;P5 call;P7 raise 900", ONLY.format(", 700 goes back", "")),
        ("P7 bet 900;P3 raise 1000", RAISED.format(" and gets 700 back", "the action is on seat 5.")),
        (f"{GIVEN};P3 raise 1000", RAISED.format("", "the action is on seat 5.")),
    ],
)
@pytest.mark.parametrize("at", [pytest.param("out-of-turn", id="upt:out-of-turn")])
def test_what_a_posted_minimum_leaves_once_it_is_answered(at: str, acts: str, sentence: str) -> None:
    answer = on_hand("upt", ON_THE_FLOP, acts)
    assert answer.sentence == sentence
    assert cited(answer)[0].startswith(at)


def test_who_posted_a_minimum_is_told_so_by_asking_for_his_rights() -> None:
    """upt out-of-turn-1"""
    asked = on_hand("upt", ON_THE_FLOP, f"{GIVEN};P3 call", ask="rights", seat=7)
    assert asked.sentence == ONLY.format("", OPEN)


@pytest.mark.parametrize(
    ("acts", "begins", "more"),
    [
        ("P4 raise 300", "The raise is to 800, not 300: seat 4 puts in 500 more", 400),
        ("P4 raise 1000", "Seat 4's raise to 1,000 stands", 600),
    ],
    ids=["upt:out-of-turn-3-too-small", "upt:out-of-turn-3"],
)
def test_turns_asked_of_who_posted_hold_a_raise_since_to_what_it_must_be(acts: str, begins: str, more: int) -> None:
    said = on_hand("upt", "blinds 100 200;seats 9 20000;button 1", f"deal;P7 raise 600;{acts}", "turns", 7).sentence
    assert said.startswith(
        f"{begins}; seat 7, who posted 400 and gets 200 back, may then call {more} more, fold or re-raise"
    )


THREE_IN = "blinds 100 200;seats 6 20000;on flop;in 2 4 6;pot 1400;button 1"
POSTED_STAYS = (
    "Seat 4's posted 200 plays, 200 goes in, and seat 4 may only check, unless someone raises; the action is on seat 2."
)


@pytest.mark.parametrize(
    ("acts", "sentence"),
    [
        ("P4 bet 600;P4 pull-back 600", "Seat 4 posts the minimum, 200: 200 goes in; the action is on seat 2."),
        (
            "P4 wager 600;P4 pull-back 600;P4 check",
            "Seat 4 posts the minimum, 200: 200 goes in; the action is on",
        ),
        ("P4 bet 600;P4 pull-back 600;P2 check", POSTED_STAYS),
        ("P4 bet 600;P2 check;P4 pull-back 600;P4 check", POSTED_STAYS),
    ],
    ids=["pulled", "and-checked", "then-checked-to", "checked-to-first"],
)
@pytest.mark.parametrize("at", [pytest.param("out-of-turn", id="upt:out-of-turn")])
def test_the_minimum_is_posted_of_a_bet_out_of_turn_that_is_pulled_back(at: str, acts: str, sentence: str) -> None:
    assert on_hand("upt", THREE_IN, acts).sentence.startswith(sentence)


@pytest.mark.parametrize(
    ("acts", "covered"),
    [
        ("D tell pot 1000;P2 bet 1000", False),
        ("D tell pot 1000;P2 bet 1000;P4 call", False),
        ("D tell pot 1000;P2 bet 1000;P4 raise 3000", True),
        ("D tell pot 1000;P2 bet 1000;fold 4 6", True),
        ("D tell pot 1400;P2 bet 1400", True),
    ],
    ids=["bet", "called", "raised", "folded-to", "right-count"],
)
@pytest.mark.parametrize(("house", "known"), [("upt", "UPT"), ("metropolitan", "Metropolitan")])
def test_a_pot_quoted_too_low_is_told_not_to_be_covered(house: str, known: str, acts: str, covered: bool) -> None:
    said = on_hand(house, f"game holdem pot-limit;{THREE_IN}", acts).sentence
    assert (said == f"{known} doesn't cover this: a bet on a wrong count of the pot, seat 2.") is not covered


@pytest.mark.parametrize(
    ("raised", "called", "says"),
    [
        (
            2500,
            "P6 call",
            "The raise is to 4,000, not 2,500: seats 3 and 6 make it 4,000, and no one who called may raise",
        ),
        (5000, "P6 call", "Nothing is wrong: seat 2 may call 4,000 or raise, minimum raise to 10,000."),
    ],
    ids=["too-small", "enough"],
)
def test_a_raise_over_a_post_is_measured_by_it_after_a_call_too(raised: int, called: str, says: str) -> None:
    """[upt:out-of-turn-3]"""
    acts = f"P2 bet 1000;P6 raise 4000;P3 raise {raised};{called}"
    assert on_hand("upt", "on flop;blinds 100 200;pot 1200;in 2 3 6;seats 6 20000", acts).sentence.startswith(says)
