"""The houses as the screens name them."""

from trainer.rules.houses import all_houses, house_of, told, usable
from trainer.rules.number_words import in_words
from trainer.ui.screens.first import HouseView

SHORT_MONTHS = (("November", "Nov"), ("February", "Feb"))


def edition(text: str) -> str:
    """An edition in few letters: "Nov 2025"."""
    for long, short in SHORT_MONTHS:
        text = text.replace(long, short)
    return text


def pill(key: str) -> str:
    """House and edition for a pill: "Players Casino · Nov 2025"; of a house that is not here any more its key."""
    house = house_of(key)
    return f"{house.name} · {edition(house.edition)}" if house else key


def short(key: str) -> str:
    """The short name of a house: "Players"; of one that is not here any more its key."""
    house = house_of(key)
    return house.short if house else key


def one_question() -> str:
    """What stands above the rulebooks side by side: "Six rulebooks, one question"."""
    count = len(all_houses())
    return f"{in_words(count).capitalize()} rulebook{'' if count == 1 else 's'}, one question"


def out_of_use(house: str) -> str:
    """What is said where the house that is set cannot be dealt at, or a rulebook has faults; "" for neither."""
    here = usable(house)
    if house and here != house:
        return f"{pill(house)} can’t be used now. You deal at {pill(here)} until you choose another house."
    first = next(iter(told()), "")
    return f"A rulebook has a fault: {first}. About lists all of them." if first else ""


def houses(notes: dict[str, str] | None = None) -> tuple[HouseView, ...]:
    """All houses, each with its note."""
    told = notes or {}
    return tuple(
        HouseView(each.key, each.name, edition(each.edition), told.get(each.key, ""), short=each.short)
        for each in all_houses()
    )
