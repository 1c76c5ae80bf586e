"""Hands spread over all that can be dealt: every irregularity, stories of every folder, all rulebooks, both ways."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from itertools import chain, islice, zip_longest
from random import Random

from tests.seeds import seed
from trainer.rules.book import BOOKS
from trainer.scenarios.fresh.keys import Order, fresh_key, is_fresh
from trainer.scenarios.fresh.levels import Level
from trainer.scenarios.injectors import INJECTORS
from trainer.study.library import Kind, library
from trainer.ui.demo.trainee import DOERS
from trainer.ui.desk.library import offers

HANDS, A_DAY = 200, 4
SHARE = HANDS // A_DAY
LEVELS = (Level.PLAIN, Level.TALK, Level.TWO_AT_ONCE)


@dataclass(frozen=True)
class Deal:
    """A hand to be dealt, `by` mouse or keyboard: the `number`-th of them, of an irregularity or a story."""

    number: int
    key: str
    by: str

    def __str__(self) -> str:
        return f"{self.key}-{self.by}"

    @property
    def orders(self) -> list[Order]:
        """The hand at the rulebooks that ask something of the dealer in such hands; each is first in turn."""
        first = self.number + _round()
        turns = [BOOKS[(first + each) % len(BOOKS)] for each in range(len(BOOKS))]
        houses = [each for each in turns if self.key in _dealt_at(each)] or turns
        level = LEVELS[first % len(LEVELS)] if is_fresh(self.key) else Level.PLAIN
        return [Order(house, self.key, seed() + self.number, level) for house in houses]


def deals() -> list[Deal]:
    """So many hands; a day's share of them is by mouse and by keyboard alike, and each comes by the other next time."""
    keys = islice(chain(map(fresh_key, INJECTORS), _stories()), HANDS)
    ways = sorted(DOERS)
    return [Deal(number, key, ways[(number // SHARE + _round()) % len(ways)]) for number, key in enumerate(keys)]


def _stories() -> Iterator[str]:
    """What is written, a folder after the other, in each in an order of this seed's."""
    folders: dict[str, list[str]] = {}
    for each in offers():
        folders.setdefault(each.folder, []).append(each.id)
    for some in folders.values():
        some.sort()
        Random(_round()).shuffle(some)
    for across in zip_longest(*(folders[name] for name in sorted(folders))):
        yield from filter(None, across)


def _round() -> int:
    """How often each has had its day."""
    return seed() // SHARE


@cache
def _dealt_at(house: str) -> frozenset[str]:
    return frozenset(each.key for each in library(house).activities if each.kind is Kind.HAND)
