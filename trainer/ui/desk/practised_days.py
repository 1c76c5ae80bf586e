"""The days on which something was done, as a quiet strip: nothing is lost by a day without."""

from collections.abc import Sequence
from datetime import date, datetime, timedelta

from trainer.progress.store import Store
from trainer.ui.screens.progress_models import DaysView

DAY, WEEK = timedelta(days=1), 7


def days_view(store: Store, profile: int, now: datetime, weeks: int) -> DaysView:
    """The last `weeks` weeks up to today, in the time zone of `now`. Raises StoreTrouble."""
    today = now.date()
    first = today - timedelta(days=today.weekday(), weeks=weeks - 1)
    found = dict(store.practice_days(profile, first, now.tzinfo)) if now.tzinfo else {}
    strip = tuple(tuple(_done(found, first + n * 7 * DAY + d * DAY, today) for d in range(WEEK)) for n in range(weeks))
    words = _words([day for day in found if day >= first], today, weeks)
    return DaysView(strip, words, f"Days practiced: {words}")


def _done(found: dict[date, int], day: date, today: date) -> int | None:
    return None if day > today else found.get(day, 0)


def _words(days: Sequence[date], today: date, weeks: int) -> str:
    if not days:
        return f"None in the last {weeks} weeks. Any day is a good one to start."
    count = "1 day" if len(days) == 1 else f"{len(days)} days"
    told = f"{count} in the last {weeks} weeks."
    run = running(days, today)
    return f"{told} {run} in a row." if run > 1 else told


def running(days: Sequence[date], today: date) -> int:
    """How many days in a row up to today; up to yesterday as long as today is not over."""
    held = set(days)
    day, count = today if today in held else today - DAY, 0
    while day in held:
        day, count = day - DAY, count + 1
    return count
