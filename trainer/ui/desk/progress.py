"""The progress page out of the store: one section at a time, so that only what is looked at is worked out."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from datetime import date, datetime

from trainer.progress.films import FilmSums
from trainer.progress.memory import Mistake
from trainer.progress.records import Row
from trainer.progress.store import Store
from trainer.quickfire.kinds import KINDS
from trainer.rules.book import sound
from trainer.rules.syllabus import syllabus, topic_key
from trainer.rules.topics import title
from trainer.study.editions import Editions
from trainer.study.library import library
from trainer.study.recalling import recalling
from trainer.ui.desk import weeks
from trainer.ui.desk.eager import caught_by_area, eager
from trainer.ui.desk.houses import houses, short
from trainer.ui.desk.mastering import WEAKEST, Practised, Today, heat_view, readiness_view
from trainer.ui.desk.moments import when
from trainer.ui.desk.offered import move_words
from trainer.ui.desk.practised_days import days_view
from trainer.ui.desk.reports import misreported, report_figures
from trainer.ui.desk.routine import routine_figure
from trainer.ui.desk.switching import edition_view, switch_view
from trainer.ui.screens.models import AttemptView
from trainer.ui.screens.progress_models import (
    FigureView,
    MemoryView,
    MistakeView,
    OverviewView,
    ProgressView,
    SwitchView,
    TableView,
)

MARKS: dict[str, tuple[str, str]] = {
    "yes": ("right", "Noticed"),
    "late": ("late", "Late"),
    "prompted": ("late", "Prompted"),
    "missed": ("wrong", "Missed"),
    "not-asked": ("none", "Not asked"),
    "false-alarm": ("alarm", "False alarm"),
    "right": ("right", "Right"),
    "wrong": ("wrong", "Wrong"),
    "harmful": ("harmful", "Harmful"),
    "not-scored": ("none", "Not scored"),
    "none": ("none", "Nothing wrong"),
    "": ("none", "Not graded"),
}
STRIP = 12  # weeks of days that the strip has room for
AHEAD = (("14", "14 days"), ("30", "30 days"))


@dataclass(frozen=True, slots=True)
class Shown:
    """What is chosen on the page. `house` is "" for all, `home` the trainee's own house.

    `span` counts weeks, `days` those ahead; `here` and `there` are the houses compared, `edition` a newer book
    compared with the one of `here`.
    """

    home: str
    house: str = ""
    span: int = 12
    section: str = "overview"
    part: str = WEAKEST
    days: int = 14
    here: str = ""
    there: str = ""
    edition: Editions | None = None


@dataclass(frozen=True, slots=True)
class Source:
    """Whose progress, and what can be practised at a house. `now` is an aware moment in the trainee's zone."""

    store: Store
    profile: int
    practised: Practised
    now: datetime
    target: int | None = None


def progress_view(source: Source, shown: Shown) -> ProgressView:
    """The section that is open. Raises StoreTrouble and BadLedger."""
    view = ProgressView(houses(), shown.house, str(shown.span), shown.section)
    if shown.section == "houses":
        return replace(view, switch=_switch(source, shown))
    if not _started(source):
        return replace(view, started=False)
    made: dict[str, Callable[[Source, Shown], object]] = {
        "overview": _overview,
        "memory": _memory,
        "table": _table,
        "mistakes": _mistakes,
        "hands": _hands,
    }
    names = {"hands": "attempts"}
    part = {names.get(shown.section, shown.section): made[shown.section](source, shown)}
    return replace(view, **part)  # type: ignore[arg-type]  # each makes the value of its own field


def _started(source: Source) -> bool:
    """Was anything done yet, at whatever house? Hands are looked for first: days take longer to count."""
    store, profile = source.store, source.profile
    hands, films = store.attempts(profile, limit=1), store.film_sums(profile).films
    return bool(hands or films or store.practice_days(profile, date(2000, 1, 1)))


def _overview(source: Source, shown: Shown) -> OverviewView:
    store, profile, book, now = source.store, source.profile, shown.house or None, source.now
    house = shown.house or shown.home
    memories = store.memories(profile)
    accuracy, pace = store.parts_by_week(profile, book), store.pace_by_week(profile, book)
    alarms = store.detection(profile, book)
    median, attempts = store.median_notice(profile, book), tuple(store.attempts(profile, book))
    own = [each for each in memories if each.book == house]
    today = Today(source.practised, recalling(now), now)
    at_house = alarms if book else store.detection(profile, house)
    return OverviewView(
        readiness_view(house, own, today, at_house, source.target),
        weeks.accuracy(accuracy, weeks.axis(now, shown.span, accuracy), source.target),
        heat_view(memories, today, shown.part),
        weeks.pace(pace, weeks.axis(now, shown.span, pace)),
        (
            FigureView(f"{alarms.clean_stopped:,} of {alarms.clean:,}" if alarms.clean else "–", "clean hands stopped"),
            FigureView(f"{median:.1f} s" if median is not None else "–", "to notice, median"),
            routine_figure(attempts),
            *report_figures(attempts),
        ),
        days_view(store, profile, now, min(shown.span, STRIP)),
    )


def _memory(source: Source, shown: Shown) -> MemoryView:
    store, profile, book = source.store, source.profile, shown.house or None
    kept = store.retention_by_week(profile, book)
    due = store.forecast(profile, source.now, shown.days, book)
    return MemoryView(
        weeks.retention(kept, weeks.axis(source.now, shown.span, kept)),
        weeks.forecast(due, shown.days, source.now.date()),
        str(shown.days),
        AHEAD,
        "A rule comes due once your odds of getting it right drop to 90%. Overdue rules count as due today.",
    )


def _table(source: Source, shown: Shown) -> TableView:
    store, profile, book = source.store, source.profile, shown.house or None
    found, times = store.detection_by_week(profile, book), store.times_by_week(profile, book)
    all_in = store.detection(profile, book)
    median = store.median_notice(profile, book)
    along = weeks.axis(source.now, shown.span, found)
    d_prime = all_in.d_prime
    return TableView(
        weeks.detection(found, along),
        weeks.sensitivity(found, along),
        weeks.notice(times, weeks.axis(source.now, shown.span, times)),
        (
            FigureView(f"{all_in.hits:,} of {all_in.matters:,}", "mistakes noticed"),
            FigureView(f"{all_in.clean_stopped:,} of {all_in.clean:,}", "clean hands stopped"),
            FigureView(f"{median:.1f} s" if median is not None else "–", "to notice, median"),
            FigureView("–" if d_prime is None else f"{d_prime:.1f}", "sensitivity (d′), all hands"),
            *_judged(store.film_sums(profile, book)),
        ),
        caught_by_area(store.topic_summary(profile, book)),
        eager(all_in.clean_stopped, all_in.clean),
    )


def _judged(sums: FilmSums) -> tuple[FigureView, ...]:
    """Other dealers' hands, once any has been judged."""
    return (FigureView(f"{sums.right:,} of {sums.films:,}", "other dealers’ hands judged right"),) if sums.films else ()


def _mistakes(source: Source, shown: Shown) -> tuple[MistakeView, ...]:
    store, profile, book = source.store, source.profile, shown.house or None
    return (*map(_mistake, store.mistakes(profile, book)), *misreported(store, profile, book))


def _mistake(each: Mistake) -> MistakeView:
    here = sound(each.book) is not None  # of a house that is not, what was done there can be read and no more
    item = syllabus(each.book).get(each.rule) if here else None
    times = "once" if each.times == 1 else f"{each.times} times"
    part = weeks.PART_TITLES[each.part]
    return MistakeView(
        item.says if item is not None else title(each.topic),
        f"{short(each.book)} · {part} · wrong {times} lately · {when(each.last)}",
        _place(each) if item is None else item.at[0],
        each.book,
        str(each.attempt) if each.attempt is not None else "",
        each.question if here else "",
        each.seed,
        each.drill if here else "",
        KINDS[each.drill].title if here and each.drill in KINDS else "",
    )


def _place(each: Mistake) -> str:
    """Where a rule stands that has no paragraph: left to another book or to the floor, or of an older edition."""
    if sound(each.book) is None:
        return "no rulebook here"
    if each.rule not in library(each.book).rules:
        return "no longer in the book"
    return "left open" if each.rule == topic_key(each.topic) else "another book"


def _switch(source: Source, shown: Shown) -> SwitchView:
    memories = source.store.memories(source.profile)
    if shown.edition is not None:
        return edition_view(shown.edition, memories)
    here = shown.here or shown.house or shown.home
    others = [each.key for each in houses() if each.key != here]
    there = shown.there if shown.there in others else next(iter(others), here)
    return replace(switch_view(memories, here, there), move=move_words(source.store, source.profile, here, there))


def _hands(source: Source, shown: Shown) -> tuple[AttemptView, ...]:
    return tuple(_attempt(each) for each in source.store.attempts(source.profile, shown.house or None))


def _attempt(row: Row) -> AttemptView:
    met, total = row.score.get("remedy", (0, 0))
    return AttemptView(
        str(row.id),
        when(row.ended),
        row.ended.isoformat(),
        short(row.book),
        row.title,
        MARKS.get(row.noticed, MARKS[""]),
        MARKS.get(row.authority, MARKS[""]),
        MARKS.get(row.remedy, MARKS[""]),
        " · ".join(filter(None, [f"{met} of {total}" if total else "", "not checked here" if row.unproved else ""])),
    )
