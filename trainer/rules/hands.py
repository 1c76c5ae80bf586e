"""What hands are worth in every game that can be told, high and low, as pokerkit reads them; and their suits.

In high-low games the low hand needs an eight or better. Cards that make no hand (too few, far too many) are worth
nothing.
"""

from functools import lru_cache
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
HALVES = {game: tuple(half for one, half in READERS if one == game) for game, _ in READERS}
SIGNS = {"c": "\u2663", "d": "\u2666", "h": "\u2665", "s": "\u2660"}
MADE_OF, UNPAIRED = 5, "High card"
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
    if len(hole) + len(board) > 2 * MOST_CARDS:
        return None
    try:
        return _height(_reader(game, half).from_game(hole, board))
    except (ValueError, KeyError):
        return None


def _height(hand: Any) -> int:
    """The place of a hand among all of its kind, told once: pokerkit works it out anew for every comparison."""
    place: int = hand.entry.index
    return -place if hand.low else place


def by_suit(game: str, half: str, cards: str) -> tuple[tuple[int, int], ...]:
    """The cards of the best five of a stud hand, highest first, each by rank and then by suit (spades highest).

    Of fives worth the same, the one with the higher suits. An ace that counts low is low here too.
    """
    reader, best = _reader(game, half), worth(game, half, cards, "")
    if best is None:
        return ()
    faces = [cards[at : at + 2] for at in range(0, len(cards), 2)]
    fives = [five for five in combinations(faces, MADE_OF) if _is(reader, five, best)]
    return max((_ranked(five, half) for five in fives), default=())


def _is(reader: Any, five: tuple[str, ...], best: int) -> bool:
    try:
        return _height(reader("".join(five))) == best
    except (ValueError, KeyError):
        return False


def _ranked(five: tuple[str, ...], half: str) -> tuple[tuple[int, int], ...]:
    low = half == LOW or {face[0] for face in five} == set("A2345")
    rank = {each: RANKS.index(each) for each in RANKS} | ({"A": -1} if low else {})
    return tuple(sorted(((rank[face[0]], SUITS.index(face[1])) for face in five), reverse=True))
