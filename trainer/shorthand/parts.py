"""A file that tells a hand and the room around it: where each part is, and what the hand takes over from its table."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from itertools import dropwhile

from trainer.grading.answers.room.by_the_book import chips_behind_at, level_to_come
from trainer.grading.answers.room.misdealt_hand import dealt_again_to
from trainer.grading.answers.room.redeal_in_room import NEW
from trainer.kernel.document import RULE
from trainer.kernel.document import WORD as DEALING
from trainer.kernel.limits import quoted
from trainer.kernel.manners import BOUNTY_EVENT
from trainer.kernel.nearest import one_of
from trainer.kernel.room.head import WORD as ROOM
from trainer.kernel.room.setup import RoomSetup
from trainer.kernel.room.state import Player, RoomTable
from trainer.rules.book import Book
from trainer.rules.room.money import bounty
from trainer.rules.room.rebuying import chips_behind
from trainer.rules.room.record import RoomRecord
from trainer.shorthand.room_clock import left_so_far

HAND = "hand"  # begins the hand of a file, and names its table in the room
OF_A_ROOM = ("level", "table", "player", "players", "entries", "buy-in", "places", "prize", "prizes")
"""Words with which the head of a room may begin, and no hand's: who writes them first has left out `room`."""
BEFORE_THEM = (
    *("event", "games", "clock", "chips", "antes", "stack", "bank", "sheet"),
    *("bounty", "guarantee", "registration", "fees", "pool"),
)
"""Words of a room's head that may come before one of those, some of which a hand's head has too."""
GAMES = {"omaha8": "omaha-8", "stud8": "stud-8"}
LIMITS = {"holdem": "no-limit", "omaha": "pot-limit", "omaha8": "pot-limit"}
BIG_BLIND = "big-blind"


class NoTable(ValueError):
    """The room has no such table, or several and none is named; or it doesn't tell what somebody there plays for."""


@dataclass(frozen=True, slots=True)
class Parts:
    """The texts of a file, "" for none, each with empty lines where the other one is. `hand_last` tells which of the
    two was told last, `table` what the hand's first line names."""

    hand: str
    room: str = ""
    hand_last: bool = True
    table: str = ""


def parts(text: str) -> Parts:
    """The parts of a text; of one without a room all of it is the hand's."""
    lines = text.splitlines()
    firsts = [(_first(line), number) for number, line in enumerate(lines)]
    begins = [(word, number) for word, number in firsts if word in (ROOM, HAND, DEALING)]
    said = next((number for word, number in firsts if word and not word.startswith("#")), 0)
    if begins and begins[0][0] == HAND and _begins_a_room([word for word, _ in firsts[said : begins[0][1]]]):
        begins.insert(0, (ROOM, said))
    if not any(word == ROOM for word, _ in begins):
        alone = not begins and firsts and _begins_a_room([word for word, _ in firsts[said:]])
        return Parts("", text) if alone and "=" not in lines[said] else Parts(text)
    if begins[0][1] > said:
        begins.insert(0, (HAND, said))
    whose = {number: word == ROOM for word, number in begins}
    found: dict[bool, list[str]] = {True: [], False: []}
    now = begins[0][0] == ROOM
    for number, line in enumerate(lines):
        now = whose.get(number, now)
        found[now].append(line)
        found[not now].append("")
    hand = any(line.strip() for line in found[False])
    table = next((lines[number].strip().partition(" ")[2] for word, number in begins if word == HAND), "")
    return Parts("\n".join(found[False]) if hand else "", "\n".join(found[True]), begins[-1][0] != ROOM, table.strip())


def _begins_a_room(words: list[str]) -> bool:
    """Are these first words of lines those of a room's head, of which `room` is left out?"""
    head = words[: words.index(RULE)] if RULE in words else words
    rest = dropwhile(BEFORE_THEM.__contains__, (word for word in head if word and not word.startswith("#")))
    return next(rest, "") in OF_A_ROOM


def _first(line: str) -> str:
    return next(iter(line.split()), "")


def at_table(record: RoomRecord, name: str, hand_last: bool = True, law: Book | None = None) -> tuple[str, ...]:
    """Lines of a hand's head that the room tells of a table: who sits there with what, what a rebuy brings included
    that was announced before the hand, the button, the stakes, whether there are bounties. A level or a penalty that
    comes after the hand was told is none of this hand, nor a level after it began as `law` has it.

    Raises NoTable.
    """
    setup, room = record.setup, record.rooms[-1]
    tables = {each.name: each for each in room.live_tables()}
    if name and name not in tables:
        raise NoTable(f"{quoted(name)} isn't a table of this room: {one_of(name, tuple(tables))}")
    if not name and len(tables) != 1:
        raise NoTable(f"write which table the hand is at, as in hand {next(iter(tables), 'A')}")
    table = tables[name] if name else next(iter(tables.values()))
    event = (f"event {BOUNTY_EVENT}",) if bounty(setup) else ()
    behind = chips_behind_at(record, law) if law else chips_behind(record)
    for each in room.seated(table.name):
        if behind.get(each.name) == 0:
            raise NoTable(f"write what {each.name}'s rebuy brings, in the room's head, as in stack 10000")
    then = room if hand_last else record.rooms[0]
    return (
        *event,
        *_lines(
            *(setup, _who_plays(record, table.name, hand_last, law), table, behind),
            [each.name for each in then.players if each.penalty and each.name not in then.table(table.name).after_it],
            _level(record, table, law) if hand_last else then.level,
        ),
    )


def _who_plays(record: RoomRecord, table: str, hand_last: bool, law: Book | None) -> list[Player]:
    """Who sits there for the hand: nobody who came after it was told, or since the misdeal that it repeats."""
    there = record.rooms[-1].seated(table)
    if not hand_last:
        return [each for each in there if record.rooms[0].table_of(each.name) == table]
    again = dealt_again_to(record, table) if law is None or NEW in law.rules else ()
    return [each for each in there if not again or each.name in again]


def _level(record: RoomRecord, table: RoomTable, law: Book | None) -> int:
    """The level of the hand at that table: where hands played hand for hand have used up the one before, the next."""
    room, last = record.rooms[-1], len(record.setup.levels)
    more = room.hand_for_hand and not table.playing and record.setup.clock_told and room.level < last
    if more and not left_so_far(record):
        return room.level + 1
    if table.playing:
        return table.level or room.level
    return (level_to_come(record, table.name, law) if law else 0) or room.level


def _lines(
    setup: RoomSetup,
    players: list[Player],
    table: RoomTable,
    behind: Mapping[str, int],
    penalized: list[str],
    number: int,
) -> Iterator[str]:
    if table.game in LIMITS:
        yield f"game {GAMES.get(table.game, table.game)} {LIMITS[table.game]}"
    seated = [each for each in players if each.chips or each.name in behind]
    for each in seated:
        yield f"seat {each.seat} {each.chips.amount + behind.get(each.name, 0)} {each.name}"
    serving = [each for each in seated if each.name in (table.missing if table.playing else penalized)]
    for key, some in (("penalty", serving), ("absent", [each for each in seated if not each.here])):
        if some:
            yield " ".join((key, *(str(each.seat) for each in some)))
    yield f"button {table.button}"
    if 1 <= number <= len(setup.levels):
        level = setup.levels[number - 1]
        one_pays = setup.antes == BIG_BLIND or (not setup.antes and level.ante == level.big)
        ante = level.ante if one_pays else 0
        yield f"blinds {level.small} {level.big}{f' {ante}' if ante else ''}"
        if level.ante and not one_pays:
            yield f"ante {level.ante}"
