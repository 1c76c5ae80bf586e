"""Folds out of turn or with nothing to call, in every book."""

from tests.rules.betting import Betting
from tests.rules.situations import cited
from tests.rules.test_misdeal import FOXWOODS, MET, PLAYERS, TDA, UPT, books
from trainer.rules.books.upt_folds import DEAD, FOLDED, NOT_YET_DEAD, SAID_EARLY
from trainer.rules.common.folds import BINDING, SPOKEN
from trainer.rules.ruling import Discretion

FAMILY = books((TDA, "58"), (PLAYERS, "58"), (FOXWOODS, "58"), (MET, "52"))


def on_the_flop(*acts: str) -> Betting:
    hand = Betting().flop()
    hand.do(*acts)
    return hand


@FAMILY
def test_a_fold_out_of_turn_or_with_nothing_to_call_binds(book: str, at: str) -> None:
    for acts in (("P2 fold",), ("P2 check", "P3 fold"), ("P4 fold",), ("P2 wager 100x2", "P4 fold"), ("P2 say fold",)):
        decision = on_the_flop(*acts).asked(book, "fold")
        assert (acts, decision.ruling) == (acts, BINDING)
        assert decision.ruling is not None
        assert decision.ruling.discretion == Discretion.PARTIAL
        assert at in cited(decision)


@books((MET, "52"))
def test_a_bettor_who_lets_go_folds_out_of_turn(book: str, at: str) -> None:
    for act in ("P2 fold", "P2 say I fold"):
        for bet in (("P2 wager 100x2",), ("P2 say raise 200", "P2 wager 100x2")):
            decision = on_the_flop(*bet, act).asked(book, "fold")
            assert (act, bet, decision.ruling, at in cited(decision)) == (act, bet, BINDING, True)


@FAMILY
def test_a_fold_in_turn_against_a_bet_is_ordinary(book: str, at: str) -> None:
    assert on_the_flop("P2 wager 100x2", "P3 fold").asked(book, "fold").silent


@books((UPT, "dead-hand-1-a"))
def test_upt_kills_a_hand_folded_or_said_to_be_folded_against_a_bet(book: str, at: str) -> None:
    for fold in ("P3 fold", "P3 say fold", "P4 fold"):
        decision = on_the_flop("P2 wager 100x2", fold).asked(book, "fold")
        assert decision.ruling == FOLDED
        assert at in cited(decision)


@books((UPT, "dead-hand-1-b"))
def test_upt_kills_a_hand_thrown_away_once_a_player_behind_has_acted(book: str, at: str) -> None:
    decision = on_the_flop("P2 check", "P3 fold", "P4 check").asked(book, "fold")
    assert decision.ruling == DEAD
    assert at in cited(decision)


@books((UPT, "dead-hand-1-b"))
def test_upt_waits_for_a_player_behind_before_a_hand_thrown_away_is_dead(book: str, at: str) -> None:
    decision = on_the_flop("P2 check", "P3 fold").asked(book, "fold")
    assert decision.ruling == NOT_YET_DEAD
    assert (decision.figure("due"), at in cited(decision)) == (4, True)


@books((UPT, "dead-hand-1-a"))
def test_upt_kills_a_hand_folded_against_a_raise_that_was_called_out_of_turn(book: str, at: str) -> None:
    raised = ("P2 wager 100x1", "P3 wager 100x4", "P4 wager 1000x4", "P2 wager 1000x7")
    decision = on_the_flop(*raised, "P4 wager 1000x3+100x1", "P4 fold").asked(book, "fold")
    assert (decision.ruling, at in cited(decision)) == (FOLDED, True)


@books((UPT, "betting-8"))
def test_upt_holds_a_player_to_a_fold_said_with_nothing_to_call(book: str, at: str) -> None:
    for acts in (("P2 say fold",), ("P2 say fold", "P3 check")):
        decision = on_the_flop(*acts).asked(book, "fold")
        assert (decision.ruling, at in cited(decision)) == (SPOKEN, True)


@books((UPT, "betting-10"))
def test_upt_holds_who_has_acted_to_a_fold_that_is_said_while_nobody_raises(book: str, at: str) -> None:
    bet = ("P2 wager 100x2", "P3 wager 100x2")
    for acts in ((*bet, "P3 say fold"), (*bet, "P4 wager 100x2", "P1 fold", "P3 say I fold")):
        decision = on_the_flop(*acts).asked(book, "fold")
        assert (acts, decision.ruling, at in cited(decision)) == (acts, SAID_EARLY, True)
    assert on_the_flop(*bet, "P3 say fold", "P4 wager 100x6").asked(book, "fold").silent
