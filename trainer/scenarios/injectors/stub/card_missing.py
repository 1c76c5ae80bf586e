"""A card is missing from the deck: a player finds it on the floor or under the rail while the hand is played."""

from collections.abc import Iterator, Mapping
from dataclasses import replace

from trainer.kernel import gestures as g
from trainer.kernel.cards import card
from trainer.scenarios.form import Protest, Scenario, Wrong
from trainer.scenarios.grammar import STREETS, Guard
from trainer.scenarios.injectors.injector import Cause, Evidence, Hand, Injector, Place, Spoiling, Value
from trainer.scenarios.injectors.struck import in_the_deck

WORDS = (
    "There's a card on the floor over here.",
    "Dealer, I've got a card under my chair.",
    "Hey, this card was under the rail. It's from this deck.",
    "Looks like the deck is short. There's a card by my feet.",
)
CARDS = ("2c", "7h", "9d", "Jc", "Qs", "Ah", "4s", "Td")
AFTER = (1500, 4000, 8000)


def where(hand: Hand) -> Iterator[Place]:
    """The players who are in the hand to its end, on its last street."""
    last = STREETS[hand.game][hand.streets[-1]]
    if hand.board:
        yield from (Place(last, hand.streets[-1], seat) for seat in hand.live(last))


def parameters(_: Hand, __: Place) -> Mapping[str, tuple[Value, ...]]:
    """Which card, what the player who finds it says, and how long it takes."""
    return {"card": CARDS, "words": WORDS, "after": AFTER}


def spoil(hand: Hand, how: Spoiling) -> Scenario:
    short = in_the_deck(hand, Wrong("missing", cards=(card(str(how["card"])),)))
    live = Guard("live", len(hand.live(how.place.text)))
    found = Protest(how.place.seat, g.Say(str(how["words"])), live, int(how["after"]))
    return replace(short, protests=(*short.protests, found))


INJECTOR = Injector(
    "card-missing",
    "A card was missing from the deck",
    ("deck-was-short",),
    ("deal.missing-card",),
    Cause.DECK,
    where,
    spoil,
    Evidence((), heard=True),
    parameters,
    ("card", "words", "after"),
)
