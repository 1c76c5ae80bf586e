"""A boxed card: one card is face up in the deck."""

from collections.abc import Iterator

from trainer.scenarios.form import Scenario, Wrong
from trainer.scenarios.injectors.deck.places import depth, in_the_deal, on_the_board
from trainer.scenarios.injectors.injector import Cause, Evidence, Hand, Injector, Place, Spoiling
from trainer.scenarios.injectors.struck import in_the_deck


def where(hand: Hand) -> Iterator[Place]:
    yield from in_the_deal(hand)
    yield from on_the_board(hand)


def spoil(hand: Hand, how: Spoiling) -> Scenario:
    return in_the_deck(hand, Wrong("boxed", depth(hand, how.place)))


INJECTOR = Injector(
    "boxed-card",
    "A boxed card",
    ("boxed-in-deal", "boxed-on-flop", "boxed-later"),
    ("deal.boxed-card",),
    Cause.DECK,
    where,
    spoil,
    Evidence(("hands", "board", "stub")),
)
