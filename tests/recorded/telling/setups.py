"""What a told hand begins with: game, stakes, seats, and a deck with now and then something wrong in it."""

from collections.abc import Iterable

from tests.recorded.telling.dice import Dice
from tests.rules.situations import NAMES
from trainer.kernel.cards import RANKS, SUITS
from trainer.kernel.games import has_board, is_stud
from trainer.rules.course import HOLE_CARDS, LAST_STREET

GAMES = (*["holdem"] * 10, "omaha", "omaha", "omaha-8", "stud", "stud", "stud", "stud-8", "razz", "razz")
LIMITS = {True: ("no-limit", "no-limit", "no-limit", "limit", "pot-limit"), False: ("limit",) * 7 + ("no-limit",)}
PLAYERS = (2, 3, 3, 3, 4, 4, 4, 5, 6)
BLINDS = ((50, 100), (100, 200), (100, 200), (25, 50), (500, 1000))
STACKS = (
    *["1000x3+500x4+100x20+25x8"] * 4,
    *("5000x2+1000x2+100x2", "25000x1+5000x2+100x10", "1000x5+500x2+100x10+25x20", "500x3+100x30+25x40"),
    *("100x3+25x4", "500x1+100x9", "100x15+25x4", "25x1", "25x3", "100x1", "25x30", "100x2+25x2", "1000x2+25x1"),
)
BEGUN = ("button-due 2", "button-due 1", "last-hand 1 2 3", "last-hand 3 1 2", "last-hand 2 3 1 1", "last-hand 1 2 3 2")
AWAY = ("absent 1", "absent 2", "absent 3", "penalty 1", "penalty 2", "penalty 3", "moved 2\nabsent 2")
SCANT = 6  # in a hundred stud decks
RIGGED = 12  # in a hundred decks, so that hands come out equal
WRONG = (
    "boxed",
    "boxed",
    "boxed",
    "two boxed",
    "joker",
    "duplicate",
    "duplicate",
    "odd-back",
    "missing",
    "stuck",
    "low",
    "pair",
)
FULL = tuple(rank + suit for rank in RANKS for suit in SUITS)
EARLY = 26  # cards from the top among which something is wrong, so that it comes up


def head(dice: Dice) -> list[str]:
    """The head of a transcript, up to the line before its gestures."""
    game = dice.pick(GAMES)
    limit = dice.pick(LIMITS[has_board(game)])
    players = 8 if not has_board(game) and dice.chance(12) else dice.pick(PLAYERS)
    seats = [f"seat {seat} {_stack(dice)} {NAMES[seat - 1]}".rstrip() for seat in range(1, players + 1)]
    if players > 2 and dice.chance(10):
        empty = dice.below(players) + 1
        seats[empty - 1] = f"seat {empty} 0"
    lines = ["dealing 1", f"game {game} {limit}", *_stakes(dice, game, limit), *seats]
    order, stuck = _equal(dice, game, players) if players < 5 and dice.chance(RIGGED) else _deck(dice)
    if not has_board(game) and dice.chance(SCANT):
        order = order[: 6 * players + dice.below(players + 6)]  # the stub runs out about seventh street
    return [*lines, f"button {1 + dice.below(players)}", *_extra(dice, players), *stuck, f"deck {' '.join(order)}"]


def _stack(dice: Dice) -> str:
    return dice.pick(STACKS)


def _stakes(dice: Dice, game: str, limit: str) -> list[str]:
    small, big = dice.pick(BLINDS)
    fixed = [f"small-bet {big}", f"big-bet {2 * big}"]
    if not has_board(game):
        return [f"ante {25 if dice.chance(70) else 0}", f"bring-in {25 if big < 100 else 50}", *fixed]
    ante = dice.below(100)
    extra = [f"big-blind-ante {big}"] if ante < 10 else ["ante 25"] if ante < 16 else []
    return [f"small-blind {small}", f"big-blind {big}", *(fixed if limit == "limit" else []), *extra]


def _extra(dice: Dice, players: int) -> list[str]:
    lines: list[str] = []
    if players > 2 and dice.chance(12):
        lines.append(dice.pick(BEGUN))
    if players > 2 and dice.chance(9):
        lines += dice.pick(AWAY).splitlines()
    return lines


def _deck(dice: Dice) -> tuple[list[str], list[str]]:
    """The deck from the top, and the cards that stick together."""
    order = dice.mixed(FULL)
    return _spoiled(dice, order, dice.pick(WRONG)) if dice.chance(28) else (order, [])


def _equal(dice: Dice, game: str, players: int) -> tuple[list[str], list[str]]:
    """A deck that deals the same ranks to everybody, round by round."""
    rounds = HOLE_CARDS[game] + (LAST_STREET[game] if is_stud(game) else 0)
    ranks, top = dice.mixed(RANKS), list[str]()
    for number, rank in enumerate(ranks[:rounds]):
        suits = dice.mixed(SUITS)
        top += [ranks[-1] + suits[0]] if number >= HOLE_CARDS[game] and ranks[-1] + suits[0] not in top else []
        top += [rank + suit for suit in suits[:players]]
    return [*top, *dice.mixed([each for each in FULL if each not in top])], []


def _spoiled(dice: Dice, order: list[str], wrong: str) -> tuple[list[str], list[str]]:
    at, other = dice.below(EARLY), dice.below(EARLY)
    if wrong == "pair":  # two of a kind in one hand, or nearly
        at, other = dice.below(6), 0
        other, wrong = at + 2 + dice.below(4), "duplicate"
    if wrong == "stuck":
        return order, [f"stuck {order[at]} {order[at + 1]}"]
    if wrong == "missing":
        return order[:at] + order[at + 1 + dice.below(3) :], []
    if wrong == "low":
        return order[: 12 + dice.below(25)], []
    changed = {at: _instead(wrong, order[at], order[other] if other != at else order[at + 1])}
    if wrong == "two boxed":
        changed[other] = f"^{order[other]}"
    return [changed.get(place, each) for place, each in enumerate(order)], []


def _instead(wrong: str, card: str, other: str) -> str:
    return {"joker": "Jk", "duplicate": f"{other}*", "odd-back": f"{card}~"}.get(wrong, f"^{card}")


def played(lines: Iterable[str]) -> str:
    """The text of the head, with the rule below which gestures stand."""
    return "\n".join([*lines, "---", ""])
