"""How well the scheduler knows the trainee: its predictions beside what was recalled, and beside the plain average.

Counted is a review a day or more after the one before. What was met or corrected within the day is in one's head: FSRS
itself says 1 there, and it would flatter whoever predicts it.

The plain average is the running one: each review is predicted as the share recalled of all counted reviews before it,
as if one review at the wanted retention had gone before the first. It never sees the review it predicts nor a later
one, so it is what one could have known at the time without a scheduler. The average of the whole log would know the
future, and could be no worse calibrated than perfect.

Log loss judges each prediction by itself and needs no bins. For RMSE both are grouped by the same bins, those of the
scheduler's predictions: in each the mean prediction is set beside the share recalled, weighted by how many there are.
Grouped by itself, the average would have one bin and look perfect, however blind it is to what is easy and what hard.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from itertools import groupby
from math import log, sqrt

from trainer.progress.records import Memory, Outcome, Part, Review
from trainer.progress.scheduler import RETENTION, replayed

LEAST = 400  # with so many, a share of 0.9 is known to 3 in a hundred (95 %); with fewer, a difference is chance
CERTAIN = 1e-4  # no prediction is taken for surer than this: one surprise would else outweigh a whole log
EDGES = (0.0, 0.5, 0.7, 0.8, 0.85, 0.9, 0.95, 1.0)
Key = tuple[str, str, Part]


@dataclass(frozen=True, slots=True)
class Bin:
    """The reviews predicted from `low` up to `high`: mean prediction, mean of the plain average, share recalled."""

    low: float
    high: float
    reviews: int
    predicted: float
    plain: float
    recalled: float


@dataclass(frozen=True, slots=True)
class Fit:
    """How far predictions were off: `log_loss` each by itself, `rmse` in bins. Less is better in both."""

    log_loss: float
    rmse: float


@dataclass(frozen=True, slots=True)
class Calibration:
    """Of `reviews` counted (of `logged` in all) `recalled` came. `scheduler` and `plain` are None without any.

    `enough` is False with fewer than LEAST: the figures are then no ground for a judgement.
    """

    logged: int
    reviews: int
    recalled: int
    bins: tuple[Bin, ...]
    scheduler: Fit | None
    plain: Fit | None

    @property
    def enough(self) -> bool:
        return self.reviews >= LEAST

    @property
    def missing(self) -> int:
        """How many more reviews it takes before the figures say something."""
        return max(0, LEAST - self.reviews)


@dataclass(frozen=True, slots=True)
class _Case:
    predicted: float
    plain: float
    recalled: bool


def calibration(reviews: Iterable[Review]) -> Calibration:
    """The log, oldest first, checked against itself."""
    logged = list(reviews)
    cases = _cases(logged)
    bins = _bins(cases)
    recalled = sum(case.recalled for case in cases)
    if not cases:
        return Calibration(len(logged), 0, 0, (), None, None)
    scheduler = Fit(_log_loss([(c.predicted, c.recalled) for c in cases]), _rmse([(b, b.predicted) for b in bins]))
    plain = Fit(_log_loss([(c.plain, c.recalled) for c in cases]), _rmse([(b, b.plain) for b in bins]))
    return Calibration(len(logged), len(cases), recalled, bins, scheduler, plain)


def rehearsed(reviews: Iterable[Review]) -> list[Memory]:
    """The memories that a replay of the log (oldest first) comes to from nothing, by book, rule and part."""
    logs: dict[Key, list[Review]] = {}
    for each in reviews:
        logs.setdefault((each.book, each.rule, each.part), []).append(each)
    return [_memory(logs[key]) for key in sorted(logs)]


def astray(reviews: Iterable[Review], memories: Iterable[Memory], within: float = 1e-9) -> list[Key]:
    """Which memories a replay of the log does not come to, or that only one of them holds: none in a sound file."""
    ours, theirs = _keyed(rehearsed(reviews)), _keyed(memories)
    return [key for key in sorted(ours.keys() | theirs.keys()) if not _same(ours.get(key), theirs.get(key), within)]


def _cases(reviews: Sequence[Review]) -> list[_Case]:
    found: list[_Case] = []
    recalled, of = RETENTION, 1
    for each in reviews:
        if each.predicted is None or each.elapsed < 1:
            continue
        came = each.outcome is not Outcome.AGAIN
        found.append(_Case(each.predicted, recalled / of, came))
        recalled, of = recalled + came, of + 1
    return found


def _place(case: _Case) -> int:
    return next(place for place, edge in enumerate(EDGES[1:]) if case.predicted < edge or edge == EDGES[-1])


def _bins(cases: Iterable[_Case]) -> tuple[Bin, ...]:
    by_place = groupby(sorted(cases, key=_place), key=_place)
    return tuple(_bin(place, list(some)) for place, some in by_place)


def _bin(place: int, cases: Sequence[_Case]) -> Bin:
    of = len(cases)
    predicted, plain = sum(case.predicted for case in cases) / of, sum(case.plain for case in cases) / of
    return Bin(EDGES[place], EDGES[place + 1], of, predicted, plain, sum(case.recalled for case in cases) / of)


def _log_loss(cases: Sequence[tuple[float, bool]]) -> float:
    chances = (said if came else 1 - said for said, came in cases)
    return -sum(log(min(max(chance, CERTAIN), 1 - CERTAIN)) for chance in chances) / len(cases)


def _rmse(bins: Sequence[tuple[Bin, float]]) -> float:
    squares = sum(each.reviews * (said - each.recalled) ** 2 for each, said in bins)
    return sqrt(squares / sum(each.reviews for each, _ in bins))


def _memory(reviews: Sequence[Review]) -> Memory:
    first = reviews[0]
    *_, last = replayed((each.outcome, each.at) for each in reviews)
    held = last.strength
    lapses = sum(each.outcome is Outcome.AGAIN for each in reviews[1:])
    own = (held.stability, held.difficulty, held.due, held.last)
    return Memory(first.book, first.rule, first.topic, first.part, *own, len(reviews), lapses)


def _keyed(memories: Iterable[Memory]) -> Mapping[Key, Memory]:
    return {(each.book, each.rule, each.part): each for each in memories}


def _same(one: Memory | None, two: Memory | None, within: float) -> bool:
    if one is None or two is None:
        return False
    exact = ("due", "last", "reviews", "lapses")
    near = ("stability", "difficulty")
    return all(getattr(one, name) == getattr(two, name) for name in exact) and all(
        abs(getattr(one, name) - getattr(two, name)) <= within * abs(getattr(one, name)) for name in near
    )
