"""What a file tells of hands that are shown, wherever it tells it: early, twice, after the last card, after a fold.

A real log writes a show-down where its room printed it: two hands as "??" when they are all-in, then open after the
river, or before the board is out. Who saw which cards when decides nothing here; that they are known does.
"""

from dataclasses import dataclass, replace

from trainer.kernel.games import has_board
from trainer.rules.course import HOLE_CARDS
from trainer.scenarios.phh.actions import BOARD, HOLE, SHOW, UNKNOWN, Action
from trainer.scenarios.phh.hand import Hand

OPEN, UNSEEN, GIVEN_UP = "open", "unseen", "given up"


@dataclass(frozen=True)
class Shown:
    """The actions of a hand without its show-downs, every hole card told that the file tells anywhere.

    `how` says of players, from 1, what they do with their hands in the end: show them, show none of them ("??"), or
    give up. `found` are faults, by the entry of the action list.
    """

    actions: tuple[Action, ...]
    how: dict[int, str]
    found: tuple[tuple[int, str], ...]


def shown(hand: Hand) -> Shown:
    """The hand with its show-downs taken out and their cards put where they were dealt."""
    dealt = [each for each in hand.actions if each.word == HOLE]
    faces = {player: _faces(dealt, player) for player in range(1, hand.count + 1)}
    came = {face: each.at for each in reversed(hand.actions) if each.word in (HOLE, BOARD) for face in each.cards}
    how, found = dict[int, str](), list[tuple[int, str]]()
    for action in hand.actions:
        if action.word != SHOW or _misdealt(hand, faces[action.player]):
            continue
        what = _fault(hand, action, faces[action.player], came)
        if what:
            found.append((action.at, what))
            continue
        _put(action, faces[action.player], came)
        how[action.player] = _stronger(how.get(action.player), _way(action, faces[action.player]))
    return Shown(tuple(_told(hand.actions, faces)), how, tuple(found))


def _misdealt(hand: Hand, held: list[str]) -> bool:
    """Has a hand too many cards, or not all of them? Then that is the fault, and not how it is shown."""
    return has_board(hand.variant.game) and len(held) != HOLE_CARDS[hand.variant.game]


def _faces(dealt: list[Action], player: int) -> list[str]:
    return [face for each in dealt if each.player == player for face in each.cards]


def _new(action: Action, held: list[str]) -> list[str]:
    return [face for face in action.cards if face != UNKNOWN and face not in held]


def _fault(hand: Hand, action: Action, held: list[str], came: dict[str, int]) -> str:
    """Why these cards cannot be shown; "" where they can."""
    new, board = _new(action, held), has_board(hand.variant.game)
    whole = len(held) if board else len(action.cards)
    if len(action.cards) not in (0, whole) or len(action.cards) > len(held) or len(new) > held.count(UNKNOWN):
        return "showing or mucking can't come here: these are other cards than were dealt"
    again = [face for face in new if face in came]
    return f"{again[0]} is dealt twice: it came in action {came[again[0]] + 1}" if again else ""


def _put(action: Action, held: list[str], came: dict[str, int]) -> None:
    """Cards that are new go where an unknown one was dealt."""
    for face in _new(action, held):
        held[held.index(UNKNOWN)] = face
        came[face] = action.at


def _way(action: Action, held: list[str]) -> str:
    if not action.shown:
        return GIVEN_UP
    return OPEN if any(face != UNKNOWN for face in action.cards) or (held and UNKNOWN not in held) else UNSEEN


def _stronger(one: str | None, other: str) -> str:
    """Of two things said of one hand, that which tells more of it."""
    return min((each for each in (one, other) if each), key=(OPEN, UNSEEN, GIVEN_UP).index)


def _told(actions: tuple[Action, ...], faces: dict[int, list[str]]) -> list[Action]:
    """The other actions, with the cards that are known by now."""
    told, at = [], dict.fromkeys(faces, 0)
    for action in actions:
        if action.word == HOLE:
            first = at[action.player]
            at[action.player] = first + len(action.cards)
            told.append(replace(action, cards=tuple(faces[action.player][first : at[action.player]])))
        elif action.word != SHOW:
            told.append(action)
    return told
