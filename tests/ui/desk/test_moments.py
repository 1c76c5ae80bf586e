"""How moments are told."""

from datetime import datetime, timedelta

import pytest

from trainer.ui.desk.moments import lately, when

NOW = datetime(2026, 11, 21, 14, 5).astimezone()


@pytest.mark.parametrize(
    ("moment", "told"),
    [
        (NOW, "21 Nov, 14:05"),
        (NOW - timedelta(days=5), "16 Nov, 14:05"),
        (NOW.replace(year=2025), "21 Nov 2025"),
        (NOW.replace(year=2021, month=1, day=1), "1 Jan 2021"),
    ],
)
def test_a_moment_of_another_year_tells_the_year(moment: datetime, told: str) -> None:
    assert when(moment, NOW) == told


@pytest.mark.parametrize(
    ("moment", "told"),
    [
        (NOW, "today, 14:05"),
        (NOW.replace(hour=0, minute=0), "today, 00:00"),
        (NOW.replace(hour=0, minute=0) - timedelta(minutes=1), "yesterday, 23:59"),
        (NOW.replace(hour=0, minute=0) - timedelta(days=1), "yesterday, 00:00"),
        (NOW.replace(hour=0, minute=0) - timedelta(days=1, minutes=1), "19 Nov, 23:59"),
        (NOW + timedelta(days=1), "22 Nov, 14:05"),
    ],
)
def test_what_was_not_long_ago_is_told_by_the_calendar(moment: datetime, told: str) -> None:
    assert lately(moment, NOW) == told
