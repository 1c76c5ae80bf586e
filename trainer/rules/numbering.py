"""Numbers of paragraphs as they are kept: each says under which numbering of its book it was written.

A book's numbering is counted from 1, and every renumbering counts on. What is kept says "28" for a number of the first
numbering and "28@2" for one of the second. A ledger tells in the same way which numbers a paragraph had: `was =
["28", "29@2"]` stood as 28 up to numbering 1 and as 29 up to numbering 2. So a number given up and given to another
paragraph later is never taken for it: whoever gave it up first after it was written down had it then.
"""

import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field

from trainer.kernel.limits import quoted

SIGN = "@"
MOST = 999  # numberings of a book
NUMBER = re.compile(r"[A-Za-z0-9]+(?:-[A-Za-z0-9]+)*")
_NOTED = re.compile(rf"({NUMBER.pattern}){SIGN}([1-9][0-9]{{0,2}})")
Owners = tuple[tuple[int, tuple[str, ...]], ...]


@dataclass(frozen=True)
class Numbering:
    """Which numbering a book has, and who had which number before.

    `given_up` has by number, oldest first, up to which numbering it stood and the numbers of today of those that had
    it: several where the paragraph was split, none where it has gone.
    """

    count: int = 1
    present: frozenset[str] = frozenset()
    given_up: Mapping[str, Owners] = field(default_factory=dict)

    def note(self, at: str) -> str:
        """A number of today as it is kept."""
        return noted(at, self.count)

    def now(self, note: str) -> tuple[str, ...]:
        """The numbers of today of a number that was kept; none where its paragraph has gone, or was never here."""
        at, written = parted(note)
        if written > self.count:  # kept by a program with a newer ledger
            return ()
        for until, ats in self.given_up.get(at, ()):
            if until >= written:
                return ats
        return (at,) if at in self.present else ()

    def followed(self, at: str) -> tuple[str, ...]:
        """The numbers of today of a number in a file, which tells nothing of numberings: what it last was."""
        if at in self.present or at not in self.given_up:
            return (at,)
        return self.given_up[at][-1][1]

    def shown(self, note: str) -> tuple[str, ...]:
        """The same to be read: of a paragraph that has gone as it was printed then, and told from who has it now."""
        at, _ = parted(note)
        return self.now(note) or ((f"{at} (then)",) if at in self.present else (at,))


def noted(at: str, numbering: int) -> str:
    """A number under that numbering as it is kept."""
    return at if numbering == 1 else f"{at}{SIGN}{numbering}"


def parted(note: str) -> tuple[str, int]:
    """The number that was kept, and the numbering under which it was written."""
    found = _NOTED.fullmatch(note)
    return (found[1], int(found[2])) if found else (note, 1)


def numbering(count: int, was: Mapping[str, Iterable[str]], gone: Iterable[str] = ()) -> Numbering:
    """Out of a ledger: its count, every paragraph's former numbers by its present one, and those of none any more."""
    owners: dict[str, dict[int, tuple[str, ...]]] = {}
    for at, note in (*((at, note) for at, notes in was.items() for note in notes), *((None, note) for note in gone)):
        number, until = parted(note)
        there = owners.setdefault(number, {}).setdefault(until, ())
        owners[number][until] = there if at is None else (*there, at)
    given_up = {number: tuple(sorted(some.items())) for number, some in owners.items()}
    return Numbering(count, frozenset(was), given_up)


def note_faults(notes: Iterable[str], count: int) -> Iterator[tuple[int, str]]:
    """What is wrong with former numbers in a ledger of that numbering, each with its place among them."""
    seen: set[tuple[str, int]] = set()
    for place, note in enumerate(notes):
        at, until = parted(note)
        if not NUMBER.fullmatch(at) or noted(at, until) != note:
            yield (
                place,
                f'{quoted(note)} isn\'t a former number: write "28", or "28@2" where it stood up to numbering 2',
            )
        elif until >= count:
            yield place, f"{quoted(note)} stood up to numbering {until}, so the head must say numbering = {until + 1}"
        elif (at, until) in seen:
            yield place, f"{quoted(note)} is listed twice"
        seen.add((at, until))


def count_fault(count: object) -> str:
    """What is wrong with the numbering that a head says, "" where nothing is."""
    return "" if type(count) is int and 1 <= count <= MOST else f"is {quoted(count)}, not a number from 1 to {MOST}"
