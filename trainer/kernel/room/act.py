"""The base of every act in a room, and the happening that one is part of."""

from dataclasses import dataclass
from typing import ClassVar

CLOCK, FLOOR, DESK = "clock", "floor", "desk"
DEALER = "dealer:"


@dataclass(frozen=True, slots=True)
class RoomAct:
    """What is done. `verb` is its word in the notation; its fields, in order, are what its line says."""

    verb: ClassVar[str] = ""


@dataclass(frozen=True, slots=True)
class Happening:
    """`at` is seconds since the room's file begins, `who` clock, floor, desk, "dealer:A" (of table A) or a player."""

    at: int
    who: str
    act: RoomAct

    @property
    def table(self) -> str:
        """The table whose dealer does it, "" for anybody else."""
        return self.who.removeprefix(DEALER) if self.who.startswith(DEALER) else ""
