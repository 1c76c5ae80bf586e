"""Which sound hands our table can deal: everything it cannot is named with its reason."""

from collections.abc import Callable

from trainer.kernel.games import is_stud
from trainer.scenarios.phh.hand import Hand, NotDealt
from trainer.scenarios.semantics import MOST

MOST_SEATS = MOST


def examine(hand: Hand) -> None:
    """Raises NotDealt with the first reason why this hand is not dealt here."""
    for reason, holds in STUD if is_stud(hand.variant.game) else FLOP:
        if holds(hand):
            raise NotDealt(reason)


def _too_many(hand: Hand) -> bool:
    return hand.count > MOST[hand.variant.game]


def _posted(hand: Hand) -> bool:
    return min(hand.blinds) < 0


def _straddled(hand: Hand) -> bool:
    return any(hand.blinds[2:])


def _no_blinds(hand: Hand) -> bool:
    return not all(hand.blinds[:2])


def _odd_blinds(hand: Hand) -> bool:
    return hand.blinds[0] > hand.blinds[1]


def _uneven_antes(hand: Hand) -> bool:
    return len(set(hand.antes)) > 1 and not hand.big_blind_ante


def _other_least_bet(hand: Hand) -> bool:
    return bool(hand.min_bet) and hand.min_bet != hand.blinds[1]


def _no_antes(hand: Hand) -> bool:
    return not all(hand.antes)


def _high_bring_in(hand: Hand) -> bool:
    return hand.bring_in >= hand.small_bet


Reason = tuple[str, Callable[[Hand], bool]]
FLOP: tuple[Reason, ...] = (
    ("there are more players than seats", _too_many),
    ("a player posts to come in, and this program has no such post", _posted),
    ("this program has no straddles or extra blinds", _straddled),
    ("one of the blinds is not posted", _no_blinds),
    ("the small blind is larger than the big one", _odd_blinds),
    ("this program has no antes that differ by player", _uneven_antes),
    ("the minimum bet isn't the big blind", _other_least_bet),
)
STUD: tuple[Reason, ...] = (
    ("there are more players than seats", _too_many),
    ("this program has no antes that differ by player", _uneven_antes),
    ("this program has no stud without an ante", _no_antes),
    ("the bring-in isn't less than the small bet", _high_bring_in),
)
