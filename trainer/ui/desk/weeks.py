"""Sums by week made into charts: points on an axis of Mondays, scales with round marks, and the sentence each tells."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from datetime import date, datetime, timedelta
from math import floor
from typing import Protocol, TypeVar

from trainer.progress.records import Part, week
from trainer.progress.sensitivity import d_prime
from trainer.progress.weeks import Pace, Retention, WeekDetection, WeekPart, WeekTime
from trainer.ui.desk.moments import day
from trainer.ui.screens.progress_models import BandView, BarView, ChartView, LineView

FEW = 14  # bars that have room for their figures
LEAST = 4  # so many weeks are always on the axis
PART_TITLES = {Part.NOTICED: "Noticed", Part.AUTHORITY: "Authority", Part.REMEDY: "Remedy"}
SHARES = ((0.0, "0"), (25.0, "25"), (50.0, "50"), (75.0, "75"), (100.0, "100"))
FULL_TABLE = BandView(25, 30)
FULL_WORDS = "a full table runs 25 to 30"
ROUND = (1.0, 2.0, 5.0, 10.0, 20.0, 25.0, 50.0, 100.0, 200.0, 500.0, 1000.0)


class InWeek(Protocol):
    """A sum over the week that began on that Monday."""

    @property
    def monday(self) -> date: ...


W = TypeVar("W", bound=InWeek)


@dataclass(frozen=True, slots=True)
class Axis:
    """The Mondays along the foot of a chart, the week of today last."""

    mondays: tuple[date, ...]

    @property
    def ticks(self) -> tuple[tuple[float, str], ...]:
        return tuple((float(n), day(each)) for n, each in enumerate(self.mondays))

    def points(self, sums: Iterable[W], value: Callable[[W], float | None]) -> tuple[tuple[float, float], ...]:
        """(x, value) of the weeks that are on the axis and have a value."""
        at = {monday: float(n) for n, monday in enumerate(self.mondays)}
        found = [(at[each.monday], value(each)) for each in sums if each.monday in at]
        return tuple((x, y) for x, y in found if y is not None)


def axis(now: datetime, span: int, sums: Iterable[InWeek]) -> Axis:
    """The last `span` weeks, from the first of them in which there was anything (but never fewer than LEAST)."""
    last = date.fromisoformat(week(now))
    mondays = [last - timedelta(weeks=back) for back in range(span - 1, -1, -1)]
    first = min((each.monday for each in sums), default=last)
    kept = [each for each in mondays if each >= first]
    return Axis(tuple(mondays[-max(LEAST, len(kept)) :]))


def scale(top: float) -> tuple[float, tuple[tuple[float, str], ...]]:
    """The end of an axis that reaches `top`, with round marks: four steps at most."""
    step = next((each for each in ROUND if each * 4 >= top), ROUND[-1])
    count = max(2, -(-int(-(-top // 1)) // int(step)))
    return step * count, tuple((step * n, f"{step * n:g}") for n in range(count + 1))


def accuracy(weeks: Sequence[WeekPart], along: Axis, target: int | None) -> ChartView:
    """Per cent right, by week, in the three parts."""
    lines = []
    for place, (part, title) in enumerate(PART_TITLES.items()):
        points = along.points([each for each in weeks if each.part == part], lambda each: each.share.per_cent)
        if points:
            lines.append(LineView(f"{title} {points[-1][1]:.0f}", points, place))
    return ChartView(
        "Accuracy",
        "percent right, by week",
        told("Accuracy by week, percent right", lines),
        "Deal a hand or answer a question. This shows what you get right, week by week.",
        tuple(lines),
        ticks=along.ticks,
        marks=SHARES,
        target=(float(target), f"ready at {target}") if target is not None else None,
    )


def told(what: str, lines: Iterable[LineView], unit: str = "") -> str:
    """A chart of lines in a sentence: from where to where each went."""
    said = [
        f"{line.label}{unit}" + (f", from {line.points[0][1]:.0f}{unit}" if len(line.points) > 1 else "")
        for line in lines
    ]
    return f"{what}: {'; '.join(said)}."


def pace(weeks: Sequence[Pace], along: Axis) -> ChartView:
    """Whole hands an hour, by week."""
    points = along.points(weeks, lambda each: each.per_hour)
    last = len(points) - 1
    bars = tuple(BarView(x, y, f"{y:.0f}" if n == last else "", here=n == last) for n, (x, y) in enumerate(points))
    high, marks = scale(max([30.0, *(y for _, y in points)]))
    latest = f"{points[-1][1]:.0f} in the last week you dealt" if points else ""
    return ChartView(
        "Hands per hour",
        FULL_WORDS,
        f"Whole hands per hour: {latest}. {FULL_WORDS.capitalize()}.",
        "Whole hands dealt from shuffle to push are timed here.",
        bars=bars,
        ticks=along.ticks,
        marks=marks,
        high=high,
        band=FULL_TABLE,
    )


def retention(weeks: Sequence[Retention], along: Axis) -> ChartView:
    """Of what was asked again, how much came back, and how much was expected to."""
    kinds: tuple[tuple[str, Callable[[Retention], float]], ...] = (
        ("Recalled", lambda each: 100 * each.recalled / each.reviews),
        ("Predicted", lambda each: 100 * each.predicted / each.reviews),
    )
    some = [each for each in weeks if each.reviews]
    drawn = [(name, along.points(some, value)) for name, value in kinds]
    lines = tuple(
        LineView(f"{name} {points[-1][1]:.0f}", points, place)
        for place, (name, points) in zip((0, 3), drawn, strict=True)
        if points
    )
    return ChartView(
        "Retention",
        "percent remembered, by week",
        told("Percent you still knew when asked again", lines),
        "Once a rule comes up a second time, this shows how much you still knew and how much was expected.",
        lines,
        ticks=along.ticks,
        marks=SHARES,
    )


def forecast(days: Sequence[tuple[date, int]], ahead: int, today: date) -> ChartView:
    """Rules that fall due, a bar a day; what is overdue counts for today."""
    due = dict(days)
    dates = [today + timedelta(days=n) for n in range(ahead)]
    counts = [due.get(each, 0) for each in dates]
    bars = tuple(
        BarView(float(n), float(count), str(count) if count and ahead <= FEW else "", here=n == 0)
        for n, count in enumerate(counts)
        if count
    )
    high, marks = scale(max([4.0, *(float(each) for each in counts)]))
    return ChartView(
        "Work due",
        "rules a day",
        f"Rules due: {counts[0]} today, {sum(counts)} in the next {ahead} days.",
        "Nothing is due on these days. What you learn shows up here when it’s time to see it again.",
        bars=bars,
        ticks=tuple((float(n), "today" if n == 0 else day(each)) for n, each in enumerate(dates)),
        marks=marks,
        high=high,
    )


def notice(weeks: Sequence[WeekTime], along: Axis) -> ChartView:
    """Seconds from the first sign to being noticed, by week."""
    points = along.points(weeks, lambda each: each.seconds)
    lines = (LineView(f"{points[-1][1]:.1f} s", points, 0),) if points else ()
    high, marks = scale(max([4.0, *(y for _, y in points)]))
    return ChartView(
        "Time to notice",
        "seconds, mean by week",
        told("Seconds to notice, by week", lines),
        "This shows how long a mistake was on the table before you saw it.",
        lines,
        ticks=along.ticks,
        marks=marks,
        high=high,
    )


def detection(weeks: Sequence[WeekDetection], along: Axis) -> ChartView:
    """Of the spoiled hands how much was noticed; of the clean ones how many were stopped."""
    kinds: tuple[tuple[str, int, Callable[[WeekDetection], float | None]], ...] = (
        ("Noticed", 0, lambda each: 100 * each.hits / each.matters if each.matters else None),
        ("Cried wolf", 5, lambda each: 100 * each.stopped / each.clean if each.clean else None),
    )
    drawn = [(name, place, along.points(weeks, value)) for name, place, value in kinds]
    lines = tuple(LineView(f"{name} {points[-1][1]:.0f}", points, place) for name, place, points in drawn if points)
    return ChartView(
        "Mistakes noticed, false alarms",
        "percent of mistakes, and of clean hands",
        told("Percent by week", lines),
        "This shows how many mistakes you notice and how many clean hands you stop.",
        lines,
        ticks=along.ticks,
        marks=SHARES,
    )


def sensitivity(weeks: Sequence[WeekDetection], along: Axis) -> ChartView:
    """d' by week: 0 is guessing."""
    points = along.points([each for each in weeks if each.matters and each.clean], _d_prime)
    lines = (LineView(f"d′ {points[-1][1]:.1f}", points, 0),) if points else ()
    low = min([0.0, *(float(floor(y)) for _, y in points)])
    high, marks = scale(max([4.0, *(y for _, y in points)]))
    below = tuple((float(y), f"\N{MINUS SIGN}{-y}") for y in range(int(low), 0))
    return ChartView(
        "Clean hand or mistake",
        "sensitivity (d′) by week: 0 is guessing",
        told("Telling mistakes from clean hands, by week", lines),
        "Deal clean hands and hands with a mistake in one week to see how well you tell them apart.",
        lines,
        ticks=along.ticks,
        marks=(*below, *marks),
        low=low,
        high=high,
    )


def _d_prime(each: WeekDetection) -> float:
    return d_prime(each.hits, each.matters, each.stopped, each.clean)
