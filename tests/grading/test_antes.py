"""The ante for all, drawn in from a big blind who can't pay it with the blind."""

import pytest

from tests.rules.test_antes import ForAll
from trainer.grading.antes import short_of_the_ante
from trainer.grading.assessment import Verdict
from trainer.grading.spoken import spoken
from trainer.kernel import gestures as g
from trainer.kernel.chips import chips
from trainer.kernel.table import MAIN
from trainer.rules.book import book

SPEAK = (("tda-2024", "RP-11"), ("foxwoods-2020", "bba-1"), ("players-2025", "intro-1"))
RIGHT, WRONG = Verdict.PRACTICE, Verdict.HARMFUL


def posted(stack: str, *acts: str) -> ForAll:
    """The blinds of 100 and 200 are posted; seat 3, with so much, posts all of it for the blind and an ante of 200."""
    hand = ForAll(stacks={3: stack})
    hand.do("P2 post 100x1", f"P3 post {stack}", *acts)
    return hand


@pytest.mark.parametrize(("key", "at"), SPEAK)
@pytest.mark.parametrize(
    ("acts", "drawn", "verdict"),
    [
        pytest.param((), "100x1", RIGHT, id="the rest"),
        pytest.param((), "100x2", WRONG, id="the whole ante"),
        pytest.param(("D collect 3 100x1 main",), "100x1", WRONG, id="in two parts"),
    ],
)
def test_of_three_hundred_the_blind_comes_first(
    key: str, at: str, acts: tuple[str, ...], drawn: str, verdict: Verdict
) -> None:
    said = spoken(book(key), posted("100x3", *acts).facts(), g.Collect(3, chips(drawn), MAIN))
    assert said is not None
    assert said.verdict is verdict
    assert at in {each.at for each in said.citations}


@pytest.mark.parametrize(("key", "at"), [("tda-2024", "RP-11"), ("foxwoods-2020", "bba-2")])
@pytest.mark.parametrize("stack", ["100x1", "100x2"], ids=["short of the blind", "the blind to the chip"])
def test_who_has_no_more_than_the_blind_posts_no_ante(key: str, at: str, stack: str) -> None:
    said = spoken(book(key), posted(stack).facts(), g.Collect(3, chips("100x1"), MAIN))
    assert said is not None
    assert said.verdict is WRONG
    assert at in {each.at for each in said.citations}


@pytest.mark.parametrize("key", ["tda-2022", "metropolitan", "upt"])
def test_the_other_houses_say_nothing_of_it(key: str) -> None:
    assert spoken(book(key), posted("100x3").facts(), g.Collect(3, chips("100x2"), MAIN)) is None


@pytest.mark.parametrize(
    ("hand", "asked"),
    [
        pytest.param(posted("100x3"), True, id="short"),
        pytest.param(posted("100x4"), False, id="enough for both"),
        pytest.param(posted("100x3").deal(), False, id="once cards are out"),
    ],
)
def test_it_is_asked_before_the_deal_of_a_short_big_blind_alone(hand: ForAll, asked: bool) -> None:
    assert (short_of_the_ante(hand.facts()) is not None) is asked


def test_chips_drawn_in_from_another_seat_are_not_about_it() -> None:
    assert spoken(book("tda-2024"), posted("100x3").facts(), g.Collect(2, chips("100x1"), MAIN)) is None
