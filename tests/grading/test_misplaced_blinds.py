"""Blinds that go back once the button is put right: a house that prints where they lie is asked, and cited."""

import pytest

from tests.rules.situations import Hand
from trainer.grading.assessment import Verdict
from trainer.grading.spoken import spoken
from trainer.kernel import gestures as g
from trainer.kernel.chips import Chips
from trainer.rules.book import BOOKS, book

UPT = "upt"
RIGHT, WRONG = Verdict.PRACTICE, Verdict.HARMFUL
MOVED = ("D stop", "D button 2", "D proceed")
POSTED_ANEW = ("P3 post 25x2", "P4 post 100x1")


def put_right(*acts: str) -> Hand:
    """Blinds of 50 and 100 from seats 2 and 3 with the button in seat 1; it belongs in seat 2, and is put there."""
    return Hand(players=4, extra=["button-due 2"]).blinds().do(*MOVED, *acts)


def given_back(hand: Hand, seat: int, *piles: tuple[int, int], key: str = UPT) -> Verdict | None:
    said = spoken(book(key), hand.facts(), g.ReturnBet(seat, Chips(piles)))
    return said.verdict if said is not None else None


@pytest.mark.parametrize(
    ("acts", "seat", "piles", "verdict"),
    [
        pytest.param((), 2, ((25, 2),), RIGHT, id="upt:button-0-b-owes-none"),
        pytest.param((), 3, ((100, 1),), None, id="too-large-to-leave-the-small-blind"),
        pytest.param(POSTED_ANEW[:1], 3, ((100, 1),), RIGHT, id="upt:button-0-b-50-is-left"),
        pytest.param(POSTED_ANEW[:1], 3, ((100, 1), (25, 1)), WRONG, id="upt:button-0-b-25-is-left"),
        pytest.param(POSTED_ANEW, 4, ((100, 1),), WRONG, id="upt:button-0-b-the-big-blind"),
    ],
)
def test_a_seat_that_owes_no_blind_gets_it_back_and_one_that_does_keeps_it(
    acts: tuple[str, ...], seat: int, piles: tuple[tuple[int, int], ...], verdict: Verdict | None
) -> None:
    assert given_back(put_right(*acts), seat, *piles) is verdict


def test_the_paragraph_is_cited() -> None:
    said = spoken(book(UPT), put_right().facts(), g.ReturnBet(2, Chips(((25, 2),))))
    assert said is not None
    assert [each.at for each in said.citations] == ["button-0-b"]
    assert said.reason == "Right: seat 2 doesn't owe a blind. The blinds are due from seats 3 and 4."


def test_as_long_as_the_button_is_wrong_nothing_is_said_of_the_blinds() -> None:
    hand = Hand(players=4, extra=["button-due 2"]).blinds()
    assert given_back(hand, 2, (25, 2)) is None


def test_a_house_that_prints_nothing_of_it_leaves_it_to_common_practice() -> None:
    others = [key for key in BOOKS if key != UPT]
    assert others
    assert {given_back(put_right(), 2, (25, 2), key=key) for key in others} == {None}
