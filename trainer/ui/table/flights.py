"""Which chips went from where to where between two pictures. Pure: what one place lost another one has gained."""

from collections.abc import Mapping
from dataclasses import dataclass

from trainer.ui.table.picture import Chips, heaps
from trainer.ui.table.picture import Picture as Shown

Counts = dict[int, int]


@dataclass(frozen=True, slots=True)
class Flight:
    """Chips on their way between two places."""

    chips: Chips
    start: str
    end: str


def flights(before: Shown, after: Shown) -> tuple[Flight, ...]:
    """One flight for each two places between which chips went; each denomination from first loser to first gainer."""
    old, new = heaps(before), heaps(after)
    places = tuple(dict.fromkeys((*old, *new)))
    lost = {place: _more(old.get(place, ()), new.get(place, ())) for place in places}
    won = {place: _more(new.get(place, ()), old.get(place, ())) for place in places}
    found: dict[tuple[str, str], Counts] = {}
    for start, losses in lost.items():
        for value in losses:
            _send(start, value, losses, won, found)
    return tuple(Flight(tuple(sorted(counts.items(), reverse=True)), *ends) for ends, counts in found.items())


def _send(
    start: str, value: int, losses: Counts, won: Mapping[str, Counts], found: dict[tuple[str, str], Counts]
) -> None:
    for end, gains in won.items():
        moved = min(losses[value], gains.get(value, 0))
        if moved:
            losses[value] -= moved
            gains[value] -= moved
            found.setdefault((start, end), {})[value] = moved


def _more(some: Chips, others: Chips) -> Counts:
    held = dict(others)
    return {value: count - held.get(value, 0) for value, count in some if count > held.get(value, 0)}
