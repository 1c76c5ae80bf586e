"""What the page of the free deal shows, as frozen values."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class AreaChoice:
    """An area in which things can go wrong at this house: its key, its title, and whether it is chosen."""

    key: str
    title: str
    chosen: bool


@dataclass(frozen=True, slots=True)
class FreeView:
    """The page: the house's name, how often things go wrong (a key of `SHARES`), the help level, and all areas."""

    house: str
    often: str
    help: str
    areas: tuple[AreaChoice, ...]
