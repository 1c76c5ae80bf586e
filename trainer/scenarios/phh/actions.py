"""The actions of PHH: "d dh p1 AcKd", "d db 2c3d4h", "p1 cbr 300", "p2 cc", "p3 f", "p4 pb", "p1 sm AcKd"."""

import re
from dataclasses import dataclass
from decimal import Decimal, InvalidOperation

from trainer.kernel.altered import replace
from trainer.kernel.cards import RANKS, SUITS
from trainer.kernel.limits import MOST_CHIPS, quoted, whole

UNKNOWN = "??"
HOLE, BOARD, FOLD, CALL, RAISE, POST, SHOW, DRAW, NOTE = "dh", "db", "f", "cc", "cbr", "pb", "sm", "sd", ""
KEPT = "-"
MOST_DECIMALS = 6
MOST_CARDS = 20  # in one action
_CARD = re.compile(rf"[{RANKS}?][{SUITS}?]")
_FORM = "write it as in 'd dh p1 AcKd', 'd db 2c3d4h', 'p1 cbr 300', 'p1 cc', 'p1 f', 'p1 pb' or 'p1 sm AcKd'"
BETTING = (FOLD, CALL, RAISE, POST)
PLAYERS = (*BETTING, SHOW, DRAW)


@dataclass(frozen=True, slots=True)
class Action:
    """One action, entry `at` of the list, from 0. `player` is 0 for the board.

    `cards` are faces, "??" for an unknown one; `shown` tells cards that were shown from a hand that was mucked.
    """

    at: int
    text: str
    word: str
    player: int = 0
    cards: tuple[str, ...] = ()
    amount: int | Decimal | None = None
    shown: bool = False

    def scaled(self, factor: int) -> "Action":
        """The same with its amount in whole chips."""
        return self if self.amount is None else replace(self, amount=int(self.amount * factor))


def action_of(text: str, at: int, players: int) -> Action:
    """The action that a text says, commentary left out. Raises ValueError."""
    words = text.partition("#")[0].split()
    match words:
        case []:
            return Action(at, text, NOTE)
        case ["d", "db", cards]:
            return Action(at, text, BOARD, 0, _cards(cards))
        case ["d", "dh", who, cards]:
            return Action(at, text, HOLE, _player(who, players), _cards(cards))
        case [who, word, *more] if word in PLAYERS and len(more) <= 1:
            return _of_player(Action(at, text, word, _player(who, players)), more)
    raise ValueError(f"{quoted(text)} isn't an action: {_FORM}")


def _of_player(action: Action, more: list[str]) -> Action:
    """What a player does, with the amount or the cards behind it."""
    match action.word, more:
        case "cbr", [amount]:
            return replace(action, amount=_amount(amount))
        case "sm", [cards]:
            return replace(action, cards=() if cards == KEPT else _cards(cards), shown=True)
        case ("sd", _) | (_, []) if action.word != RAISE:
            return action
    raise ValueError(f"{quoted(action.text)} isn't an action: {_FORM}")


def _player(who: str, players: int) -> int:
    number = who[1:]
    if who[:1] != "p" or not (number.isascii() and number.isdigit()):
        raise ValueError(f"{quoted(who)} isn't a player: write p1, p2 and so on")
    found = whole(number)
    if players and not 1 <= found <= players:
        raise ValueError(f"there is no player {who}: the hand has {players}")
    return found


def _cards(text: str) -> tuple[str, ...]:
    faces = tuple(text[at : at + 2] for at in range(0, len(text), 2))
    if len(faces) > MOST_CARDS:
        raise ValueError(f"{len(faces):,} cards are more than can be dealt at once")
    wrong = [each for each in faces if not _CARD.fullmatch(each)]
    if wrong:
        raise ValueError(f"{', '.join(wrong)}: isn't a card: write rank and suit, as in Td, or ?? for an unknown one")
    return tuple(UNKNOWN if "?" in each else each for each in faces)


def _amount(text: str) -> int | Decimal:
    try:
        value = Decimal(text.replace(",", ""))
    except InvalidOperation:
        raise ValueError(f"{quoted(text)} isn't an amount") from None
    if not value.is_finite() or value <= 0:
        raise ValueError(f"a bet or raise to {text} isn't possible: it must be more than 0")
    if value > MOST_CHIPS or decimals(value) > MOST_DECIMALS:
        raise ValueError(f"a bet or raise to {quoted(text)} is too large, or too fine, for chips")
    return value


def decimals(value: int | Decimal) -> int:
    """How many digits stand behind the point, zeros at the end not counted."""
    if isinstance(value, int):
        return 0
    exponent = value.normalize().as_tuple().exponent
    return max(0, -exponent) if isinstance(exponent, int) else 0
