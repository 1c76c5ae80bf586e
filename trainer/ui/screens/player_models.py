"""What the player's page shows, as frozen values."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class PlayerView:
    """A situation: the house, the stakes, the score so far, and where the player sits."""

    house: str
    stakes: str
    score: str
    about: str
