"""Up cards of stud that a file does not tell, of players who fold before they get another: one that fits is filled in.

Nobody can know which card lay there. It decided who began the betting of its street and nothing after it, so any card
does with which the same player begins.
"""

from dataclasses import replace
from random import Random
from zlib import crc32

from trainer.kernel.cards import RANKS, standard_deck
from trainer.kernel.games import is_stud
from trainer.scenarios.phh.actions import BETTING, HOLE, UNKNOWN, Action
from trainer.scenarios.phh.hand import Hand

FIRST_UP, LAST_UP = 2, 5
"""Which cards of a stud hand lie face up, from 0: the third to the sixth."""
ACE_LOW = RANKS[-1] + RANKS[:-1]


def filled(hand: Hand, actions: tuple[Action, ...], shows: dict[int, str]) -> tuple[tuple[Action, ...], bool]:
    """The actions with such cards, and whether any was filled in."""
    if not is_stud(hand.variant.game):
        return actions, False
    taken = {face for each in actions for face in each.cards}
    done, held = list(actions), dict.fromkeys(range(1, hand.count + 1), 0)
    for at, action in enumerate(actions):
        if action.word != HOLE:
            continue
        first = held[action.player]
        held[action.player] = first + len(action.cards)
        places = [each for each in _unknown_up(action, first) if not _goes_on(actions[at + 1 :], action.player, shows)]
        for place in places:
            face = _fitting(hand, actions, at, first + place, taken)
            taken.add(face)
            cards = done[at].cards
            done[at] = replace(done[at], cards=(*cards[:place], face, *cards[place + 1 :]))
    return tuple(done), done != list(actions)


def _unknown_up(action: Action, first: int) -> list[int]:
    return [
        at
        for at, face in enumerate(action.cards)
        if face == UNKNOWN and FIRST_UP <= first + at <= LAST_UP and first + len(action.cards) == first + at + 1
    ]


def _goes_on(later: tuple[Action, ...], player: int, shows: dict[int, str]) -> bool:
    """Does this player get another card, or show the hand?"""
    return player in shows or any(each.word == HOLE and each.player == player for each in later)


def _fitting(hand: Hand, actions: tuple[Action, ...], at: int, number: int, taken: set[str]) -> str:
    """An unseen card with which the same player begins: the lowest or the highest there is."""
    opener = next((each.player for each in actions[at:] if each.word in BETTING), 0)
    player, door = actions[at].player, number == FIRST_UP
    razz = hand.variant.game == "razz"
    low = (opener == player) == (door != razz)  # third street is begun by the worst hand, the others by the best
    own = {face[0] for each in actions[:at] if each.word == HOLE and each.player == player for face in each.cards}
    unseen = [each.face for each in standard_deck() if each.face not in taken and each.face[0] not in own]
    Random(crc32(hand.raw.text.encode())).shuffle(unseen)
    ranks = ACE_LOW if razz else RANKS
    return (min if low else max)(unseen, key=lambda face: ranks.index(face[0]))
