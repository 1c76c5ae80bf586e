"""A card goes to a seat that no one sits in."""

from collections.abc import Iterator

from trainer.rules.course import clockwise
from trainer.scenarios.form import Scenario
from trainer.scenarios.injectors.deal.rounds import dealt_so, pitch
from trainer.scenarios.injectors.injector import Cause, Evidence, Hand, Injector, Place, Spoiling


def where(hand: Hand) -> Iterator[Place]:
    """Every empty seat between players, when the deal comes to it."""
    for seat in range(1, max(hand.order)):
        if seat not in hand.order:
            for number in range(hand.rounds):
                yield Place(f"deal {number * len(hand.order) + _before(hand, seat)}", seat=seat)


def _before(hand: Hand, seat: int) -> int:
    """How many get their card before the deal comes by that seat."""
    whole = (*hand.order, seat)
    return (clockwise(whole, hand.scenario.lying) if hand.board else tuple(sorted(whole))).index(seat)


def spoil(hand: Hand, how: Spoiling) -> Scenario:
    number = int(how.place.text.removeprefix("deal "))
    return dealt_so(hand, number, pitch(hand, number, how.place.seat))


INJECTOR = Injector(
    "card-to-an-empty-seat",
    "A card dealt to an empty seat",
    ("seat-not-entitled",),
    ("deal.misdeal",),
    Cause.DEALER,
    where,
    spoil,
    Evidence(("hands",)),
)
