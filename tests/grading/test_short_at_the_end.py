"""A call that is short as the last street ends stays a mistake of who saw nothing, whatever the players show then."""

import pytest

from trainer import resources
from trainer.grading.assess import Assessor
from trainer.grading.assessment import How
from trainer.grading.mistakes import plays_on
from trainer.grading.model import Dealer, perfect, playing_out
from trainer.rules.book import BOOKS, book
from trainer.scenarios.compiler import play_of
from trainer.scenarios.form import Scenario
from trainer.scenarios.loader import read

FILE = resources.path("quizzes", "scenarios", "bets", "call-said-and-short.toml")
SCRIPT = 'script = ["preflop: P5 raise 800", "all stay", "flop: all stay", "turn: all stay", "river: all stay"]'
ON_THE_RIVER = (
    'script = ["preflop: all stay", "flop: all stay", "turn: all stay", "river: P5 bet 800 if unbet", "all stay"]'
)


def on_the_river(*does: str) -> Scenario:
    """Seat 7 closes the betting of the last street with that."""
    text = FILE.read_text(encoding="utf-8").partition("[expect")[0]
    acts = ", ".join(f'"{each}"' for each in does)
    changes = {
        SCRIPT: ON_THE_RIVER,
        'takeover = "preflop"': 'takeover = "river"',
        'street = "preflop"': 'street = "river"\nwhen = "bet"',
        'does = ["say Call", "0.6 wager 500x1"]': f"does = [{acts}]",
    }
    for before, after in changes.items():
        assert before in text
        text = text.replace(before, after)
    return read(text, "on-the-river.toml")


def dealt(scenario: Scenario, key: str, dealer: Dealer) -> Assessor:
    law = book(key)
    *_, graded = playing_out(play_of(scenario, law), law, dealer)
    return graded


@pytest.mark.parametrize("key", BOOKS)
@pytest.mark.parametrize("does", [("wager 500x1",), ("say Call", "0.6 wager 500x1")], ids=["silent", "said"])
def test_who_sees_nothing_has_missed_it(does: tuple[str, ...], key: str) -> None:
    scenario = on_the_river(*does)
    assert dealt(scenario, key, perfect).assessment().right
    assessment = dealt(scenario, key, plays_on).assessment()
    assert [each.noticed.how for each in assessment.matters] == [How.MISSED]
    assert not assessment.right


@pytest.mark.parametrize("key", BOOKS)
def test_chips_that_come_in_two_motions_to_the_whole_call_are_no_mistake(key: str) -> None:
    scenario = on_the_river("wager 500x1", "0.5 wager 100x3")
    assert dealt(scenario, key, plays_on).assessment().right
