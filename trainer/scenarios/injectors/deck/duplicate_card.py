"""Two cards of the same rank and suit."""

# the face is drawn among those that are seen
from collections.abc import Iterator, Mapping

from trainer.kernel.cards import card
from trainer.scenarios.decks import deck_of
from trainer.scenarios.form import Scenario, Wrong
from trainer.scenarios.injectors.deck.places import depth, on_the_board
from trainer.scenarios.injectors.injector import Cause, Evidence, Hand, Injector, Place, Spoiling, Value
from trainer.scenarios.injectors.struck import in_the_deck

LATER = {
    "flop 3": ("flop 1", "flop 2"),
    "turn": ("flop 1", "flop 2", "flop 3"),
    "river": ("flop 1", "flop 2", "flop 3", "turn"),
}


def where(hand: Hand) -> Iterator[Place]:
    yield from on_the_board(hand, *LATER)


def parameters(_: Hand, place: Place) -> Mapping[str, tuple[Value, ...]]:
    return {"of": LATER[place.text]}


def spoil(hand: Hand, how: Spoiling) -> Scenario:
    order, _ = deck_of(hand.scenario, hand.scenario.seed)
    first = order[depth(hand, Place(str(how["of"]))) - 1].card
    return in_the_deck(hand, Wrong("duplicate", depth(hand, how.place), card(first.face)))


INJECTOR = Injector(
    "duplicate-card",
    "Two of the same card",
    ("duplicate-cards",),
    ("deal.fouled-deck",),
    Cause.DECK,
    where,
    spoil,
    Evidence(("board",)),
    parameters,
    ("of",),
)
