"""What there is to call where the big blind is all-in for less."""

import pytest

from tests.rules.betting import Betting
from trainer.grading.assessment import Verdict
from trainer.grading.spoken import spoken
from trainer.kernel import gestures as g
from trainer.rules.book import BOOKS, book

RIGHT, WRONG, HARMLESS = Verdict.PRACTICE, Verdict.HARMFUL, Verdict.HARMLESS
UPT = "upt"


def dealt(stack: str, *acts: str) -> Betting:
    """Blinds of 100 and 200; seat 3 posts all it has for the big one, and seat 4 is to act."""
    hand = Betting(stacks={3: stack})
    hand.do("P2 post 100x1", f"P3 post {stack}").deal()
    hand.do("D proceed", *acts)
    return hand


def verdict(key: str, hand: Betting, amount: int, kind: str = "bet") -> Verdict | None:
    said = spoken(book(key), hand.facts(), g.AnnounceBet(kind, amount))
    return said.verdict if said is not None else None


@pytest.mark.parametrize(("amount", "right"), [(100, False), (199, False), (200, True), (201, False)])
def test_a_short_blind_changes_nothing_in_what_there_is_to_call(amount: int, right: bool) -> None:
    for key in BOOKS:
        assert verdict(key, dealt("100x1"), amount) is ((RIGHT if key == UPT else HARMLESS) if right else WRONG)


def test_the_paragraph_is_cited_where_there_is_one() -> None:
    said = spoken(book(UPT), dealt("100x1").facts(), g.AnnounceBet("bet", 200))
    assert said is not None
    assert {each.at for each in said.citations} == {"button-1"}


@pytest.mark.parametrize(
    ("hand", "kind"),
    [
        pytest.param(dealt("100x2"), "bet", id="the blind is whole"),
        pytest.param(dealt("100x1"), "raise", id="nobody has raised"),
    ],
)
def test_elsewhere_nobody_has_bet(hand: Betting, kind: str) -> None:
    assert verdict(UPT, hand, 200, kind) is WRONG


def test_once_somebody_has_acted_what_is_announced_is_that_act() -> None:
    assert verdict(UPT, dealt("100x1", "P4 wager 100x6"), 200) is WRONG
    assert verdict(UPT, dealt("100x1", "P4 wager 100x6"), 600, "raise") is RIGHT
