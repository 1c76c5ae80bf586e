"""A player other than the button gets two cards in a row."""

from collections.abc import Iterator, Mapping

from trainer.scenarios.form import Scenario
from trainer.scenarios.injectors.deal.rounds import cards, dealt_so, number_of, pitch, turn
from trainer.scenarios.injectors.injector import Cause, Evidence, Hand, Injector, Place, Spoiling, Value


def where(hand: Hand) -> Iterator[Place]:
    """Every card but those of the button and of the last round."""
    rounds = range(hand.rounds - 1)
    yield from (each for each in cards(hand, rounds) if each.seat not in (hand.order[-1], hand.scenario.lying))


def parameters(_: Hand, __: Place) -> Mapping[str, tuple[Value, ...]]:
    """So many cards more the dealer before deals on past it."""
    return {"more": (0, 1, 2)}


def spoil(hand: Hand, how: Spoiling) -> Scenario:
    number = number_of(how.place)
    coming = (each for each in range(number + 1, hand.dealt) if turn(hand, each) != how.place.seat)
    rest = [pitch(hand, each) for each, _ in zip(coming, range(int(how["more"])), strict=False)]
    return dealt_so(hand, number, pitch(hand, number), pitch(hand, number), *rest)


INJECTOR = Injector(
    "two-cards-in-a-row",
    "Two cards in a row to one player",
    ("card-out-of-sequence",),
    ("deal.misdeal",),
    Cause.DEALER,
    where,
    spoil,
    Evidence(("hands",)),
    parameters,
    ("more",),
)
