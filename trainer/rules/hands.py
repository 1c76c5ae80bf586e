"""What hands are worth in every game that can be told, high and low, as pokerkit reads them; and their suits.

In high-low games the low hand needs an eight or better. Cards that make no hand (too few, far too many) are worth
nothing.
"""

from collections.abc import Iterator
from functools import cache, lru_cache
from itertools import combinations
from typing import Any

from trainer.kernel.cards import RANKS, SUITS

HIGH, LOW = "high", "low"
READERS = {
    ("holdem", HIGH): "StandardHighHand",
    ("omaha", HIGH): "OmahaHoldemHand",
    ("omaha-8", HIGH): "OmahaHoldemHand",
    ("omaha-8", LOW): "OmahaEightOrBetterLowHand",
    ("stud", HIGH): "StandardHighHand",
    ("stud-8", HIGH): "StandardHighHand",
    ("stud-8", LOW): "EightOrBetterLowHand",
    ("razz", LOW): "RegularLowHand",
}
ALIKE = {"OmahaHoldemHand": "StandardHighHand", "OmahaEightOrBetterLowHand": "EightOrBetterLowHand"}
"""Readers that take other five cards than these, and read the five as these do."""
HALVES = {game: tuple(half for one, half in READERS if one == game) for game, _ in READERS}
SIGNS = {"c": "\u2663", "d": "\u2666", "h": "\u2665", "s": "\u2660"}
MADE_OF, UNPAIRED, UNKNOWN = 5, "High card", "?"
MOST_CARDS = 10  # every five of them are tried; more are no hand of these games


def load() -> Any:
    """pokerkit, which takes half a second the first time: whoever has a window does it beforehand, beside it."""
    import pokerkit  # most commands and hands end without it

    return pokerkit


def _reader(game: str, half: str) -> Any:
    return getattr(load(), READERS[game, half])


@lru_cache(maxsize=2048)
def read_aloud(game: str, half: str, hole: str, board: str) -> str:
    """The best hand of these cards, "Two pair: J\u2660 J\u2665 ..."; an unpaired low one by its cards; "" for none."""
    try:
        words, _, cards = str(_reader(game, half).from_game(hole, board)).rstrip(")").partition(" (")
    except (ValueError, KeyError):
        return ""
    each = (cards[at : at + 2] for at in range(0, len(cards), 2))
    head = "" if half == LOW and words == UNPAIRED else f"{words}: "
    return f"{head}{' '.join(card[0].replace('T', '10') + SIGNS[card[1]] for card in each)}"


@lru_cache(maxsize=2048)
def worth(game: str, half: str, hole: str, board: str) -> int | None:
    """What the best hand of hole and board cards such as "AhKh" is worth, the better the more; None if there is none.

    To be compared with others of the same game and half.
    """
    if len(hole) + len(board) > 2 * MOST_CARDS or UNKNOWN in hole or UNKNOWN in board or (game, half) not in READERS:
        return None
    if _may_be_suited(hole + board):
        found = {_of_five(game, half, five) for five in _fives(game, half, _faces(hole), _faces(board))}
    else:  # fives of the same ranks are one hand then
        ranks = set(_fives(game, half, sorted(hole[::2]), sorted(board[::2])))
        found = {_of_ranks(_alike(game, half), _in_order(five), suited=False) for five in ranks}
    return max((each for each in found if each is not None), default=None)


def _may_be_suited(cards: str) -> bool:
    return any(cards.count(suit) >= MADE_OF for suit in SUITS)


def _faces(cards: str) -> list[str]:
    return [cards[at : at + 2] for at in range(0, len(cards), 2)]


def _fives(game: str, half: str, hole: list[str], board: list[str]) -> Iterator[tuple[str, ...]]:
    """Every five cards that the game lets a hand be made of."""
    reader = _reader(game, half)
    own: int = getattr(reader, "hole_card_count", 0)
    if not own:
        yield from combinations((*hole, *board), MADE_OF)
        return
    shared = tuple(combinations(board, reader.board_card_count))
    for some in combinations(hole, own):
        for others in shared:
            yield some + others


def _of_five(game: str, half: str, five: tuple[str, ...]) -> int | None:
    """What these five cards are worth, None for no such hand: their ranks decide, and whether they are suited."""
    ranks, suits = zip(*five, strict=True)
    return _of_ranks(_alike(game, half), _in_order(ranks), suited=len(set(suits)) == 1)


def _in_order(ranks: tuple[str, ...]) -> str:
    return "".join(sorted(ranks))


def _alike(game: str, half: str) -> str:
    name = READERS[game, half]
    return ALIKE.get(name, name)


@cache
def _of_ranks(name: str, ranks: str, *, suited: bool) -> int | None:
    """As that reader reads five such cards: asked once for each kind of five, of which there are some thousands."""
    suits = SUITS[:1] * MADE_OF if suited else SUITS[1:2] + SUITS[:1] * (MADE_OF - 1)
    reader = getattr(load(), name)
    found = reader.lookup.get_entry_or_none(tuple(_read(rank + suit) for rank, suit in zip(ranks, suits, strict=True)))
    if found is None:
        return None
    place: int = found.index
    return -place if reader.low else place


@cache
def _read(face: str) -> Any:
    """A card as pokerkit has it."""
    return next(load().Card.parse(face))


def by_suit(game: str, half: str, cards: str) -> tuple[tuple[int, int], ...]:
    """The cards of the best five of a stud hand, highest first, each by rank and then by suit (spades highest).

    Of fives worth the same, the one with the higher suits. An ace that counts low is low here too.
    """
    best = worth(game, half, cards, "")
    if best is None:
        return ()
    fives = [five for five in combinations(_faces(cards), MADE_OF) if _of_five(game, half, five) == best]
    return max((_ranked(five, half) for five in fives), default=())


def _ranked(five: tuple[str, ...], half: str) -> tuple[tuple[int, int], ...]:
    low = half == LOW or {face[0] for face in five} == set("A2345")
    rank = {each: RANKS.index(each) for each in RANKS} | ({"A": -1} if low else {})
    return tuple(sorted(((rank[face[0]], SUITS.index(face[1])) for face in five), reverse=True))
