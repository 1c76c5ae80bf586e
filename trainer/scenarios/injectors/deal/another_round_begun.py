"""Everybody has a whole hand, and the dealer begins another round."""

from collections.abc import Iterator, Mapping

from trainer.kernel import gestures as g
from trainer.scenarios.form import Scenario
from trainer.scenarios.injectors.deal.rounds import dealt_so, turn
from trainer.scenarios.injectors.injector import Cause, Evidence, Hand, Injector, Place, Spoiling, Value


def where(hand: Hand) -> Iterator[Place]:
    """As the last card but one is out, in a game with a board: the button's card is pitched first."""
    if hand.board:
        yield Place(f"deal {hand.dealt - 1}", seat=hand.order[0])


def parameters(_: Hand, __: Place) -> Mapping[str, tuple[Value, ...]]:
    """How many get a card too many."""
    return {"cards": (1, 1, 2, 3)}


def spoil(hand: Hand, how: Spoiling) -> Scenario:
    last = hand.dealt - 1
    seats = [turn(hand, each) for each in range(last, hand.dealt + int(how["cards"]))]
    return dealt_so(hand, last, *map(g.Pitch, seats))


INJECTOR = Injector(
    "another-round-begun",
    "An extra round of cards started",
    ("wrong-number-of-cards", "wrong-count-after-action"),
    ("deal.extra-card",),
    Cause.DEALER,
    where,
    spoil,
    Evidence(("hands",)),
    parameters,
    ("cards",),
)
