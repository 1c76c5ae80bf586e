"""A card of another deck: its back has another color."""

from collections.abc import Iterator

from trainer.scenarios.form import Scenario, Wrong
from trainer.scenarios.injectors.deck.places import depth, in_the_deal, on_the_board
from trainer.scenarios.injectors.injector import Cause, Evidence, Hand, Injector, Place, Spoiling
from trainer.scenarios.injectors.struck import in_the_deck


def where(hand: Hand) -> Iterator[Place]:
    yield from in_the_deal(hand)
    yield from on_the_board(hand)


def spoil(hand: Hand, how: Spoiling) -> Scenario:
    return in_the_deck(hand, Wrong("odd-back", depth(hand, how.place)))


INJECTOR = Injector(
    "off-color-card",
    "An off-color card",
    ("odd-back",),
    ("deal.fouled-deck",),
    Cause.DECK,
    where,
    spoil,
    Evidence(("hands", "board", "burns", "stub")),
)
