"""When a rule is asked about again: FSRS-6 with the parameters it ships, pure and without chance.

No learning steps: what was just got wrong comes back the next day at the earliest, not in ten minutes, for a session at
the table is not a stack of cards, and the debrief has shown it at once. Easy is never given. FSRS counts whole days:
within 24 hours recall is 1, and a review then moves the memory little.
"""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from functools import cache
from typing import TYPE_CHECKING, Protocol

from trainer.progress.records import Outcome

if TYPE_CHECKING:  # only what is due, answered or graded needs it; a start does not
    from fsrs import Card, Rating, Scheduler

RETENTION = 0.9  # a rule is due when recall has sunk to this
DAY = timedelta(days=1)


class Strong(Protocol):
    """What is needed of a memory to go on with it: a `records.Memory` will do."""

    @property
    def stability(self) -> float: ...
    @property
    def difficulty(self) -> float: ...
    @property
    def due(self) -> datetime: ...
    @property
    def last(self) -> datetime: ...


@dataclass(frozen=True, slots=True)
class Strength:
    """How well something is held: `stability` in days, `difficulty` 1 to 10, when it is due and was last reviewed."""

    stability: float
    difficulty: float
    due: datetime
    last: datetime


@dataclass(frozen=True, slots=True)
class Step:
    """One review as it is replayed: what was predicted just before it, and the strength after it."""

    predicted: float | None
    elapsed: float
    strength: Strength


def first(outcome: Outcome, at: datetime) -> Strength:
    """The strength of what was met for the first time at an aware moment."""
    return after(None, outcome, at)


def after(before: Strong | None, outcome: Outcome, at: datetime) -> Strength:
    """The strength after one more review; None before the first. A clock that went back counts as no time at all."""
    moment = at.astimezone(UTC) if before is None else max(at, before.last).astimezone(UTC)
    card, _ = _scheduler().review_card(_card(before, moment), _ratings()[outcome], moment)
    assert card.stability is not None and card.difficulty is not None
    return Strength(card.stability, card.difficulty, card.due, moment)


def recall(memory: Strong, now: datetime) -> float:
    """How likely it is remembered now, from 0 to 1; 1 on the day of its last review."""
    card = _asked()
    card.stability, card.last_review = memory.stability, memory.last.astimezone(UTC)
    return float(_scheduler().get_card_retrievability(card, now.astimezone(UTC)))


def step(before: Strong | None, outcome: Outcome, at: datetime) -> Step:
    """One more review, with what was predicted and the days since the one before."""
    if before is None:
        return Step(None, 0.0, first(outcome, at))
    elapsed = max(at - before.last, timedelta()) / DAY
    return Step(recall(before, at), elapsed, after(before, outcome, at))


def replayed(log: Iterable[tuple[Outcome, datetime]]) -> Iterator[Step]:
    """All reviews of one rule in one part, oldest first, from nothing."""
    held: Strength | None = None
    for outcome, at in log:
        found = step(held, outcome, at)
        held = found.strength
        yield found


@cache
def _scheduler() -> "Scheduler":
    from fsrs import Scheduler

    return Scheduler(desired_retention=RETENTION, learning_steps=(), relearning_steps=(), enable_fuzzing=False)


@cache
def _ratings() -> Mapping[Outcome, "Rating"]:
    from fsrs import Rating

    return {Outcome.AGAIN: Rating.Again, Outcome.HARD: Rating.Hard, Outcome.GOOD: Rating.Good}


@cache
def _asked() -> "Card":
    """One card for every question of recall: making a thousand of them is most of what a page would wait for."""
    from fsrs import Card, State

    return Card(0, State.Review)


def _card(held: Strong | None, now: datetime) -> "Card":
    from fsrs import Card, State

    if held is None:
        return Card(card_id=0, due=now)
    last = held.last.astimezone(UTC)
    return Card(0, State.Review, None, held.stability, held.difficulty, held.due, last)
