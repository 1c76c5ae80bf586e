"""Plain amounts in lines of a hand: which word of an act is chips, where they lie, and which chips make the amount."""

import re
from collections.abc import Callable, Mapping

from trainer.kernel.chips import BadChips, Chips, chips, pick
from trainer.kernel.happen_chips import RACK, chips_at
from trainer.kernel.table import Table, pot_called

COUNTS = ("one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten")
COUNTED = re.compile(rf"\b({'|'.join(COUNTS)}) (\d+)(?: chips?)?(?=$| )", re.ASCII)
COMMA = re.compile(r"(?<=\d),(?=\d{3}(?!\d))", re.ASCII)
JOINED = re.compile(r"(?<=\d) (?:and|\+) (?=\d+x\d)", re.ASCII)

SINGLE = re.compile(r"(?<=\s)\d+(?:x\d+)?(?:\+\d+(?:x\d+)?)+(?=$|\s)", re.ASCII)

Where = Callable[[str, list[str]], str]
"""The place, such as "stack-3", out of which an amount comes: asked with who acts and the words after the verb."""


def _stack(who: str, _: list[str]) -> str:
    return f"stack-{seat_of(who)}"


def _bet(who: str, _: list[str]) -> str:
    return f"bet-{seat_of(who)}"


def _at(part: str, word: int) -> Where:
    return lambda _, words: f"{part}-{words[word]}"


def _named(word: int) -> Where:
    return lambda _, words: words[word]


def _main(_: str, __: list[str]) -> str:
    return pot_called(0)


def _rack(_: str, __: list[str]) -> str:
    return RACK


PLACES: Mapping[str, tuple[tuple[int, Where], ...]] = {
    "post": ((0, _stack),),
    "wager": ((0, _stack),),
    "pull-back": ((0, _bet),),
    "return-bet": ((1, _at("bet", 0)),),
    "collect": ((1, _at("bet", 0)),),
    "shift": ((0, _named(1)),),
    "push-pot": ((1, _main),),
    "push-side": ((1, _named(2)),),
    "change": ((2, _at("stack", 0)), (1, _rack)),
    "change-pot": ((1, _main), (0, _rack)),
    "trade": ((3, _named(2)), (1, _named(0))),
}
"""Verbs with chips that may be written as an amount: which word it is, and where the chips lie. Of change what comes
back is looked for after what is changed, among smaller chips."""


class NoChips(ValueError):
    """The chips of a place cannot make an amount, or are not there. `wanted` is the amount, or the chips themselves."""

    def __init__(self, verb: str, place: str, wanted: int | Chips) -> None:
        self.verb, self.place, self.wanted = verb, place, wanted
        super().__init__(f"{verb}: {wanted} can't be made with the chips there")


def in_chips(table: Table, who: str, verb: str, what: str) -> str:
    """The act with its amounts made of chips that lie where it takes them from. Raises NoChips and Impossible."""
    words = what.split()
    below = 0
    for at, where in PLACES.get(verb, ()):
        if len(words) > at and words[at].isascii() and words[at].isdigit() and int(words[at]):
            found = _made(table, verb, _place(where, who, words), int(words[at]), below)
            words[at] = str(found)
        below = _smallest(words[at]) if len(words) > at else 0
    return " ".join([verb, *words])


def _place(where: Where, who: str, words: list[str]) -> str:
    try:
        return where(who, words)
    except IndexError:
        raise ValueError("the pot is missing: write main, side-1 or side-2") from None


def _made(table: Table, verb: str, place: str, amount: int, below: int) -> Chips:
    held = chips_at(table, place)
    smaller = Chips(tuple(pile for pile in held.piles if pile[0] < below))
    found = (fewest(smaller, amount) if below else None) or fewest(held, amount)
    if found is None:
        raise NoChips(verb, place, amount)
    return found


def _smallest(word: str) -> int:
    try:
        return chips(word).piles[-1][0]
    except (BadChips, IndexError):
        return 0


def fewest(held: Chips, amount: int) -> Chips | None:
    """The fewest chips of these that are worth an amount; None where they cannot make it."""
    taken, rest = [], amount
    for value, count in held.piles:
        pieces = min(count, rest // value)
        rest -= pieces * value
        taken += [(value, pieces)] if pieces else []
    return pick(held, amount) if rest else Chips(tuple(taken))


def seat_of(who: str) -> int:
    """The seat of somebody such as P3, 0 for nobody at a seat."""
    return int(who[1:]) if who[1:].isascii() and who[1:].isdigit() else 0


def as_figures(line: str) -> str:
    """A line with 1,500 as 1500 and, where chips are counted in words, `one 5000 and two 100` as 5000x1+100x2.

    So are `500+25`."""
    bare = COMMA.sub("", line)
    counted = COUNTED.sub(lambda found: f"{found[2]}x{COUNTS.index(found[1]) + 1}", bare)
    return SINGLE.sub(_each_counted, JOINED.sub("+", counted))


def _each_counted(found: re.Match[str]) -> str:
    """Chips such as 500+25 with their counts, 500x1+25x1."""
    counts: dict[str, int] = {}
    for each in found[0].split("+"):
        value, _, count = each.partition("x")
        counts[value] = counts.get(value, 0) + int(count or 1)
    return "+".join(f"{value}x{count}" for value, count in counts.items())


def broken(table: Table, place: str, amount: int) -> tuple[Chips, Chips] | None:
    """What the tray gives for one chip of a place so that the place can make an amount after; None where it cannot.

    Chips smaller than all on the table are not in play any more, though the tray may have them.
    """
    held, least = chips_at(table, place), _least(table)
    rack = Chips(tuple(pile for pile in table.rack.piles if pile[0] >= least))
    taken, rest = [], amount
    for value, count in held.piles:
        pieces = min(count, rest // value)
        rest -= pieces * value
        taken += [(value, pieces)] if pieces else []
    larger = [value for value, _ in (held - Chips(tuple(taken))).piles if value > rest]
    if not larger:
        return None
    part = pick(rack, rest)
    other = pick(rack - part, larger[-1] - rest) if part else None
    return (part + other, Chips(((larger[-1], 1),))) if part and other else None


def _least(table: Table) -> int:
    """The smallest chip in front of anybody or in a pot."""
    lying = [*table.pots, *(chips for seat in table.seats for chips in (seat.stack, seat.bet))]
    return min((value for some in lying for value, _ in some.piles), default=0)
