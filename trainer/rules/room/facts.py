"""Facts of a room: read-only questions about what happened in it, all that a rule may look at."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import TypeVar

from trainer.kernel.room.act import Happening, RoomAct
from trainer.kernel.room.setup import RoomSetup
from trainer.kernel.room.state import Room
from trainer.rules.facts import NO_MATTER
from trainer.rules.room.record import RoomRecord
from trainer.rules.ruling import Matter

Kind = TypeVar("Kind", bound=RoomAct)


@dataclass(frozen=True, slots=True)
class Moment:
    """One happening with the room before and after it; `index` counts happenings from 0."""

    index: int
    happening: Happening
    before: Room
    after: Room

    @property
    def at(self) -> int:
        return self.happening.at

    @property
    def who(self) -> str:
        return self.happening.who


@dataclass(frozen=True, slots=True)
class RoomFacts:
    """What is known after the first `at` happenings, asked about one matter."""

    record: RoomRecord
    at: int
    matter: Matter = NO_MATTER

    def about(self, matter: Matter) -> "RoomFacts":
        """The same moment, asked about a matter."""
        return replace(self, matter=matter)

    def when(self, at: int) -> "RoomFacts":
        """The same matter at another moment."""
        return replace(self, at=at)

    @property
    def game(self) -> str:
        """None: what is played differs from table to table."""
        return ""

    @property
    def setup(self) -> RoomSetup:
        return self.record.setup

    @property
    def room(self) -> Room:
        return self.record.rooms[self.at]

    def moments(self) -> Iterator[Moment]:
        """Everything that has happened, in order."""
        for index in range(self.at):
            yield self.moment(index)

    def moment(self, index: int) -> Moment:
        """Happening `index`, from 0."""
        record = self.record
        return Moment(index, record.happenings[index], record.rooms[index], record.rooms[index + 1])

    @property
    def subject(self) -> Moment:
        """The happening at which the matter came up."""
        return self.moment(self.matter.error - 1)

    def acts(self, *kinds: type[Kind]) -> Iterator[tuple[Moment, Kind]]:
        """Every act of these kinds so far, with its moment."""
        for index, happening in enumerate(self.record.happenings[: self.at]):
            if isinstance(happening.act, kinds):
                yield self.moment(index), happening.act
