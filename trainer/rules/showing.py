"""Who opens the betting in stud: the lowest up card brings it in, the best board acts first afterwards.

In razz it is the other way about, with aces low: the highest up card brings it in, the lowest board acts first.
"""

from collections import Counter
from collections.abc import Mapping

from trainer.kernel.cards import Card, height
from trainer.kernel.table import Cards


def up_cards(hand: Cards) -> tuple[Card, ...]:
    """The cards of a hand that lie face up."""
    return tuple(each.card for each in hand if each.up)


def lowest_showing(hands: Mapping[int, Cards]) -> int:
    """The seat whose up card is lowest, by suit among equals (clubs lowest)."""
    return min(hands, key=lambda seat: min(map(height, up_cards(hands[seat])), default=(99, seat)))


def best_showing(hands: Mapping[int, Cards]) -> int:
    """The seat with the highest board showing; equal boards by the suit of their high card (tda-2022:RP-10-D)."""
    return max(hands, key=lambda seat: (*_board_worth(up_cards(hands[seat])), -seat))


def opener(game: str, street: int, hands: Mapping[int, Cards]) -> int:
    """The seat that opens the betting of a street (0 is third street) in a game of stud."""
    if game == "razz":
        return highest_showing(hands) if street == 0 else lowest_board(hands)
    return lowest_showing(hands) if street == 0 else best_showing(hands)


def highest_showing(hands: Mapping[int, Cards]) -> int:
    """The seat whose up card is highest with aces low, by suit among equals (spades highest)."""
    return max(hands, key=lambda seat: (max(map(_worth_ace_low, up_cards(hands[seat])), default=(-9, 0)), -seat))


def lowest_board(hands: Mapping[int, Cards]) -> int:
    """The seat with the lowest board showing; equal boards by the suit of their high card (tda-2022:RP-10-D)."""
    return min(hands, key=lambda seat: (not up_cards(hands[seat]), *_razz_worth(up_cards(hands[seat])), seat))


def _worth_ace_low(card: Card) -> tuple[int, int]:
    rank, suit = height(card)
    return (-1 if card.rank == "A" else rank, suit)


def _razz_worth(cards: tuple[Card, ...]) -> tuple[tuple[int, ...], tuple[int, ...], int]:
    ranks = Counter(_worth_ace_low(card)[0] for card in cards if not card.is_joker)
    groups = sorted(((count, rank) for rank, count in ranks.items()), reverse=True)
    high = max(map(_worth_ace_low, cards), default=(0, 0))
    return tuple(count for count, _ in groups), tuple(rank for _, rank in groups), -high[1]


def board_ranks(cards: tuple[Card, ...]) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """What a board is worth whatever its suits: how many of a kind, then the ranks, highest first."""
    ranks = [height(card)[0] for card in cards if not card.is_joker]
    groups = sorted(((ranks.count(rank), rank) for rank in set(ranks)), reverse=True)
    return tuple(count for count, _ in groups), tuple(rank for _, rank in groups)


def _board_worth(cards: tuple[Card, ...]) -> tuple[tuple[int, ...], tuple[int, ...], tuple[int, int]]:
    return (*board_ranks(cards), max(map(height, cards), default=(-1, -1)))
