"""Where in the deck a card comes to light, in the order in which it is dealt."""

from collections.abc import Iterator

from trainer.scenarios.grammar import depth_of
from trainer.scenarios.injectors.injector import Hand, Place

ON_THE_BOARD = {
    "flop burn": 1,
    "flop 1": 1,
    "flop 2": 1,
    "flop 3": 1,
    "turn burn": 2,
    "turn": 2,
    "river burn": 3,
    "river": 3,
}
"""The places of the board, and the street on which each comes."""


def in_the_deal(hand: Hand) -> Iterator[Place]:
    """Every card of the deal: whose it is, and his how many."""
    for number in range(1, hand.rounds + 1):
        for seat in hand.order:
            yield Place(f"seat {seat} card {number}", seat=seat)


def on_the_board(hand: Hand, *names: str) -> Iterator[Place]:
    """The places of the board that the hand comes to; only these where they are named."""
    for text, street in ON_THE_BOARD.items() if hand.board else ():
        if street in hand.streets and (not names or text in names):
            yield Place(text, street)


def depth(hand: Hand, place: Place) -> int:
    """How deep the card of a place lies in the deck, from 1 at the top."""
    return depth_of(place.text, hand.game, hand.order)
