"""A round as a pure value: what was asked, what was answered, how it went."""

from dataclasses import dataclass
from statistics import median

from trainer.quickfire.spot import Answer, Spot

PLANNED = 12


@dataclass(frozen=True)
class Given:
    """One answered question; `ms` from the moment at which everything could be seen."""

    spot: Spot
    answer: Answer
    ms: int

    @property
    def right(self) -> bool:
        """Does the house accept it?"""
        return self.spot.accepts(self.answer)

    @property
    def mark(self) -> str:
        """A kind of mark: right, late for right but over the target, wrong."""
        if not self.right:
            return "wrong"
        return "late" if self.ms > self.spot.target else "right"


@dataclass(frozen=True)
class Score:
    """A round as far as it got."""

    given: tuple[Given, ...]
    planned: int = PLANNED

    @property
    def over(self) -> bool:
        """Was everything answered?"""
        return len(self.given) >= self.planned

    @property
    def right(self) -> int:
        """How many answers the house accepts."""
        return sum(each.right for each in self.given)

    @property
    def ms(self) -> int:
        """The time of all answers together."""
        return sum(each.ms for each in self.given)

    @property
    def median(self) -> int:
        """The middle one of the times, 0 without any."""
        return round(median(each.ms for each in self.given)) if self.given else 0

    def beats(self, right: int, ms: int) -> bool:
        """Is it better than a round of that many right in that time?"""
        return (self.right, -self.ms) > (right, -ms)
