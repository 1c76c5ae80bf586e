"""What the first page shows, as frozen values; apart from the others, which a start need not load."""

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:  # known once the store is open
    from trainer.ui.screens.session import LastSessionView


@dataclass(frozen=True, slots=True)
class HouseView:
    """A house that can be chosen: "Players Casino", "Nov 2025", and a short note ("14 hands", "not tried yet")."""

    key: str
    name: str
    edition: str
    note: str = ""


@dataclass(frozen=True, slots=True)
class DrillView:
    """One thing to deal. `note` stands under the ring; `title` and `text` in the hero panel when it is chosen."""

    key: str
    label: str
    title: str
    text: str
    share: int | None = None
    attempts: int = 0
    note: str = ""


@dataclass(frozen=True, slots=True)
class TodayView:
    """The first page. `drill` and `house` are the keys now chosen; `interrupted` is the banner's sentence or ""."""

    greeting: str
    houses: tuple[HouseView, ...]
    house: str
    drills: tuple[DrillView, ...]
    drill: str
    last: "LastSessionView | None" = None
    interrupted: str = ""
    aside: str = ""
