"""What a bet out of turn posts once the dealer says so: everybody who can faces it, those passed over first."""

import pytest

from tests.rules.betting import Betting
from tests.rules.situations import cited
from tests.rules.test_misdeal import UPT, books
from trainer.rules.amiss import amiss, settle
from trainer.rules.book import book as law_of
from trainer.rules.facts.wager import wagers
from trainer.rules.stands import stands

SAID, REST, BACK = "minimum-posted", "rest-of-the-post-back", "action-back-to-the-seat-due"


def bet_out_of_turn(*more: str) -> Betting:
    """Blinds 50 and 100, on the flop seat 2 checks, and seat 4 bets 800 before seat 3 has acted."""
    return Betting((50, 100)).flop().do("P2 check", "P4 wager 100x8", *more)


POSTED = ("D announce-bet post 100", "D return-bet 4 100x7", "D action-on 3")


def test_what_is_posted_is_faced_and_who_posted_has_nothing_more_to_do() -> None:
    course = bet_out_of_turn(*POSTED).facts().course
    assert (course.bet, course.pending, course.committed[3], course.waiting) == (100, (3, 1, 2), 100, ())
    after = bet_out_of_turn(*POSTED, "P3 wager 100x1", "P1 fold", "P2 wager 100x1").facts().course
    assert (after.closed, after.contesting) == (True, (2, 3, 4))


def test_a_raise_over_it_comes_back_to_who_posted() -> None:
    course = bet_out_of_turn(*POSTED, "P3 say raise 300", "P3 wager 100x3", "P1 fold").facts().course
    assert (course.bet, course.to_act) == (300, 4)


def test_without_the_dealers_word_it_waits_even_when_some_of_it_went_back() -> None:
    course = bet_out_of_turn("D return-bet 4 100x7", "D action-on 3").facts().course
    assert (course.bet, course.to_act, [each.to for each in course.waiting]) == (0, 3, [100])


def test_words_alone_out_of_turn_can_be_posted_too() -> None:
    hand = Betting((50, 100)).flop().do("P2 check", "P4 say bet 800", "D announce-bet post 100", "P4 wager 100x1")
    course = hand.do("D action-on 3").facts().course
    assert (course.bet, course.pending) == (100, (3, 1, 2))


@pytest.mark.parametrize("words", ["D announce-bet post 100", "D announce-bet post 300"])
def test_a_bet_in_turn_posts_nothing(words: str) -> None:
    assert Betting((50, 100)).flop().do("P2 wager 100x3", words).facts().course.posted == ()


@books((UPT, "out-of-turn"), (UPT, "out-of-turn-back"))
def test_upt_has_the_minimum_said_the_rest_given_back_and_the_action_pointed_back(book: str, at: str) -> None:
    facts, law = bet_out_of_turn().facts(), law_of(book)
    (matter,) = amiss(law, facts)
    decision = settle(law, facts.about(matter))
    assert decision.ruling is not None
    assert [each.key for each in decision.ruling.steps] == [SAID, REST, BACK]
    assert (decision.figure("post"), decision.figure("rest"), at in cited(decision)) == (100, 700, True)
    found = stands(law, facts, wagers(facts)[-1])
    assert (found.kind, found.to, found.back) == ("bet", 100, 700)


@books((UPT, "out-of-turn"))
def test_of_just_the_minimum_nothing_goes_back(book: str, at: str) -> None:
    facts, law = Betting((50, 100)).flop().do("P2 check", "P4 wager 100x1").facts(), law_of(book)
    decision = settle(law, facts.about(next(amiss(law, facts))))
    assert decision.ruling is not None
    assert ([each.key for each in decision.ruling.steps], at in cited(decision)) == ([SAID, BACK], True)
