"""What the progress page shows, as a table for other programs: a line for each figure, in the order of the page."""

import csv
from collections.abc import Iterable
from io import StringIO

from trainer.ui.screens.progress_models import (
    ChartView,
    OverviewView,
    ProgressView,
    ReadinessView,
    SwitchView,
    TableView,
)

HEAD = ("what", "item", "at", "value")
Line = tuple[str, str, str, str]


def table(view: ProgressView) -> str:
    """The section that is shown, as CSV: what a figure is about, of which week, day or house, and itself."""
    out = StringIO()
    writer = csv.writer(out, lineterminator="\r\n")
    writer.writerow(HEAD)
    writer.writerows(_lines(view))
    return out.getvalue()


def _lines(view: ProgressView) -> Iterable[Line]:
    if view.overview is not None:
        yield from _overview(view.overview)
    if view.memory is not None:
        yield from _charts((view.memory.retention, view.memory.forecast))
    if view.table is not None:
        yield from _table(view.table)
    for each in view.mistakes or ():
        yield ("What I get wrong", each.title, each.paragraph, each.detail)
    if view.switch is not None:
        yield from _switch(view.switch)
    for row in view.attempts or ():
        grades = f"{row.noticed[1]} / {row.authority[1]} / {row.remedy[1]}"
        yield ("Hands", f"{row.hand} at {row.house}", row.order, grades)


def _overview(view: OverviewView) -> Iterable[Line]:
    yield from _readiness(view.readiness)
    yield from _charts((view.accuracy,))
    houses, areas = dict(view.heat.houses), dict(view.heat.areas)
    part = dict(view.heat.parts)[view.heat.part]
    for cells in view.heat.cells:
        for cell in cells:
            if cell.kind != "silent":
                share = "" if cell.share is None else str(cell.share)
                yield (f"Area by rulebook, {part.lower()}", areas[cell.area], houses[cell.house], share)
    yield from _charts((view.pace,))
    for each in view.wolf:
        yield ("Crying wolf", each.words, "", each.value)
    yield ("Days practiced", view.days.words, "", str(sum(bool(day) for week in view.days.weeks for day in week)))


def _readiness(view: ReadinessView) -> Iterable[Line]:
    yield ("Readiness", "weakest part", view.house, view.figure)
    for each in view.parts:
        yield ("Readiness", f"{each.title}: {each.made_of}", view.house, "" if each.share is None else str(each.share))


def _table(view: TableView) -> Iterable[Line]:
    yield from _charts((view.detection, view.sensitivity, view.notice))
    for each in view.figures:
        yield ("All hands", each.words, "", each.value)
    for each in view.caught:
        yield ("Caught, by area", each.words, "", each.value)


def _charts(charts: Iterable[ChartView]) -> Iterable[Line]:
    for chart in charts:
        at = dict(chart.ticks)
        for line in chart.lines:
            name = line.label.rpartition(" ")[0] or line.label
            yield from ((f"{chart.title}, {chart.caption}", name, at[x], f"{y:g}") for x, y in line.points)
        for bar in chart.bars:
            yield (chart.title, chart.caption, at[bar.x], f"{bar.value:g}")


def _switch(view: SwitchView) -> Iterable[Line]:
    for group in view.groups:
        for row in group.rows:
            yield (f"{view.title}: {group.title}", row.title, row.at, row.detail)
