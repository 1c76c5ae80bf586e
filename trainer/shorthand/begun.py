"""From where a hand is told: a street, what is in the pots on it, and who is in, as the head of a file gives it."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

from trainer.kernel.games import is_stud
from trainer.kernel.limits import MOST_CHIPS, MOST_SEATS, quoted, whole
from trainer.kernel.nearest import nearest
from trainer.kernel.table import Setup
from trainer.rules.posting import clockwise

FLOP_STREETS = {"flop": 1, "turn": 2, "river": 3}
STUD_STREETS = {"fourth": 1, "fifth": 2, "sixth": 3, "seventh": 4}


@dataclass
class Begun:
    """`on` is the word of the street, "" for a hand told from the deal; `sides` are the side pots in order, each with
    the seats that it is for, `all_in` those who have no chips left, and `denominations` the chips in use, the largest
    first. `face_down` are the hands of an all-in that nobody can bet against any more, where what follows tells of
    them."""

    on: str = ""
    pot: int = 0
    live: frozenset[int] = frozenset()
    sides: list[tuple[int, frozenset[int]]] = field(default_factory=list)
    all_in: frozenset[int] = frozenset()
    denominations: tuple[int, ...] = ()
    face_down: bool = False

    def read(self, key: str, words: list[str]) -> None:
        """Take one line. Raises ValueError."""
        if key != "side" and getattr(self, FIELDS[key]):
            raise ValueError(f"{key!r} is listed twice")
        READ[key](self, words)

    def street(self, words: list[str]) -> None:
        known = (*FLOP_STREETS, *STUD_STREETS)
        if len(words) != 1 or words[0] not in known:
            word = " ".join(words)
            raise ValueError(
                f"{quoted(word)} isn't a street to begin on: write {', '.join(known)}{nearest(word, known)}"
            )
        self.on = words[0]

    def chips(self, words: list[str]) -> None:
        if len(words) != 1 or not whole(words[0], MOST_CHIPS):
            raise ValueError("write what is in the main pot as the street begins, as in pot 2400")
        self.pot = int(words[0])

    def side(self, words: list[str]) -> None:
        if len(words) < 2 or not whole(words[0], MOST_CHIPS):
            raise ValueError("write what is in the side pot and whose it is, as in side 2000 2 7")
        self.sides.append((int(words[0]), seats_in(words[1:])))

    def contending(self, words: list[str]) -> None:
        self.live = seats_in(words)

    def broke(self, words: list[str]) -> None:
        self.all_in = seats_in(words)

    def faults(self, game: str, sitting: frozenset[int]) -> list[str]:
        """What does not fit together, with each other or with the table."""
        if not self.on:
            given = [key for key, name in FIELDS.items() if key != "on" and getattr(self, name)]
            return [f"{given[0]} is for a hand begun on a street: write on flop, on turn, on river"] if given else []
        found = []
        known = STUD_STREETS if is_stud(game) else FLOP_STREETS
        if self.on not in known:
            found.append(f"{game} has no {self.on}: write on {' or on '.join(known)}")
        if not self.pot:
            found.append(f"the pot is missing: write what is in it as the {self.on} begins, as in pot 2400")
        named = self.live.union(self.all_in, *(seats for _, seats in self.sides))
        if away := sorted(named - sitting):
            found.append(f"no one sits in seat {away[0]}")
        return found or self._pots_faults(self.live or sitting)

    def _pots_faults(self, live: frozenset[int]) -> list[str]:
        if len(live) < 2:
            return ["fewer than two players are in: write two seats or more, as in in 2 5"]
        for number, (_, seats) in enumerate(self.contended(live), 1):
            if not seats < live or (len(seats) < 2 and number < len(self.sides)):
                return ["a side pot is for fewer of those who are in than the pot before it, the last alone for one"]
            if not seats:
                return ["no player of that side pot is in: write who is, as in in 2 5 7"]
            live = seats
        return []

    def contended(self, live: frozenset[int]) -> list[tuple[int, frozenset[int]]]:
        """The side pots with those who are in; who is named with one and isn't has paid into it and folded."""
        return [(amount, seats & live) for amount, seats in self.sides]

    def pots(self, sitting: frozenset[int]) -> tuple[tuple[int, frozenset[int]], ...]:
        """Every pot with the seats that it is for, the main pot first."""
        live = self.live or sitting
        return ((self.pot, live), *self.contended(live))

    def broke_now(self, sitting: frozenset[int]) -> frozenset[int]:
        """The seats in the hand that have nothing left: those that are named, and who has no part in the last pot."""
        pots = self.pots(sitting)
        return self.all_in | (pots[0][1] - pots[-1][1])

    def other_buttons(self, setup: Setup) -> list[int]:
        """Where else the button may lie with the same order of those who are in."""
        sitting = frozenset(each.number for each in setup.seats if each.taken)
        order = clockwise(tuple(self.live or sitting), setup.button)
        found = (seat for seat in sorted(sitting) if clockwise(tuple(self.live or sitting), seat) == order)
        return [] if is_stud(setup.game) else [seat for seat in found if seat != setup.button]

    def number(self) -> int:
        """The street, counted as the course counts it."""
        return (FLOP_STREETS | STUD_STREETS)[self.on]


def seats_in(words: list[str]) -> frozenset[int]:
    """The seats that words name. Raises ValueError."""
    seats = [whole(each, MOST_SEATS) for each in words]
    if not seats or 0 in seats or len(set(seats)) < len(seats):
        raise ValueError(f"{quoted(' '.join(words))} aren't seats: write each number once, as in 2 5 7")
    return frozenset(seats)


FIELDS = {"on": "on", "pot": "pot", "in": "live", "all-in": "all_in", "side": "sides"}
READ: Mapping[str, Callable[[Begun, list[str]], None]] = {
    "on": Begun.street,
    "pot": Begun.chips,
    "side": Begun.side,
    "in": Begun.contending,
    "all-in": Begun.broke,
}
