"""Undercalls: heads-up, of the opening bet, of a raise with several in, and in a row; UPT makes every one good."""

import pytest

from tests.rules.amounts import FOXWOODS, METROPOLITAN, PLAYERS, TDA, UPT, comes_up, name
from tests.rules.betting import Betting, asked_of, outcome
from tests.rules.printed import folded
from tests.rules.situations import cited
from tests.rules.stud_situations import Stud
from tests.rules.test_misdeal import books
from trainer.kernel.document import text_of
from trainer.rules.book import book as law_of
from trainer.rules.facts.wager import wagers
from trainer.rules.ruling import Authority, Discretion
from trainer.rules.stands import stands

FULL, TD = "bet.full-call", "bet.undercall-up-to-floor"
OPENING = ((TDA, "51-B-2"), (PLAYERS, "44-B-2"), (FOXWOODS, "42-B-2"), (METROPOLITAN, "38-B-2"))


def of_a_raise(act: str) -> Betting:
    """Four players: 400 on the flop, 1200, and then as told."""
    return Betting((200, 400)).flop().do("P2 wager 100x4", "P3 wager 1000x1+100x2", f"P4 {act}")


@books((TDA, "51-B-1"), (PLAYERS, "44-B-1"), (FOXWOODS, "42-B-1"), (METROPOLITAN, "38-B-1"))
@pytest.mark.parametrize("act", ["wager 1000x1", "say 1000"])
def test_heads_up_an_undercall_is_a_full_call_of_any_bet(book: str, at: str, act: str) -> None:
    opened = Betting(players=2).flop().do("P2 wager 1000x3", f"P1 {act}")
    raised = Betting(players=2).flop().do("P2 wager 500x1", "P1 wager 1000x3", f"P2 {act}")
    for decision in (opened.asked(book, "undercall"), raised.asked(book, "undercall")):
        assert (outcome(decision)[0], decision.figure("to"), cited(decision)) == (FULL, 3000, [at])


@books(*OPENING)
def test_of_the_opening_bet_it_is_a_full_call(book: str, at: str) -> None:
    decision = Betting().flop().do("P2 wager 1000x8", "P3 wager 1000x2").asked(book, "undercall")
    assert (outcome(decision), cited(decision)) == ((FULL, {"to": 8000, "owed": 6000}), [at])


@books(*OPENING)
def test_before_the_flop_the_big_blind_opens(book: str, at: str) -> None:
    blind = Betting().preflop().do("P4 wager 100x1").asked(book, "undercall")
    raised = Betting().preflop().do("P4 wager 100x6", "P1 wager 100x1").asked(book, "undercall")
    assert (outcome(blind)[0], cited(blind)) == (FULL, [at])
    assert outcome(raised)[0] == TD


@books(*OPENING)
@pytest.mark.parametrize("early", ["P3 wager 100x4", "P4 wager 100x4"])
def test_a_bet_out_of_turn_that_no_longer_binds_opened_nothing(book: str, at: str, early: str) -> None:
    """Three in: the bet in turn after it is the opening bet, and with a raise in turn of that it is none."""
    acts = "P2 say bet 500", "P2 wager 500x1", f"D return-bet {early[1]} 100x4", "P3 wager 100x3"
    opened = Betting().flop().do(early, *acts)
    raised = Betting().flop().do("P2 wager 500x1", "P3 wager 1000x1+100x2", "P4 wager 100x3")
    assert (outcome(opened.asked(book, "undercall")), cited(opened.asked(book, "undercall"))) == (
        (FULL, {"to": 500, "owed": 200}),
        [at],
    )
    assert outcome(raised.asked(book, "undercall"))[0] == TD


@books(*OPENING)
def test_a_last_chip_of_one_opens_like_any_bet(book: str, at: str) -> None:
    """Blinds of 1 and 2: what raises a bet of the smallest chip that there is is a raise."""
    rich = "5x20+1x40"
    hand = Betting((1, 2), stacks={1: rich, 2: "1x3", 3: rich, 4: rich})
    hand.do("P2 post 1x1", "P3 post 1x2").deal().do(
        "D proceed", "P4 wager 1x2", "P1 wager 1x2", "P2 wager 1x1", "P3 check"
    )
    hand.street(3).do("P2 wager 1x1", "P3 wager 5x4", "P4 wager 5x2")
    raised = hand.asked(book, "undercall")
    assert outcome(raised)[0] == TD
    assert at not in cited(raised)


@books(*OPENING)
def test_a_call_with_too_large_a_chip_makes_no_raise_of_it(book: str, at: str) -> None:
    hand = Betting().flop().do("P2 wager 500x1", "P3 wager 5000x1", "P4 wager 100x4")
    decision = hand.asked(book, "undercall")
    assert (outcome(decision)[0], cited(decision)) == (FULL, [at])


@books(*OPENING)
def test_in_stud_the_bring_in_opens(book: str, at: str) -> None:
    """The opening bet is the first in chips; a completed one is a raise of it."""
    hand = Stud(players=4).start()
    opener = hand.course.to_act
    short = asked_of(folded(text_of(hand.then(f"P{opener} wager 25x2").transcript)), book, "undercall")
    assert (outcome(short), cited(short)) == ((FULL, {"to": 100, "owed": 50}), [at])
    raised = Stud(players=4).start().then(f"P{opener} wager 100x2")
    later = raised.then(f"P{raised.course.to_act} wager 100x1")
    assert outcome(asked_of(folded(text_of(later.transcript)), book, "undercall"))[0] == TD


@books((TDA, "51-B"), (PLAYERS, "44-B"))
@pytest.mark.parametrize(
    ("act", "forfeit", "back"), [("wager 500x1", 400, 100), ("wager 100x4", 400, 0), ("wager 100x5", 500, 0)]
)
def test_of_a_raise_it_is_the_tds_and_what_was_meant_is_at_stake(
    book: str, at: str, act: str, forfeit: int, back: int
) -> None:
    decision = of_a_raise(act).asked(book, "undercall")
    assert outcome(decision) == (TD, {"full-call": 1200, "forfeit": forfeit, "back": back})
    assert decision.ruling is not None
    assert (decision.ruling.authority, decision.ruling.discretion) == (Authority.FLOOR, Discretion.FULL)
    assert decision.ruling.options == ("a-full-call", "a-fold-the-undercall-forfeited")
    assert cited(decision) == [at]


@books((FOXWOODS, "42-B"), (METROPOLITAN, "38-B"))
@pytest.mark.parametrize(("act", "forfeit"), [("wager 500x1", 500), ("wager 100x4", 400), ("say 400", 400)])
def test_of_a_raise_it_is_the_tds_and_all_of_it_is_at_stake(book: str, at: str, act: str, forfeit: int) -> None:
    decision = of_a_raise(act).asked(book, "undercall")
    assert outcome(decision) == (TD, {"full-call": 1200, "forfeit": forfeit, "back": 0})
    assert cited(decision) == [at]


@pytest.mark.parametrize("act", ["wager 1000x1+100x2", "fold"])
def test_a_whole_call_and_a_fold_are_no_undercalls(act: str) -> None:
    assert not comes_up(of_a_raise(act).facts(), "undercall")


def test_all_a_player_has_is_no_undercall() -> None:
    hand = Betting((200, 400), stacks={4: "100x8"}).flop()
    hand.do("P2 wager 100x4", "P3 wager 1000x1+100x2", "P4 wager 100x4")
    assert not comes_up(hand.facts(), "undercall")


@pytest.mark.parametrize("book", [TDA, PLAYERS, FOXWOODS, METROPOLITAN])
def test_out_of_turn_and_after_call_these_paragraphs_are_silent(book: str) -> None:
    out = Betting((200, 400)).flop().do("P2 wager 1000x1", "P4 wager 100x4").facts()
    declared = Betting().flop().do("P2 wager 1000x8", "P3 say call", "P3 wager 1000x2").facts()
    assert name(out, book, "undercall") == name(declared, book, "undercall") == "silent"


@books((TDA, "51-C"), (PLAYERS, "44-C"), (FOXWOODS, "42-C"))
def test_in_a_row_play_goes_back_to_the_first(book: str, at: str) -> None:
    hand = Betting(players=5).flop().do("P2 wager 1000x8", "P3 wager 1000x2")
    assert not comes_up(hand.facts(), "undercalls-in-sequence")
    decision = hand.do("P4 wager 1000x2", "P5 wager 1000x1").asked(book, "undercalls-in-sequence")
    assert outcome(decision) == (
        "bet.back-to-first-undercall",
        {"first": 3, "to": 8000, "in-a-row": 3},
    )
    assert cited(decision) == [at]
    assert name(hand.facts(), METROPOLITAN, "undercalls-in-sequence") == "silent"


@books((TDA, "51-C"), (PLAYERS, "44-C"), (FOXWOODS, "42-C"))
def test_an_undercall_after_another_is_the_floors(book: str, at: str) -> None:
    hand = Betting(players=5).flop().do("P2 wager 1000x8", "P3 wager 1000x2")
    assert not comes_up(hand.facts(), "undercall-after-another")
    decision = hand.do("P4 wager 1000x3").asked(book, "undercall-after-another")
    assert outcome(decision) == (
        "bet.later-undercall-up-to-floor",
        {"first": 3, "full-call": 8000},
    )
    assert cited(decision) == [at]
    assert name(hand.facts(), METROPOLITAN, "undercall-after-another") == "silent"
    first, second = wagers(hand.facts())[-2:]
    assert stands(law_of(book), hand.facts(), first).to == 8000
    assert stands(law_of(book), hand.facts(), second).open


def test_an_undercall_put_right_before_the_next_one_is_not_in_a_row_with_it() -> None:
    hand = Betting(players=5).flop().do("P2 wager 1000x8", "P3 wager 1000x2", "D ask-for 3 6000", "P3 wager 1000x6")
    assert not comes_up(hand.do("P4 wager 1000x2").facts(), "undercall-after-another")


def test_undercalls_with_a_whole_call_between_are_not_in_a_row() -> None:
    hand = Betting(players=5).flop()
    hand.do("P2 wager 1000x8", "P3 wager 1000x2", "P4 wager 1000x8", "P5 wager 1000x2")
    assert not comes_up(hand.facts(), "undercalls-in-sequence")


@books((UPT, "no-limit-9"))
def test_upt_makes_a_short_call_good_even_after_the_showdown(book: str, at: str) -> None:
    hand = Betting(players=2).flop().do("P2 check", "P1 check").street(1).do("P2 check", "P1 check").street(1)
    hand.do("P2 wager 1000x8", "P1 say call", "P1 wager 1000x7")
    shown = " ".join(each.card.name for each in hand.facts().table.seat(2).hand)
    decision = hand.do(f"P2 turn up {shown}").asked(book, "undercall")
    assert outcome(decision) == (FULL, {"to": 8000, "owed": 1000})
    assert cited(decision) == [at]


@books((UPT, "betting-14"))
def test_upt_brings_a_low_call_up_to_size_while_the_round_lasts(book: str, at: str) -> None:
    hand = Betting(limit="limit").flop().do("P2 wager 100x2", "P3 wager 100x1")
    assert (outcome(hand.asked(book, "undercall")), cited(hand.asked(book, "undercall"))) == (
        (FULL, {"to": 200, "owed": 100}),
        [at],
    )
    hand.do("P4 wager 100x2", "P1 wager 100x2")
    assert name(hand.facts(), book, "undercall") == "bet.underbet-stands-round-over"
