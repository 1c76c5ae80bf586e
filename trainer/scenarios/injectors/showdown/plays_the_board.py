"""A player whose best hand is the board says that he plays it, and shows nothing."""

from collections.abc import Iterator, Mapping
from dataclasses import replace

from trainer.kernel.cards import Card
from trainer.rules.facts import Facts
from trainer.rules.facts.pots import held
from trainer.rules.facts.showdown import contenders
from trainer.rules.hands import HIGH, worth
from trainer.scenarios.form import Scenario
from trainer.scenarios.grammar import BOARD, PLAYS_BOARD, depth_of
from trainer.scenarios.injectors.injector import Cause, Evidence, Hand, Injector, Place, Spoiling, Value
from trainer.scenarios.injectors.showdown.ends import at_the_end, end_of, ends_so, words

HOLDEM = "holdem"
SAYS = ("I play the board", "Playing the board", "The board plays", "We're chopping, I've got the board")
ON_BOARD = ("flop 1", "flop 2", "flop 3", "turn", "river")
BOARDS = {
    "straight": ("AKQJT", "KQJT9", "QJT98", "JT987"),
    "full-house": ("AAAKK", "KKKAA", "QQQAA", "JJJAA"),
    "two-pair": ("AAKKQ", "KKQQA", "JJTTA", "8877A"),
    "trips": ("AAAKQ", "KKKAQ", "999AK"),
    "quads": ("AAAAK", "KKKKA", "7777A", "4444A"),
}
"""Boards by what they make, as ranks."""
MOST_PLAY_IT = 2
"""Players whose hands are no better than the board: with more of them, all would have called with nothing."""


def where(hand: Hand) -> Iterator[Place]:
    """Every hand that a board of some sort can leave no better than the board."""
    if hand.game == HOLDEM:
        found = at_the_end(hand, all_in=False)  # with an all-in every hand is tabled at once
        yield from (each for each in found if any(_board(hand, each.seat, name) for name in BOARDS))


def parameters(hand: Hand, place: Place) -> Mapping[str, tuple[Value, ...]]:
    return {"board": tuple(name for name in BOARDS if _board(hand, place.seat, name)), "says": SAYS}


def _board(hand: Hand, seat: int, name: str) -> tuple[Card, ...]:
    """Such a board out of cards that nobody was dealt, by which that hand is no better, and one other at most; none
    where there is none.
    """
    end = end_of(hand)
    assert end is not None, "where finds only such hands"
    order = _order(hand)
    left = sorted(order[hand.dealt :], key=lambda card: str(card))
    for ranks in BOARDS[name]:
        found = _of_ranks(left, ranks)
        faces = "".join(card.face for card in found)
        playing = _playing(end, faces) if found else ()
        if seat in playing and len(playing) <= MOST_PLAY_IT:
            return tuple(sorted(found, key=order.index))
    return ()


def _order(hand: Hand) -> list[Card]:
    """The deck as it is dealt, from the top: once it is shuffled and cut, before the first card is off it."""
    tables, whole = hand.record.tables, len(hand.record.setup.deck)
    begins = next(at for at, table in enumerate(tables) if len(table.stub) < whole)
    return [each.card for each in tables[begins - 1].stub]


def _playing(end: Facts, board: str) -> tuple[int, ...]:
    """Whose hands at the end are no better than that board."""
    alone = worth(HOLDEM, HIGH, "", board)
    return tuple(seat for seat in contenders(end) if worth(HOLDEM, HIGH, held(end, seat), board) == alone)


def _of_ranks(left: list[Card], ranks: str) -> tuple[Card, ...]:
    """A card of each of these ranks; none where they are not all left."""
    found: list[Card] = []
    for rank in ranks:
        suits = [card for card in left if card.face[0] == rank and card not in found]
        other = [card for card in suits if sum(card.face[1] == each.face[1] for each in found) < 2]
        if not (other or suits):
            return ()
        found.append((other or suits)[0])
    return tuple(found)


def spoil(hand: Hand, how: Spoiling) -> Scenario:
    seat = how.place.seat
    made = ends_so(hand, words(hand, seat, PLAYS_BOARD, str(how["says"])))
    return replace(made, deck=_deck(hand, _board(hand, seat, str(how["board"]))))


def _deck(hand: Hand, board: tuple[Card, ...]) -> tuple[Card, ...]:
    """The deck of the hand down to the river, with that board: each of its cards changes place with the one there."""
    order = _order(hand)
    for place, card in zip(ON_BOARD, board, strict=True):
        at, there = depth_of(place, hand.game, hand.order) - 1, order.index(card)
        order[at], order[there] = order[there], order[at]
    return tuple(order[: hand.dealt + BOARD["river"]])


INJECTOR = Injector(
    "plays-the-board",
    "A player plays the board",
    ("plays-the-board",),
    ("showdown.play-board",),
    Cause.PLAYER,
    where,
    spoil,
    Evidence(("hands",), heard=True),
    parameters,
    ("board", "says"),
)
