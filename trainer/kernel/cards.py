"""Cards as physical things, and the decks they come in."""

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache

from trainer.kernel.limits import LONGEST_CARD, quoted

RANKS = "23456789TJQKA"
SUITS = "cdhs"
JOKER = "Jk"


class BadCard(ValueError):
    """A card name that names no card."""


@dataclass(frozen=True, slots=True)
class Card:
    """One physical card.

    `name` is unique in its deck: rank and suit ("Qh") or "Jk", then "*" for each further card of the same face
    and "~" for a card with another back.
    """

    name: str

    @property
    def face(self) -> str:
        """What is printed on the front: "Qh" or "Jk", the same for duplicates."""
        return self.name.rstrip("*~")

    @property
    def rank(self) -> str:
        return "" if self.is_joker else self.face[0]

    @property
    def suit(self) -> str:
        return "" if self.is_joker else self.face[1]

    @property
    def is_joker(self) -> bool:
        return self.name.startswith(JOKER)

    @property
    def odd_back(self) -> bool:
        """True for a card that came from another deck by its back."""
        return "~" in self.name

    def __str__(self) -> str:
        return self.name


@dataclass(frozen=True, slots=True)
class Placed:
    """A card as it lies: `up` when its face shows."""

    card: Card
    up: bool = False

    def __str__(self) -> str:
        return f"^{self.card}" if self.up else str(self.card)


@cache
def card(name: str) -> Card:
    """The card of that name. Raises BadCard."""
    face = name.rstrip("*~")
    known = face == JOKER or (len(face) == 2 and face[0] in RANKS and face[1] in SUITS)
    if not known or len(name) > LONGEST_CARD:
        raise BadCard(f"{quoted(name)} isn't a card: write rank and suit, as in Ah, or Jk for a joker")
    return Card(name)


def cards(text: str) -> tuple[Card, ...]:
    """Cards from names divided by blanks. Raises BadCard."""
    return tuple(card(name) for name in text.split())


def placed(text: str) -> Placed:
    """A lying card from its notation: "Qh" face down, "^Qh" face up. Raises BadCard."""
    return Placed(card(text.removeprefix("^")), text.startswith("^"))


def names(some: Iterable[Card]) -> str:
    return " ".join(each.name for each in some)


def standard_deck() -> tuple[Card, ...]:
    """The 52 cards, spades first and aces high, in one fixed order."""
    return tuple(card(rank + suit) for suit in reversed(SUITS) for rank in reversed(RANKS))


def square(group: Iterable[Placed]) -> tuple[Placed, ...]:
    """The same cards with every face down."""
    return tuple(Placed(each.card) for each in group)


@cache
def height(card: Card) -> tuple[int, int]:
    """How high a card is, suits counting among equal ranks (clubs lowest); a joker is below all."""
    return (RANKS.index(card.rank), SUITS.index(card.suit)) if not card.is_joker else (-1, -1)
