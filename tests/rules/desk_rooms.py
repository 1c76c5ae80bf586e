"""Rooms told for the desk's chapters: the setup is written out here, what happens in the tests.

Nothing here makes facts: a `Room` collects lines of notation, and `facts()` folds the text they make.
"""

from trainer.kernel.room.document import room_of
from trainer.rules.book import book
from trainer.rules.engine import decide
from trainer.rules.room.facts import RoomFacts
from trainer.rules.room.points import room_points
from trainer.rules.room.record import RoomRecord
from trainer.rules.ruling import Decision, Matter

HEAD = {
    "event": "tournament full-table 9",
    "games": "holdem",
    "clock": "1 1200",
    "stack": "1000x10+100x50",
    "bank": "5000x99+1000x99+500x99+100x999+25x999",
    "chips": "25 100 500 1000 5000",
}
LEVELS = ["100 200 0 20", "200 400 400 20", "500 1000 1000 20", "1000 2000 2000 20"]
PLAYERS = {"Ann": "1000x5+100x10 A 1", "Ben": "1000x8 A 2", "Cora": "1000x4+100x20 A 4", "Dan": "5000x2 A 6"}


class Room:
    """Table A with its button in seat 1, blinds in 2 and 4, unless a test says otherwise."""

    def __init__(
        self,
        players: dict[str, str] | None = None,
        table: str = "A 9 1 2 4",
        levels: list[str] | None = None,
        **head: str,
    ) -> None:
        given = {key.replace("_", "-"): value for key, value in {**HEAD, **head}.items()}
        self.head = ["room 1", *(f"{key} {value}" for key, value in given.items())]
        self.head += [f"level {each}" for each in (LEVELS if levels is None else levels)]
        self.head += [f"table {table}"]
        self.head += [f"player {name} {rest}" for name, rest in (PLAYERS if players is None else players).items()]
        self.lines: list[str] = []

    def with_absent(self, *names: str) -> "Room":
        """These players are away from the start."""
        self.head += [f"absent {each}" for each in names]
        return self

    def do(self, *lines: str) -> "Room":
        """Let things happen, each written without its time: "Ann ask forfeit". A line "..120" lets time go by."""
        self.lines += lines
        return self

    def text(self) -> str:
        """The room as it is stored, a second for every happening."""
        at, timed = 0, []
        for line in self.lines:
            at += int(line[2:]) if line.startswith("..") else 1
            timed += [] if line.startswith("..") else [f"{at} {line}"]
        return "\n".join([*self.head, "---", *timed, ""])

    def facts(self) -> RoomFacts:
        record = RoomRecord.of(room_of(self.text()))
        return RoomFacts(record, len(record))

    def points(self, kind: str) -> list[Matter]:
        return [each for each in room_points(self.facts()) if each.kind == kind]

    def rule(self, house: str, kind: str) -> Decision:
        """What a house says on the last point of that kind."""
        return decide(book(house), self.facts().about(self.points(kind)[-1]))


def figures(decision: Decision) -> dict[str, int]:
    return dict(decision.figures)


def said(decision: Decision) -> str:
    """The ruling's name; fails where the book is silent."""
    assert decision.ruling is not None, "silent"
    return decision.ruling.key


def cites(decision: Decision) -> set[str]:
    return {each.at for each in decision.citations}
