"""Who was freed of an act out of turn by a bet and acts again before his turn: that act is the one that waits."""

import pytest

from tests.grading.answers.in_short import said_of
from tests.grading.answers.test_chips_in_again import EARLY, TURN

BET = "P7 bet 400;P2 bet 500"
BACK = "the action backs up to seat 5, who faces 500: seat 7's {} is binding unless someone bets or raises first"
GONE = ("P7 pull-back 400", "D return-bet 7 400")


@pytest.mark.parametrize("asked", ["", "wager:7", "rights:5"])
@pytest.mark.parametrize("gone", GONE)
@pytest.mark.parametrize(("house", "at"), EARLY)
def test_a_call_anew_waits_like_any_other(house: str, at: str, gone: str, asked: str) -> None:
    said = said_of(house, TURN, f"{BET};{gone};P7 call", asked)
    assert at and BACK.format("call") in f"{said[0].lower()}{said[1:]}"


@pytest.mark.parametrize(("house", "at"), EARLY)
@pytest.mark.parametrize(
    ("then", "said"),
    [
        ("P7 call;P5 fold", "Seat 7's out-of-turn call is binding at 500."),
        ("P7 say raise to 1500;P5 fold", "Seat 7's out-of-turn raise is binding at 1,500; the action is on seat 2."),
    ],
)
def test_it_binds_where_nobody_bets_or_raises_in_between(house: str, at: str, then: str, said: str) -> None:
    if house == "metropolitan" and "raise" in then:  # who was overtaken has only the call
        said = said_of(house, TURN, f"{BET};P7 say call;P5 fold", "")
    assert at and said_of(house, TURN, f"{BET};{then}", "") == said


@pytest.mark.parametrize(("house", "at"), EARLY)
def test_a_raise_in_between_frees_him_again(house: str, at: str) -> None:
    left = "seat 7 may only call 1,200 or fold" if house == "metropolitan" else "they may call 1,200, raise to at least"
    said = said_of(house, TURN, f"{BET};{GONE[0]};P7 call;P5 raise 1200", "")
    assert at and said.startswith(
        f"Seat 7's action isn't binding, as seat 5's raise changed the action: 100 goes back, and {left}"
    )


@pytest.mark.parametrize(("house", "at"), EARLY)
def test_who_folds_then_has_the_bet_back_that_binds_no_more(house: str, at: str) -> None:
    said = said_of(house, TURN, f"{BET};P7 fold", "")
    assert at and said.startswith(
        "Seat 7's action isn't binding, as seat 2's bet changed the action: 400 goes back, and seat 7's fold is "
        "binding; "
    )


@pytest.mark.parametrize(("house", "at"), EARLY)
def test_silent_chips_beside_those_that_lie_there_are_no_act_anew(house: str, at: str) -> None:
    said = said_of(house, TURN, f"{BET};P7 wager 600", "")
    assert at and said.startswith(
        "Seat 2's bet of 500 stands; seat 7's bet is no longer binding: 400 goes back; seat 5 acts"
    )


@pytest.mark.parametrize("house", [pytest.param("upt", id="upt:out-of-turn")])
def test_who_posted_and_was_raised_posts_anew_by_a_raise(house: str) -> None:
    assert said_of(house, TURN, f"{BET};{GONE[0]};P7 wager 1000", "").startswith("Seat 7 posts the minimum, 1,000")
    assert said_of(house, TURN, f"{BET};P7 call", "").startswith(
        "The action goes back to seat 5: seat 7's action is binding unless someone bets"
    )


@pytest.mark.parametrize("asked", ["", "wager:7", "rights:7"])
@pytest.mark.parametrize(
    ("then", "said"),
    [
        ("P5 fold", "Seat 7's call is binding, and seat 7 may not bet or raise this turn."),
        ("P5 call", "The floor may hold seat 7 to the out-of-turn call, and seat 7 may not raise this turn."),
    ],
)
def test_who_posted_and_called_anew_has_no_raise(then: str, said: str, asked: str) -> None:
    """[upt:betting-10]"""
    assert said_of("upt", TURN, f"P7 bet 600;P2 bet 800;P7 say call;{then}", asked) == said


@pytest.mark.parametrize("asked", ["", "wager"])
@pytest.mark.parametrize(
    ("acts", "said"),
    [
        (
            "P7 bet 600;P2 bet 800;P5 raise 2000;D return-bet 7 600;P7 wager 800",
            "Seat 7 may take back 600 and act again.",
        ),
        (
            "P5 bet 600;P2 bet 800;D return-bet 5 600;P5 wager 600",
            "It's a full call of 800: seat 5 puts in 200 more.",
        ),
        (
            "P7 bet 600;P2 bet 800;P5 call;D return-bet 7 600;P7 wager 600",
            "It's a full call of 800: seat 7 puts in 200 more.",
        ),
    ],
)
def test_a_short_call_once_the_post_went_back_is_one(acts: str, said: str, asked: str) -> None:
    """[upt:betting-14]"""
    seat = acts.rpartition("P")[2][0]
    assert said_of("upt", TURN, acts, f"{asked}:{seat}" if asked else "") == said


def test_a_call_behind_what_is_put_out_beside_the_post_is_one() -> None:
    """[upt:betting-8]"""
    acts = "P5 bet 600;P2 bet 800;P5 wager 600;P7 call"
    assert said_of("upt", TURN, acts, "wager:5") == "Seat 5 calls 800 and gets 400 back."
    assert said_of("upt", TURN, acts, "wager:7") == "It's a call of 800 by seat 7."


def test_a_raise_anew_of_who_has_none_is_a_call() -> None:
    """[metropolitan:39-A]"""
    said = said_of("metropolitan", TURN, "P7 bet 600;P2 bet 800;P7 raise 2000;P5 call", "")
    assert "raise is binding" not in said and "call" in said and "800" in said
