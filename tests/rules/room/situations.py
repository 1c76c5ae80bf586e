"""Rooms told as text: the head is written out here, what happens in the tests. Nothing here makes facts."""

from collections.abc import Iterable, Mapping

import pytest

from trainer.kernel.room.document import room_of
from trainer.rules.book import book as law_of
from trainer.rules.engine import decide
from trainer.rules.room.facts import RoomFacts
from trainer.rules.room.points import room_points
from trainer.rules.room.record import RoomRecord
from trainer.rules.ruling import Decision, Ruling

NINE = tuple(range(1, 10))
FULL = ("tda-2022", "players-2025", "foxwoods-2020", "metropolitan", "upt")


def cites(*ids: str) -> list[object]:
    """A parameter a paragraph: the book's key, under the id "tda-2022:7"."""
    return [pytest.param(each.partition(":")[0], id=each) for each in ids]


class Room:
    """A room in the making: the player in seat 3 of table A is A3, with 10,000 in chips.

    `tables` gives the taken seats of each table, `marks` button, small and big blind (1, 2 and 3 where not told).
    """

    def __init__(
        self,
        tables: Mapping[str, Iterable[int]],
        marks: Mapping[str, tuple[int, int, int]] | None = None,
        event: str = "tournament full-table 9",
        games: str = "holdem",
        clock: str = "1 600",
        game: str = "holdem",
        extra: Iterable[str] = (),
        hands: int = 5,
    ) -> None:
        seats = int(event.split()[2])
        self.lines: list[str] = []
        self.names = [f"{table}{seat}" for table, taken in tables.items() for seat in taken]
        self.gone: list[str] = []
        self.head = ["room 1", f"event {event}", f"games {games}", "level 100 200 0 20", "level 200 400 0 20"]
        self.head += [f"clock {clock}", "stack 100x20+1000x8", "bank 100x200+1000x80"]
        for name in tables:
            button, small, big = (marks or {}).get(name, (1, 2, 3))
            self.head.append(f"table {name} {seats} {button} {small} {big} {game} {hands}")
        self.head += [f"player {t}{s} 100x20+1000x8 {t} {s}" for t, taken in tables.items() for s in taken]
        self.head += extra

    def do(self, *lines: str) -> "Room":
        """Let things happen, each written with its second: "5 floor balance A B"."""
        self.lines += lines
        return self

    def out(self, at: int, *names: str) -> "Room":
        """Players lose all they have to somebody who is not among them, and go out."""
        self.gone += names
        winner = next(each for each in reversed(self.names) if each not in self.gone)
        for name in names:
            self.lines += [f"{at} floor win {winner} {name} 100x20+1000x8", f"{at} floor bust {name}"]
        return self

    def facts(self) -> RoomFacts:
        """The room, folded."""
        record = RoomRecord.of(room_of("\n".join([*self.head, "---", *self.lines, ""])))
        return RoomFacts(record, len(record))

    def decision(self, book: str, kind: str, detail: str | None = None) -> Decision:
        """What a book says, as things stand, on the one point of that kind (and about that player or table)."""
        return ask(book, self.facts(), kind, detail)

    def last(self, book: str, kind: str) -> Decision:
        """What a book says on the latest point of that kind."""
        facts = self.facts()
        found = [each for each in room_points(facts) if each.kind == kind]
        return decide(law_of(book), facts.about(found[-1]))

    def ruling(self, book: str, kind: str, detail: str | None = None) -> Ruling | None:
        return self.decision(book, kind, detail).ruling


def ask(book: str, facts: RoomFacts, kind: str, detail: str | None = None) -> Decision:
    """What a book says on the one point of that kind; fails when there is none or more than one."""
    found = [each for each in room_points(facts) if each.kind == kind and detail in (None, each.detail)]
    assert len(found) == 1, f"{len(found)} points of kind {kind} {detail or ''}"
    return decide(law_of(book), facts.about(found[0]))


def figures(decision: Decision) -> dict[str, int]:
    return dict(decision.figures)


def cited(decision: Decision) -> list[str]:
    """The paragraphs that a decision cites."""
    return [citation.at for citation in decision.citations]
