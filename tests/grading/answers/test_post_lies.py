"""UPT: what a bet out of turn posts, and of its chips what lies there, goes back or goes in, told in one way wherever
it is asked.
"""

import pytest

from tests.grading.answers.in_short import on_hand, said_of

TURN = "on turn;blinds 100 200;pot 4000;in 2 5 7;seats 9 20000"
FLOP = "on flop;blinds 100 200;pot 1800;in 3 4 5;button 6;seats 6 20000"
LIMIT = f"game holdem limit;{TURN}"
POSTS, ON_2 = "Seat 5 posts the minimum, 200", "; the action is on seat 2."
TOLD = "P5 bet 1000;D announce-bet post 200;D return-bet 5 800;"


@pytest.mark.parametrize(
    ("acts", "said"),
    [
        pytest.param("P5 bet 1000", f"{POSTS}, and gets 800 back{ON_2}", id="lying-upt:out-of-turn"),
        pytest.param("P5 bet 1000;P5 pull-back 1000", f"{POSTS}: 200 goes in{ON_2}", id="pulled-upt:out-of-turn"),
        pytest.param("P5 wager 200x5;P5 pull-back 800", f"{POSTS}{ON_2}", id="pulled-to-it-upt:out-of-turn"),
        pytest.param(
            "P5 wager 100x10;P5 pull-back 900", f"{POSTS}, so 100 more goes in{ON_2}", id="pulled-below-upt:out-of-turn"
        ),
        pytest.param(
            "P5 wager 100x10;P5 pull-back 700", f"{POSTS}, and gets 100 back{ON_2}", id="pulled-above-upt:out-of-turn"
        ),
        pytest.param("P5 bet 200;P5 pull-back 200", f"{POSTS}: 200 goes in{ON_2}", id="all-of-it-upt:out-of-turn"),
        pytest.param("P5 wager 100", f"{POSTS}, so 100 more goes in{ON_2}", id="too-little-upt:out-of-turn"),
        pytest.param("P5 bet 1000;D return-bet 5 1000", f"{POSTS}: 200 goes in{ON_2}", id="returned-upt:out-of-turn"),
        pytest.param("P5 bet 1000;D return-bet 5 800", f"{POSTS}{ON_2}", id="returned-to-it-upt:out-of-turn"),
        pytest.param(f"{TOLD}P5 pull-back 200", f"{POSTS}: 200 goes in{ON_2}", id="said-and-pulled-upt:out-of-turn"),
    ],
)
@pytest.mark.parametrize("asked", ["", "wager:5", "rights:2", "pots"])
def test_what_is_missing_of_a_post_goes_in_and_what_lies_beyond_it_goes_back(acts: str, said: str, asked: str) -> None:
    pot = f"{said.removesuffix('.')}; so far the pot is 4,200."
    assert said_of("upt", TURN, acts, asked) == (pot if asked == "pots" else said)


@pytest.mark.parametrize(
    ("acts", "said"),
    [
        pytest.param(
            "P2 check",
            "Seat 5's posted 200 plays, 200 goes in, and seat 5 may only check, unless someone raises; the action is "
            "on seat 2.",
            id="waits-upt:out-of-turn",
        ),
        pytest.param(
            "P2 call",
            "Seat 5's posted 200 plays, 200 goes in, and seat 5 may only check, as seat 2 called; seat 7 acts next, "
            "200 to call.",
            id="called-upt:out-of-turn-1",
        ),
        pytest.param(
            "P2 bet 600",
            "Seat 5 posted 200, 200 goes in, and the player may call 400 more, fold, or re-raise to 1,200 or more.",
            id="raised-upt:out-of-turn-3",
        ),
    ],
)
@pytest.mark.parametrize("asked", ["", "rights:5", "wager:5"])
def test_what_goes_in_of_a_post_is_told_with_the_choices_of_its_maker(acts: str, said: str, asked: str) -> None:
    assert said_of("upt", TURN, f"P5 bet 1000;P5 pull-back 1000;{acts}", asked) == said


ANNOUNCED, ADDED, RETURNED, DUE = (
    *("minimum-posted", "missing-chips-in"),
    *("rest-of-the-post-back", "action-back-to-the-seat-due"),
)


@pytest.mark.parametrize(
    ("acts", "steps"),
    [
        pytest.param("P5 bet 1000", (ANNOUNCED, RETURNED, DUE), id="lying-upt:out-of-turn"),
        pytest.param("P5 bet 1000;D return-bet 5 700", (ANNOUNCED, RETURNED, DUE), id="too-little-upt:out-of-turn"),
        pytest.param("P5 bet 1000;D return-bet 5 800", (ANNOUNCED, DUE), id="just-it-upt:out-of-turn"),
        pytest.param("P5 bet 1000;D return-bet 5 900", (ANNOUNCED, ADDED, DUE), id="too-much-upt:out-of-turn"),
        pytest.param("P5 bet 1000;D return-bet 5 1000", (ANNOUNCED, ADDED, DUE), id="all-of-it-upt:out-of-turn"),
        pytest.param("P5 bet 1000;P5 pull-back 1000", (ANNOUNCED, ADDED, DUE), id="pulled-upt:out-of-turn"),
        pytest.param("P5 wager 100", (ANNOUNCED, ADDED, DUE), id="put-too-little-upt:out-of-turn"),
        pytest.param(
            "P5 bet 1000;D announce-bet post 200;D return-bet 5 1000", (ADDED, DUE), id="announced-upt:out-of-turn"
        ),
        pytest.param("P5 bet 1000;D return-bet 5 1000;P2 fold", (ANNOUNCED, ADDED), id="folded-upt:out-of-turn-2"),
        pytest.param("P5 bet 1000;D return-bet 5 1000;P2 bet 600", (ADDED,), id="raised-upt:out-of-turn-3"),
    ],
)
@pytest.mark.parametrize("asked", ["", "wager"])
def test_what_is_missing_of_a_post_is_added_by_a_step(acts: str, steps: tuple[str, ...], asked: str) -> None:
    assert tuple(each.key for each in on_hand("upt", TURN, acts, asked, 5 if asked else 0).steps) == steps


@pytest.mark.parametrize(
    ("acts", "gets"),
    [("", " and gets 800 back"), ("D return-bet 5 800;", ""), ("D return-bet 5 1000;", " and puts 200 in")],
    ids=["upt:out-of-turn-3-lying", "upt:out-of-turn-3-returned", "upt:out-of-turn-3-too-much"],
)
def test_what_a_raise_made_up_leaves_to_call_is_told_once(acts: str, gets: str) -> None:
    made_up, choice = (
        "The raise is to 400, not 300, as a full bet plus half a bet counts as a raise: seat 2 puts in 100 more",
        "may then call 200 more, fold or re-raise.",
    )
    said = f"{made_up}; seat 5, who posted 200{gets}, {choice}"
    assert said_of("upt", TURN, f"P5 bet 1000;{acts}P2 wager 300", "") == said


AT_SEAT_7 = "P7 bet 800;D announce-bet post 200;D return-bet 7 600;"


@pytest.mark.parametrize(
    ("acts", "why", "at"),
    [
        pytest.param("P2 fold;P5 call", "seat 2 folded and seat 5 called", "out-of-turn-2", id="upt:out-of-turn-2"),
        pytest.param("P2 call;P5 fold", "seat 2 called", "out-of-turn-1", id="folded-behind-upt:out-of-turn-1"),
        pytest.param("P2 call;P5 call", "seats 2 and 5 called", "out-of-turn-1", id="upt:out-of-turn-1"),
    ],
)
@pytest.mark.parametrize("asked", ["", "rights"])
def test_the_reason_for_only_a_check_is_what_the_paragraph_says(acts: str, why: str, at: str, asked: str) -> None:
    answer = on_hand("upt", TURN, f"{AT_SEAT_7}{acts}", asked, 7 if asked else 0)
    assert answer.sentence == f"Seat 7's posted 200 plays, and seat 7 may only check, as {why}."
    assert answer.lead is not None and str(answer.lead.citations[0].at) == at


NEXT = "Nothing is wrong: seat 7 may call {} or raise, minimum raise to {}."
CALLS, OVER = "Seat 5 calls 600 and gets 400 back.", "The raise is to 1,200, not {}: seat 5 puts in 200 more."


@pytest.mark.parametrize(
    ("before", "acts", "said"),
    [
        pytest.param("P5 bet 1000;", "P5 call", CALLS, id="called-upt:out-of-turn-3"),
        pytest.param("P5 bet 1000;", "P5 say call", CALLS, id="said-upt:out-of-turn-3"),
        pytest.param("P5 bet 1000;D announce-bet post 200;", "P5 call", CALLS, id="post-said-upt:out-of-turn-3"),
        pytest.param("P5 bet 1000;", "P5 raise 800", OVER.format("800"), id="raised-below-upt:min-raise"),
        pytest.param("P5 bet 1000;", "P5 raise 1000", OVER.format("1,000"), id="raised-to-it-upt:min-raise"),
        pytest.param("P5 bet 1000;", "P5 raise 1200", NEXT.format("1,200", "2,400"), id="raised-upt:min-raise"),
        pytest.param(TOLD, "P5 call", NEXT.format("600", "1,200"), id="told-upt:out-of-turn-3"),
        pytest.param(
            *(TOLD, "P5 say call", "Seat 5 must make the full call of 600: 400 more goes in."),
            id="told-and-said-upt:out-of-turn-3",
        ),
        pytest.param(
            *("P5 bet 1000;P5 pull-back 1000;", "P5 call", NEXT.format("600", "1,200")), id="pulled-upt:out-of-turn-3"
        ),
        pytest.param(
            *("P5 bet 1000;", "D return-bet 5 800;P5 call", NEXT.format("600", "1,200")),
            id="returned-after-it-upt:out-of-turn-3",
        ),
        pytest.param(
            *("P5 bet 1000;", "P5 pull-back 1000;P5 call", NEXT.format("600", "1,200")),
            id="pulled-after-it-upt:out-of-turn-3",
        ),
        pytest.param(
            "P5 bet 1000;",
            "P5 call;P7 call",
            "Nothing is wrong: 400 goes back to seat 5 as change.",
            id="called-behind-upt:out-of-turn-3",
        ),
    ],
)
def test_the_chips_that_lie_there_answer_a_raise_of_a_post(before: str, acts: str, said: str) -> None:
    assert said_of("upt", TURN, f"{before}P2 bet 600;{acts}", "") == said


def test_a_call_after_a_fold_and_a_raise_is_paid_by_what_lies_there() -> None:
    """[upt:out-of-turn-2]"""
    assert said_of("upt", TURN, "P5 bet 1000;P2 fold;P7 raise 600;P5 call", "") == CALLS


def test_the_raise_to_what_lies_there_is_called_with_it() -> None:
    """[upt:out-of-turn-3]"""
    assert said_of("upt", TURN, "P5 bet 1000;P2 bet 1000;P5 call", "") == "It's a call: seat 5 is in for 1,000."


@pytest.mark.parametrize(
    ("asked", "said"),
    [
        ("wager:7", "It's a call of 600 by seat 7."),
        ("pots", "Seat 5 calls 600 and gets 400 back; the main pot is 5,800."),
    ],
)
def test_who_calls_behind_a_raise_of_a_post_calls_that(asked: str, said: str) -> None:
    """[upt:out-of-turn-3]"""
    assert said_of("upt", TURN, "P5 bet 1000;P2 bet 600;P5 call;P7 call", asked) == said


@pytest.mark.parametrize(
    ("asked", "said"),
    [
        (
            "",
            (
                "Seat 5's raise to 400 stands; seat 4, who posted 200 and gets 400 back, may then call 200 more, fold "
                "or re-raise; the action is on seat 3."
            ),
        ),
        ("wager:5", "Seat 5 raises to 400."),
        ("rights", "Seat 3 may call 200 or raise, minimum raise to 800."),
        ("pots", "The pot is 2,600: 1,800 in the middle and 800 in front of the players."),
    ],
)
def test_a_raise_behind_is_measured_by_what_was_posted_though_more_lies_there(asked: str, said: str) -> None:
    """[upt:min-raise]"""
    assert said_of("upt", FLOP, "P4 bet 600;P3 call;P5 raise 400", asked) == said


@pytest.mark.parametrize("fold", ["P3 fold", "P3 call"])
def test_a_call_that_is_whole_is_told_as_one(fold: str) -> None:
    """[upt:betting-8]"""
    told = "P4 bet 600;D announce-bet post 200;D return-bet 4 400;P3 call;P5 raise 1000"
    assert said_of("upt", FLOP, f"{told};{fold};P4 call", "") == "It's a call: seat 4 is in for 1,000."


WAITS = (
    "The action goes back to seat {}: seat {}'s call of {} is binding unless someone bets or raises first; if it is "
    "binding, {} goes back."
)


@pytest.mark.parametrize(
    ("head", "acts", "said"),
    [
        pytest.param(
            *(TURN, "P7 say bet;P5 wager one 500", WAITS.format(2, 5, 200, 300)), id="on-a-post-in-words-upt:betting-13"
        ),
        pytest.param(
            *(TURN, "P7 bet 200;P5 wager one 500", WAITS.format(2, 5, 200, 300)), id="on-a-post-upt:betting-13"
        ),
        pytest.param(
            *(TURN, "P2 bet 600;P7 wager one 5000", WAITS.format(5, 7, 600, "4,400")), id="on-a-bet-upt:betting-13"
        ),
        pytest.param(
            *(LIMIT, "P2 bet 400;P7 wager one 1000", WAITS.format(5, 7, 400, 600)), id="in-limit-upt:betting-13"
        ),
        pytest.param(
            TURN,
            "P2 bet 600;P7 wager one 5000;P5 fold",
            "Seat 7's call of 600 is binding, and seat 7 may not bet or raise this turn: 4,400 goes back.",
            id="bound-upt:betting-13",
        ),
        pytest.param(
            TURN,
            "P2 bet 600;P7 call",
            "The action goes back to seat 5: seat 7's action is binding unless someone bets or raises first.",
            id="just-the-call-upt:betting-10",
        ),
    ],
)
def test_what_goes_back_of_a_call_out_of_turn_is_told_with_what_binds(head: str, acts: str, said: str) -> None:
    assert said_of("upt", head, acts, "") == said


@pytest.mark.parametrize(
    ("head", "acts"),
    [(LIMIT, "P7 raise 800;P5 raise 800"), (LIMIT, "P7 bet 400;P5 raise 800"), (TURN, "P7 bet 1000;P5 raise 3000")],
    ids=["beyond-the-limit-upt:out-of-turn", "in-limit-upt:out-of-turn", "upt:out-of-turn"],
)
def test_whose_turn_it_is_comes_before_a_bet_out_of_turn_on_which_nothing_is_printed(head: str, acts: str) -> None:
    said = "The action is on seat 2; UPT doesn't cover this: action out of turn, seat 7."
    assert said_of("upt", head, acts, "rights:7") == said


@pytest.mark.parametrize(
    ("acts", "said"),
    [
        ("P3 bet 400;P4 say raise to 600;P4 wager 1000", "The raise is to 800, not 600: seat 4 gets 200 back."),
        (
            "P3 bet 400;P4 say raise to 600;P4 wager 800",
            "The raise is to 800, and no one who has acted may raise for it.",
        ),
    ],
    ids=["beyond-upt:no-limit-11", "just-it-upt:no-limit-11"],
)
def test_a_raise_said_too_small_with_chips_beyond_its_least_gives_them_back(acts: str, said: str) -> None:
    assert said_of("upt", FLOP, acts, "") == said
