"""What an entry costs, told part by part in the head of a room: buy-in, fees and bounty, in dollars or cents."""

import re
from collections.abc import Iterable

from trainer.kernel.limits import quoted, whole
from trainer.rules.room.money import HUNDRED
from trainer.rules.room.sheets import printed_cost
from trainer.shorthand.body import Line

DOLLARS = re.compile(r"\$(\d+)(?:\.(\d\d))?", re.ASCII)
BUY_IN, FEES, BOUNTY, ENTRIES, SHEET = "buy-in", "fees", "bounty", "entries", "sheet"
POOL, PRIZE, PRIZES, PLACES = "pool", "prize", "prizes", "places"
ONE_PRIZE = "prize: write the place and what it pays, as in prize 15 $450"
MONEY = (FEES, BOUNTY, ENTRIES, POOL, "guarantee", PRIZES, PRIZE)
MOST_PLACES = 10_000
TOO_LITTLE = (
    "entries: a bounty of {} is more than the {} that an entry adds to the pool; "
    "tell them apart, as in buy-in 4700, fees 2300, bounty 5000"
)


def in_cents(word: str) -> str:
    """A sum in dollars, such as $47 or $47.50, in cents; any other word as it is."""
    found = DOLLARS.fullmatch(word)
    return str(int(found[1]) * HUNDRED + int(found[2] or 0)) if found else word


def with_the_pool(told: Iterable[Line]) -> list[Line]:
    """The lines with what an entry adds to the pool put to the number of entries: buy-in and bounty, or what the sheet
    of the event prints of them. Raises ValueError with the number of the line in `args[1]`.
    """
    lines = _listed([(number, _cents(line.split())) for number, line in told])
    one = {words[0]: words[1] for _, words in lines if len(words) == 2 or (words[0] == POOL and len(words) > 1)}
    out: list[Line] = []
    for number, words in lines:
        try:
            if words[0] != BUY_IN:
                out.append((number, " ".join(_entries(words, one) if words[0] == ENTRIES else words)))
            elif ENTRIES not in {each[0] for _, each in lines}:
                out.append((number, " ".join(_entries([ENTRIES, "0"], one))))
        except ValueError as fault:
            raise ValueError(str(fault), number) from fault
    return out


def _listed(lines: list[tuple[int, list[str]]]) -> list[tuple[int, list[str]]]:
    """The lines with the prizes that are told place by place in one list, 0 for a place of which none is told; so many
    places are paid where no line tells how many.

    Raises ValueError with the number of the line in `args[1]`.
    """
    prizes: dict[int, str] = {}
    first = 0
    for number, words in lines:
        if words[0] == PRIZE:
            if len(words) != 3 or not words[2].isdigit() or not 0 < whole(words[1]) <= MOST_PLACES:
                raise ValueError(ONE_PRIZE, number)
            first = first or number
            prizes[whole(words[1])] = words[2]
    listed = [PRIZES, *(prizes.get(place, "0") for place in range(1, max(prizes, default=0) + 1))]
    others = [each for each in lines if each[1][0] != PRIZE]
    told = PLACES in {words[0] for _, words in others}
    paid = [] if told or not prizes else [(first, [PLACES, str(max(prizes))])]
    return [*others, (first, listed), *paid] if prizes else others


def _cents(words: list[str]) -> list[str]:
    return [words[0], *map(in_cents, words[1:])] if words[0] in (*MONEY, BUY_IN) else words


def _entries(words: list[str], one: dict[str, str]) -> list[str]:
    bounty = whole(one.get(BOUNTY, "0"))
    if len(words) == 2:
        buy_in, _, _, head = printed_cost(one.get(SHEET, ""))
        printed = (buy_in + head) * HUNDRED
        adds = whole(one[BUY_IN]) + bounty if BUY_IN in one else printed
        return [*words, str(adds)]
    if len(words) == 3 and 0 < whole(words[2]) < bounty:
        raise ValueError(TOO_LITTLE.format(quoted(one[BOUNTY]), quoted(words[2])))
    return words
