"""The scheduler is FSRS-6 as it ships, in whole days, and the same every time."""

import subprocess
import sys
from datetime import UTC, datetime, timedelta, timezone
from itertools import pairwise
from pathlib import Path

import pytest
from fsrs import Card, Rating, Scheduler
from hypothesis import given
from hypothesis import strategies as st

from trainer.progress.records import Memory, Outcome, Part
from trainer.progress.scheduler import RETENTION, after, first, recall, replayed, step

NOON = datetime(2026, 11, 18, 12, tzinfo=UTC)
AGAIN, HARD, GOOD = Outcome
RATINGS = {AGAIN: Rating.Again, HARD: Rating.Hard, GOOD: Rating.Good}
LOGS = st.lists(st.tuples(st.sampled_from(Outcome), st.integers(0, 400 * 24 * 60)), min_size=1, max_size=12)


def log(minutes: list[tuple[Outcome, int]]) -> list[tuple[Outcome, datetime]]:
    """Outcomes with the minutes since the one before, as moments."""
    at, found = NOON, []
    for outcome, pause in minutes:
        at += timedelta(minutes=pause)
        found.append((outcome, at))
    return found


@given(LOGS)
def test_it_goes_as_the_library_goes_without_steps_and_without_chance(minutes: list[tuple[Outcome, int]]) -> None:
    plain = Scheduler(learning_steps=(), relearning_steps=(), enable_fuzzing=False)
    card, moments = Card(card_id=1), log(minutes)
    for outcome, at in moments:
        card, _ = plain.review_card(card, RATINGS[outcome], at)
    *_, last = replayed(moments)
    held = last.strength
    assert (held.stability, held.difficulty, held.due, held.last) == (
        card.stability,
        card.difficulty,
        card.due,
        card.last_review,
    )


@given(LOGS)
def test_what_is_held_stays_within_its_bounds(minutes: list[tuple[Outcome, int]]) -> None:
    for each in replayed(log(minutes)):
        assert each.strength.stability > 0
        assert 1 <= each.strength.difficulty <= 10
        assert each.strength.due >= each.strength.last + timedelta(days=1)
        assert each.predicted is None or 0 < each.predicted <= 1


def test_better_outcomes_are_due_later_and_wrong_ones_the_next_day() -> None:
    days = [(first(outcome, NOON).due - NOON).days for outcome in Outcome]
    assert days == [1, 1, 2]
    held = first(GOOD, NOON)
    later = NOON + timedelta(days=2)
    again, hard, good = (after(held, outcome, later) for outcome in Outcome)
    assert again.stability < hard.stability < good.stability
    assert again.due - later == timedelta(days=1)


def test_recall_sinks_from_one_to_what_is_wanted_when_it_is_due() -> None:
    held = first(GOOD, NOON)
    assert recall(held, NOON + timedelta(hours=23)) == 1
    chances = [recall(held, NOON + timedelta(days=day)) for day in range(30)]
    assert all(one > two for one, two in pairwise(chances))
    for _ in range(3):
        held = after(held, GOOD, held.due)
    assert recall(held, held.due) == pytest.approx(RETENTION, abs=0.002)


def test_a_memory_of_the_store_is_asked_and_gone_on_with_as_it_is() -> None:
    held = after(first(GOOD, NOON), HARD, NOON + timedelta(days=2))
    own = (held.stability, held.difficulty, held.due, held.last)
    memory = Memory("upt", "topic:clock", "clock", Part.REMEDY, *own, 2, 0)
    later = NOON + timedelta(days=9)
    assert recall(memory, later) == recall(held, later)
    assert after(memory, AGAIN, later) == after(held, AGAIN, later)


def test_the_time_zone_in_which_a_moment_is_said_changes_nothing() -> None:
    there = timezone(timedelta(hours=-8))
    held = first(GOOD, NOON.astimezone(there))
    assert held == first(GOOD, NOON)
    later = NOON + timedelta(days=5)
    assert step(held, HARD, later.astimezone(there)) == step(held, HARD, later)


def test_a_clock_that_went_back_is_no_time_at_all() -> None:
    held = first(GOOD, NOON)
    back = step(held, GOOD, NOON - timedelta(days=3))
    assert (back.predicted, back.elapsed, back.strength.last) == (1, 0, NOON)


def test_the_library_is_loaded_when_it_is_needed() -> None:
    code = "import sys\nimport trainer.progress.store\nprint('fsrs' in sys.modules)"
    command = [sys.executable, "-c", code]
    done = subprocess.run(command, cwd=Path(__file__).parents[2], capture_output=True, text=True, check=True)
    assert done.stdout == "False\n"
