"""The progress page out of the store: lines by week, topics, the list of attempts, crying wolf."""

from datetime import date

from trainer.progress.records import Part, Row
from trainer.progress.statistics import Topic, Week
from trainer.progress.store import Store
from trainer.rules.topics import title
from trainer.ui.desk.houses import houses, short
from trainer.ui.desk.moments import when
from trainer.ui.screens.models import AttemptView, ProgressView, SeriesView, TopicView

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
    "none": ("none", "No matter"),
    "": ("none", "Not graded"),
}


def progress_view(store: Store, profile: int, house: str = "", part: str = "remedy") -> ProgressView:
    """Everything on the page for one profile; `house` filters, "" for all. Raises StoreTrouble."""
    book = house or None
    weeks = store.accuracy_by_week(profile, book)
    mondays = sorted({each.monday for each in weeks})
    found = store.detection(profile, book)
    median = store.median_notice(profile, book)
    return ProgressView(
        houses(),
        house,
        part,
        _series(weeks, mondays),
        tuple((float(n), f"{monday.day} {monday:%b}") for n, monday in enumerate(mondays)),
        tuple(_topic(each) for each in store.topic_summary(profile, book)),
        tuple(_attempt(each) for each in store.attempts(profile, book)),
        found.clean_stopped,
        found.clean,
        f"{median:.1f} s" if median is not None else "",
        _sensitivity(found.d_prime),
    )


def _sensitivity(value: float | None) -> str:
    return "" if value is None else f"{value:.1f}"


def _series(weeks: list[Week], mondays: list[date]) -> tuple[SeriesView, ...]:
    at = {monday: float(n) for n, monday in enumerate(mondays)}
    lines: dict[tuple[Part, str], list[tuple[float, float]]] = {}
    for each in weeks:
        if each.share.per_cent is not None:
            lines.setdefault((each.part, each.topic), []).append((at[each.monday], float(each.share.per_cent)))
    return tuple(SeriesView(part.value, title(topic), tuple(points)) for (part, topic), points in lines.items())


def _topic(each: Topic) -> TopicView:
    return TopicView(
        title(each.topic), each.attempts, each.noticed.per_cent, each.authority.per_cent, each.remedy.per_cent
    )


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
        f"{met} of {total}" if total else "",
    )
