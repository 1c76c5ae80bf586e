"""The dealer of a right way says aloud what every dealer does."""

import pytest

from trainer.grading.model import play_out
from trainer.grading.thorough import MISDEAL, thorough
from trainer.kernel import gestures as g
from trainer.rules.book import all_books
from trainer.scenarios.compiler import play_of
from trainer.scenarios.fresh.generated import generated
from trainer.scenarios.injectors import INJECTORS

LAW = all_books()[0]


@pytest.mark.parametrize(("key", "times"), [("two-boxed-cards", 1), ("no-burn", 0)])
def test_a_misdeal_is_said_aloud_before_its_cards_are_gathered_and_nothing_else_is(key: str, times: int) -> None:
    acts = [each.act for each in play_out(play_of(generated(INJECTORS[key], "a", LAW), LAW), LAW, thorough).gestures]
    gathered = [at for at, each in enumerate(acts) if isinstance(each, g.Gather)]
    assert len(gathered) == acts.count(MISDEAL) == times
    assert all(acts[at - 1] == MISDEAL for at in gathered)
