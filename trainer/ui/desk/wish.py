"""What kind of session is asked for on the first page."""

from dataclasses import dataclass

from trainer.ui.screens.first import USUAL_MINUTES


@dataclass(frozen=True, slots=True)
class Wish:
    """What is asked for: how long, on which area ("" for all), and the seed that settles what chance decides.

    `short` has its hands begin just before their moment.
    """

    minutes: int = USUAL_MINUTES
    area: str = ""
    seed: int = 0
    short: bool = False
