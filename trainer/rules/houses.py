"""The houses there are: every ledger file of the ledger folder, by its head, which a first page needs before its law.

A house whose ledger cannot be used is left out, and said to be; the others are there without it.
"""

from collections.abc import Iterable
from functools import cache
from pathlib import Path

from trainer import resources
from trainer.kernel.limits import quoted
from trainer.kernel.plain_text import BadText, text_in
from trainer.rules.ledger_head import House as House
from trainer.rules.ledger_head import head_in

FOLDER = ("trainer", "rules", "ledger")
SUFFIX = ".toml"

_left_out: dict[str, tuple[str, ...]] = {}
"""The faults of the ledgers that cannot be used, as far as they were read, by the keys that their files name."""

_passed_over: dict[str, None] = {}
"""Those of them that somebody asked for and went on without."""


@cache
def there() -> tuple[str, ...]:
    """The key of every ledger file, good or bad. Raises FileNotFoundError: a broken install."""
    found = sorted(resources.path(*FOLDER).glob(f"[!.]*{SUFFIX}"))
    return tuple(each.stem for each in found)


def ledger_path(key: str) -> Path:
    """The ledger file of a key."""
    return resources.root().joinpath(*FOLDER, f"{key}{SUFFIX}")


def ledger_text(key: str) -> str:
    """What the ledger file of a key holds, "" where it cannot be read."""
    try:
        return text_in(ledger_path(key))
    except (OSError, BadText):
        return ""


@cache
def _heads() -> tuple[House, ...]:
    """The houses whose heads can be read, as they are listed: by their order, those without one by name at the end."""
    found = []
    for key in there():
        try:
            found.append(head_in(ledger_path(key)))
        except ValueError as bad:  # BadLedger, whose module a start can do without
            leave_out(key, getattr(bad, "faults", (str(bad),)))
    return tuple(sorted(found, key=lambda each: (each.order is None, each.order or 0, each.name, each.key)))


def all_houses() -> tuple[House, ...]:
    """The houses in order, without those whose law was found to be of no use since."""
    return tuple(each for each in _heads() if each.key not in _left_out)


def house_of(key: str) -> House | None:
    """The house of that key as its ledger names it; None for one that there is not, or not any more."""
    return next((each for each in _heads() if each.key == key), None)


def newer_editions() -> tuple[tuple[House, House], ...]:
    """The older and the newer edition of each book of which both are houses that can be used."""
    there = {each.key: each for each in all_houses()}
    return tuple((there[each.newer_edition_of], each) for each in there.values() if each.newer_edition_of in there)


def in_full(key: str) -> str:
    """The name of a house, with its edition where another has the same name; its key where it is not here any more."""
    house = house_of(key)
    if house is None:
        return key
    alone = sum(each.name == house.name for each in _heads()) == 1
    return house.name if alone else f"{house.name} {house.edition}"


class NoHouse(KeyError):
    """There is no house of that key. Its text is one sentence."""

    def __str__(self) -> str:
        return f"The house {quoted(self.args[0])} is no longer here."


def usable(key: str) -> str:
    """That house if it can be dealt at, else the first that can. Raises LookupError where there is none."""
    keys = [each.key for each in all_houses()]
    if not keys:
        raise LookupError("None of the rulebooks can be read.")
    return key if key in keys else keys[0]


def leave_out(key: str, faults: Iterable[str]) -> None:
    """From now on that house is none: its ledger has these faults."""
    _left_out.setdefault(key, tuple(faults))


def left_out() -> dict[str, tuple[str, ...]]:
    """The faults of the ledgers that cannot be used, as far as they were read, by key."""
    return dict(_left_out)


def pass_over(key: str) -> None:
    """Whoever asked for that house, or for all there are, went on without it, if it is one that is left out."""
    if key in _left_out:
        _passed_over[key] = None


def passed_over() -> tuple[str, ...]:
    """A line for each house that was passed over since this was last asked."""
    lines = tuple(
        f"{key}{SUFFIX} can't be used and was left out: run trainer books to see why." for key in _passed_over
    )
    _passed_over.clear()
    return lines


def told() -> tuple[str, ...]:
    """What is wrong with the ledgers, as far as they were read: a line for each fault, with its file, line and key."""
    return (*(line for some in _left_out.values() for line in some), *_same_order())


def _same_order() -> tuple[str, ...]:
    """Two houses in one place are listed by name; somebody meant otherwise."""
    first: dict[int, str] = {}
    return tuple(
        f"{each.key}{SUFFIX}: order {each.order} is already {first[each.order]}'s"
        for each in _heads()
        if each.order is not None and first.setdefault(each.order, each.key) != each.key
    )


BOOKS: tuple[str, ...] = tuple(each.key for each in _heads())
"""The keys of the houses when the program began, in the order in which they are listed."""
