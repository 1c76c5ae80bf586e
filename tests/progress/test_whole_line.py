"""From a scenario file over a hand that is dealt, interrupted, resumed and graded, to the dashboard."""

from dataclasses import replace
from pathlib import Path

import pytest

from tests.progress.samples import NOON
from trainer import resources
from trainer.grading.ahead import assess
from trainer.kernel import document, notation
from trainer.kernel.gestures import Gesture
from trainer.progress.begun import begun
from trainer.progress.grades import graded, kept
from trainer.progress.records import Outcome, Part
from trainer.progress.store import Store
from trainer.rules.book import BOOKS, book
from trainer.scenarios import loader
from trainer.scenarios.compiler import play_of
from trainer.scenarios.session import Session

SCENARIO = resources.path("quizzes", "scenarios", "four-card-flop", "turned-up-inherited.toml")


def _later(text: str, at: int) -> Gesture:
    return replace(notation.gesture(f"0.000 {text}"), at=at)


@pytest.mark.parametrize("house", BOOKS)
def test_a_hand_is_kept_interrupted_resumed_graded_and_counted(tmp_path: Path, house: str) -> None:
    law = book(house)
    play = play_of(loader.load(SCENARIO), law)
    began = play.before[-1].at
    with Store.open(tmp_path / "progress.db") as store:
        hand, lines = begun(play, law, store.profile("Ann").id, "drill", NOON)
        running = store.begin_hand(hand, lines)
        store.append(running, notation.line(_later("D floor", began + 2500)))
    with Store.open(tmp_path / "progress.db") as store:
        found = store.interrupted()
        assert found is not None
        again = play_of(loader.read(found.hand.scenario_text, "kept"), book(found.hand.book), found.hand.seed)
        session = Session.resume(again, law, document.transcript_of(found.transcript))
        assert session.record.gestures[-1].at == began + 2500
        store.resume(found.id)
        store.append(found.id, notation.line(_later("D next-hand", began + 60_000)))
        attempt = store.attempt(store.finish(found.id, NOON))
        transcript = document.transcript_of(attempt.transcript)
        given = assess(transcript, law, attempt.hand.taken_over)
        store.add_assessment(attempt.id, kept(given), NOON)
        [assessment] = store.attempt(attempt.id).assessments
        assert graded(assessment.assessed) == given
        results = {each.part: each for each in assessment.assessed.results}
        assert results[Part.NOTICED].outcome is Outcome.GOOD
        assert results[Part.NOTICED].ms == 2500
        assert results[Part.NOTICED].paragraph.startswith(f"{house}:")
        assert results[Part.REMEDY].outcome is Outcome.AGAIN
        assert store.median_notice(1) == 2.5
        [topic] = store.topic_summary(1)
        assert (topic.topic, topic.attempts, topic.noticed.per_cent) == ("deal.four-card-flop", 1, 100)
        assert store.attempts(1)[0].noticed == "yes"
