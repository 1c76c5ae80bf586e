"""A step to be performed, and what a performer may look at."""

from collections.abc import Callable
from dataclasses import dataclass

from trainer.grading.moment import Moment, cards_of
from trainer.grading.open_matter import OpenMatter
from trainer.kernel import gestures as g
from trainer.kernel.cards import Card
from trainer.kernel.games import is_stud
from trainer.kernel.table import Table
from trainer.rules.course import Course
from trainer.rules.facts import Facts
from trainer.rules.record import Record
from trainer.scenarios.decks import mixed


@dataclass(frozen=True)
class Task:
    """A step to be done on a matter at the end of a record; `seed` drives the chance in it."""

    record: Record
    one: OpenMatter
    seed: int

    @property
    def table(self) -> Table:
        return self.record.table

    @property
    def course(self) -> Course:
        return self.record.course

    @property
    def stud(self) -> bool:
        return is_stud(self.record.setup.game)

    @property
    def subject(self) -> tuple[Card, ...]:
        return self.one.matter.cards

    @property
    def seats(self) -> tuple[int, ...]:
        return self.one.matter.seats

    def facts(self) -> Facts:
        return Facts(self.record, len(self.record))

    def mixed(self, word: str, some: tuple[Card, ...]) -> tuple[Card, ...]:
        """The order that mixing these cards now results in, the same chance as a session's."""
        return mixed(self.record, self.seed, word, some)

    def face(self, card: Card) -> bool:
        return self.table.find(card).up

    @property
    def moment(self) -> Moment:
        """The last gesture in the light of the matter."""
        return self.one.moment(self.record, len(self.record) - 1)

    @property
    def board(self) -> tuple[Card, ...]:
        return cards_of(self.table.board)

    def goes_on(self) -> bool:
        """Are there still players to deal to?"""
        return len(self.course.contesting) > 1

    def quiet(self) -> bool:
        """Is the betting over and are the bets in?"""
        return not self.course.betting and not any(seat.bet for seat in self.table.seats)


Performer = Callable[[Task], g.Act | None]


def nothing(_: Task) -> g.Act | None:
    """The step comes about by itself: players act, the routine goes on, or something is left alone."""
    return None
