"""The last reports to the floor: how much of them was right, and what was amiss, part by part, most first."""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from datetime import datetime

from trainer.grading.report_grade import Amiss, ReportPart
from trainer.kernel.listed import listed
from trainer.progress.grades import graded
from trainer.progress.records import Row
from trainer.progress.store import Store
from trainer.ui.desk.houses import short
from trainer.ui.desk.moments import when
from trainer.ui.screens.progress_models import FigureView, MistakeView

PLACE, REPORTS = "Report", 10
PARTS: Mapping[ReportPart, str] = {
    ReportPart.HEADING: "what it is about",
    ReportPart.STREET: "the street",
    ReportPart.WHO: "who did what",
    ReportPart.AMOUNT: "the amount",
    ReportPart.BOARD: "the cards on the board",
    ReportPart.SINCE: "who has acted since",
    ReportPart.ORDER: "the order of events",
    ReportPart.LEADING: "what you think of it",
}
HOW: Mapping[Amiss, str] = {
    Amiss.MISSING: "left out",
    Amiss.ASKED: "told only when asked",
    Amiss.WRONG: "wrong",
    Amiss.LEADING: "included",
}


@dataclass
class _Found:
    """How often a part was amiss in which way, and in which hand last."""

    attempt: int
    book: str
    ended: datetime
    times: Counter[Amiss] = field(default_factory=Counter)


def report_figures(rows: Iterable[Row]) -> Iterator[FigureView]:
    """How much of the last reports to the floor was right; nothing where none was ever put together."""
    last = _last(rows)
    if last:
        right, total = (sum(each) for each in zip(*(each.score["report"] for each in last), strict=True))
        yield FigureView(f"{right} of {total}", f"right in {len(last)} report{'s' * (len(last) > 1)}")


def misreported(store: Store, profile: int, book: str | None) -> tuple[MistakeView, ...]:
    """A line for each part. Raises StoreTrouble."""
    rows = _last(store.attempts(profile, book))
    found: dict[ReportPart, _Found] = {}
    for row in rows:
        for part, kind in _amiss(store, row):
            found.setdefault(part, _Found(row.id, row.book, row.ended)).times[kind] += 1
    most = sorted(found.items(), key=lambda each: -each[1].times.total())
    return tuple(_line(part, each, len(rows)) for part, each in most)


def _last(rows: Iterable[Row]) -> list[Row]:
    """The last hands with a report to the floor that was put together."""
    return [each for each in rows if each.score.get("report", (0, 0))[1]][:REPORTS]


def _amiss(store: Store, row: Row) -> Iterator[tuple[ReportPart, Amiss]]:
    right, total = row.score["report"]
    kept = store.attempt(row.id).assessments if right < total else ()
    for report in (each for one in kept if one.counts for each in graded(one.assessed).reports):
        yield from ((fault.part, fault.kind) for fault in report.faults if fault.part in PARTS)


def _line(part: ReportPart, found: _Found, reports: int) -> MistakeView:
    times = listed([f"{HOW[kind]} {_times(many)}" for kind, many in found.times.most_common()])
    last = f"your last {reports} reports" if reports > 1 else "your last report"
    detail = f"{short(found.book)} · {times} in {last} · {when(found.ended)}"
    return MistakeView(f"Report to the floor: {PARTS[part]}", detail, PLACE, found.book, str(found.attempt))


def _times(many: int) -> str:
    return "once" if many == 1 else f"{many} times"
