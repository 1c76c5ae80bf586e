"""Lists of faults as people are told them: a line each, no more lines and no longer ones than somebody reads."""

from collections.abc import Iterable
from itertools import islice

from trainer.kernel.limits import LONGEST_FAULT, MOST_FAULTS

LONGEST_PLACE = 300
SEEN = 10 * LONGEST_FAULT + LONGEST_PLACE  # what is looked at of a fault of any length


def told(faults: Iterable[object]) -> list[str]:
    """The first faults, a line each, and how many more there are."""
    some = iter(faults)
    lines = [shortened(one_line(str(each)[:SEEN])) for each in islice(some, MOST_FAULTS)]
    more = sum(1 for _ in some)
    return [*lines, f"... and {more:,} more {'fault' if more == 1 else 'faults'}"] if more else lines


def one_line(text: str) -> str:
    """A text without line breaks and control characters."""
    return "".join(each if each.isprintable() else " " for each in " ".join(text.split()))


def shortened(line: str) -> str:
    """A fault of bounded length: its file in full where that can be, and what is wrong cut short."""
    place, colon, what = line.partition(": ")
    if len(place) > LONGEST_PLACE:
        place = f"{place[:40]}…{place[41 - LONGEST_PLACE :]}"
    return place + colon + _cut(what)


def _cut(what: str) -> str:
    return what if len(what) <= LONGEST_FAULT else f"{what[: LONGEST_FAULT - 1]}…"
