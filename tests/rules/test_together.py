"""Houses side by side: the same demand on one side, figures included, and silence at the end."""

from tests.rules.betting import Betting
from tests.rules.situations import Hand
from trainer.rules.book import BOOKS, book
from trainer.rules.engine import decide
from trainer.rules.ruling import Decision
from trainer.rules.together import sides


def everywhere(hand: Hand, kind: str) -> list[Decision]:
    facts = hand.facts().about(hand.matter(kind))
    return [decide(book(key), facts) for key in BOOKS]


def test_houses_that_demand_the_same_stand_together_and_silence_comes_last() -> None:
    found = sides(everywhere(Hand(top="2c 3c ^4c").blinds().deal(), "boxed-in-deal"))
    assert [each.houses for each in found] == [("upt",), BOOKS[:-1]]
    assert found[-1].ruling is None


def test_the_larger_side_comes_first() -> None:
    hand = Hand(top="2c 3c ^4c ^5c").blinds().deal()
    found = sides(everywhere(hand, "boxed-in-deal"))
    assert [len(each.decisions) for each in found] == sorted((len(e.decisions) for e in found), reverse=True)


def test_the_same_ruling_with_other_figures_is_another_side() -> None:
    small, large = (
        Betting().flop().do("P2 wager 1000x1+100x2", f"P3 wager {chips}").asked("tda-2022")  # type: ignore[attr-defined]  # do gives the Betting back
        for chips in ("1000x2", "1000x1+500x1")
    )
    assert [len(each.decisions) for each in sides([small, large, small])] == [2, 1]
