"""Substantial action: what counts, what does not, and the written reading of a check with a fold."""

import pytest

from tests.rules.situations import Hand, cited, steps
from tests.rules.test_misdeal import FOXWOODS, MET, PLAYERS, TDA, books
from trainer.rules.book import book as law_of
from trainer.rules.ruling import Decision

TWO = {TDA: "36-A", PLAYERS: "37-A", FOXWOODS: "36-A", MET: "34-A"}
THREE = {TDA: "36-B", PLAYERS: "37-B", FOXWOODS: "36-B", MET: "34-B"}
BLINDS = {TDA: "36", PLAYERS: "37", FOXWOODS: "36"}


def wrong_start(*acts: str, blinds: bool = True) -> Hand:
    """A first card to the wrong seat, the deal finished, and then as told; without blinds there is no bet to face."""
    hand = Hand()
    if blinds:
        hand.blinds()
    else:
        hand.head = [line for line in hand.head if "-blind" not in line]
    return hand.do(*(f"D pitch {seat} down" for seat in (3, 2, 4, 5, 6, 1))).deal(1).do(*acts)


def substantial(book: str, *acts: str, blinds: bool = True) -> bool:
    decision = wrong_start(*acts, blinds=blinds).decision(book, "first-card-to-wrong-seat")
    return steps(decision) == ["play-on"]


@books(*TWO.items())
@pytest.mark.parametrize(
    ("acts", "expected"),
    [
        (("P4 wager 100x1",), False),
        (("P4 wager 100x1", "P5 fold"), True),
        (("P4 fold", "P5 wager 100x1"), True),
        (("P4 wager 100x1", "P5 wager 100x3"), True),
        (("P4 fold", "P5 fold"), False),
        (("P4 check", "P5 check"), False),
    ],
    ids=["one", "call-fold", "fold-call", "call-raise", "two-folds", "two-checks"],
)
def test_two_actions_in_turn_with_chips_are_substantial(
    book: str, at: str, acts: tuple[str, ...], expected: bool
) -> None:
    assert substantial(book, *acts) is expected
    if expected:
        assert at in cited(wrong_start(*acts).decision(book, "first-card-to-wrong-seat"))


@books(*TWO.items())
def test_a_check_and_a_fold_put_no_chips_in_and_are_not_substantial(book: str, at: str) -> None:
    assert not substantial(book, "P4 check", "P5 fold", blinds=False)
    assert substantial(book, "P4 check", "P5 wager 100x1", blinds=False)
    assert "check" in law_of(book).paragraph(at).reading


@books(*THREE.items())
@pytest.mark.parametrize("third", ["check", "fold", "wager 100x1"], ids=["check", "fold", "call"])
def test_any_three_actions_in_turn_are_substantial(book: str, at: str, third: str) -> None:
    assert substantial(book, "P4 fold", "P5 fold", f"P6 {third}")
    assert at in cited(wrong_start("P4 fold", "P5 fold", f"P6 {third}").decision(book, "first-card-to-wrong-seat"))


@pytest.mark.parametrize("book", TWO)
def test_actions_out_of_turn_do_not_count(book: str) -> None:
    assert not substantial(book, "P4 fold", "P6 wager 100x1")
    assert substantial(book, "P4 fold", "P6 wager 100x1", "P5 wager 100x1")


@books(*BLINDS.items())
def test_posted_blinds_do_not_count(book: str, at: str) -> None:
    assert not substantial(book, "P4 wager 100x1")
    assert not substantial(book, "P2 wager 100x1", blinds=False)
    assert law_of(book).paragraph(at).rules


@books((PLAYERS, "intro-3"))
def test_sa_in_this_book_is_substantial_action(book: str, at: str) -> None:
    """Its rule on the wrong button says SA, and turns just where substantial action begins."""

    def ruled(*acts: str) -> Decision:
        return Hand(extra=["button-due 2"]).blinds().deal().do(*acts).decision(book, "wrong-button")

    assert at not in cited(ruled("P4 wager 100x1"))
    assert at in cited(ruled("P4 wager 100x1", "P5 fold"))
    assert steps(ruled("P4 fold", "P5 fold")) == ["correct-the-button"]
    assert at in cited(ruled("P4 fold", "P5 fold", "P6 fold"))
