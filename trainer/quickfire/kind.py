"""A kind of quick-fire question: its name, its target time, and the making of its questions without end."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from itertools import islice
from random import Random
from typing import TYPE_CHECKING

from trainer.kernel.table import Impossible
from trainer.quickfire.spot import Spot
from trainer.rules.book import Book
from trainer.rules.houses import in_full
from trainer.rules.ruling import Conflict
from trainer.rules.topics import look_at

if TYPE_CHECKING:  # which knows what makes no question
    from trainer.quickfire.telling import Telling

TRIES = 400
TRIES_OF_A_CASE = 12  # before another case is taken: some houses are silent on some cases


class Unsuitable(Exception):
    """This situation makes no question here: the house is silent, or the answer would not be the only one."""


class NothingToAsk(ValueError):
    """The house decides no situation of this kind; names both."""


Story = Callable[[Random], "Telling"]
Question = Callable[[Book, "Telling", str, int], Spot]


@dataclass(frozen=True, slots=True)
class Kind:
    """`says` is the drill in one line, `target` the time to beat in milliseconds.

    `stories` are the situations it takes turns with, the easiest first, and how each is told; `question` (law, what was
    told, the case, the seed) asks about it. Both raise Unsuitable where that attempt makes none. `topics` are those of
    the law that it is about, any of them enough. `groups` are cases of which one at least belongs into every round.
    """

    key: str
    title: str
    says: str
    target: int
    stories: Mapping[str, Story]
    question: Question
    topics: tuple[str, ...]
    groups: tuple[tuple[str, ...], ...] = ()

    def __post_init__(self) -> None:
        """Raises BadTopic."""
        look_at(self.topics, self.key, self.question)

    @property
    def cases(self) -> tuple[str, ...]:
        """The situations, the easiest first."""
        return tuple(self.stories)

    def case(self, seed: int) -> str:
        """The situation that a seed begins with."""
        return self.cases[seed % len(self.cases)]

    def speaks(self, law: Book) -> bool:
        """Has the house law of its own on this? Where it has none, only the floor or common practice answers."""
        return any(law.by_topic.get(topic) for topic in self.topics)

    def make(self, law: Book, seed: int) -> Spot:
        """The question of that seed at that house, the same every time. Raises NothingToAsk."""
        return next(spot for spot in self.tries(law, seed) if spot is not None)

    def tries(self, law: Book, seed: int) -> Iterator[Spot | None]:
        """The same in pieces: None for a situation that was told, and for one that makes no question.

        Raises NothingToAsk.
        """
        dice = Random(f"{self.key} {seed}")
        for case in islice(self._turns(seed, dice), TRIES):
            try:
                told = self.stories[case](Random(dice.random()))
                yield None
                spot = self.question(law, told, case, seed)
            except (Unsuitable, Conflict, Impossible):
                yield None
                continue
            yield spot
            return
        raise NothingToAsk(f"{self.title}: {in_full(law.key)} decides none of {TRIES} situations")

    def asked(self, law: Book, case: str, seed: int, dice: Random) -> Spot:
        """A question of that case. Raises Unsuitable."""
        return self.question(law, self.stories[case](dice), case, seed)

    def _turns(self, seed: int, dice: Random) -> Iterator[str]:
        """The case of the seed a few times, then any other."""
        yield from [self.case(seed)] * TRIES_OF_A_CASE
        while True:
            yield dice.choice(self.cases)
