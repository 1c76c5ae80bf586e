"""Sums by week made into charts: axis, scale, points and the sentence each tells."""

from datetime import UTC, date, datetime, timedelta

import pytest
from hypothesis import given
from hypothesis import strategies as st

from trainer.progress.records import Part
from trainer.progress.statistics import Share
from trainer.progress.weeks import Pace, Retention, WeekDetection, WeekPart, WeekTime
from trainer.ui.desk import weeks

NOW = datetime(2026, 11, 18, 12, tzinfo=UTC)  # a Wednesday
THIS, LAST, LONG_AGO = date(2026, 11, 16), date(2026, 11, 9), date(2025, 1, 6)


def share(monday: date, part: Part = Part.NOTICED, good: int = 3, again: int = 1) -> WeekPart:
    return WeekPart(monday, part, Share(good, 0, again))


@pytest.mark.parametrize(
    ("span", "sums", "count", "first"),
    [
        (12, [], 4, date(2026, 10, 26)),
        (12, [share(THIS)], 4, date(2026, 10, 26)),
        (12, [share(date(2026, 9, 21))], 9, date(2026, 9, 21)),
        (12, [share(LONG_AGO)], 12, date(2026, 8, 31)),
        (4, [share(LONG_AGO)], 4, date(2026, 10, 26)),
        (52, [share(LONG_AGO)], 52, date(2025, 11, 24)),
    ],
)
def test_the_axis_ends_today_and_begins_where_anything_was(span, sums, count, first):
    along = weeks.axis(NOW, span, sums)
    assert (len(along.mondays), along.mondays[0], along.mondays[-1]) == (count, first, THIS)
    assert along.ticks[-1] == (float(count - 1), "Nov 16")


@given(st.floats(0, 5000))
def test_a_scale_reaches_what_is_drawn_with_few_round_marks(top):
    high, marks = weeks.scale(top)
    assert high >= top
    assert marks[0] == (0.0, "0")
    assert marks[-1][0] == high
    assert 3 <= len(marks) <= 6


def test_accuracy_has_a_line_for_each_part_labelled_with_its_last_figure():
    sums = [share(LAST, Part.NOTICED, 1, 1), share(THIS), share(THIS, Part.REMEDY, 0, 2), share(LONG_AGO, Part.REMEDY)]
    found = weeks.accuracy(sums, weeks.axis(NOW, 4, sums), None)
    assert [(each.label, each.points, each.stroke) for each in found.lines] == [
        ("Noticed 75", ((2.0, 50.0), (3.0, 75.0)), 0),
        ("Remedy 0", ((3.0, 0.0),), 2),
    ]
    assert found.says == "Accuracy by week, percent right: Noticed 75, from 50; Remedy 0."
    assert found.target is None
    assert weeks.accuracy(sums, weeks.axis(NOW, 4, sums), 85).target == (85.0, "ready at 85")


def test_pace_picks_out_the_last_week_dealt_and_shows_what_a_full_table_runs():
    sums = [Pace(LAST, 10, 3600.0), Pace(THIS, 12, 1800.0)]
    found = weeks.pace(sums, weeks.axis(NOW, 4, sums))
    assert [(each.value, each.label, each.here) for each in found.bars] == [(10.0, "", False), (24.0, "24", True)]
    assert found.band is not None
    assert found.high >= found.band.high


def test_retention_sets_what_came_back_beside_what_was_expected():
    sums = [Retention(LAST, 10, 7, 9.0), Retention(THIS, 4, 4, 3.6)]
    found = weeks.retention(sums, weeks.axis(NOW, 4, sums))
    assert [(each.label, [y for _, y in each.points]) for each in found.lines] == [
        ("Recalled 100", [70.0, 100.0]),
        ("Predicted 90", [90.0, 90.0]),
    ]
    assert len({each.stroke for each in found.lines}) == 2


@pytest.mark.parametrize(("ahead", "labels"), [(14, ["3", "2"]), (30, ["", ""])])
def test_the_forecast_has_a_bar_for_each_day_with_work(ahead, labels):
    today = NOW.date()
    days = [(today + timedelta(days=n), {0: 3, 5: 2}.get(n, 0)) for n in range(ahead)]
    found = weeks.forecast(days, ahead, today)
    assert [(each.x, each.value, each.label, each.here) for each in found.bars] == [
        (0.0, 3.0, labels[0], True),
        (5.0, 2.0, labels[1], False),
    ]
    assert (found.ticks[0], len(found.ticks)) == ((0.0, "today"), ahead)
    assert found.says == f"Rules due: 3 today, 5 in the next {ahead} days."
    assert not weeks.forecast([], ahead, today).drawn


def test_hits_and_false_alarms_are_two_lines_and_told_apart_by_d_prime():
    sums = [WeekDetection(LAST, 0, 0, 1, 4), WeekDetection(THIS, 9, 10, 1, 10)]
    along = weeks.axis(NOW, 4, sums)
    lines = {each.label: each.points for each in weeks.detection(sums, along).lines}
    assert lines == {"Noticed 90": ((3.0, 90.0),), "Cried wolf 10": ((2.0, 25.0), (3.0, 10.0))}
    [one] = weeks.sensitivity(sums, along).lines
    assert one.label == f"d′ {one.points[0][1]:.1f}"
    assert one.points[0][1] == pytest.approx(2.18, abs=0.05)


def test_worse_than_guessing_stays_on_the_chart():
    sums = [WeekDetection(THIS, 0, 20, 20, 20)]
    found = weeks.sensitivity(sums, weeks.axis(NOW, 4, sums))
    assert found.low <= found.lines[0].points[0][1] < 0
    assert [words for at, words in found.marks if at <= 0] == ["−4", "−3", "−2", "−1", "0"]


def test_time_to_notice_is_labelled_in_seconds():
    sums = [WeekTime(THIS, 4, 6.125)]
    found = weeks.notice(sums, weeks.axis(NOW, 4, sums))
    assert [each.label for each in found.lines] == ["6.1 s"]


def test_a_chart_without_anything_says_what_will_be_there():
    along = weeks.axis(NOW, 12, [])
    for made in (weeks.pace, weeks.retention, weeks.notice, weeks.detection, weeks.sensitivity):
        found = made([], along)
        assert not found.drawn
        assert found.nothing
