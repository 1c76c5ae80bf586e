"""Acting out of turn: the action backs up, and what comes before the player's own turn decides whether it binds."""

import pytest

from tests.rules.betting import Betting, outcome
from tests.rules.situations import cited
from tests.rules.test_misdeal import FOXWOODS, MET, PLAYERS, TDA, UPT, books
from trainer.kernel.chips import make
from trainer.rules.books import metropolitan_turns as met
from trainer.rules.books import upt_turns as upt
from trainer.rules.common import out_of_turn as common
from trainer.rules.common.rights import CLOSED, OPEN
from trainer.rules.ruling import Authority, Discretion

FAMILY = books((TDA, "53-A"), (PLAYERS, "42-A"), (PLAYERS, "intro-4"), (FOXWOODS, "43-A"), (MET, "39-A"))
TDAS = books((TDA, "53-A"), (PLAYERS, "42-A"), (FOXWOODS, "43-A"))


def out(*acts: str, bet: str = "P2 wager 100x3") -> Betting:
    """After the flop, 50-100: seat 2 acts, and seat 3 is due when these things happen."""
    hand = Betting((50, 100)).flop()
    hand.do(bet, *acts)
    return hand


@FAMILY
def test_the_action_backs_up_to_whoever_was_due(book: str, at: str) -> None:
    for act in ("P4 wager 100x3", "P4 wager 1000x1", "P4 say raise 800"):
        decision = out(act).asked(book, "turn")
        assert outcome(decision) == (common.BACKED_UP.key, {"due": 3})
        assert at in cited(decision)


@FAMILY
def test_it_binds_when_those_before_only_call_or_fold(book: str, at: str) -> None:
    for before in ("P3 wager 100x3", "P3 fold"):
        decision = out("P4 wager 100x8", before).asked(book, "turn")
        assert outcome(decision) == (common.BINDS.key, {"due": 1, "to": 800})
        assert at in cited(decision)


@FAMILY
def test_a_check_out_of_turn_binds_when_the_player_before_checks(book: str, at: str) -> None:
    decision = out("P4 check", "P3 check", bet="P2 check").asked(book, "turn")
    assert outcome(decision) == (common.BINDS.key, {"due": 1, "to": 0})
    assert at in cited(decision)


@TDAS
def test_after_a_raise_in_between_it_goes_back_with_every_choice(book: str, at: str) -> None:
    hand = out("P4 wager 100x8", "P3 wager 100x6")
    decision = hand.asked(book, "turn")
    assert outcome(decision) == (common.GOES_BACK.key, {"due": 4, "back": 800})
    assert at in cited(decision)
    assert outcome(hand.asked(book, "rights")) == (OPEN.key, {"call": 600, "least": 900})


@books((MET, "39-A"))
def test_metropolitan_leaves_only_a_call_or_fold_after_a_change(book: str, at: str) -> None:
    hand = out("P4 wager 100x8", "P3 wager 100x6")
    decision = hand.asked(book, "turn")
    assert outcome(decision) == (met.CALL_OR_FOLD.key, {"due": 4, "back": 800})
    assert outcome(hand.asked(book, "rights")) == (CLOSED.key, {"call": 600, "least": 0})
    assert at in cited(decision)
    assert at in cited(hand.asked(book, "rights"))


@books((MET, "39-A"))
def test_metropolitan_is_read_to_leave_no_more_to_who_checked_out_of_turn(book: str, at: str) -> None:
    """The paragraph says it of a bet or raise that goes back; of a check it is a reading, and shown as one."""
    hand = Betting((50, 100)).flop().do("P3 check", "P2 wager 100x3")
    decision = hand.asked(book, "rights")
    assert decision.matter.seats == (3,)
    assert outcome(decision) == (CLOSED.key, {"call": 300, "least": 0})
    assert [each.at for each in decision.citations] == [at]
    assert "checked" in decision.citations[0].reading and "Ask your house" in decision.citations[0].reading
    assert hand.asked(TDA, "rights").ruling == OPEN


@books((MET, "39-C"))
def test_an_all_in_out_of_turn_stands_at_metropolitan_whatever_happens_before_it(book: str, at: str) -> None:
    for before in ((), ("P3 wager 100x3",), ("P3 wager 100x6",)):
        hand = Betting((50, 100), stacks={4: "100x9"}).flop()
        hand.do("P2 wager 100x3", "P4 wager 100x8", *before)
        decision = hand.asked(book, "turn")
        assert outcome(decision) == (met.STANDS.key, {"to": 800})
        assert decision.ruling is not None and decision.ruling.authority is Authority.FLOOR
        assert at in cited(decision)
        assert hand.asked(TDA, "turn").ruling != decision.ruling


@books((TDA, "53-A"), (PLAYERS, "42-A"), (FOXWOODS, "43-A"), (MET, "39-A"))
def test_a_fold_out_of_turn_binds_whatever_follows(book: str, at: str) -> None:
    for before in ((), ("P3 wager 100x3",), ("P3 wager 100x6",)):
        decision = out("P4 fold", *before).asked(book, "turn")
        assert decision.ruling == common.BINDS
        assert at in cited(decision)


# --- UPT -------------------------------------------------------------------------------------------------------


@books((UPT, "out-of-turn"), (UPT, "out-of-turn-back"))
def test_a_bet_out_of_turn_becomes_the_posted_minimum(book: str, at: str) -> None:
    for opened, post in (("P2 check", 100), ("P2 wager 100x3", 600), ("P2 wager 1000x1", 2000)):
        decision = out("P4 wager 1000x4", bet=opened).asked(book, "turn")
        assert outcome(decision) == (upt.POSTS.key, {"post": post, "rest": 4000 - post, "due": 3})
        assert at in cited(decision)


@books((UPT, "out-of-turn-1"), (UPT, "out-of-turn-2"))
def test_nothing_but_a_check_is_left_after_a_call_or_fold(book: str, at: str) -> None:
    before = {"out-of-turn-1": "P3 wager 100x3", "out-of-turn-2": "P3 fold"}[at]
    decision = out("P4 wager 100x8", before).asked(book, "turn")
    assert outcome(decision) == (upt.ONLY_CHECKS.key, {"post": 600, "rest": 200, "due": 1})
    assert at in cited(decision)


@books((UPT, "out-of-turn-3"))
def test_a_raise_by_the_player_who_was_due_leaves_call_fold_or_reraise(book: str, at: str) -> None:
    hand = out("P4 wager 100x8", "P3 wager 100x9")
    decision = hand.asked(book, "turn")
    assert outcome(decision) == (upt.ANSWERS.key, {"post": 600, "rest": 200, "due": 4})
    assert at in cited(decision)
    posted = 600
    assert outcome(hand.asked(book, "rights")) == (OPEN.key, {"call": 900 - posted, "least": 1800})


@books((UPT, "betting-10"))
def test_a_check_or_call_out_of_turn_binds_and_bars_a_raise_next_turn(book: str, at: str) -> None:
    waiting = out("P4 wager 100x3").asked(book, "turn")
    assert outcome(waiting) == (upt.BINDS_SO_FAR.key, {"due": 3})
    assert at in cited(waiting)
    assert out("P4 wager 100x3", "P3 fold").asked(book, "turn").ruling == upt.BINDS
    hand = out("P4 wager 100x3", "P3 wager 100x6")
    assert hand.asked(book, "turn").ruling == upt.NO_RAISE
    assert outcome(hand.asked(book, "rights")) == (CLOSED.key, {"call": 600, "least": 0})
    checked = out("P4 check", "P3 wager 100x2", bet="P2 check")
    assert checked.asked(book, "turn").ruling == upt.NO_RAISE
    assert outcome(checked.asked(TDA, "rights")) == (OPEN.key, {"call": 200, "least": 400})


@books((UPT, "betting-10"))
def test_after_a_call_in_between_the_floor_may_hold_it_binding(book: str, at: str) -> None:
    decision = out("P4 wager 100x3", "P3 wager 100x3").asked(book, "turn")
    assert decision.ruling == upt.MAY_BIND
    assert decision.ruling is not None
    assert (decision.ruling.authority, decision.ruling.discretion) == (Authority.FLOOR, Discretion.FULL)
    assert at in cited(decision)


@books((MET, "39-A"), (UPT, "betting-10"))
def test_the_bar_holds_in_limit_too_at_a_second_turn(book: str, at: str) -> None:
    hand = Betting((50, 100), limit="limit").flop()
    hand.do("P2 wager 100x1", "P3 wager 100x2", "P4 wager 100x2", "P1 wager 100x3")
    hand.do("P4 wager 100x1", "P2 fold", "P3 wager 100x2")
    decision = hand.asked(book, "rights")
    assert (decision.matter.seats, outcome(decision)) == ((4,), (CLOSED.key, {"call": 200, "least": 0}))
    assert at in cited(decision)
    assert hand.asked(TDA, "rights").ruling == OPEN


# --- one after the other ---------------------------------------------------------------------------------------

STEPS = {"less than half of it": (325, 1000), "half of it": (350, 1350), "more": (400, 1400), "the whole": (700, 1700)}


@FAMILY
@pytest.mark.parametrize(("over", "to"), STEPS.values(), ids=STEPS)
def test_a_second_act_out_of_turn_faces_the_increment_of_the_first(book: str, at: str, over: int, to: int) -> None:
    """Seat 4 makes 300 a thousand: seat 1's chips over that are held against a step of 700, not of 300."""
    decision = out("P4 wager 100x10", f"P1 wager {make(1000 + over)}", "P3 fold").asked(book, "turn")
    assert decision.matter.seats[0] == 1
    assert outcome(decision) == (common.BINDS.key, {"due": 2, "to": to})
    assert at in cited(decision)


@FAMILY
def test_raise_said_out_of_turn_over_a_raise_out_of_turn_is_one_by_as_much_as_that(book: str, at: str) -> None:
    decision = out("P4 wager 100x10", "P1 say raise", "P3 fold").asked(book, "turn")
    assert outcome(decision) == (common.BINDS.key, {"due": 1, "to": 1700})
    assert at in cited(decision)
