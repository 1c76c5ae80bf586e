"""The room as it stands at one moment. Frozen; derived by folding, never stored."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Any

from trainer.kernel.chips import NO_CHIPS, Chips
from trainer.kernel.table import Impossible

BEGINS = frozenset(("riffle", "shuffler", "push"))
"""The verbs that begin a hand before its cards are dealt, in most houses."""


@dataclass(frozen=True, slots=True)
class Player:
    """Somebody who entered. `table` is "" while he sits nowhere; `due_*` is the seat that was drawn for him.

    `here` is False while he is away from his chair, `penalty` counts the hands he still has to miss, `entries` how
    often he entered, `sold` is False for a stack that stands at a seat nobody has bought.
    """

    name: str
    chips: Chips = NO_CHIPS
    table: str = ""
    seat: int = 0
    due_table: str = ""
    due_seat: int = 0
    here: bool = True
    penalty: int = 0
    out: bool = False
    entries: int = 1
    sold: bool = True

    @property
    def place(self) -> tuple[str, int]:
        return self.table, self.seat


@dataclass(frozen=True, slots=True)
class RoomTable:
    """One table. `button`, `small` and `big` are seats, 0 where nobody posts a blind; `level` is that of its hand.

    They are those of the latest hand, or of the next one if it is `ready`: no hand yet, or the button moved since.

    `dealt` are the players dealt into the hand being played, `folded` those of them who folded, `missing` those who
    serve a penalty with it; it is `turn`'s turn,
    who has `facing` to call. `hands` counts the hands dealt. `begun` tells of a hand that is begun and not dealt yet,
    `after_it` of those whose penalty was given since the hand began: it counts from the hand after it.
    """

    name: str
    seats: int
    button: int = 1
    small: int = 0
    big: int = 0
    game: str = "holdem"
    level: int = 0
    hands: int = 0
    ready: bool = False
    playing: bool = False
    substantial: bool = False
    dealt: tuple[str, ...] = ()
    folded: tuple[str, ...] = ()
    missing: tuple[str, ...] = ()
    begun: bool = False
    after_it: tuple[str, ...] = ()
    turn: str = ""
    facing: int = 0
    halted: bool = False
    broken: bool = False


@dataclass(frozen=True, slots=True)
class LevelClock:
    """`left` seconds of level `level` remained at second `at`; `running` tells whether they go on running off."""

    level: int
    left: int
    at: int = 0
    running: bool = False

    def left_at(self, at: int) -> int:
        """Seconds left at second `at`, never below zero."""
        return max(0, self.left - (at - self.at)) if self.running else self.left


@dataclass(frozen=True, slots=True)
class Room:
    """`bank` holds the chips outside play, `pool` the prize money not paid, `paid` what went to whom.

    `level` is the one announced, which the clock's may be ahead of. `hand_for_hand` and `waived` are in force. `begins`
    are the verbs that begin a hand before its cards are dealt, as the house has it.
    """

    tables: tuple[RoomTable, ...]
    players: tuple[Player, ...]
    clock: LevelClock
    bank: Chips = NO_CHIPS
    pool: int = 0
    entries: int = 0
    paid: tuple[tuple[str, int], ...] = ()
    level: int = 1
    hand_for_hand: bool = False
    waived: frozenset[str] = frozenset()
    at: int = 0
    begins: frozenset[str] = BEGINS

    def table(self, name: str) -> RoomTable:
        """Raises Impossible."""
        for each in self.tables:
            if each.name == name:
                return each
        raise Impossible(f"there is no table {name}")

    def player(self, name: str) -> Player:
        """Raises Impossible."""
        for each in self.players:
            if each.name == name:
                return each
        raise Impossible(f"there is no player {name}")

    def table_of(self, name: str) -> str:
        """Where a player of that name sits; "" where nobody of that name does."""
        return next((each.table for each in self.players if each.name == name), "")

    def seated(self, table: str) -> tuple[Player, ...]:
        """The players at a table in the order of their seats."""
        return tuple(sorted((p for p in self.players if p.table == table), key=lambda player: player.seat))

    def left_in(self) -> tuple[Player, ...]:
        """Everybody who is not out; a stack that nobody has bought is nobody."""
        return tuple(each for each in self.players if each.sold and not each.out)

    def live_tables(self) -> Iterator[RoomTable]:
        """Tables that are not broken."""
        return (each for each in self.tables if not each.broken)

    def open_seat(self, table: str, seat: int) -> None:
        """Raises Impossible unless that seat is there and nobody sits in it."""
        found = self.table(table)
        if not 1 <= seat <= found.seats:
            raise Impossible(f"there is no seat {seat} at table {table}")
        if found.broken:
            raise Impossible(f"table {table} is broken")
        if any(each.place == (table, seat) for each in self.players):
            raise Impossible(f"seat {seat} at table {table} is taken")

    def with_player(self, name: str, **values: Any) -> "Room":
        """The room with that player changed. Raises Impossible."""
        before = self.player(name)
        after = replace(before, **values)
        return replace(self, players=tuple(after if each is before else each for each in self.players))

    def with_table(self, name: str, **values: Any) -> "Room":
        """The room with that table changed. Raises Impossible."""
        before = self.table(name)
        after = replace(before, **values)
        return replace(self, tables=tuple(after if each is before else each for each in self.tables))
