"""Moments as the screens tell them."""

from datetime import datetime


def when(moment: datetime) -> str:
    """A moment in the user's own time zone: "21 Nov, 14:05"."""
    local = moment.astimezone()
    return f"{local.day} {local:%b, %H:%M}"
