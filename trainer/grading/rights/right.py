"""What a player can be asked about their rights: on which matters, whose seat is theirs, and all there is to choose."""

from collections.abc import Iterable
from dataclasses import dataclass
from enum import Enum

from trainer.grading.rights.fits import Fits, always
from trainer.rules.facts import Facts
from trainer.rules.ruling import Decision

SILENT = "silent"


class Seat(Enum):
    """Which seat of a matter the player sits in."""

    FIRST = "first"
    SECOND = "second"
    NEITHER = "neither"
    """A live hand that the matter is not about."""


@dataclass(frozen=True, slots=True)
class Right:
    """One thing to choose: right where the rulebook's ruling is one of `rulings`, by their keys, and `when` holds.

    No two rights of a question hold at once. Those of the same `near` say nearly the same and never stand side by side.
    `floor` tells that the floor decides.
    """

    key: str
    says: str
    rulings: tuple[str, ...] = ()
    floor: bool = False
    near: str = ""
    when: Fits = always


NOT_COVERED = Right(SILENT, "Your rulebook doesn’t cover it. You may ask for the floor.", near=SILENT)


@dataclass(frozen=True, slots=True)
class RightsQuestion:
    """A question to a player, on matters of some `kinds`, with `details` that begin so where any are named.

    `says` addresses the player; {other} is the other seat that the matter is about. Where the ruling is one of `plain`
    nothing is out of the ordinary, and it is asked now and then. It is asked where it `fits` what happened.
    """

    key: str
    says: str
    kinds: tuple[str, ...]
    rights: tuple[Right, ...]
    seat: Seat = Seat.FIRST
    details: tuple[str, ...] = ()
    plain: tuple[str, ...] = ()
    fits: Fits = always

    @property
    def every(self) -> tuple[Right, ...]:
        """All there is to choose, with the rulebook's silence."""
        return (*self.rights, NOT_COVERED)

    def right_of(self, facts: Facts, decision: Decision) -> Right | None:
        """What holds by a decision, also in silence; None where the question has no words for it."""
        if decision.silent:
            return NOT_COVERED
        found = (each for each in self.rights if decision.key in each.rulings and each.when(facts, decision))
        return next(found, None)

    def asks(self, kind: str, detail: str) -> bool:
        """Is it asked on such a matter?"""
        return kind in self.kinds and (not self.details or detail.startswith(self.details))


def beside(right: Right, some: Iterable[Right]) -> list[Right]:
    """Those of them that may stand beside the right one, in their order, each once and no two alike."""
    kept = [right]
    for each in some:
        if not any(_alike(each, one) for one in kept):
            kept.append(each)
    return kept[1:]


def _alike(one: Right, other: Right) -> bool:
    """Can't they be told apart with certainty: the same, near, or the floor either way?"""
    near = bool(one.near) and one.near == other.near
    floor = all(each.floor or each.key == SILENT for each in (one, other))
    return one.key == other.key or near or floor
