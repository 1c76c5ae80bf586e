"""A round as the screen has it: the answers with their questions, beside what the round is worth."""

from dataclasses import dataclass
from statistics import median

from trainer.quickfire.rounds import Mark, Result, Round, result
from trainer.quickfire.spot import Answer, Spot

MARKS = {Mark.RIGHT: "right", Mark.SLOW: "late", Mark.WRONG: "wrong"}  # their shapes among the kit's marks


@dataclass(frozen=True)
class Given:
    """One answered question; its time runs from the moment at which everything could be seen."""

    spot: Spot
    answer: Answer
    result: Result

    @classmethod
    def of(cls, spot: Spot, answer: Answer, ms: int) -> "Given":
        """An answer after so many milliseconds."""
        return cls(spot, answer, result(spot, answer, ms))

    @property
    def right(self) -> bool:
        """Does the house accept it?"""
        return self.result.right

    @property
    def mark(self) -> str:
        """A kind of mark: right, late for right but over the target, wrong."""
        return MARKS[self.result.mark]


@dataclass(frozen=True)
class Played:
    """A round as far as it got."""

    round: Round
    given: tuple[Given, ...] = ()

    def then(self, given: Given) -> "Played":
        """The round with one more answer."""
        return Played(self.round.then(given.result), (*self.given, given))

    @property
    def marks(self) -> tuple[str, ...]:
        """How each answer went."""
        return tuple(each.mark for each in self.given)

    @property
    def median(self) -> int:
        """The middle one of the times in milliseconds, 0 without any."""
        return round(median(each.result.ms for each in self.given)) if self.given else 0
