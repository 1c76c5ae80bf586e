"""A count that a player asks for: where the house grants it, it is the dealer's to do before that player has acted."""

import pytest

from tests.rules.betting import Betting
from tests.rules.situations import cited
from tests.rules.test_misdeal import FOXWOODS, MET, PLAYERS, TDA, UPT, books
from trainer.rules.amiss import amiss, settle
from trainer.rules.book import book as law_of
from trainer.rules.common.counts import ESTIMATE
from trainer.rules.requests import refused, unspoken
from trainer.rules.ruling import Deadline, Matter

COUNT = books((TDA, "60"), (PLAYERS, "60"), (FOXWOODS, "60"), (MET, "54"))


def faced(*acts: str, stack: str = "100x6") -> Betting:
    """Seat 2 bets 600 after the flop, all-in by that stack; seat 3 is to act."""
    return Betting(stacks={2: f"100x2+{stack}"}).flop().do("P2 wager 100x6", *acts)


def wanted(hand: Betting, key: str) -> list[Matter]:
    return [each for each in amiss(law_of(key), hand.facts()) if each.kind == "stack-count"]


@COUNT
@pytest.mark.parametrize("words", ["How much is it?", "count please"])
def test_the_count_of_an_all_in_is_the_dealers_to_make(book: str, at: str, words: str) -> None:
    hand = faced(f"P3 say {words}")
    (matter,) = wanted(hand, book)
    decision = settle(law_of(book), hand.facts().about(matter))
    assert decision.ruling is not None
    assert ([each.key for each in decision.ruling.steps], decision.ruling.deadline) == (
        ["bet-counted"],
        Deadline.ACTION,
    )
    assert (decision.figure("seat"), decision.figure("chips"), cited(decision)) == (2, 600, [at])
    assert refused(law_of(book), hand.facts()) is None


@COUNT
@pytest.mark.parametrize(
    ("acts", "stack"),
    [(("P3 say how much is it?",), "100x7"), (("P4 say how much is it?",), "100x6"), (("P2 say count me",), "100x6")],
    ids=["a chip behind", "not in turn", "himself"],
)
def test_who_faces_no_all_in_in_turn_has_a_look_only(book: str, at: str, acts: tuple[str, ...], stack: str) -> None:
    hand = faced(*acts, stack=stack)
    assert not wanted(hand, book)
    decision = refused(law_of(book), hand.facts())
    assert decision is not None
    assert (decision.ruling, cited(decision)) == (ESTIMATE, [at])


@COUNT
def test_a_request_ends_with_the_next_action_and_is_one_however_often_it_is_made(book: str, at: str) -> None:
    assert len(wanted(faced("P3 say how much?", "P3 say count it"), book)) == 1
    assert not wanted(faced("P3 say how much?", "P3 wager 100x6"), book)
    assert refused(law_of(book), faced("P4 say how much?", "P3 wager 100x6").facts()) is None


@pytest.mark.parametrize(
    ("limit", "asked", "open_on"),
    [
        ("limit", ("count the pot",), "pot-count"),
        ("limit", ("how much does he have?", "count the pot"), "pot-count"),
        ("limit", ("count the pot", "how much does he have?"), "stack-count"),
        ("no-limit", ("how much does he have?", "count the pot"), ""),
    ],
    ids=["the-pot", "the-pot-last", "a-stack-last", "the-pot-decided"],
)
def test_of_several_counts_the_last_one_is_told_of_where_upt_says_nothing(
    limit: str, asked: tuple[str, ...], open_on: str
) -> None:
    """UPT speaks of the pot at no limit and pot limit only, and of stacks nowhere."""
    hand = Betting(limit=limit).flop().do(*(f"P2 say {words}" for words in asked))
    found = unspoken(law_of(UPT), hand.facts())
    assert (found.kind if found else "") == open_on


def test_upt_prints_nothing_on_counts_and_neither_asks_for_one_nor_forbids_it() -> None:
    hand = faced("P3 say how much is it?")
    assert not wanted(hand, UPT)
    assert refused(law_of(UPT), hand.facts()) is None


POT = books((TDA, "54-A"), (PLAYERS, "55-A"), (FOXWOODS, "53-A"), (MET, "49-A"), (UPT, "no-limit-0"))


def asked_for_the_pot(limit: str, *acts: str) -> Betting:
    """Seat 2 bets 600 after the flop at that limit, and seat 3 asks what is in the pot."""
    return Betting(limit=limit).flop().do("P2 wager 100x6", "P3 request pot-count", *acts)


def pots_wanted(hand: Betting, key: str) -> list[Matter]:
    return [each for each in amiss(law_of(key), hand.facts()) if each.kind == "pot-count"]


@POT
def test_the_pot_is_the_dealers_to_count_at_pot_limit_until_the_next_action(book: str, at: str) -> None:
    hand = asked_for_the_pot("pot-limit")
    (matter,) = pots_wanted(hand, book)
    decision = settle(law_of(book), hand.facts().about(matter))
    assert decision.ruling is not None
    assert ([each.key for each in decision.ruling.steps], decision.ruling.deadline) == (
        ["pot-counted"],
        Deadline.ACTION,
    )
    assert cited(decision) == [at]
    assert refused(law_of(book), hand.facts(), "pot-count") is None
    assert not pots_wanted(asked_for_the_pot("pot-limit", "P3 wager 100x6"), book)


@pytest.mark.parametrize("book", [TDA, PLAYERS, FOXWOODS, MET, UPT])
def test_nobody_has_it_counted_in_no_limit(book: str) -> None:
    hand = asked_for_the_pot("no-limit")
    assert not pots_wanted(hand, book)
    assert refused(law_of(book), hand.facts(), "pot-count") is not None
    assert refused(law_of(book), hand.facts()) is None


def test_a_pot_in_which_nothing_lies_yet_is_not_counted() -> None:
    hand = Betting(limit="pot-limit").do("P4 request pot-count")
    assert not hand.facts().table.pot
    assert not pots_wanted(hand, TDA)
