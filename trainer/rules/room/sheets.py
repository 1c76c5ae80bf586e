"""A house's printed sheets: events, blind structures and the payout table. Read when first asked for."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any

from trainer import resources
from trainer.kernel.toml import BadToml, document
from trainer.rules.room.sheet_faults import BadSheet, column_faults, event_faults, structure_faults, wrong_shape

WHOLE = 10000


@dataclass(frozen=True, slots=True)
class Structure:
    """`levels` are (small blind, big blind, ante of the big blind); registration closes after level `closes`.

    `breaks` are (after which level, minutes), `remove` (after which level, denomination); 0 stands for not printed.
    """

    name: str
    closes: int
    minutes: int
    breaks: tuple[tuple[int, int], ...]
    remove: tuple[tuple[int, int], ...]
    levels: tuple[tuple[int, int, int], ...]


@dataclass(frozen=True, slots=True)
class Event:
    """`cost` is buy-in, P.C. fee, entry fee and bounty in dollars (all 0 where none is printed), `stack` in chips.

    `times` are (from which level, minutes a level); `structure` is "" where it stands on a sheet of its own.
    `guarantee` is the pool promised, in dollars.
    """

    name: str
    cost: tuple[int, int, int, int]
    stack: int
    times: tuple[tuple[int, int], ...]
    structure: str
    guarantee: int = 0

    def minutes(self, level: int) -> int:
        """How long that level lasts, from 1."""
        return [minutes for first, minutes in self.times if first <= max(level, 1)][-1]


@dataclass(frozen=True, slots=True)
class Column:
    """What `first` to `last` entries are paid: `shares[k - 1]` is place k's, in hundredths of a percent."""

    first: int
    last: int
    shares: tuple[int, ...]


@cache
def events(house: str) -> Mapping[str, Event]:
    """The events that house prints, by name. Raises BadSheet with every fault."""
    return _sheets(house)[1]


@cache
def printed() -> frozenset[str]:
    """The names of all events that any house prints. Raises BadSheet."""
    files = resources.path("trainer", "rules", "data").glob("*-structures.toml")
    return frozenset(name for each in files for name in events(each.name.removesuffix("-structures.toml")))


@cache
def printed_cost(name: str) -> tuple[int, int, int, int]:
    """Buy-in, fees and bounty of that event in dollars as a house prints them, 0 for none. Raises BadSheet."""
    files = resources.path("trainer", "rules", "data").glob("*-structures.toml")
    found = (events(each.name.removesuffix("-structures.toml")) for each in files)
    return next((some[name].cost for some in found if name in some), (0, 0, 0, 0))


def printed_bounty(name: str) -> int:
    """What a bounty chip of that event is worth in dollars as a house prints it, 0 for none. Raises BadSheet."""
    return printed_cost(name)[-1]


@cache
def structures(house: str) -> Mapping[str, Structure]:
    """The blind structures that house prints, by name. Raises BadSheet with every fault."""
    return _sheets(house)[0]


@cache
def columns(house: str) -> tuple[Column, ...]:
    """The payout table of that house, the fewest entries first. Raises BadSheet with every fault."""
    name = f"{house}-payouts.toml"
    return payouts_of(resources.text("trainer", "rules", "data", name), name)


@cache
def _sheets(house: str) -> tuple[Mapping[str, Structure], Mapping[str, Event]]:
    name = f"{house}-structures.toml"
    return structures_of(resources.text("trainer", "rules", "data", name), name)


def structures_of(text: str, name: str) -> tuple[Mapping[str, Structure], Mapping[str, Event]]:
    """Structures and events in a TOML text. Raises BadSheet."""
    data = _data(text, name)
    faults = wrong_shape(data, name, {"structure": Structure, "event": Event})
    if not faults:
        faults = structure_faults(data, name) + event_faults(data, name)
    if faults:
        raise BadSheet(faults)
    made = {each["name"]: Structure(**_frozen(each)) for each in data["structure"]}
    return made, {each["name"]: Event(**_frozen(each)) for each in data["event"]}


def payouts_of(text: str, name: str) -> tuple[Column, ...]:
    """The columns of a payout table in a TOML text. Raises BadSheet."""
    data = _data(text, name)
    faults = column_faults(data, name, WHOLE)
    if faults:
        raise BadSheet(faults)
    return tuple(_column(data["places"], each["entries"], each["shares"]) for each in data["column"])


def _column(places: list[list[int]], entries: list[int], shares: list[int]) -> Column:
    first, last = entries
    return Column(first, last, _by_place(places, shares))


def _by_place(places: list[list[int]], shares: list[int]) -> tuple[int, ...]:
    return tuple(share for (first, last), share in zip(places, shares, strict=False) for _ in range(first, last + 1))


def _data(text: str, name: str) -> dict[str, Any]:
    try:
        return document(text)
    except BadToml as fault:
        raise BadSheet([f"{name}: {fault}"]) from fault


def _frozen(row: dict[str, Any]) -> dict[str, Any]:
    return {key: _tuples(value) for key, value in row.items()}


def _tuples(value: Any) -> Any:
    return tuple(map(_tuples, value)) if isinstance(value, list) else value
