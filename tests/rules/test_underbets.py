"""Bets and raises of too little: who is brought up to what, and until when."""

import pytest

from tests.rules.amounts import FOXWOODS, METROPOLITAN, PLAYERS, TDA, UPT, comes_up, name
from tests.rules.betting import Betting, outcome
from tests.rules.situations import cited
from tests.rules.test_misdeal import books

UPT_UP = "bet.brought-up-without-reopening"
UP = "bet.brought-up-for-all"
STANDS = "bet.error-stands"
ALL = ((TDA, "52-A"), (PLAYERS, "45-A"), (FOXWOODS, "54-B"))
LATE = ALL


def underraise(raised: str = "500x1+100x5") -> Betting:
    """600, raised to 1000 with a chip to spare, called by one and folded by one."""
    return Betting().flop().do("P2 wager 100x6", f"P3 wager {raised}", "P4 wager 1000x1", "P1 fold")


@books(*ALL)
def test_an_underraise_is_put_right_for_all_who_are_in_for_it(book: str, at: str) -> None:
    decision = underraise().asked(book, "underraise")
    assert outcome(decision) == (UP, {"to": 1200, "seat-3": 1200, "seat-4": 1200})
    assert cited(decision) == [at]


@books(*ALL)
def test_it_can_be_put_right_until_the_next_card(book: str, at: str) -> None:
    hand = underraise().do("P2 wager 100x4", "D bring-in-bets", "D burn")
    decision = hand.asked(book, "underraise")
    assert outcome(decision) == (UP, {"to": 1200, "seat-2": 1200, "seat-3": 1200, "seat-4": 1200})
    after = hand.do("D lay 1 up").asked(book, "underraise")
    assert (outcome(after)[0], cited(decision)) == (STANDS, [at])


@books(*ALL)
def test_a_call_with_too_large_a_chip_is_in_for_it_too(book: str, at: str) -> None:
    hand = Betting().flop().do("P2 wager 100x6", "P3 wager 500x1+100x5", "P4 wager 5000x1")
    decision = hand.asked(book, "underraise")
    assert outcome(decision) == (UP, {"to": 1200, "seat-3": 1200, "seat-4": 1200})
    assert cited(decision) == [at]


@books(*LATE)
def test_after_the_next_card_the_error_stands(book: str, at: str) -> None:
    hand = underraise().do("P2 wager 100x4").street(1)
    decision = hand.asked(book, "underraise")
    assert (outcome(decision), cited(decision)) == ((STANDS, {"to": 1000}), [at])


@books(*ALL, (UPT, "no-limit-11"))
@pytest.mark.parametrize(("words", "chips", "to"), [("raise 600", "100x6", 1200), ("raise 500", "500x1", 1200)])
def test_a_raise_declared_to_no_more_than_the_bet_is_too_little(
    book: str, at: str, words: str, chips: str, to: int
) -> None:
    """Raise was said first, so that it is no call (TDA 43-A)."""
    hand = Betting().flop().do("P2 wager 100x6", f"P3 say {words}", f"P3 wager {chips}")
    assert at in cited(hand.asked(book, "underraise"))
    assert hand.asked(book, "underraise").figure("to") == to
    hand.lines[-2] = "P3 say call"
    assert not comes_up(hand.facts(), "underraise")


RAISED = ((TDA, "43-A"), (PLAYERS, "48-A"), (FOXWOODS, "46-A"), (METROPOLITAN, "42-A"))


@books(*RAISED)
@pytest.mark.parametrize("amount", [500, 600, 700, 1199])
def test_raise_said_with_too_little_is_a_minimum_raise_however_little(book: str, at: str, amount: int) -> None:
    decision = Betting().flop().do("P2 wager 100x6", f"P3 say raise {amount}").asked(book)
    assert (decision.figure("to"), at in cited(decision)) == (1200, True)
    whole = Betting().flop().do("P2 wager 100x6", "P3 say raise 1200").asked(book)
    assert outcome(whole)[0] == "bet.raise"


def river() -> Betting:
    """Heads-up on the river: a bet of 600, a raise to 1000, a call."""
    hand = Betting(players=2).flop().do("P2 check", "P1 check").street(1).do("P2 check", "P1 check").street(1)
    return hand.do("P2 wager 100x6", "P1 wager 500x1+100x5", "P2 wager 100x4")


@books(*LATE)
def test_on_the_river_it_is_the_showdown(book: str, at: str) -> None:
    hand = river()
    decision = hand.asked(book, "underraise")
    assert outcome(decision) == (UP, {"to": 1200, "seat-1": 1200, "seat-2": 1200})
    shown = " ".join(each.card.name for each in hand.facts().table.seat(1).hand)
    late = hand.do(f"P1 turn up {shown}").asked(book, "underraise")
    assert (outcome(late)[0], cited(late)) == (STANDS, [at])


@books(*ALL)
@pytest.mark.parametrize(
    ("chips", "expected"), [("500x1+100x3+25x3", "silent"), ("500x1+100x4", UP), ("500x1+100x6+25x3", UP)]
)
def test_half_a_raise_tells_an_underraise_from_a_call(book: str, at: str, chips: str, expected: str) -> None:
    decision = Betting().flop().do("P2 wager 100x6", f"P3 wager {chips}").asked(book, "underraise")
    assert (outcome(decision)[0], cited(decision)) == (expected, [at] if expected == UP else [])


@books(*ALL)
def test_raise_said_first_makes_any_amount_one_and_call_none(book: str, at: str) -> None:
    raised = Betting().flop().do("P2 wager 100x6", "P3 say raise 700").asked(book, "underraise")
    called = Betting().flop().do("P2 wager 100x6", "P3 say call", "P3 wager 500x1+100x5").asked(book, "underraise")
    assert (raised.figure("to"), cited(raised), outcome(called)[0]) == (1200, [at], "silent")


@books(*ALL)
def test_an_opening_bet_below_the_minimum_is_put_right(book: str, at: str) -> None:
    decision = Betting().flop().do("P2 wager 100x1", "P3 wager 100x1").asked(book, "underraise")
    assert outcome(decision) == (UP, {"to": 200, "seat-2": 200, "seat-3": 200})
    assert cited(decision) == [at]


@books(*ALL)
def test_with_fixed_bets_the_bet_of_the_street_is_due(book: str, at: str) -> None:
    decision = Betting(limit="limit").turn().do("P2 wager 100x2").asked(book, "underraise")
    assert outcome(decision) == (UP, {"to": 400, "seat-2": 400})
    assert cited(decision) == [at]


def test_whole_raises_and_all_ins_are_no_underraises() -> None:
    whole = Betting().flop().do("P2 wager 100x6", "P3 wager 1000x1+100x2")
    short = Betting(stacks={3: "100x12"}).flop().do("P2 wager 100x6", "P3 wager 100x10")
    assert not comes_up(whole.facts(), "underraise")
    assert not comes_up(short.facts(), "underraise")


@pytest.mark.parametrize("book", [TDA, PLAYERS, FOXWOODS])
def test_at_pot_limit_this_says_nothing(book: str) -> None:
    hand = Betting(limit="pot-limit").flop().do("P2 wager 100x6", "P3 wager 500x1+100x5")
    assert name(hand.facts(), book, "underraise") == "silent"


def test_metropolitan_says_nothing_on_it() -> None:
    assert name(underraise().facts(), METROPOLITAN, "underraise") == "silent"


@books((UPT, "betting-14"), (UPT, "no-limit-11"))
def test_upt_brings_a_low_wager_up_while_the_round_lasts(book: str, at: str) -> None:
    bet = Betting().flop().do("P2 wager 100x1").asked(book, "underraise")
    raised = Betting().flop().do("P2 wager 100x6", "P3 say raise 1000", "P3 wager 500x2")
    assert outcome(bet) == (UPT_UP, {"to": 200, "seat-2": 200})
    assert outcome(raised.asked(book, "underraise")) == (UPT_UP, {"to": 1200, "seat-3": 1200})
    assert at in cited(bet)
    raised.do("P4 fold", "P1 fold", "P2 wager 100x4")
    assert name(raised.facts(), book, "underraise") != UPT_UP


@books((UPT, "no-limit-11"))
def test_upt_leaves_too_much_put_in_to_call_alone(book: str, at: str) -> None:
    hand = Betting().flop().do("P2 wager 100x6", "P3 wager 500x1+100x2")
    assert name(hand.facts(), book, "underraise") == "silent"
    said = Betting().flop().do("P2 wager 100x6", "P3 say raise 700").asked(book, "underraise")
    assert (said.figure("to"), at in cited(said)) == (1200, True)


@books((UPT, "betting-14"))
@pytest.mark.parametrize(("said", "to"), [(449, 400), (450, None), (451, 500), (400, 0)])
def test_upt_changes_an_odd_amount_to_the_nearest_round_one(book: str, at: str, said: int, to: int | None) -> None:
    hand = Betting(players=3).flop().do(f"P2 say {said}")
    assert comes_up(hand.facts(), "unrounded-amount") == (to != 0)
    if to != 0:
        decision = hand.asked(book, "unrounded-amount")
        expected = ("bet.changed-to-nearest-amount", {"to": to}) if to else ("silent", {})
        assert (outcome(decision), cited(decision)) == (expected, [at] if to else [])
        assert name(hand.facts(), TDA, "unrounded-amount") == "silent"


@books((FOXWOODS, "54-B"))
def test_a_bet_of_too_much_in_limit_is_put_right(book: str, at: str) -> None:
    """Foxwoods corrects every incorrect bet away from pot-limit; the other books speak of too little only."""
    hand = Betting(limit="limit").flop().do("P2 wager 100x4", "P3 wager 100x4")
    decision = hand.asked(book, "overbet")
    assert outcome(decision) == (
        "bet.overbet-corrected-for-all",
        {"to": 200, "seat-2": 200, "seat-3": 200},
    )
    assert cited(decision) == [at]
    assert all(name(hand.facts(), other, "overbet") == "silent" for other in (TDA, PLAYERS, METROPOLITAN, UPT))
    assert not comes_up(Betting(limit="limit").flop().do("P2 wager 100x2").facts(), "overbet")
    assert not comes_up(Betting(limit="limit").turn().do("P2 wager 100x4").facts(), "overbet")
    late = hand.do("P4 fold", "P1 fold").street(1).asked(book, "overbet")
    assert (outcome(late), cited(late)) == (("bet.error-stands", {"to": 400}), [at])


@books((UPT, "no-limit-11"))
@pytest.mark.parametrize(("amount", "low"), [(3500, True), (3900, True), (4000, False)])
def test_upt_brings_a_declared_raise_up_to_the_double(book: str, at: str, amount: int, low: bool) -> None:
    """500 and a raise to 2000, as at min-raise: by the last raise 3500 would do, but the house wants 4000."""
    hand = Betting().flop().do("P2 wager 500x1", "P3 wager 1000x2", f"P4 say raise {amount}")
    assert comes_up(hand.facts(), "underraise") is low
    if low:
        decision = hand.asked(book, "underraise")
        assert (outcome(decision), at in cited(decision)) == ((UPT_UP, {"to": 4000, "seat-4": 4000}), True)
        assert all(name(hand.facts(), other, "underraise") == "silent" for other in (TDA, PLAYERS, FOXWOODS))
