"""What the first page and the welcome show, as frozen values; apart from the others, which a start need not load."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class HouseView:
    """A house that can be chosen: "Players Casino", "Nov 2025", and a short note ("14 hands", "not tried yet")."""

    key: str
    name: str
    edition: str
    note: str = ""


@dataclass(frozen=True, slots=True)
class WelcomeView:
    """First start. `house` is the key that is chosen beforehand."""

    houses: tuple[HouseView, ...]
    house: str
    name: str = ""


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
class LastSessionView:
    """The session before this one. `attempt` is the id that "Open the debrief" opens ("" hides the link)."""

    when: str
    caught: int
    missed: int
    false_alarms: int
    clean_hands: int
    remark: str = ""
    attempt: str = ""


@dataclass(frozen=True, slots=True)
class TodayView:
    """The first page. `drill` and `house` are the keys now chosen; `interrupted` is the banner's sentence or ""."""

    greeting: str
    houses: tuple[HouseView, ...]
    house: str
    drills: tuple[DrillView, ...]
    drill: str
    last: LastSessionView | None = None
    interrupted: str = ""
    aside: str = ""
