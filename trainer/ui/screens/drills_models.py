"""What the page of drills at the table shows, as frozen values."""

from dataclasses import dataclass

from trainer.ui.screens.first import HouseView
from trainer.ui.screens.left_out_models import NOTHING, LeftOutView


@dataclass(frozen=True, slots=True)
class DrillView:
    """One thing to deal. `note` stands beside the ring; `title` and `text` in the hero panel when it is chosen."""

    key: str
    label: str
    title: str
    text: str
    share: int | None = None
    attempts: int = 0
    note: str = ""


@dataclass(frozen=True, slots=True)
class DrillsView:
    """The page. `drill` and `house` are the keys now chosen, `four_colours` is the deck on the felt.

    `left_out` tells of files that have faults, `met` whether any hand was dealt yet.
    """

    houses: tuple[HouseView, ...]
    house: str
    drills: tuple[DrillView, ...]
    drill: str
    four_colours: bool = False
    left_out: LeftOutView = NOTHING
    met: bool = False
