"""The perfect dealer mixes cards by the same chance as a trainee's session."""

from unittest.mock import Mock

from tests.scenarios.hands import packaged
from trainer.grading.open_matter import OpenMatter
from trainer.grading.performers.task import Task
from trainer.kernel.altered import replace
from trainer.kernel.cards import card
from trainer.rules.book import book
from trainer.scenarios.compiler import play_of
from trainer.scenarios.session import Session

STUCK = "four-card-flop-turned-up-inherited"


def test_what_the_perfect_dealer_mixes_is_what_a_trainee_would_have_mixed() -> None:
    law = book("upt")
    play = play_of(packaged()[STUCK], law)
    for seed in range(40):
        session = Session(replace(play, seed=seed), law)
        cards = [*session.record.table.stuck[0], card("2c")]
        task = Task(session.record, Mock(OpenMatter), seed)
        assert task.mixed("shuffle", tuple(cards)) == session.shuffle_order(cards)
        assert task.mixed("scramble", tuple(cards)) == session.scramble_order(cards)
