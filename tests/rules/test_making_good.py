"""Chips that the dealer asks of somebody who has acted already: they make his wager good and are no new act."""

import pytest

from tests.rules.amounts import FOXWOODS, METROPOLITAN, PLAYERS, TDA, UPT, comes_up
from tests.rules.betting import Betting, outcome
from tests.rules.situations import cited
from tests.rules.test_misdeal import books
from trainer.kernel import gestures as g
from trainer.kernel.chips import make
from trainer.rules.amiss import amiss, settle
from trainer.rules.book import book as law_of
from trainer.rules.brought_up import brought_up, in_for_it
from trainer.rules.facts import Facts
from trainer.rules.facts.turns import told
from trainer.rules.facts.wager import wagers
from trainer.rules.ruling import Decision, Matter
from trainer.rules.stands import meant, stands

SAID, IN, ALL_UP = "say-what-stands", "missing-chips-in", "everybody-brought-up"


def called() -> Betting:
    """600, a raise said to 1000 and put out so, called by one; two are still to act."""
    return Betting().flop().do("P2 wager 100x6", "P3 say raise to 1000", "P3 wager 1000x1", "P4 wager 1000x1")


def found(hand: Betting, key: str) -> list[Decision]:
    facts, law = hand.facts(), law_of(key)
    return [settle(law, facts.about(each)) for each in amiss(law, facts)]


@pytest.mark.parametrize("asked", ["D ask-for 3 200", "D announce-bet raise 1200"])
def test_chips_asked_of_the_raiser_after_a_call_raise_the_bet_and_nobodys_turn(asked: str) -> None:
    hand = called()
    before = hand.facts().course
    after = hand.do(asked, "P3 wager 100x2").facts().course
    assert (after.bet, after.committed[2], after.raise_by) == (1200, 1200, 600)
    assert (after.pending, after.to_act, len(after.actions)) == (before.pending, before.to_act, len(before.actions))
    assert (after.actions[-2].to, after.actions[-2].added, after.wanted) == (1200, 1200, ())
    assert told(hand.facts()).standing.level == 1200  # type: ignore[union-attr]  # a round stands open
    assert [each.seat for each in wagers(hand.facts())][-3:] == [2, 3, 4]


REOPENED = ((TDA, "47-A"), (PLAYERS, "52-A"), (FOXWOODS, "47"), (METROPOLITAN, "43"))  # UPT doubles the bet
STEPS = pytest.mark.parametrize(("more", "by"), [(100, 600), (200, 700), (300, 800)])
"""A bet of 600 and a raise to 1,100: chips that bring it to the same step as the bet, and to larger ones."""


def raised(more: int) -> Betting:
    """Called by one, then made good with so many chips more; seat 1 is to act."""
    hand = Betting().flop()
    hand.do("P2 wager 100x6", "P3 wager 1000x1+100x1", "P4 wager 1000x1+100x1")
    hand.do(f"D ask-for 3 {more}", f"P3 wager {make(more)}")
    return hand


@books(*REOPENED)
@STEPS
def test_the_increment_is_what_the_raise_comes_to_once_it_is_made_good(book: str, at: str, more: int, by: int) -> None:
    hand = raised(more)
    assert (hand.facts().course.bet, hand.facts().course.raise_by) == (1100 + more, by)
    hand.do(f"P1 wager {make(1100 + more)}")
    assert (wagers(hand.facts())[-1].facing, wagers(hand.facts())[-1].by) == (1100 + more, by)
    decision = hand.asked(book, "rights")
    assert decision.matter.seats == (2,)
    assert decision.figure("least") == 1100 + more + by
    assert at in cited(decision)


def test_a_call_brought_up_stays_a_call_and_raises_nothing() -> None:
    hand = called().do("D ask-for 4 200", "P4 wager 100x2")
    course = hand.facts().course
    assert (course.bet, course.committed[3], course.actions[-1].kind) == (1000, 1200, "call")
    hand.do("D ask-for 3 200", "P3 wager 100x2")
    assert (hand.facts().course.bet, hand.facts().course.to_act) == (1200, 1)
    assert [each.lying for each in wagers(hand.facts())][-2:] == [1200, 1200]


def test_what_was_made_good_twice_comes_to_all_of_it() -> None:
    hand = called().do("D ask-for 3 200", "P3 wager 100x2", "D ask-for 3 300", "P3 wager 100x3")
    assert (hand.facts().course.bet, hand.facts().course.committed[2]) == (1500, 1500)
    three = next(each for each in wagers(hand.facts()) if each.seat == 3 and each.street == 1)
    assert (three.total, three.lying) == (1000, 1500)


def test_whoever_acts_next_faces_what_was_made_good() -> None:
    hand = called().do("D ask-for 3 200", "P3 wager 100x2", "D ask-for 4 200", "P4 wager 100x2", "P1 wager 1000x2")
    last = wagers(hand.facts())[-1]
    assert (last.seat, last.facing, last.by, last.in_turn) == (1, 1200, 600, True)
    four = next(each for each in wagers(hand.facts()) if each.seat == 4 and each.street == 1)
    assert (four.facing, four.total, four.lying) == (1000, 1000, 1200)


def test_at_its_own_turn_a_seat_that_was_asked_acts() -> None:
    hand = called().do("D ask-for 2 400", "P1 fold")
    assert (hand.facts().course.to_act, len(hand.facts().course.wanted)) == (2, 1)
    hand.do("P2 wager 100x4")
    assert (hand.facts().course.actions[-1].seat, hand.facts().course.actions[-1].kind) == (2, "call")
    assert wagers(hand.facts())[-1].seat == 2


@pytest.mark.parametrize("words", ["D ask-for 1 1000", "D ask-for 3 0", "D ask-for 7 100", "D announce-bet call 1000"])
def test_who_is_due_who_has_not_acted_and_nothing_are_not_asked_to_make_good(words: str) -> None:
    assert called().do(words).facts().course.wanted == ()


def test_the_last_wager_itself_is_put_right_as_before() -> None:
    hand = Betting().flop().do("P2 wager 100x6", "P3 say raise to 1000", "P3 wager 1000x1")
    hand.do("D ask-for 3 200", "P3 wager 100x2")
    course = hand.facts().course
    assert (course.bet, course.wanted, course.actions[-1].to) == (1200, (), 1200)


def test_after_the_round_is_over_and_the_bets_are_in_it_counts_as_well() -> None:
    hand = called().do("P1 fold", "P2 wager 100x4", "D bring-in-bets", "D ask-for 3 200", "P3 wager 100x2")
    course = hand.facts().course
    assert (course.betting, course.committed[2], hand.facts().table.seat(3).bet.amount) == (False, 1200, 200)
    assert stands(law_of(TDA), hand.facts(), wagers(hand.facts())[-3]).owed == 0


HOUSES = ((TDA, "52-A"), (PLAYERS, "45-A"), (FOXWOODS, "54-B"), (METROPOLITAN, "42-A"), (UPT, "no-limit-11"))


@books(*HOUSES)
def test_an_underraise_that_was_called_is_put_right_for_the_callers_too(book: str, at: str) -> None:
    decision = found(called(), book)[0]
    assert decision.ruling is not None
    assert [each.key for each in decision.ruling.steps] == [SAID, IN, ALL_UP]
    figures = dict(decision.figures)
    assert (figures["seat-3"], figures["seat-4"], figures["owed"]) == (1200, 1200, 200)
    assert at in cited(decision)


@books(*HOUSES)
def test_nobody_but_its_maker_is_brought_up_before_anybody_has_called(book: str, at: str) -> None:
    hand = Betting().flop().do("P2 wager 100x6", "P3 say raise to 1000", "P3 wager 1000x1")
    decision = found(hand, book)[0]
    assert decision.ruling is not None
    assert ([each.key for each in decision.ruling.steps], at in cited(decision)) == ([SAID, IN], True)
    assert in_for_it(hand.facts(), stands(law_of(book), hand.facts(), wagers(hand.facts())[-1])) == {}


@books(*HOUSES)
def test_a_caller_is_brought_up_before_and_after_the_raiser_is(book: str, at: str) -> None:
    hand, law = called(), law_of(book)
    assert brought_up(law, hand.facts(), 4)[0] == 1200
    assert brought_up(law, hand.do("D ask-for 3 200", "P3 wager 100x2").facts(), 4)[0] == 1200
    assert at in cited(brought_up(law, hand.facts(), 4)[1])  # type: ignore[arg-type]  # there is one: 1200
    assert brought_up(law, hand.facts(), 2)[0] == 0


def spoken_of(facts: Facts, kind: str) -> int:
    made = meant(facts, g.AnnounceBet(kind, 1200))
    return made.seat if made is not None else 0


def test_a_raise_spoken_of_is_the_last_one_and_a_call_the_last_wager() -> None:
    facts = called().facts()
    assert (spoken_of(facts, "raise"), spoken_of(facts, "call"), spoken_of(facts, "all-in")) == (3, 4, 4)
    assert spoken_of(Betting().flop().facts(), "raise") == 3  # the last wager of all, though on another street


@books((UPT, "betting-14"))
def test_upt_leaves_a_low_wager_alone_once_the_round_is_over(book: str, at: str) -> None:
    hand = called().do("P1 fold")
    assert found(hand, book)[0].figure("to") == 1200
    hand.do("P2 wager 100x4")
    decision = hand.asked(book, "underraise")
    assert outcome(decision) == ("bet.underbet-stands-round-over", {"to": 1000})
    assert (cited(decision), found(hand, book)) == ([at], [])


def matter(hand: Betting) -> Matter:
    return next(amiss(law_of(TDA), hand.facts()))


def test_it_is_one_matter_however_many_have_called() -> None:
    one = matter(called())
    assert matter(called().do("P1 wager 1000x1")).key == one.key
    assert len(found(called().do("P1 wager 1000x1"), TDA)) == 1


def test_whoever_made_the_bet_is_not_in_for_a_raise_to_the_same_amount() -> None:
    hand = Betting().flop().do("P2 wager 100x6", "P3 say raise", "P3 wager 100x6")
    figures = dict(hand.asked(TDA, "underraise").figures) if comes_up(hand.facts(), "underraise") else {}
    assert "seat-2" not in figures
    assert in_for_it(hand.facts(), stands(law_of(TDA), hand.facts(), wagers(hand.facts())[-1])) == {}
    assert brought_up(law_of(TDA), hand.facts(), 2)[0] == 0
