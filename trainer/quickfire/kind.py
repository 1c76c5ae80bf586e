"""A kind of quick-fire question: its name, its target time, and the making of its questions without end."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import islice
from random import Random

from trainer.kernel.table import Impossible
from trainer.quickfire.spot import Spot
from trainer.rules.book import Book
from trainer.rules.ruling import Conflict

TRIES = 400
TRIES_OF_A_CASE = 12  # before another case is taken: some houses are silent on some cases


class Unsuitable(Exception):
    """This situation makes no question here: the house is silent, or the answer would not be the only one."""


class NothingToAsk(ValueError):
    """The house decides no situation of this kind; names both."""


Make = Callable[[Book, str, int, Random], Spot]


@dataclass(frozen=True, slots=True)
class Kind:
    """`says` is the drill in one line, `target` the time to beat in milliseconds.

    `cases` are the situations it takes turns with, the easiest first; `asked` makes a question of one of them and
    raises Unsuitable where that attempt makes none. `topics` are those of the law that it is about, any of them enough.
    `groups` are cases of which one at least belongs into every round.
    """

    key: str
    title: str
    says: str
    target: int
    cases: tuple[str, ...]
    asked: Make
    topics: tuple[str, ...]
    groups: tuple[tuple[str, ...], ...] = ()

    def case(self, seed: int) -> str:
        """The situation that a seed begins with."""
        return self.cases[seed % len(self.cases)]

    def speaks(self, law: Book) -> bool:
        """Has the house law of its own on this? Where it has none, only the floor or common practice answers."""
        return any(law.by_topic.get(topic) for topic in self.topics)

    def make(self, law: Book, seed: int) -> Spot:
        """The question of that seed at that house, the same every time. Raises NothingToAsk."""
        dice = Random(f"{self.key} {seed}")
        for case in islice(self._turns(seed, dice), TRIES):
            try:
                return self.asked(law, case, seed, Random(dice.random()))
            except (Unsuitable, Conflict, Impossible):
                continue
        raise NothingToAsk(f"{self.title}: {law.ledger.house} decides none of {TRIES} situations")

    def _turns(self, seed: int, dice: Random) -> Iterator[str]:
        """The case of the seed a few times, then any other."""
        yield from [self.case(seed)] * TRIES_OF_A_CASE
        while True:
            yield dice.choice(self.cases)
