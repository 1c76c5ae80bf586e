"""Moments as the screens tell them."""

from datetime import date, datetime

LATELY = ("today", "yesterday")


def when(moment: datetime, now: datetime | None = None) -> str:
    """A moment in the user's own time zone: "21 Nov, 14:05"; of another year than that of `now` "21 Nov 2025"."""
    local, today = moment.astimezone(), (now or datetime.now().astimezone()).astimezone()
    return f"{local.day} {local:%b, %H:%M}" if local.year == today.year else f"{local.day} {local:%b %Y}"


def lately(moment: datetime, now: datetime) -> str:
    """The same of what was not long ago: "today, 14:05", "yesterday, 14:05", and before that as `when`."""
    local, ago = moment.astimezone(), (now.astimezone().date() - moment.astimezone().date()).days
    return f"{LATELY[ago]}, {local:%H:%M}" if 0 <= ago < len(LATELY) else when(moment, now)


def day(of: date) -> str:
    """A day as it stands under a chart or in a list: "3 Nov"; a moment's, in its own time zone."""
    return f"{of.day} {of:%b}"
