"""Lists of faults as people are told them: a line each, no more lines and no longer ones than somebody reads."""

from collections.abc import Iterable, Sequence
from itertools import islice
from typing import TYPE_CHECKING, Any

from trainer.kernel.limits import LONGEST_FAULT, MOST_FAULTS

if TYPE_CHECKING:  # half the kernel comes with it
    from trainer.scenarios.form import Fault

LONGEST_PLACE = 300
SEEN = 10 * LONGEST_FAULT + LONGEST_PLACE  # what is looked at of a fault of any length


def told(faults: Iterable[object], word: str = "fault") -> list[str]:
    """The first faults, or whatever `word` calls them, a line each, and how many more there are."""
    some = iter(faults)
    lines = [shortened(one_line(str(each)[:SEEN])) for each in islice(some, MOST_FAULTS)]
    more = sum(1 for _ in some)
    return [*lines, f"... and {more:,} more {word if more == 1 else f'{word}s'}"] if more else lines


def parts(faults: Sequence["Fault"]) -> dict[str, Any]:
    """The same for other programs: the first faults in their parts, and how many more there are."""
    return {"faults": list(map(_parts, faults[:MOST_FAULTS])), "more_faults": max(0, len(faults) - MOST_FAULTS)}


def _parts(fault: "Fault") -> dict[str, str | int]:
    return {"file": placed(fault.path), "line": fault.line, "key": cut(fault.key), "what": cut(fault.what)}


def one_line(text: str) -> str:
    """A text without line breaks and control characters."""
    return "".join(each if each.isprintable() else " " for each in " ".join(text.split()))


def shortened(line: str) -> str:
    """A fault of bounded length: its file in full where that can be, and what is wrong cut short."""
    place, colon, what = line.partition(": ")
    return placed(place) + colon + cut(what)


def placed(place: str) -> str:
    """A place of bounded length: its beginning and its end."""
    return place if len(place) <= LONGEST_PLACE else f"{place[:40]}…{place[41 - LONGEST_PLACE :]}"


def cut(what: str) -> str:
    """What is wrong, in so many characters at most."""
    return what if len(what) <= LONGEST_FAULT else f"{what[: LONGEST_FAULT - 1]}…"
