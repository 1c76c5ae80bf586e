"""What a floor's order brings a wager to: an amount named, the full call, what was said, all he has at most."""

import pytest

from tests.rules.betting import Betting
from tests.rules.situations import cited
from tests.rules.test_misdeal import FOXWOODS, MET, PLAYERS, TDA, UPT, books
from trainer.kernel.chips import make
from trainer.rules.amiss import amiss, settle
from trainer.rules.book import book as law_of

FLOOR = ("D floor", "F come")
AMOUNTS = pytest.mark.parametrize(("named", "to"), [(4900, 4900), (5000, 5000), (5100, 5000)])
"""Below all he has, all of it, and above."""


def ordered(hand: Betting, book: str, kind: str, order: str) -> tuple[int, int, list[str]]:
    """What the house brings the wager to by that order, what is still missing, and the paragraphs."""
    facts, law = hand.do(*FLOOR, f"F order {order} own").facts(), law_of(book)
    (matter,) = [each for each in amiss(law, facts) if each.kind == kind]
    decision = settle(law, facts.about(matter))
    return decision.figure("to"), decision.figure("owed"), cited(decision)


@books((MET, "51"))
@AMOUNTS
@pytest.mark.parametrize(
    "option",
    [
        "the-lower-amount-which-keeps-up-betting-discipline",
        "the-amount-that-fits-the-last-increments",
        "the-amount-that-fits-the-pot",
    ],
)
def test_an_amount_that_the_floor_names_is_no_more_than_the_player_has(
    book: str, at: str, option: str, named: int, to: int
) -> None:
    hand = Betting((200, 400), stacks={2: "100x4+1000x4+500x2"}).flop()
    hand.do("P2 say I bet five", "P2 wager 1000x1", "D ask-how-much 2", "P2 say I bet five")
    assert ordered(hand, book, "unclear-amount", f"{option}-{named}") == (to, to - 1000, [at])


@books((TDA, "40-A"), (PLAYERS, "41-A"), (FOXWOODS, "40-A"))
@AMOUNTS
def test_the_amount_said_that_the_floor_lets_stand_is_no_more_than_the_player_has(
    book: str, at: str, named: int, to: int
) -> None:
    hand = Betting((200, 400), stacks={2: "100x4+1000x4+500x2"}).flop()
    hand.do(f"P2 say bet {named}", "P2 wager 1000x1")
    assert ordered(hand, book, "words-and-chips", "the-amount-said") == (to, to - 1000, [at])


@books((UPT, "no-limit-12"))
@pytest.mark.parametrize(("bet", "to"), [(4900, 4900), (5000, 5000), (5100, 5000)])
def test_the_full_call_that_the_floor_orders_is_no_more_than_the_player_has(
    book: str, at: str, bet: int, to: int
) -> None:
    hand = Betting((200, 400), stacks={3: "100x4+1000x4+500x2"}).flop()
    hand.do(f"P2 wager {make(bet)}", "P3 wager 500x1", "P3 say I thought it was 500")
    assert ordered(hand, book, "undercall", "the-full-call") == (to, to - 500, [at])


STRUNG = (
    (("P3 wager 100x2", "P3 wager 100x1"), (200, 400)),
    (("P3 wager 100x2", "P3 wager 100x2"), (200, 400)),
    (("P3 wager 100x2", "P3 wager 100x4"), (200, 400)),
    (("P3 wager 100x1", "P3 wager 100x2"), (200, 400)),
    (("P3 wager 100x2", "P3 wager 25x3"), (200, 200)),
    (("P3 wager 100x3", "P3 wager 25x3"), (400, 400)),
)
"""String raises over a bet of 200 at limit: what the first motion and all the chips come to, a call or the raise."""
MOTIONS = pytest.mark.parametrize(("acts", "totals"), STRUNG, ids=[" ".join(acts) for acts, _ in STRUNG])


def string_raise(acts: tuple[str, ...]) -> Betting:
    return Betting(limit="limit").flop().do("P2 wager 100x2", *acts)


@books((TDA, "56"), (FOXWOODS, "56"), (MET, "50"))
@MOTIONS
def test_what_stands_of_a_string_raise_at_limit_is_a_call_or_the_raise(
    book: str, at: str, acts: tuple[str, ...], totals: tuple[int, int]
) -> None:
    for option, to in zip(("the-first-motion-alone", "all-the-chips-put-out"), totals, strict=True):
        brought, owed, paragraphs = ordered(string_raise(acts), book, "several-motions", option)
        lying = string_raise(acts).facts().table.seat(3).bet.amount
        assert (brought, owed) == (to, max(0, to - lying))
        assert at in paragraphs


@books((TDA, "56"), (FOXWOODS, "56"), (MET, "50"))
@MOTIONS
def test_so_the_house_has_it_before_any_order(
    book: str, at: str, acts: tuple[str, ...], totals: tuple[int, int]
) -> None:
    facts, law = string_raise(acts).facts(), law_of(book)
    (matter,) = [each for each in amiss(law, facts) if each.kind == "several-motions"]
    decision = settle(law, facts.about(matter))
    assert (decision.figure("by-first-motion"), decision.figure("by-all-chips")) == totals
    assert at in cited(decision)
