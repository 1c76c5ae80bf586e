"""Who opens the betting in stud: the lowest up card brings it in, the best board acts first afterwards."""

from collections import Counter
from collections.abc import Mapping

from trainer.kernel.cards import RANKS, SUITS, Card
from trainer.kernel.table import Cards


def _worth(card: Card) -> tuple[int, int]:
    return (RANKS.index(card.rank), SUITS.index(card.suit)) if not card.is_joker else (-1, -1)


def up_cards(hand: Cards) -> tuple[Card, ...]:
    """The cards of a hand that lie face up."""
    return tuple(each.card for each in hand if each.up)


def lowest_showing(hands: Mapping[int, Cards]) -> int:
    """The seat whose up card is lowest, by suit among equals (clubs lowest)."""
    return min(hands, key=lambda seat: min(map(_worth, up_cards(hands[seat])), default=(99, seat)))


def best_showing(hands: Mapping[int, Cards]) -> int:
    """The seat with the highest board showing; equal boards by the suit of their high card (tda-2022:RP-10-D)."""
    return max(hands, key=lambda seat: (*_board_worth(up_cards(hands[seat])), -seat))


def board_ranks(cards: tuple[Card, ...]) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """What a board is worth whatever its suits: how many of a kind, then the ranks, highest first."""
    ranks = Counter(RANKS.index(card.rank) for card in cards if not card.is_joker)
    groups = sorted(((count, rank) for rank, count in ranks.items()), reverse=True)
    return tuple(count for count, _ in groups), tuple(rank for _, rank in groups)


def _board_worth(cards: tuple[Card, ...]) -> tuple[tuple[int, ...], tuple[int, ...], tuple[int, int]]:
    return (*board_ranks(cards), max(map(_worth, cards), default=(-1, -1)))
