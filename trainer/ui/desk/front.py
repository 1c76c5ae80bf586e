"""What the first page can say before the store is open: who is here, where, and what can be dealt."""

from datetime import datetime

from trainer.rules.areas import TITLES
from trainer.ui.desk.houses import houses
from trainer.ui.screens.first import USUAL_MINUTES, AreaView, TodayView

MORNING, EVENING = 12, 18


def greeting(name: str, now: datetime) -> str:
    """ "Good evening, Sam", or without a name when none is known."""
    part = "morning" if now.hour < MORNING else "evening" if now.hour >= EVENING else "afternoon"
    return f"Good {part}, {name}" if name else f"Good {part}"


def front_view(name: str, house: str, now: datetime, *, short: bool = False) -> TodayView:
    """The page of a trainee of whom only the settings are known."""
    areas = tuple(AreaView(key, title) for key, title in TITLES.items())
    return TodayView(greeting(name, now), houses(), house, "Today", "", USUAL_MINUTES, areas, short=short)
