"""What a kind of matter or point is: its key, its topic in the law, its words, what it is about, and its detector."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from enum import StrEnum
from typing import ClassVar, Generic, TypeVar

from trainer.kernel.act import Act
from trainer.rules.facts import Facts
from trainer.rules.ruling import Matter
from trainer.rules.source import written_in
from trainer.rules.topics import topic_fault

Asked = TypeVar("Asked", contravariant=True)
Detector = Callable[[Facts], Iterable[Matter]]
Spoils = Callable[[Matter, Act], bool]
Tie = Callable[[Facts, Matter, Matter], bool]
"""Does the later of two matters come of the earlier? It is asked in that order of cause and consequence."""


class About(StrEnum):
    """What the matters of a kind are about, and by that what stands in each of them."""

    CARDS = "cards"
    """Its `cards`; its `seats` are those that have them or wait for them, if anybody does."""
    SEATS = "seats"
    """Its `seats`, the one it began with first; `cards` are theirs."""
    WAGER = "wager"
    """What the first of its `seats` began to put out or to say with gesture `error`."""
    POT = "pot"
    """The pot that `detail` names; `seats` are in it."""
    HAND = "hand"
    """The hand as a whole."""
    PLAYER = "player"
    """The player that `detail` names, or nobody (`chip_acts.NOBODY`)."""
    TABLE = "table"
    """The table that `detail` names."""
    ROOM = "room"
    """The room as a whole."""


@dataclass(frozen=True, slots=True)
class ComesOf:
    """What matters of a kind may come of: earlier ones of `kinds`, or `about` the same, where the `tie` holds."""

    tie: Tie
    kinds: tuple[str, ...] = ()
    about: About | None = None


@dataclass(frozen=True, slots=True)
class Kind(Generic[Asked]):
    """`key` is stored and the same for good; `says` names such a matter in a debrief.

    `detector` yields its matters from facts, on `topic` or on one of `also`. `comes_of` says what a matter may be a
    consequence of, so that one mistake counts once; `spoils` tells which acts of the dealer go wrong because of one.
    """

    key: str
    topic: str
    says: str
    about: About
    detector: Callable[[Asked], Iterable[Matter]]
    also: tuple[str, ...] = ()
    comes_of: tuple[ComesOf, ...] = ()
    spoils: Spoils | None = None
    visible: ClassVar[bool] = False
    """Can anybody see that something is wrong? Elsewise a book is only asked."""
    of: ClassVar[str] = "hand"

    @property
    def topics(self) -> tuple[str, ...]:
        return (self.topic, *self.also)

    @property
    def where(self) -> str:
        """The file and line at which it is declared."""
        return written_in(self.detector.__module__, self.key)


class MatterKind(Kind[Facts]):
    """A kind of matter: what has visibly gone wrong at the table."""

    visible = True


class PointKind(Kind[Facts]):
    """A kind of point: where a book is asked about a hand although nothing need be wrong."""


class BadKind(ValueError):
    """Kinds that cannot stand in a register; one line each."""


Some = TypeVar("Some", bound=Kind)  # type: ignore[type-arg]  # of hands or of rooms


def by_key(chapters: Iterable[Iterable[Some]]) -> dict[str, Some]:
    """A register of kinds. Raises BadKind where two have one key, or one is on no topic of the law."""
    found: dict[str, Some] = {}
    faults = []
    for kind in (each for chapter in chapters for each in chapter):
        first = found.setdefault(kind.key, kind)
        if first is not kind:
            faults.append(f"{kind.where}: the kind {kind.key} is taken, by that at {first.where}")
        faults += [
            f"{kind.where}: the kind {kind.key} is on a topic: {what}"
            for topic in kind.topics
            if (what := topic_fault(topic))
        ]
    if faults:
        raise BadKind("\n".join(faults))
    return found
