"""The scheduler is judged by what it said beforehand, beside an average that knows no more than it did."""

from collections.abc import Sequence
from dataclasses import replace
from datetime import timedelta
from math import log, sqrt
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.progress.samples import NOON
from trainer.progress.calibration import LEAST, astray, calibration, rehearsed
from trainer.progress.records import Answer, Outcome, Part, Review, Source, Tested
from trainer.progress.scheduler import RETENTION, Strength, recall, step
from trainer.progress.store import Store

AGAIN, HARD, GOOD = Outcome
RULES = ("topic:clock", "topic:bet.turn")
FIRST = Review("upt", "topic:clock", "clock", Part.REMEDY, GOOD, Source.QUESTION, 1, NOON, None, 0)


def said(predicted: float | None, recalled: bool, elapsed: float = 3) -> Review:
    return replace(FIRST, predicted=predicted, outcome=GOOD if recalled else AGAIN, elapsed=elapsed)


def test_log_loss_rmse_and_bins_of_a_log_that_can_be_reckoned_by_hand() -> None:
    found = calibration([said(0.92, True), said(0.94, False), said(0.6, True), said(0.6, False)])
    assert (found.logged, found.reviews, found.recalled) == (4, 4, 2)
    low, high = found.bins
    assert (low.low, low.high, low.reviews, low.predicted, low.recalled) == (0.5, 0.7, 2, 0.6, 0.5)
    assert (high.low, high.high, high.reviews, high.recalled) == (0.9, 0.95, 2, 0.5)
    assert high.predicted == pytest.approx(0.93)
    assert found.scheduler is not None
    assert found.scheduler.log_loss == pytest.approx(-(log(0.92) + log(0.06) + log(0.6) + log(0.4)) / 4)
    assert found.scheduler.rmse == pytest.approx(sqrt((2 * 0.1**2 + 2 * 0.43**2) / 4))


def test_the_plain_average_knows_only_what_came_before() -> None:
    marks = (True, False, True, True)
    found = calibration([said(0.92, mark) for mark in marks])
    plain = [0.9, 1.9 / 2, 1.9 / 3, 2.9 / 4]
    chances = [each if mark else 1 - each for each, mark in zip(plain, marks, strict=True)]
    assert found.plain is not None
    assert found.plain.log_loss == pytest.approx(-sum(map(log, chances)) / 4)
    assert found.bins[0].plain == pytest.approx(sum(plain) / 4)
    assert found.plain.rmse == pytest.approx(abs(sum(plain) / 4 - 0.75))


@pytest.mark.parametrize("left_out", [said(None, True, 0), said(1.0, False, 0.99), said(1.0, True, 0)])
def test_first_meetings_and_what_is_repeated_within_the_day_say_nothing(left_out: Review) -> None:
    found = calibration([left_out, said(0.9, True), left_out])
    assert (found.logged, found.reviews) == (3, 1)
    assert found.bins == calibration([said(0.9, True)]).bins


def test_an_empty_log_has_no_figures() -> None:
    found = calibration([])
    assert (found.scheduler, found.plain, found.bins, found.enough, found.missing) == (None, None, (), False, LEAST)


@pytest.mark.parametrize(("reviews", "enough"), [(LEAST - 1, False), (LEAST, True)])
def test_too_little_data_is_said(reviews: int, enough: bool) -> None:
    found = calibration([said(0.9, True)] * reviews)
    assert (found.enough, found.missing) == (enough, 0 if enough else 1)


@pytest.mark.parametrize("predicted", [0.0, 1.0])
def test_one_surprise_does_not_outweigh_a_whole_log(predicted: float) -> None:
    found = calibration([said(predicted, predicted == 0)])
    assert found.scheduler is not None
    assert found.scheduler.log_loss == pytest.approx(-log(1e-4))


def test_who_knows_what_is_hard_beats_the_average_and_who_guesses_does_not() -> None:
    chance = Random(5)
    cases = [(hard := chance.random() < 0.5, chance.random() < (0.6 if hard else 0.97)) for _ in range(2000)]
    known = calibration([said(0.6 if hard else 0.97, came) for hard, came in cases])
    blind = calibration([said(0.97 if chance.random() < 0.5 else 0.6, came) for _, came in cases])
    assert known.scheduler is not None
    assert known.plain is not None
    assert blind.scheduler is not None
    assert blind.plain is not None
    assert known.scheduler.log_loss < known.plain.log_loss
    assert known.scheduler.rmse < 0.03 < known.plain.rmse
    assert blind.scheduler.log_loss > blind.plain.log_loss
    assert blind.scheduler.rmse > blind.plain.rmse


ASKED = (st.sampled_from(RULES), st.sampled_from(Part), st.sampled_from(Outcome))
ANSWERS = st.lists(st.tuples(*ASKED, st.floats(0, 90), st.sampled_from(["upt", "tda-2022"])), max_size=25)


def practised(store: Store, answers: Sequence[tuple[str, Part, Outcome, float, str]]) -> None:
    store.profile("Ann")
    for rule, part, outcome, days, book in answers:
        tested = Tested(rule, rule.removeprefix("topic:"), part, outcome)
        store.add_answer(Answer(1, "q", book, 0, True, 900, NOON + timedelta(days=days), tested=(tested,)))


@given(ANSWERS)
def test_replaying_the_log_comes_to_the_stored_memory(answers: list[tuple[str, Part, Outcome, float, str]]) -> None:
    with Store.in_memory() as store:
        practised(store, answers)
        assert rehearsed(store.reviews(1)) == store.memories(1)
        assert astray(store.reviews(1), store.memories(1)) == []


def test_a_memory_that_is_not_what_its_log_comes_to_is_named() -> None:
    with Store.in_memory() as store:
        practised(store, [(rule, Part.REMEDY, GOOD, days, "upt") for rule in RULES for days in (0, 2, 9)])
        store._connection.execute("UPDATE memories SET stability = stability * 1.001 WHERE rule = 'topic:clock'")
        assert astray(store.reviews(1), store.memories(1)) == [("upt", "topic:clock", Part.REMEDY)]
        [*_, kept] = store.memories(1)
        assert astray([], [kept]) == [(kept.book, kept.rule, kept.part)]
        assert len(astray(store.reviews(1), [])) == 2


def test_a_trainee_who_forgets_as_the_scheduler_thinks_is_predicted_well() -> None:
    """A simulated year: recall follows FSRS itself, so its predictions must come out right."""
    chance = Random(2)
    with Store.in_memory() as store:
        store.profile("Ann")
        for rule in (f"topic:t{number}" for number in range(60)):
            _year(store, rule, chance)
        found = calibration(store.reviews(1))
    assert found.enough
    assert found.scheduler is not None
    assert abs(found.recalled / found.reviews - RETENTION) < 0.05
    assert found.scheduler.rmse < 0.04


def _year(store: Store, rule: str, chance: Random) -> None:
    held: Strength | None = None
    at = NOON
    while at < NOON + timedelta(days=365):
        right = held is None or chance.random() < recall(held, at)
        tested = Tested(rule, rule.removeprefix("topic:"), Part.REMEDY, GOOD if right else AGAIN)
        store.add_answer(Answer(1, "q", "upt", 0, right, 900, at, tested=(tested,)))
        held = step(held, tested.outcome, at).strength
        at = held.due + timedelta(days=chance.random() * 5)
