"""Who deals in the demo: the perfect dealer, and dealers who make one typical mistake each."""

from dataclasses import dataclass

from trainer.grading.mistakes import MISTAKES
from trainer.grading.model import Dealer as Deals
from trainer.grading.model import perfect
from trainer.grading.thorough import squaring


@dataclass(frozen=True)
class Dealer:
    """`deals` gives the next act, or None to wait. `loses` is the part of the grade that it must lose, "" for none."""

    name: str
    says: str
    deals: Deals
    loses: str = ""


def mistaken(key: str, loses: str) -> Dealer:
    """The dealer who makes one of MISTAKES. Raises KeyError."""
    return Dealer(key, MISTAKES[key].says, squaring(MISTAKES[key].dealer), loses)


PERFECT = Dealer("perfect", "does what the book asks for", squaring(perfect))
