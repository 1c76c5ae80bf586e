"""A card that doesn't belong to the deck: a fouled one sends the bets back and ends the hand, a joker is replaced."""

import pytest

from trainer import resources
from trainer.grading.assess import Assessor
from trainer.grading.assessment import Verdict
from trainer.grading.mistakes import MISTAKES
from trainer.grading.model import Dealer, perfect, playing_out
from trainer.kernel import gestures as g
from trainer.rules.book import BOOKS, book
from trainer.scenarios.compiler import play_of
from trainer.scenarios.form import Scenario
from trainer.scenarios.loader import read

CLEAN = resources.path("quizzes", "scenarios", "clean")


def fouled(name: str = "holdem-six", more: str = "") -> Scenario:
    """A clean hand in which the turn is a second card of the flop."""
    text = (CLEAN / f"{name}.toml").read_text(encoding="utf-8").replace('"routine"', '"deal.fouled-deck"')
    wrong = '[[wrong]]\nkind = "duplicate-card"\nplace = "turn"\nof = "flop 1"\n'
    return read(f"{text}\n{wrong}{more}", f"{name}.toml")


def dealt(scenario: Scenario, key: str, dealer: Dealer = perfect) -> Assessor:
    law = book(key)
    *_, graded = playing_out(play_of(scenario, law), law, dealer)
    return graded


@pytest.mark.parametrize("key", BOOKS)
@pytest.mark.parametrize("name", ["holdem-six", "holdem-nine", "omaha-pot-limit"])
def test_everybody_has_their_chips_back_and_the_hand_is_over(name: str, key: str) -> None:
    graded = dealt(fouled(name), key)
    assert [each.matter.kind for each in graded.open.values()] == ["duplicate-cards"]
    assessment = graded.assessment()
    assert assessment.right
    assert assessment.off == ()
    assert graded.record.table.over
    first = {each.number: each.stack.amount for each in graded.record.setup.seats}
    assert {each.number: each.stack.amount for each in graded.record.table.seats} == first


@pytest.mark.parametrize("key", BOOKS[:2])
def test_nobody_plays_on_once_the_bets_are_back(key: str) -> None:
    graded = dealt(fouled(), key)
    acts = [each.act for each in graded.record.gestures]
    assert isinstance(acts[-1], g.NextHand)
    last = max(index for index, act in enumerate(acts) if isinstance(act, g.PushPot))
    assert last == len(acts) - 2
    assert graded.findings[-1].verdict is Verdict.HARMLESS


@pytest.mark.parametrize("key", BOOKS)
def test_a_hand_ended_with_the_bets_still_in_is_not_told_as_part_of_the_fix(key: str) -> None:
    graded = dealt(fouled(), key, MISTAKES["plays-on"].dealer)
    ended = next(each for each in graded.findings if isinstance(graded.record.gestures[each.index].act, g.NextHand))
    assert "bets are back" not in ended.reason


def test_a_joker_on_the_flop_is_replaced_before_the_betting_where_the_next_card_takes_its_place() -> None:
    """upt:irregularity-8: with the joker gone two cards lie there, and the third comes before anybody acts."""
    text = (CLEAN / "holdem-six.toml").read_text(encoding="utf-8").replace('"routine"', '"deal.scrap-card"')
    joker = '[[wrong]]\nkind = "joker-in-the-deck"\nplace = "flop 2"\n'
    graded = dealt(read(f"{text}\n{joker}", "joker.toml"), "upt")
    assert graded.assessment().right
    courses, tables = graded.record.courses, graded.record.tables
    opened = next(at for at, course in enumerate(courses) if course.street == 1 and course.actions[-1].street == 1)
    assert sum(each.up and not each.card.is_joker for each in tables[opened].board) == 3
