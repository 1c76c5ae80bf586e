"""The streets of a game with a board: how each begins, and what a dealer does to bring it."""

from collections.abc import Iterator

from trainer.kernel import gestures as g
from trainer.rules.course import FLOP_CARDS
from trainer.scenarios.grammar import BOARD_STREETS
from trainer.scenarios.injectors.injector import Hand, Place, later_streets


def coming(hand: Hand, *names: str) -> Iterator[Place]:
    """The streets that are dealt after the first round of betting; only these where they are named."""
    if hand.board:
        yield from later_streets(hand, *names)


def before(place: Place) -> str:
    """The street before."""
    return BOARD_STREETS[place.street - 1]


def tapped_in(place: Place) -> str:
    """The first moment after the cards of a street lie there: a single one opens it."""
    return f"{place.text} laid" if place.street == 1 else place.text


def laid(place: Place) -> g.Lay:
    """The card or cards of a street as they are spread."""
    return g.Lay(FLOP_CARDS, up=False) if place.street == 1 else g.Lay(1, up=True)
