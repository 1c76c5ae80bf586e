"""Who wins what: hands compared by pokerkit, pots layered by what each seat has put in.

Common practice only: the odd chip goes left of the button, and nothing here is a house's law.
"""

from collections.abc import Iterable
from functools import lru_cache
from typing import Any

from trainer.kernel import gestures as g
from trainer.kernel.cards import Placed
from trainer.kernel.chips import NO_CHIPS, Chips, pick
from trainer.rules.course import clockwise
from trainer.rules.facts import Facts
from trainer.rules.facts.button import ante_for_all

MOST_CARDS = 10  # every five of them are tried; more are no hand of these games


def winners(facts: Facts) -> tuple[int, ...]:
    """The seats that win if the hand is compared now: the only one left, or the best hands among the live ones.

    Cards that make no poker hand (too few, far too many, a joker) are worth nothing; with no hand at all nobody wins.
    """
    return _best(facts, facts.course.contesting)


def _best(facts: Facts, seats: Iterable[int]) -> tuple[int, ...]:
    live = tuple(seats)
    if len(live) == 1:
        return live
    worth = {seat: _hand(facts, seat) for seat in live}
    known = {seat: hand for seat, hand in worth.items() if hand is not None}
    if not known:
        return ()
    top = max(known.values())
    return tuple(seat for seat, hand in known.items() if hand == top)


def _hand(facts: Facts, seat: int) -> Any:
    board = _faces(facts.table.board)
    return worth("".join(_faces(facts.table.seat(seat).hand)), "".join(board))


def _faces(cards: Iterable[Placed]) -> list[str]:
    return [each.card.face for each in cards if not each.card.is_joker]


@lru_cache(maxsize=512)
def worth(hole: str, board: str) -> Any:
    """The best high hand of hole and board cards such as "AhKh", "2c3d4s", comparable; None if there is none."""
    if len(hole) + len(board) > 2 * MOST_CARDS:
        return None
    from pokerkit import StandardHighHand  # imported late: it takes 0.2 s, and most hands end without it

    try:
        return StandardHighHand.from_game(hole, board)
    except (ValueError, KeyError):
        return None


def shares(facts: Facts) -> tuple[tuple[int, int], ...]:
    """What is still to be pushed to whom: (seat, chips worth), side pots included, left of the button first.

    Adds up to the pot on the table, or is empty where nobody can be said to win.
    """
    due = _layers(facts)
    for _, gesture, _, _ in facts.happened(facts.deal_start):
        if isinstance(gesture.act, g.PushPot) and gesture.act.seat in due:
            due[gesture.act.seat] = max(0, due[gesture.act.seat] - gesture.act.chips.amount)
    left = facts.table.pot.amount
    found = []
    for seat in clockwise(tuple(seat for seat, amount in due.items() if amount), facts.table.button):
        part = min(due[seat], left)
        left -= part
        found.append([seat, part])
    if found and left:
        found[0][1] += left
    return tuple((seat, amount) for seat, amount in found if amount)


def _layers(facts: Facts) -> dict[int, int]:
    """Everybody's part of the whole pot, by what they put in."""
    put_in, dead = staked(facts), sum(ante_for_all(facts).values())
    contesting = facts.course.contesting
    due: dict[int, int] = {}
    below = 0
    for level in sorted({put_in.get(seat, 0) for seat in contesting} - {0}):
        layer = (0 if below else dead) + sum(min(amount, level) - min(amount, below) for amount in put_in.values())
        _share(facts, due, layer, [seat for seat in contesting if put_in.get(seat, 0) >= level])
        below = level
    rest = sum(max(0, amount - below) for amount in put_in.values())
    _share(facts, due, rest, [seat for seat in contesting if put_in.get(seat, 0) >= below])
    return due


def _share(facts: Facts, due: dict[int, int], amount: int, eligible: list[int]) -> None:
    best = clockwise(_best(facts, eligible), facts.table.button)
    for number, seat in enumerate(best):
        odd = 1 if number < amount % len(best) else 0
        due[seat] = due.get(seat, 0) + amount // len(best) + odd


def staked(facts: Facts) -> dict[int, int]:
    """What each seat has put in that others have to match, in chips' worth: an ante posted for all is none of it."""
    dead = ante_for_all(facts)
    return {seat: amount - dead.get(seat, 0) for seat, amount in paid(facts).items()}


def paid(facts: Facts) -> dict[int, int]:
    """What each seat has put in and not got back, in chips' worth."""
    paid: dict[int, int] = {}
    for _, gesture, _, _ in facts.happened():
        act = gesture.act
        if isinstance(act, g.Post | g.Wager):
            paid[gesture.seat] = paid.get(gesture.seat, 0) + act.chips.amount
        elif isinstance(act, g.PullBack):
            paid[gesture.seat] = paid.get(gesture.seat, 0) - act.chips.amount
        elif isinstance(act, g.ReturnBet):
            paid[act.seat] = paid.get(act.seat, 0) - act.chips.amount
    return paid


def push(pot: Chips, amount: int) -> Chips:
    """Chips of the pot worth `amount`, or the most below it that they can make; no chips if they make nothing."""
    sums = {0}
    for value, count in pot.piles:
        more = {total + value * extra for total in sums for extra in range(1, count + 1)}
        sums |= {total for total in more if total <= amount}
    return pick(pot, max(sums)) or NO_CHIPS
