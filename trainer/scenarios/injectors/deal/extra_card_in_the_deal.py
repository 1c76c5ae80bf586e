"""A player is pitched two cards in the last round and has one too many before the betting begins."""

from collections.abc import Iterator, Mapping

from trainer.kernel import gestures as g
from trainer.scenarios.form import Scenario
from trainer.scenarios.injectors.deal.rounds import dealt_so, turn
from trainer.scenarios.injectors.injector import Cause, Evidence, Hand, Injector, Place, Spoiling, Value


def where(hand: Hand) -> Iterator[Place]:
    """Every seat but the last one, in the last round, in a game with a board."""
    if hand.board:
        first = hand.dealt - len(hand.order)
        yield from (Place(f"deal {number}", seat=turn(hand, number)) for number in range(first, hand.dealt - 1))


def parameters(_: Hand, __: Place) -> Mapping[str, tuple[Value, ...]]:
    """So many cards more the dealer before deals on past it."""
    return {"more": (0, 1, 2)}


def spoil(hand: Hand, how: Spoiling) -> Scenario:
    number = int(how.place.text.removeprefix("deal "))
    coming = range(number + 1, min(number + 1 + int(how["more"]), hand.dealt - 1))
    twice = (g.Pitch(how.place.seat), g.Pitch(how.place.seat))
    return dealt_so(hand, number, *twice, *(g.Pitch(turn(hand, each)) for each in coming))


INJECTOR = Injector(
    "extra-card-in-the-deal",
    "One card too many in the deal",
    ("wrong-number-of-cards",),
    ("deal.extra-card",),
    Cause.DEALER,
    where,
    spoil,
    Evidence(("hands",)),
    parameters,
    ("more",),
)
