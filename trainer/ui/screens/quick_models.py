"""What the page of quick drills shows, as frozen values."""

from dataclasses import dataclass

from trainer.ui.screens.first import HouseView


@dataclass(frozen=True, slots=True)
class QuickDrillView:
    """One drill: its target time, the best whole round here and when it was last played.

    Of the best round `right` of `of` questions were right, and a hand took `pace`; 0 and "" for none.
    `note` says what there is instead of law of this house, "" where the house speaks. A drill that was played is `due`
    when a rule is that it practices.
    """

    key: str
    title: str
    says: str
    target: str
    best: str
    last: str
    note: str = ""
    right: int = 0
    of: int = 12
    pace: str = ""
    slow: bool = False
    due: bool = False


@dataclass(frozen=True, slots=True)
class QuickView:
    """The drills at the house that is chosen; `waiting` says which round waits, "" for none."""

    houses: tuple[HouseView, ...]
    house: str
    drills: tuple[QuickDrillView, ...]
    waiting: str = ""
