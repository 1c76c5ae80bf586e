"""The head of a room file: a line for each thing the setup holds, both ways."""

from collections.abc import Callable, Iterator, Sized
from dataclasses import dataclass, field, replace
from typing import Any

from trainer.kernel.chips import NO_CHIPS, Chips, chips
from trainer.kernel.formats import first_line
from trainer.kernel.limits import MOST_CHIPS, MOST_LEVELS, MOST_PILES, MOST_PLAYERS, MOST_TABLES, quoted, whole
from trainer.kernel.room.notation import VERSION, player_name, table_name
from trainer.kernel.room.setup import ANTES, EVENTS, FORMATS, GAMES, STUD_GAMES, Level, RoomSetup
from trainer.kernel.room.state import Player, RoomTable

WORD = "room"  # begins a room
FIRST_LINE = f"{WORD} {VERSION}"
NET = "net"
PLENTY = 1000  # chips of each kind at a desk of which nobody says what it holds
SEATS = 20  # more than any table has


def head_lines(setup: RoomSetup) -> Iterator[str]:
    """The lines of a setup, in the order in which they are written."""
    yield f"event {setup.event} {setup.format} {setup.full}"
    yield f"games {' '.join(setup.games)}"
    yield from (f"level {each.small} {each.big} {each.ante} {each.minutes}" for each in setup.levels)
    yield f"clock {setup.level} {setup.left}"
    yield f"stack {setup.stack}"
    yield f"bank {setup.bank}"
    yield f"entries {setup.sold} {setup.fee}"
    yield f"pool {setup.pool}{f' {NET}' if setup.net else ''}"
    yield f"places {setup.places}"
    for key, values in (("prizes", setup.prizes), ("chips", setup.denominations)):
        if values:
            yield f"{key} {' '.join(map(str, values))}"
    for key in ("fees", "sheet", "bounty", "guarantee", "registration", "antes"):
        if value := getattr(setup, key):
            yield f"{key} {value}"
    if setup.pause:
        yield f"break {setup.pause}"
    yield from (f"table {t.name} {t.seats} {t.button} {t.small} {t.big} {t.game} {t.hands}" for t in setup.tables)
    if setup.no_button:
        yield f"button-untold {' '.join(sorted(setup.no_button))}"
    for each in setup.players:
        yield from _player_lines(each)


def _player_lines(each: Player) -> Iterator[str]:
    yield f"player {each.name} {each.chips} {each.table} {each.seat or ''}".rstrip()
    if each.due_table:
        yield f"due {each.name} {each.due_table} {each.due_seat}"
    if each.penalty:
        yield f"penalty {each.name} {each.penalty}"
    if not each.here:
        yield f"absent {each.name}"


def _numbers(words: list[str]) -> tuple[int, ...]:
    return tuple(map(whole, words))


def _exactly(words: list[str], least: int, most: int | None = None) -> list[str]:
    if not least <= len(words) <= (most or least):
        raise ValueError(f"{len(words)} words were given, not {least if most is None else f'{least} to {most}'}")
    return words


def _bank(values: list[int]) -> Chips:
    """Chips of each of these values, plenty or as many as a bank may be worth."""
    share = MOST_CHIPS // max(len(values), 1)
    return chips("+".join(f"{each}x{min(PLENTY, share // each)}" for each in values if each <= share) or "0")


def _room_for(some: Sized, most: int, what: str) -> None:
    if len(some) >= most:
        raise ValueError(f"a room has at most {most:,} {what}")


def _one_of(word: str, known: tuple[str, ...]) -> str:
    if word not in known:
        raise ValueError(f"{quoted(word)} isn't one of {', '.join(known)}")
    return word


def _event(words: list[str]) -> dict[str, Any]:
    event, form, full = _exactly(words, 3)
    return {"event": _one_of(event, EVENTS), "format": _one_of(form, FORMATS), "full": whole(full)}


def _games(words: list[str]) -> dict[str, Any]:
    return {"games": tuple(_one_of(each, GAMES) for each in _exactly(words, 1, len(GAMES)))}


def _pair(first: str, second: str) -> Callable[[list[str]], dict[str, Any]]:
    return lambda words: dict(zip((first, second), _numbers(_exactly(words, 2)), strict=True))


def _single(key: str) -> Callable[[list[str]], dict[str, Any]]:
    return lambda words: {key: whole(_exactly(words, 1)[0])}


def _pool(words: list[str]) -> dict[str, Any]:
    amount, *rest = _exactly(words, 1, 2)
    return {"pool": whole(amount), "net": bool(rest and _one_of(rest[0], (NET,)))}


def _denominations(words: list[str]) -> tuple[int, ...]:
    values = _numbers(words)
    if 0 in values or len(set(values)) < len(values):
        raise ValueError(f"{quoted(' '.join(words))} aren't denominations: each is above 0 and listed once")
    return values


ONCE: dict[str, Callable[[list[str]], dict[str, Any]]] = {
    "event": _event,
    "games": _games,
    "clock": _pair("level", "left"),
    "stack": lambda words: {"stack": chips(_exactly(words, 1)[0])},
    "bank": lambda words: {"bank": chips(_exactly(words, 1)[0])},
    "entries": _pair("sold", "fee"),
    "pool": _pool,
    "places": lambda words: {"places": whole(_exactly(words, 1)[0])},
    "prizes": lambda words: {"prizes": _numbers(words)},
    "chips": lambda words: {"denominations": _denominations(words)},
    "sheet": lambda words: {"sheet": _exactly(words, 1)[0]},
    "antes": lambda words: {"antes": _one_of(_exactly(words, 1)[0], ANTES)},
    "button-untold": lambda words: {"no_button": frozenset(words)},
    "break": lambda words: {"pause": whole(_exactly(words, 1)[0])},
    **{key: _single(key) for key in ("fees", "bounty", "guarantee", "registration")},
}
MANY = ("level", "table", "player", "due", "penalty", "absent")


@dataclass
class Head:
    """A head being read."""

    seen: set[str] = field(default_factory=set)
    values: dict[str, Any] = field(default_factory=dict)
    levels: list[Level] = field(default_factory=list)
    tables: dict[str, RoomTable] = field(default_factory=dict)
    players: dict[str, Player] = field(default_factory=dict)
    named: bool = False

    def read(self, content: str) -> None:
        """Take one line. Raises ValueError."""
        key, *words = content.split()
        if not self.named:
            self.named = True
            first_line(content, WORD, VERSION, "room")
        elif key not in (*ONCE, *MANY):
            raise ValueError(f"{quoted(key)} isn't a room key")
        else:
            self._take(key, words)

    def _take(self, key: str, words: list[str]) -> None:
        try:
            self._read_once(key, words) if key in ONCE else self._read_one_of_many(key, words)
        except ValueError as fault:
            raise ValueError(f"{key}: {fault}") from fault

    def _read_once(self, key: str, words: list[str]) -> None:
        if key in self.seen:
            raise ValueError("it is listed twice")
        self.seen.add(key)
        self.values.update(ONCE[key](words))

    def _read_one_of_many(self, key: str, words: list[str]) -> None:
        if key == "level":
            _room_for(self.levels, MOST_LEVELS, "levels")
            *stakes, minutes = _exactly(words, 4)
            small, big, ante = (whole(each, MOST_CHIPS) for each in stakes)
            self.levels.append(Level(small, big, ante, whole(minutes)))
        elif key == "table":
            _room_for(self.tables, MOST_TABLES, "tables")
            self._table(_exactly(words, 3, 7))
        elif key == "player":
            _room_for(self.players, MOST_PLAYERS, "players")
            self._player(_exactly(words, 2, 4))
        else:
            self._about(key, words)

    def _table(self, words: list[str]) -> None:
        name, seats = table_name(words[0]), whole(words[1])
        button, small, big = (*_numbers(words[2:5]), 0, 0)[:3]
        game = _one_of(words[5], GAMES) if len(words) > 5 else next(iter(self.values.get("games", ())), "holdem")
        hands = whole(words[6]) if len(words) > 6 else 0
        if not 2 <= seats <= SEATS:
            raise ValueError(f"a table has 2 to {SEATS} seats, not {seats}")
        if name in self.tables or not 1 <= button <= seats or max(small, big) > seats:
            raise ValueError(f"table {name} {'is listed twice' if name in self.tables else 'has no such seat'}")
        ready = not hands or game in STUD_GAMES
        self.tables[name] = RoomTable(name, seats, button, small, big, game, hands=hands, ready=ready)

    def _player(self, words: list[str]) -> None:
        name, stack = player_name(words[0]), chips(words[1])
        if name in self.players:
            raise ValueError(f"{name} is listed twice")
        table, seat = self._place(words[2:]) if words[2:] else ("", 0)
        if table and any(each.place == (table, seat) for each in self.players.values()):
            raise ValueError(f"two players sit in seat {seat} of table {table}")
        self.players[name] = Player(name, stack, table, seat)

    def _place(self, words: list[str]) -> tuple[str, int]:
        if len(words) != 2:
            raise ValueError("write the table and the seat, as in player Ann 1000x5 A 3")
        table, seat = words
        if table not in self.tables or not 1 <= whole(seat) <= self.tables[table].seats:
            raise ValueError(f"there is no seat {seat} at a table {table}")
        return table, whole(seat)

    def _about(self, key: str, words: list[str]) -> None:
        name, *rest = _exactly(words, 1, 3)
        if name not in self.players:
            raise ValueError(f"there is no player {name}")
        change: dict[str, Any] = {"here": False}
        if key == "due":
            change = dict(zip(("due_table", "due_seat"), self._place(rest), strict=True))
        elif key == "penalty":
            change = {"penalty": whole(_exactly(rest, 1)[0])}
        elif rest:
            raise ValueError(f"remove {quoted(rest[0])}")
        self.players[name] = replace(self.players[name], **change)

    def missing(self) -> list[str]:
        """What a whole head lacks."""
        faults = [f"{key} is missing" for key in ("event", "games", "clock") if key not in self.seen]
        return faults if self.tables else [*faults, "no table is given"]

    def setup(self) -> RoomSetup:
        tables, players = tuple(self.tables.values()), tuple(self.players.values())
        if "bank" not in self.seen:
            stacks = [self.values.get("stack", NO_CHIPS), *(each.chips for each in players)]
            used = {value for each in stacks for value, _ in each.piles} | set(self.values.get("denominations", ()))
            self.values["bank"] = _bank(sorted(used)[:MOST_PILES])
        if "pool" not in self.seen:
            self.values["pool"] = self.values.get("sold", 0) * self.values.get("fee", 0)
        return RoomSetup(**self.values, tables=tables, players=players, levels=tuple(self.levels))
