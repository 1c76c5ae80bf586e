"""Paragraph numbers of any house as they are kept, and what of one that was kept is called today.

The first numbering of a book needs no law to be read, only its head.
"""

from functools import cache

from trainer.rules.houses import house_of
from trainer.rules.numbering import Numbering, parted

BETWEEN = ":"  # in "tda-2022:39-A"


def to_keep(house: str, at: str) -> str:
    """A paragraph's number of today as it is kept."""
    return _count(house).note(at)


def shown(house: str, note: str) -> tuple[str, ...]:
    """What a number that was kept is today: several where the paragraph was split; as it was then where it has gone."""
    if _count(house).count == 1:
        return (parted(note)[0],)
    return numbering_of(house).shown(note)


def now(house: str, note: str) -> tuple[str, ...]:
    """The same of paragraphs that there are."""
    return numbering_of(house).now(note)


def followed(house: str, at: str) -> tuple[str, ...]:
    """What a number in somebody's file is today: itself where it is printed, else what became of it."""
    return (at,) if _count(house).count == 1 else numbering_of(house).followed(at)


def named_to_keep(name: str) -> str:
    """The same of "tda-2022:39-A"."""
    house, sign, at = name.rpartition(BETWEEN)
    return f"{house}{sign}{to_keep(house, at)}" if house else name


def named_now(name: str) -> tuple[str, ...]:
    """What became of "tda-2022:39-A@2" as it was kept, to be read."""
    house, sign, note = name.rpartition(BETWEEN)
    return tuple(f"{house}{sign}{at}" for at in shown(house, note)) if house else (name,)


@cache
def _count(house: str) -> Numbering:
    named = house_of(house)
    return Numbering(named.numbering if named else 1)


@cache
def numbering_of(house: str) -> Numbering:
    """How the paragraphs of a house are numbered; as if it had none where its law cannot be used."""
    from trainer.rules.book import sound  # the law, which a start can do without

    law = sound(house)
    return law.ledger.numbering if law else Numbering(_count(house).count)
