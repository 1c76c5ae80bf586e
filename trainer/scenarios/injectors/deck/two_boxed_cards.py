"""Two boxed cards in the deal."""

from collections.abc import Iterator, Mapping

from trainer.scenarios.form import Scenario, Wrong
from trainer.scenarios.injectors.deck.places import depth, in_the_deal
from trainer.scenarios.injectors.injector import Cause, Evidence, Hand, Injector, Place, Spoiling, Value
from trainer.scenarios.injectors.struck import in_the_deck


def where(hand: Hand) -> Iterator[Place]:
    yield from [*in_the_deal(hand)][:-1]


def parameters(hand: Hand, place: Place) -> Mapping[str, tuple[Value, ...]]:
    return {"second": tuple(range(depth(hand, place) + 1, hand.dealt + 1))}


def spoil(hand: Hand, how: Spoiling) -> Scenario:
    return in_the_deck(hand, Wrong("boxed", depth(hand, how.place)), Wrong("boxed", int(how["second"])))


INJECTOR = Injector(
    "two-boxed-cards",
    "Two boxed cards in the deal",
    ("boxed-in-deal",),
    ("deal.boxed-card",),
    Cause.DECK,
    where,
    spoil,
    Evidence(("hands", "stub")),
    parameters,
    ("second",),
)
