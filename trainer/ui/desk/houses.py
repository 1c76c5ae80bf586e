"""The five houses as the screens name them."""

from trainer.rules.houses import House, all_houses
from trainer.ui.screens.first import HouseView

SHORT_MONTHS = (("November", "Nov"), ("February", "Feb"))


def edition(text: str) -> str:
    """An edition in few letters: "Nov 2025"."""
    for long, short in SHORT_MONTHS:
        text = text.replace(long, short)
    return text


def pill(key: str) -> str:
    """House and edition for a pill: "Players Casino · Nov 2025"."""
    house = _house(key)
    return f"{house.name} · {edition(house.edition)}"


def short(key: str) -> str:
    """The short name of a house: "Players"."""
    return _house(key).short


def _house(key: str) -> House:
    return next(each for each in all_houses() if each.key == key)


def houses(notes: dict[str, str] | None = None) -> tuple[HouseView, ...]:
    """All houses, each with its note."""
    told = notes or {}
    return tuple(HouseView(each.key, each.name, edition(each.edition), told.get(each.key, "")) for each in all_houses())
