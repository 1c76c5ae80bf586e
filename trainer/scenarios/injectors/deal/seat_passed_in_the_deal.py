"""A seat is left out of the deal, in one round or in all."""

from collections.abc import Iterator, Mapping

from trainer.scenarios.form import Scenario
from trainer.scenarios.injectors.deal.rounds import cards as cards_of
from trainer.scenarios.injectors.deal.rounds import dealt_so, number_of, pitch, turn
from trainer.scenarios.injectors.injector import Cause, Evidence, Hand, Injector, Place, Spoiling, Value


def where(hand: Hand) -> Iterator[Place]:
    """Every card of the deal but the first, and but those of the button and the one that comes last."""
    last = (hand.order[-1], hand.scenario.lying)
    yield from (each for each in cards_of(hand) if number_of(each) and each.seat not in last)


def parameters(_: Hand, __: Place) -> Mapping[str, tuple[Value, ...]]:
    """So many cards more the dealer before deals on past it."""
    return {"more": (1, 2, 3)}


def spoil(hand: Hand, how: Spoiling) -> Scenario:
    number = number_of(how.place)
    coming = [each for each in range(number + 1, hand.dealt) if turn(hand, each) != how.place.seat][: int(how["more"])]
    return dealt_so(hand, number, *(pitch(hand, each) for each in coming))


INJECTOR = Injector(
    "seat-passed-in-the-deal",
    "A seat skipped during the deal",
    ("card-out-of-sequence",),
    ("deal.misdeal",),
    Cause.DEALER,
    where,
    spoil,
    Evidence(("hands",)),
    parameters,
    ("more",),
)
