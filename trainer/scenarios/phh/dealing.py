"""The deck of a hand, top card first, in the order in which our dealer deals it; unseen cards by seed."""

from collections.abc import Iterator
from random import Random

from trainer.kernel.cards import standard_deck
from trainer.kernel.games import is_stud
from trainer.rules.course import FLOP_CARDS, HOLE_CARDS, LAST_STREET
from trainer.scenarios.phh.actions import UNKNOWN
from trainer.scenarios.phh.hand import Hand, NotDealt
from trainer.scenarios.phh.playing import Played


def deck(hand: Hand, play: Played, seed: int) -> tuple[str, ...]:
    """The faces that leave the stub in this hand, burns and folded hands filled from unseen cards by seed.

    Raises NotDealt where the deck is too small for all of them.
    """
    slots = list(_stud(hand, play) if is_stud(hand.variant.game) else _flop_game(hand, play))
    unseen = [each.face for each in standard_deck() if each.face not in slots]
    if slots.count(UNKNOWN) > len(unseen):
        raise NotDealt("with the burns, it needs more cards than the deck has")
    Random(f"unseen {seed}").shuffle(unseen)
    rest = iter(unseen)
    return tuple(next(rest) if face == UNKNOWN else face for face in slots)


def _rounds(hand: Hand, play: Played) -> Iterator[str]:
    """The initial deal: a card to everybody, round by round; the first player is the first to get one."""
    for number in range(HOLE_CARDS[hand.variant.game]):
        for player in range(1, hand.count + 1):
            yield _card(play.hole[player], number)


def _flop_game(hand: Hand, play: Played) -> Iterator[str]:
    yield from _rounds(hand, play)
    for at, face in enumerate(play.board):
        if at == 0 or at >= FLOP_CARDS:
            yield UNKNOWN
        yield face


def _stud(hand: Hand, play: Played) -> Iterator[str]:
    yield from _rounds(hand, play)
    for street in range(1, LAST_STREET[hand.variant.game] + 1):
        live = _live(hand, play, street)
        number = HOLE_CARDS[hand.variant.game] + street - 1
        if len(live) < 2 or not any(len(play.hole[player]) > number for player in live):
            return
        yield UNKNOWN
        yield from (_card(play.hole[player], number) for player in live)


def _live(hand: Hand, play: Played, street: int) -> list[int]:
    gone = {done.player for done in play.done if done.verb == "fold" and done.street < street}
    return [player for player in range(1, hand.count + 1) if player not in gone]


def _card(held: list[str], number: int) -> str:
    return held[number] if number < len(held) else UNKNOWN
