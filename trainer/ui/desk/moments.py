"""Moments as the screens tell them."""

from datetime import date, datetime

LATELY = ("today", "yesterday")


def when(moment: datetime, now: datetime | None = None) -> str:
    """A moment in the user's own time zone: "Nov 21, 2:05 PM"; of another year than that of `now` "Nov 21, 2025"."""
    local, today = moment.astimezone(), (now or datetime.now().astimezone()).astimezone()
    return f"{day(local)}, {_time(local)}" if local.year == today.year else f"{day(local)}, {local.year}"


def lately(moment: datetime, now: datetime) -> str:
    """The same of what was not long ago: "today, 2:05 PM", "yesterday, 2:05 PM", and before that as `when`."""
    local, ago = moment.astimezone(), (now.astimezone().date() - moment.astimezone().date()).days
    return f"{LATELY[ago]}, {_time(local)}" if 0 <= ago < len(LATELY) else when(moment, now)


def day(of: date) -> str:
    """A day as it stands under a chart or in a list: "Nov 3"; a moment's, in its own time zone."""
    return f"{of:%b} {of.day}"


def _time(local: datetime) -> str:
    return f"{local.hour % 12 or 12}:{local:%M} {'AM' if local.hour < 12 else 'PM'}"
