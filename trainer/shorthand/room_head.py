"""The head of a room told in short: what it leaves out is filled in, a table is set with players of one stack."""

import re
from collections.abc import Iterable, Iterator

from trainer.kernel.chips import DENOMINATIONS, EVERY_DENOMINATION, NO_CHIPS, Chips, NotEnoughChips, chips, make, pick
from trainer.kernel.limits import MOST_SEATS, quoted, whole
from trainer.kernel.room.head import FIRST_LINE, SEATS, WORD
from trainer.kernel.room.notation import table_name
from trainer.kernel.room.setup import EVENTS, FORMATS
from trainer.shorthand.body import Line
from trainer.shorthand.entry_money import with_the_pool

FULL = 9
USUAL_FULL = {"six-handed": 6, "heads-up": 2}
"""How many a full table seats in other formats, where no table tells it."""
LEVEL, MINUTES = "level 100 200 0 20", 20
NO_LEVEL = "no level is given, so it is taken to be 100-200"
FREEZEOUT = "freezeout"  # a tournament without re-entries, which is what a tournament is where nobody sells one
SPAN = re.compile(r"(\d+)-(\d+)")
AMOUNT = re.compile(r"\d+", re.ASCII)
PART = re.compile(r"[1-9]\d*(x[1-9]\d*)?", re.ASCII)
ONLY_TABLE = "A"
ROUGHLY_HALF = 30  # seconds of each minute: play has begun


def whole_head(lines: Iterable[Line]) -> tuple[list[Line], list[str]]:
    """Lines of a whole head, each with the number of the line that it comes from, and what was read in it how.

    Raises ValueError with the number of the line in `args[1]`.
    """
    told = with_the_pool(lines)
    keys = [line.split()[0] for _, line in told]
    values = _denominations(told)
    tables = [
        line.split()[1] for (_, line), key in zip(told, keys, strict=True) if key == "table" and len(line.split()) > 1
    ]
    players: list[Line] = []
    for number, line in told:
        try:
            players += [(number, each) for each in _players(line.split(), values, _all_named(told, tables))]
        except ValueError as fault:
            raise ValueError(str(fault), number) from fault
    tables += [name for name in _named_by(players) if name not in tables]
    tables = tables or [ONLY_TABLE]
    return [
        *[(number, FIRST_LINE) for number, line in told if line == WORD],
        *_terms(told, keys, _full(told)),
        *_tables(told, tables, players),
        *players,
        *[(number, line) for number, line in told if line.split()[0] in ("due", "penalty", "absent")],
    ], ([] if "level" in keys else [NO_LEVEL])


def _all_named(told: list[Line], tables: list[str]) -> list[str]:
    """The tables that lines name, of their own or for players; one called A where none does."""
    words = [line.split() for _, line in told]
    placed = [each[1] for each in words if each[0] == "players" and len(each) > 1]
    placed += [each[3] for each in words if each[0] == "player" and len(each) == 5]
    return list(dict.fromkeys((*tables, *placed))) or [ONLY_TABLE]


def _denominations(told: list[Line]) -> tuple[int, ...]:
    mine = next((line.split()[1:] for _, line in told if line.split()[0] == "chips"), [])
    return tuple(int(each) for each in mine if AMOUNT.fullmatch(each) and int(each))


def in_chips(word: str, values: tuple[int, ...] = ()) -> str:
    """The chips of a plain amount, the fewest there are, beside such as are told (`5000+25x3`); anything else as it is.

    Raises NotEnoughChips.
    """
    parts = word.split("+")
    if len(parts) > 1 and any(map(AMOUNT.fullmatch, parts)) and all(map(PART.fullmatch, parts)):
        return str(sum((chips(in_chips(each, values)) for each in parts), NO_CHIPS))
    if not AMOUNT.fullmatch(word) or not int(word):
        return word
    try:
        return str(make(int(word), values or DENOMINATIONS))
    except NotEnoughChips:
        if values:
            raise
        return str(make(int(word), EVERY_DENOMINATION))


def _players(words: list[str], values: tuple[int, ...], tables: list[str]) -> Iterator[str]:
    """`players A 9 20000`, or `players A 2-6 20000`: one in each of these seats, called A1, A2 and so on."""
    if words[0] == "player":
        amount = [in_chips(each, values) for each in words[2:3]]
        only = [tables[0]] if len(words) == 4 and len(tables) == 1 and AMOUNT.fullmatch(words[3]) else []
        yield " ".join([*words[:2], *amount, *only, *words[3:]])
    elif words[0] == "players":
        if len(words) != 4:
            raise ValueError("players: write the table, how many or which seats, and a stack, as in players A 9 20000")
        name, span = table_name(words[1]), SPAN.fullmatch(words[2])
        first, last = map(whole, span.groups()) if span else (1, whole(words[2]))
        if not 1 <= first <= last <= MOST_SEATS:
            raise ValueError(f"players: {quoted(words[2])} aren't seats of a table")
        prefix = name if name[0].isalpha() else f"T{name}-"
        for seat in range(first, last + 1):
            yield f"player {prefix}{seat} {in_chips(words[3], values)} {name} {seat}"


def of_the_desk(bank: Chips, amount: int, values: tuple[int, ...]) -> str:
    """The fewest chips worth an amount; where it isn't told which are in use, of those in the bank, if it has so much.

    Raises NotEnoughChips.
    """
    usual = chips(in_chips(str(amount), values))
    lacks = not values and any(count > dict(bank.piles).get(value, 0) for value, count in usual.piles)
    return str((pick(bank, amount) if lacks else None) or usual)


def plain_stacks(told: Iterable[Line], whole: Iterable[Line]) -> frozenset[str]:
    """The players whose stack a head tells as a plain amount: its chips are nobody's word."""
    words = {number: line.split() for number, line in told}
    at = {"player": 2, "players": 3}
    plain = {n for n, each in words.items() if AMOUNT.fullmatch("".join(each[at.get(each[0], len(each)) :][:1]))}
    return frozenset(line.split()[1] for number, line in whole if number in plain and line.split()[0] == "player")


def _named_by(players: list[Line]) -> list[str]:
    return list(dict.fromkeys(line.split()[3] for _, line in players if len(line.split()) == 5))


def _seats_of(name: str, players: list[Line]) -> list[int]:
    """The seats of a table that lines give to players; a line without one is a fault that the room's reader tells."""
    there = [line.split()[4:] for _, line in players if line.split()[3:4] == [name]]
    return sorted(int(each[0]) for each in there if len(each) == 1 and AMOUNT.fullmatch(each[0]))


def _full(told: list[Line]) -> int:
    seats = [int(line.split()[2]) for _, line in told if re.match(r"table \S+ \d+", line)]
    event = next((line.split()[1:] for _, line in told if line.split()[0] == "event"), [])
    usual = next((seats_of for form, seats_of in USUAL_FULL.items() if form in event), FULL)
    return max((each for each in seats if each <= SEATS), default=usual)


def _terms(told: list[Line], keys: list[str], full: int) -> Iterator[Line]:
    """What the event is, its levels and its clock, which has run for half a level where nobody says."""
    for number, line in told:
        key, *words = line.split()
        if key == "event":
            yield number, _event(words, full)
        elif key == "level":
            yield number, _level(words)
        elif key in ("stack", "bank"):
            yield number, " ".join([key, *(in_chips(each, _denominations(told)) for each in words)])
        elif line != WORD and key not in ("table", "player", "players", "due", "penalty", "absent"):
            yield number, line
    usual = {
        "event": _event([], full),
        "games": "games holdem",
        "level": LEVEL,
        "clock": f"clock 1 {_minutes(told) * ROUGHLY_HALF}",
    }
    yield from ((0, line) for key, line in usual.items() if key not in keys)


def _minutes(told: list[Line]) -> int:
    """How long the first level is."""
    first = next((line.split() for _, line in told if line.split()[0] == "level"), [])
    return int(first[4]) if len(first) == 5 and AMOUNT.fullmatch(first[4]) else MINUTES


def _level(words: list[str]) -> str:
    """A level of its blinds alone, or of blinds and ante, lasts as long as any."""
    ante = [] if len(words) != 2 else ["0"]
    return " ".join(["level", *words, *ante, *([str(MINUTES)] if len(words) in (2, 3) else [])])


def _event(words: list[str], full: int) -> str:
    if len(words) > 1:
        return " ".join(["event", *words])
    kind = words[0] if words and words[0] in EVENTS else EVENTS[0]
    form = words[0] if words and words[0] in FORMATS else FORMATS[0]
    known = not words or words[0] in (*EVENTS, *FORMATS, FREEZEOUT)
    return f"event {kind} {form} {full}" if known else f"event {words[0]} {FORMATS[0]} {full}"


def _tables(told: list[Line], names: list[str], players: list[Line]) -> Iterator[Line]:
    """Each table with its seats, button and blinds: of one that tells only a button the next two players post them."""
    said = {line.split()[1]: (number, line.split()) for number, line in told if re.match(r"table \S", line)}
    for number, line in told:
        if line == "table":
            yield number, line
    full = _full(told)
    for name in names:
        number, words = said.get(name, (0, ["table", name]))
        seats = _seats_of(name, players)
        told_button = words[-2:-1] == ["button"] and AMOUNT.fullmatch(words[-1])
        button, words = (int(words[-1]), words[:-2]) if told_button else (0, words)
        if len(words) < 3:
            words = [*words, str(max([full, *seats]))]
        if len(words) == 3:
            words = [*words, *map(str, _places(seats, button or seats[0]) if seats else (button or 1,))]
        yield number, " ".join(words)


def without_a_button(told: list[Line], names: list[str]) -> frozenset[str]:
    """The tables of which a head doesn't say where the button is."""
    lines = [line.split() for _, line in told]
    with_one = {words[1] for words in lines if words[0] == "table" and len(words) > 3}
    return frozenset(names) - with_one


def _places(seats: list[int], button: int) -> tuple[int, int, int]:
    """Button, small and big blind; heads-up the button has the small blind."""
    order = [*(each for each in seats if each > button), *(each for each in seats if each <= button)]
    small, big = (button, order[0]) if len(order) < 3 else (order[0], order[1])
    return button, small, big
