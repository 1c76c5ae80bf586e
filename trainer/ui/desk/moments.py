"""Moments as the screens tell them."""

from datetime import date, datetime


def when(moment: datetime, now: datetime | None = None) -> str:
    """A moment in the user's own time zone: "21 Nov, 14:05"; of another year than that of `now` "21 Nov 2025"."""
    local, today = moment.astimezone(), (now or datetime.now().astimezone()).astimezone()
    return f"{local.day} {local:%b, %H:%M}" if local.year == today.year else f"{local.day} {local:%b %Y}"


def day(of: date) -> str:
    """A day as it stands under a chart or in a list: "3 Nov"; a moment's, in its own time zone."""
    return f"{of.day} {of:%b}"
