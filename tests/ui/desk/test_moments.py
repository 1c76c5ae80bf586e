"""How moments are told."""

from datetime import datetime, timedelta

import pytest

from trainer.ui.desk.moments import lately, when

NOW = datetime(2026, 11, 21, 14, 5).astimezone()


@pytest.mark.parametrize(
    ("moment", "told"),
    [
        (NOW, "Nov 21, 2:05 PM"),
        (NOW - timedelta(days=5), "Nov 16, 2:05 PM"),
        (NOW.replace(year=2025), "Nov 21, 2025"),
        (NOW.replace(year=2021, month=1, day=1), "Jan 1, 2021"),
    ],
)
def test_a_moment_of_another_year_tells_the_year(moment: datetime, told: str) -> None:
    assert when(moment, NOW) == told


@pytest.mark.parametrize(
    ("moment", "told"),
    [
        (NOW, "today, 2:05 PM"),
        (NOW.replace(hour=0, minute=0), "today, 12:00 AM"),
        (NOW.replace(hour=0, minute=0) - timedelta(minutes=1), "yesterday, 11:59 PM"),
        (NOW.replace(hour=0, minute=0) - timedelta(days=1), "yesterday, 12:00 AM"),
        (NOW.replace(hour=0, minute=0) - timedelta(days=1, minutes=1), "Nov 19, 11:59 PM"),
        (NOW + timedelta(days=1), "Nov 22, 2:05 PM"),
    ],
)
def test_what_was_not_long_ago_is_told_by_the_calendar(moment: datetime, told: str) -> None:
    assert lately(moment, NOW) == told
