"""Upcards on fourth street in the deck: where they lie, and decks in which others lie there."""

from trainer.kernel import gestures as g
from trainer.kernel.cards import Card
from trainer.kernel.table import Cards
from trainer.scenarios.injectors.injector import Hand
from trainer.scenarios.injectors.stud.streets import order

FOURTH, DOOR = 1, 2
Deck = tuple[Card, ...]


def as_dealt(hand: Hand) -> Deck:
    """The deck of the hand as it lies when the deal begins."""
    first = next(index for index, each in enumerate(hand.record.gestures) if isinstance(each.act, g.Pitch))
    stub: Cards = hand.record.tables[first].stub
    return tuple(each.card for each in stub)


def door(hand: Hand, seat: int) -> int:
    """Where in the deck the first upcard of a seat lies, from 0."""
    return DOOR * len(hand.order) + hand.order.index(seat)


def fourth(hand: Hand, seat: int) -> int:
    """Where the card lies that a seat gets on fourth street, after the burn."""
    return hand.dealt + 1 + order(hand, FOURTH).index(seat)


def with_cards(deck: Deck, *placed: tuple[int, Card]) -> Deck:
    """The deck with those cards at those places; what lay there lies where they came from."""
    cards = [*deck]
    for place, card in placed:
        there = cards.index(card)
        cards[place], cards[there] = cards[there], cards[place]
    return tuple(cards)


def paired(hand: Hand, seat: int) -> Deck | None:
    """The deck in which a seat pairs its door card on fourth street, and every other upcard stays; None for none."""
    deck = as_dealt(hand)
    shown = {door(hand, each) for each in hand.order} | {fourth(hand, each) for each in order(hand, FOURTH)}
    rank = deck[door(hand, seat)].rank
    more = (card for place, card in enumerate(deck) if card.rank == rank and place not in shown)
    found = next(more, None)
    return with_cards(deck, (fourth(hand, seat), found)) if found is not None else None
