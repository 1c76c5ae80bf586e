"""What hands are worth in every game that can be told, high and low; and their suits.

In high-low games the low hand needs an eight or better. Cards that make no hand (too few, far too many) are worth
nothing.
"""

from collections.abc import Iterator
from functools import lru_cache
from itertools import combinations, product

from trainer.kernel.cards import RANKS, SUITS
from trainer.rules.fives import HIGH_CARD, OF_FIVE, Five, Reading, eight_or_better, high, low, there_are

HIGH, LOW = "high", "low"
READINGS: dict[tuple[str, str], Reading] = {
    ("holdem", HIGH): high,
    ("omaha", HIGH): high,
    ("omaha-8", HIGH): high,
    ("omaha-8", LOW): eight_or_better,
    ("stud", HIGH): high,
    ("stud-8", HIGH): high,
    ("stud-8", LOW): eight_or_better,
    ("razz", LOW): low,
}
TWO_AND_THREE = ("omaha", "omaha-8")  # two from the hand and three from the board
HALVES = {game: tuple(half for one, half in READINGS if one == game) for game, _ in READINGS}
SIGNS = {"c": "\u2663", "d": "\u2666", "h": "\u2665", "s": "\u2660"}
MOST_CARDS = 10  # every five of them are tried; more are no hand of these games


@lru_cache(maxsize=2048)
def read_aloud(game: str, half: str, hole: str, board: str) -> str:
    """The best hand of these cards, "Two pair: J\u2660 J\u2665 ..."; an unpaired low one by its cards; "" for none."""
    found = _best(game, half, hole, board)
    if found is None:
        return ""
    head = "" if half == LOW and found.name == HIGH_CARD else f"{found.name}: "
    return f"{head}{' '.join(card[0].replace('T', '10') + SIGNS[card[1]] for card in found.cards)}"


@lru_cache(maxsize=2048)
def worth(game: str, half: str, hole: str, board: str) -> int | None:
    """What the best hand of hole and board cards such as "AhKh" is worth, the better the more; None if there is none.

    To be compared with others of the same game and half.
    """
    if len(hole) + len(board) > 2 * MOST_CARDS:
        return None
    found = _best(game, half, hole, board)
    return found.height if found is not None else None


def _best(game: str, half: str, hole: str, board: str) -> Five | None:
    """The best five cards there are; of those worth the same the first."""
    own, common = _faces(hole), _faces(board)
    if not there_are((*own, *common)):
        return None
    read = READINGS[game, half]
    made = [five for five in map(read, _fives(game, own, common)) if five is not None]
    return max(made, key=lambda five: five.height, default=None)


def _fives(game: str, own: tuple[str, ...], common: tuple[str, ...]) -> Iterator[tuple[str, ...]]:
    if game not in TWO_AND_THREE:
        yield from combinations((*own, *common), OF_FIVE)
        return
    for two, three in product(combinations(own, 2), combinations(common, 3)):
        yield (*two, *three)


def _faces(cards: str) -> tuple[str, ...]:
    return tuple(cards[at : at + 2] for at in range(0, len(cards), 2))


def by_suit(game: str, half: str, cards: str) -> tuple[tuple[int, int], ...]:
    """The cards of the best five of a stud hand, highest first, each by rank and then by suit (spades highest).

    Of fives worth the same, the one with the higher suits. An ace that counts low is low here too.
    """
    read, best = READINGS[game, half], worth(game, half, cards, "")
    if best is None:
        return ()
    made = [five for five in map(read, combinations(_faces(cards), OF_FIVE)) if five is not None]
    return max((_ranked(five.cards, half) for five in made if five.height == best), default=())


def _ranked(five: tuple[str, ...], half: str) -> tuple[tuple[int, int], ...]:
    low = half == LOW or {face[0] for face in five} == set("A2345")
    rank = {each: RANKS.index(each) for each in RANKS} | ({"A": -1} if low else {})
    return tuple(sorted(((rank[face[0]], SUITS.index(face[1])) for face in five), reverse=True))
