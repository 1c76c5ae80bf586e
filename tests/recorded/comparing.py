"""What this program says held against what was recorded: of whole records, and of told hands by their digests."""

from collections.abc import Iterable, Iterator
from itertools import chain
from pathlib import Path

from tests.recorded import dealt, digests, kept, printed, told_rooms
from tests.recorded.against import Told, said_there
from tests.recorded.differences import Difference, between, differences
from tests.recorded.of_hand import Sections
from tests.recorded.once import decided_once
from tests.recorded.told import digests as digests_of
from tests.recorded.told import record_of

AT_ONCE = 200  # hands asked of the version before in one process
HAND = "the hand"


def examples() -> dict[str, Sections]:
    with decided_once():
        return dict(printed.hands())


def rooms() -> dict[str, Sections]:
    return dict(chain(printed.rooms(), told_rooms.rooms()))


def scenarios() -> dict[str, Sections]:
    return dict(chain.from_iterable(dealt.dealt(scenario, key) for scenario, key in dealt.hands()))


WHOLE = {"examples": examples, "rooms": rooms, "scenarios": scenarios}


def whole(name: str) -> list[Difference]:
    """Everything that differs in one of the whole records."""
    return list(between(kept.read(name), WHOLE[name]()))


def changed(seeds: Iterable[int]) -> Iterator[Told]:
    """The told hands of which a book says something else by now; or "the hand", where it is told otherwise."""
    before = digests.read()
    for seed in seeds:
        yield from ((seed, name) for name in digests.changed(before.row(seed), digests_of(seed)))


def side_by_side(some: Iterable[Told], checkout: Path) -> Iterator[Difference]:
    """What differs in these hands between the version in a checkout and this one."""
    asked = [each for each in some if each[1] != HAND]
    for start in range(0, len(asked), AT_ONCE):
        part = asked[start : start + AT_ONCE]
        for (seed, key), before in zip(part, said_there(checkout, part), strict=True):
            yield from differences(f"told {seed} at {key}", before, record_of(seed, key))
