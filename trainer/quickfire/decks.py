"""Decks that deal what a question needs: given hole cards and boards, the rest by chance."""

from collections.abc import Iterator, Mapping, Sequence
from random import Random
from types import MappingProxyType

from trainer.kernel.cards import SUITS, Placed, card, standard_deck
from trainer.kernel.games import is_stud
from trainer.rules.course import HOLE_CARDS

Hand = Sequence[str]
FLOP, BOARD = 3, 5
STUD_STREETS = 4  # after the three cards of the deal


def deck(
    game: str,
    order: Sequence[int],
    holes: Mapping[int, Hand],
    board: Hand,
    live: Sequence[int],
    dice: Random,
    until: Mapping[int, int] = MappingProxyType({}),
) -> tuple[Placed, ...]:
    """The deck, top first, that gives `holes` to their seats and `board`; `order` is that of the first round.

    In stud the streets after the deal go to `live` alone, to those in `until` only so many. Cards not given come by
    chance.
    """
    wanted = [*board, *(each for hand in holes.values() for each in hand)]
    spare = _spare(wanted, dice)
    top = _stud(order, holes, live, until, spare) if is_stud(game) else _flop(game, order, holes, board, spare)
    return tuple(Placed(card(name)) for name in (*top, *spare))


def _spare(wanted: Sequence[str], dice: Random) -> Iterator[str]:
    left = [each.name for each in standard_deck() if each.name not in set(wanted)]
    dice.shuffle(left)
    return iter(left)


def _card(holes: Mapping[int, Hand], seat: int, number: int, spare: Iterator[str]) -> str:
    hand = holes.get(seat, ())
    return hand[number] if number < len(hand) else next(spare)


def _flop(game: str, order: Sequence[int], holes: Mapping[int, Hand], board: Hand, spare: Iterator[str]) -> list[str]:
    top = [_card(holes, seat, number, spare) for number in range(HOLE_CARDS[game]) for seat in order]
    laid = [board[at] if at < len(board) else next(spare) for at in range(BOARD)]
    return [*top, next(spare), *laid[:FLOP], next(spare), laid[FLOP], next(spare), laid[FLOP + 1]]


def _stud(
    order: Sequence[int], holes: Mapping[int, Hand], live: Sequence[int], until: Mapping[int, int], spare: Iterator[str]
) -> list[str]:
    top = [_card(holes, seat, number, spare) for number in range(3) for seat in order]
    for street in range(STUD_STREETS):
        top.append(next(spare))
        top += [_card(holes, seat, 3 + street, spare) for seat in live if street < until.get(seat, STUD_STREETS)]
    return top


def of_suits(rank: str, dice: Random, taken: set[str], count: int = 1) -> list[str]:
    """So many cards of a rank that are not taken yet; they are then."""
    free = [rank + suit for suit in SUITS if rank + suit not in taken]
    found = dice.sample(free, count)
    taken.update(found)
    return found
