"""Moments as they are kept: whatever a clock tells can be read again, and sorts as it came."""

from datetime import UTC, datetime, timedelta, timezone

import pytest
from hypothesis import given
from hypothesis import strategies as st

from trainer.progress.records import EARLIEST, FIRST_YEAR, LAST_YEAR, LATEST, moment, week, written

ZONES = st.integers(-14 * 60, 14 * 60).map(lambda minutes: timezone(timedelta(minutes=minutes)))
TOLD = st.datetimes(timezones=ZONES)


@given(TOLD)
def test_what_is_written_can_be_read_again(told: datetime) -> None:
    again = moment(written(told))
    assert EARLIEST <= again <= LATEST
    if FIRST_YEAR < told.year < LAST_YEAR:
        assert timedelta() <= told - again < timedelta(milliseconds=1)


@given(TOLD, TOLD)
def test_it_sorts_as_it_came(one: datetime, other: datetime) -> None:
    first, second = sorted((one, other))
    assert written(first) <= written(second)


@given(TOLD)
def test_the_week_is_that_of_what_was_written(told: datetime) -> None:
    assert week(told) == week(moment(written(told)))


@pytest.mark.parametrize(
    ("told", "kept"),
    [
        (datetime(1970, 1, 1, tzinfo=UTC), EARLIEST),
        (datetime(1, 1, 1, tzinfo=timezone(timedelta(hours=14))), EARLIEST),
        (EARLIEST - timedelta(milliseconds=1), EARLIEST),
        (EARLIEST, EARLIEST),
        (EARLIEST + timedelta(milliseconds=1), EARLIEST + timedelta(milliseconds=1)),
        (LATEST - timedelta(milliseconds=1), LATEST - timedelta(milliseconds=1)),
        (LATEST, LATEST),
        (LATEST + timedelta(milliseconds=1), LATEST),
        (datetime(9999, 12, 31, 23, 59, tzinfo=timezone(-timedelta(hours=14))), LATEST),
    ],
)
def test_what_no_clock_should_tell_is_kept_as_the_nearest_that_can_be_read(told: datetime, kept: datetime) -> None:
    assert moment(written(told)) == kept


def test_a_moment_without_a_zone_is_a_mistake() -> None:
    with pytest.raises(ValueError, match="no time zone"):
        written(datetime(2026, 11, 23))  # noqa: DTZ001  # on purpose
